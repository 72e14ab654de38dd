//! What the server says at a table.

use rabenburg_engine::{Action, Fact, Seat, SeenEvent, View};
use serde::{Deserialize, Serialize};

use crate::chat::Said;
use crate::client::CommandId;
use crate::id::VisitorId;
use crate::name::Name;
use crate::pace::Timeout;
use crate::problem::Problem;
use crate::table::TableInfo;

/// A message to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`, and sent again whenever the client has to start over: everything it may know.
    Welcome(Box<Welcome>),
    /// Something has happened in the game.
    Update(Box<GameUpdate>),
    /// Something has changed around the table: who sits there, who is present, whether the game has begun.
    Table {
        /// The table's version now.
        version: u64,
        /// The id of the client's own command, if this is its result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// The client's own place now.
        you: You,
        /// The table now.
        table: Box<TableInfo>,
        /// What happened, where the table alone does not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        notice: Option<Notice>,
    },
    /// Someone said something.
    Said {
        /// The id of the client's own command, if this is its result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// What was said.
        #[serde(flatten)]
        said: Said,
    },
    /// A command was carried out that others need not know of, or had been carried out before.
    Done {
        /// The command's id.
        id: CommandId,
        /// The table's version after it.
        version: u64,
    },
    /// A command was not carried out. Nothing has changed.
    Refused {
        /// The command's id.
        id: CommandId,
        /// The table's version now.
        version: u64,
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
    /// The action asked about would be legal.
    Allowed {
        /// The question's id.
        id: CommandId,
    },
    /// The server closes the socket, and says why.
    Bye {
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
}

/// Who the client is at this table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct You {
    /// The visitor, if the client gave a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visitor: Option<VisitorId>,
    /// The visitor's name at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// Their seat, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether the host has taken their seat away, and they have not sat down again.
    #[serde(default, skip_serializing_if = "is_false")]
    pub evicted: bool,
    /// Whom they have muted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<VisitorId>,
}

/// Something that happened around a table, for everyone there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The host changed the options of the table.
    Changed,
    /// The host took a person's seat away.
    Evicted {
        /// Who it was.
        visitor: VisitorId,
        /// What people call them.
        name: Name,
    },
    /// A bot plays for a person from now on.
    StandIn {
        /// The person's seat.
        seat: Seat,
        /// The seat of whoever let it, which is their own if they left; missing if it came by itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// A person is back: nobody stands in any more, waits or wants to end the game.
    Back {
        /// The person's seat.
        seat: Seat,
    },
    /// Someone else is the host now, because the one before has been away from a room that waits.
    Host {
        /// The seat of the new host.
        seat: Seat,
    },
    /// Someone asked everyone to wait for a person who is away.
    Waits {
        /// The seat of whoever asked.
        by: Seat,
    },
    /// Someone agrees to end the game, or no longer does.
    Ending {
        /// Their seat.
        by: Seat,
        /// Whether they agree.
        agreed: bool,
    },
    /// A person has resigned. A bot plays on for them.
    Resigned {
        /// The person's seat.
        seat: Seat,
    },
    /// A person took a bot's seat.
    TookOver {
        /// The seat.
        seat: Seat,
        /// What the bot was called.
        bot: Name,
    },
    /// Someone asks for a rematch, accepts or declines one.
    Rematch {
        /// Their seat.
        by: Seat,
        /// Whether they want it.
        accepted: bool,
    },
    /// Something a newer server tells that is not known here. It is never sent, only received.
    #[serde(other, skip_serializing)]
    Unknown,
}

/// In the form that serde needs.
fn is_false(value: &bool) -> bool {
    !value
}

/// Everything a client may know when it arrives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The protocol version.
    pub protocol: u32,
    /// The table's version.
    pub version: u64,
    /// Who the client is.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// The current state of the game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Now>,
    /// What the client saw happen, as far back as a written log may reach (rule 13.3), or since the version it named.
    pub log: Vec<LogLine>,
    /// The view before the first line of the log, or now if the log is empty; present once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_from: Option<View>,
    /// The latest chat messages.
    pub chat: Vec<Said>,
}

/// Something the client saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// The table's version after it.
    pub version: u64,
    /// In which turn.
    pub turn: u32,
    /// Who did it, at the first event of what a bot did, or what happened because time was up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Happened>,
    /// What.
    pub event: SeenEvent,
}

/// Something happened in the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameUpdate {
    /// The table's version after it.
    pub version: u64,
    /// The id of the client's own command, if this is its result.
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
    pub actor: DoneBy,
    /// What was done because time was up: a bot chose, or as little happened as the rules allow (a redraw, a pass, the
    /// end of the turn).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<Timeout>,
}

/// Who acts for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoneBy {
    /// The person who sits there.
    Person,
    /// The bot that sits there, or stands in for an absent person.
    Bot,
    /// The server, because time was up.
    Time,
}

/// The current state of a game, for one client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Now {
    /// What it sees.
    pub view: View,
    /// What it may do: the complete list. Empty if it has nothing to decide.
    pub choices: Vec<LegalAction>,
    /// How long the awaited player may think, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
}

/// Something the client may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LegalAction {
    /// The action, to be sent back in an `act`.
    pub action: Action,
    /// If the client asked for it in its `hello`: the facts that the action would cause, as far as everyone can
    /// foresee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreseen: Option<Vec<Fact>>,
}

/// A running clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockView {
    /// Whose.
    pub seat: Seat,
    /// How many milliseconds were left when the message was created.
    pub left_ms: u64,
}
