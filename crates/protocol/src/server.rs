//! What the server says at a table.

use rabenburg_engine::{Action, Fact, Seat, SeenEvent, View};
use serde::{Deserialize, Serialize};

use crate::chat::Said;
use crate::client::CommandId;
use crate::id::VisitorId;
use crate::name::Name;
use crate::problem::Problem;
use crate::table::TableInfo;

/// A message to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`, and again whenever the client has to begin anew: everything it may know.
    Welcome(Box<Welcome>),
    /// Something has happened in the game.
    Update(Box<Update>),
    /// Something has changed at the table: who sits there, who is there, whether the game has begun.
    Table {
        /// The table's version now.
        version: u64,
        /// The client's name for its command, if that was it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// The client's own place now.
        you: You,
        /// The table now.
        table: Box<TableInfo>,
    },
    /// Somebody has said something.
    Said {
        /// The client's name for its command, if that was it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// What was said.
        #[serde(flatten)]
        said: Said,
    },
    /// A command was done that others need not know of, or had been done already.
    Done {
        /// The client's name for it.
        id: CommandId,
        /// The table's version after it.
        version: u64,
    },
    /// A command was not done. Nothing has changed.
    Refused {
        /// The client's name for it.
        id: CommandId,
        /// The table's version now.
        version: u64,
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
    /// The action that was asked about would be legal.
    Allowed {
        /// The client's name for the question.
        id: CommandId,
    },
    /// The server closes the socket: why.
    Bye {
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
}

/// Who the client is at this table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct You {
    /// The visitor, if it has said a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visitor: Option<VisitorId>,
    /// The visitor's name at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The seat, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whom it does not want to hear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<VisitorId>,
}

/// Everything a client may know when it comes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the messages.
    pub protocol: u32,
    /// The table's version.
    pub version: u64,
    /// Who the client is.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// The present of the game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Now>,
    /// What was seen to happen, as far back as a written log may reach (rule 13.3), or since the version that was named.
    pub log: Vec<LogLine>,
    /// What was seen before the first line of the log, or now if it has none; there once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_from: Option<View>,
    /// The last things that were said.
    pub chat: Vec<Said>,
}

/// Something that was seen to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// The table's version after it.
    pub version: u64,
    /// In which turn.
    pub turn: u32,
    /// What.
    pub event: SeenEvent,
}

/// Something has happened in the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The table's version after it.
    pub version: u64,
    /// The client's name for its command, if that was it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// Who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Happened>,
    /// What this client saw of it, in order: the action, and the draws and rolls that followed.
    pub events: Vec<SeenEvent>,
    /// Where it leads.
    pub now: Now,
}

/// Who did something in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// For which seat.
    pub seat: Seat,
    /// Who.
    pub actor: Actor,
}

/// Who acts for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The person who sits there.
    Person,
    /// The bot that sits there, or takes an absent person's place.
    Bot,
    /// The server, because the time was up.
    Time,
}

/// The present of a game, for one client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Now {
    /// What it sees.
    pub view: View,
    /// What it may do: all of it, and nothing else. Empty if it has nothing to decide.
    pub choices: Vec<Choice>,
    /// How long the awaited player may think, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
}

/// Something the client may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action, to be sent back in an `act`.
    pub action: Action,
    /// If the client asked for it in its `hello`: the facts that the action would cause, as far as everybody can foresee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreseen: Option<Vec<Fact>>,
}

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockView {
    /// Whose.
    pub seat: Seat,
    /// How many milliseconds are left, when the message was made.
    pub left_ms: u64,
}
