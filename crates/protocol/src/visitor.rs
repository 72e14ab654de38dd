//! People without accounts.

use serde::{Deserialize, Serialize};

use crate::id::{Key, VisitorId};
use crate::name::Name;
use crate::table::TableBrief;

/// A visitor to be: all they need is a name. Also used to change it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVisitor {
    /// What people call them.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "Anna", min_length = 1, max_length = 24))]
    pub name: Name,
}

/// A new visitor with their key. It is sent only once: the server stores only its hash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Visitor {
    /// Their id for programs.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visitor: VisitorId,
    /// What people call them.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: Name,
    /// Their key: the secret part of their personal link.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: Key,
}

/// What visitors may know about themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Their id for programs.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visitor: VisitorId,
    /// What people call them.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: Name,
    /// The tables where they sit or sat, most recently changed first; a hundred at most.
    pub tables: Vec<TableBrief>,
}
