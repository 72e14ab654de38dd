//! What a table's log is made of.

use rabenburg_engine::{Input, Rules, Seat};
use rabenburg_protocol::{Actor, Code, CommandId, Name, NewTable, Saying, VisitorId};
use serde::{Deserialize, Serialize};

use super::Person;
use super::seats::Occupant;

/// An entry of a table's log, as it is written into the store.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// When it was made, in milliseconds since 1970.
    pub(crate) at: u64,
    /// Whose command it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<VisitorId>,
    /// What he called it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<CommandId>,
    /// What happened.
    pub(crate) what: What,
}

/// Something that happened at a table. Everything that was left to chance is in it, so that it happens again the same way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// The table was made.
    Opened { host: VisitorId, options: Box<NewTable>, seats: Vec<Option<Occupant>> },
    /// Somebody sat down, changed his place or his colour.
    Sat { seat: Seat, occupant: Occupant },
    /// A seat became free.
    Cleared { seat: Seat },
    /// The game began: with these rules, everybody on his final seat, and the cards dealt.
    Started { rules: Box<Rules>, seats: Vec<Option<Occupant>>, dealt: Vec<Input> },
    /// An action, with the draws and rolls that followed.
    Played { seat: Seat, actor: Actor, inputs: Vec<Input> },
    /// From now on a bot plays for a person.
    BotTook { seat: Seat },
    /// He plays himself again.
    Back { seat: Seat },
    /// Something was said.
    Said { name: Name, saying: Saying },
    /// Somebody does not want to hear somebody any more, or does again.
    Muted { visitor: VisitorId, muted: bool },
    /// The table was given up.
    Closed,
    /// There is another game at another table.
    Rematch { code: Code },
}

impl Entry {
    /// An entry by the server itself.
    pub(crate) fn of_house(at: u64, what: What) -> Entry {
        Entry { at, by: None, id: None, what }
    }

    /// An entry by somebody's command.
    pub(crate) fn of(person: &Person, id: CommandId, at: u64, what: What) -> Entry {
        Entry { at, by: Some(person.visitor), id: Some(id), what }
    }
}
