//! The entries of a table's log.

use rabenburg_engine::{Input, Rules, Seat};
use rabenburg_protocol::{Actor, Code, CommandId, Name, NewTable, Saying, VisitorId};
use serde::{Deserialize, Serialize};

use super::Person;
use super::seats::Occupant;

/// An entry of a table's log, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// When it was made, in milliseconds since 1970.
    pub(crate) at: u64,
    /// Whose command it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<VisitorId>,
    /// The command's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<CommandId>,
    /// What happened.
    pub(crate) what: What,
}

/// Something that happened at a table. It includes every random outcome, so that replaying it gives the same result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// The table was created.
    Opened { host: VisitorId, options: Box<NewTable>, seats: Vec<Option<Occupant>> },
    /// Someone sat down, or changed seats or colours.
    Sat { seat: Seat, occupant: Occupant },
    /// A seat became free.
    Cleared { seat: Seat },
    /// The game began: the rules, everyone's final seat, and the cards dealt.
    Started { rules: Box<Rules>, seats: Vec<Option<Occupant>>, dealt: Vec<Input> },
    /// An action, with the draws and rolls that followed.
    Played { seat: Seat, actor: Actor, inputs: Vec<Input> },
    /// A bot stands in for a person from now on.
    BotTook { seat: Seat },
    /// The person plays again.
    Back { seat: Seat },
    /// Something was said.
    Said { name: Name, saying: Saying },
    /// Someone muted or unmuted someone.
    Muted { visitor: VisitorId, muted: bool },
    /// The table was closed.
    Closed,
    /// There is a rematch at another table.
    Rematch { code: Code },
}

impl Entry {
    /// An entry by the server itself.
    pub(crate) fn of_house(at: u64, what: What) -> Entry {
        Entry { at, by: None, id: None, what }
    }

    /// An entry by a visitor's command.
    pub(crate) fn of(person: &Person, id: CommandId, at: u64, what: What) -> Entry {
        Entry { at, by: Some(person.visitor), id: Some(id), what }
    }
}
