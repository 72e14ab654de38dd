//! People without accounts.

use serde::{Deserialize, Serialize};

use crate::id::{Key, VisitorId};
use crate::name::Name;
use crate::table::TableBrief;

/// A visitor to be: all he has to say is his name. Also how he takes another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVisitor {
    /// As people call him.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "Anna", min_length = 1, max_length = 24))]
    pub name: Name,
}

/// A new visitor with his key. It is said once: the server keeps its hash only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Visitor {
    /// What he is called among programs.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visitor: VisitorId,
    /// As people call him.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: Name,
    /// His key: the secret part of his personal link.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: Key,
}

/// What a visitor may know of himself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// What he is called among programs.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visitor: VisitorId,
    /// As people call him.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: Name,
    /// The tables at which he sits or sat, those with the latest change first; a hundred at most.
    pub tables: Vec<TableBrief>,
}
