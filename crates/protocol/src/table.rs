//! What everyone may know about a table.

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Outcome, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::id::{Code, VisitorId};
use crate::name::Name;
use crate::options::NewTable;
use crate::remedy::{Abandoned, Away, Ending, Proposal};

/// The stage a table is at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are arriving.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was closed before the game was over.
    Closed,
}

/// A table, as everyone who comes to it may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its code.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "7K2QX9FM"))]
    pub code: Code,
    /// Its stage.
    pub status: Status,
    /// Who created it and may start the game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub host: VisitorId,
    /// What was agreed when it was created.
    pub options: NewTable,
    /// The rules of the game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub rules: Option<Rules>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How many are watching.
    pub spectators: u32,
    /// While the game waits for a person who has been away for a while: what the others can do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Away>,
    /// While the players may end the game before it is over: who has agreed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Why the game was abandoned, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abandoned: Option<Abandoned>,
    /// Who wants a rematch, once someone has asked for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// The table of the next game, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub rematch: Option<Code>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who sits there.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// The colour, once someone sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub colour: Option<Colour>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "sitter", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody.
    Open,
    /// A person.
    Person {
        /// Who it is.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        visitor: VisitorId,
        /// What people call them.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        name: Name,
        /// Whether they are present.
        present: bool,
        /// Whether a bot plays for them: until they return, or for good if they have resigned.
        bot_plays: bool,
        /// Since when they have been away, in milliseconds since 1970; missing while they are present.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_since: Option<u64>,
        /// Whether they have resigned.
        #[serde(default, skip_serializing_if = "is_false")]
        resigned: bool,
    },
    /// A bot.
    Bot {
        /// How it plays.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
        /// What people call it.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        name: Name,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableBrief {
    /// Its code.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: Code,
    /// Its stage.
    pub status: Status,
    /// What was agreed when it was created.
    pub options: NewTable,
    /// Who sits there, by seat; `null` for open ones.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<String>>))]
    pub names: Vec<Option<Name>>,
    /// When something last happened there, in milliseconds since 1970.
    pub changed_at: u64,
    /// Whether the game is waiting for this visitor; only in the list of their own tables.
    #[serde(default, skip_serializing_if = "is_false")]
    pub your_turn: bool,
    /// Where the game stands, while it is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
    /// How the game ended, if it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
}

/// Where a running game stands, as far as everyone may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Progress {
    /// The round, from 1.
    pub round: u32,
    /// The seat that has to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub awaited: Option<Seat>,
    /// When its time is up, in milliseconds since 1970, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// The last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<LastMove>,
}

/// The last move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastMove {
    /// Whose it was.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A list of tables, most recently changed first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tables {
    /// The tables.
    pub tables: Vec<TableBrief>,
}

/// In the form that serde needs.
fn is_false(value: &bool) -> bool {
    !value
}
