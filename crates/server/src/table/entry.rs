//! The entries of a table's log.

use rabenburg_engine::{Input, Rules, Seat};
use rabenburg_protocol::{Code, CommandId, DoneBy, Name, NewTable, Saying, Timeout, VisitorId};
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
    Played {
        seat: Seat,
        actor: DoneBy,
        inputs: Vec<Input>,
        /// What was done because time was up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        timeout: Option<Timeout>,
    },
    /// A bot stands in for a person from now on.
    BotTook { seat: Seat },
    /// The person plays again.
    Back { seat: Seat },
    /// Someone asked to wait for a person who is away.
    Waits { seat: Seat, by: Seat },
    /// Someone agreed to end the game, or no longer does; whether that ended it depends on who was present. `about` is
    /// who was away.
    Ending {
        by: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Seat>,
        agreed: bool,
        ends: bool,
    },
    /// A person resigned.
    Resigned { seat: Seat },
    /// A person took the seat of a bot.
    TookOver { seat: Seat, person: Person },
    /// Someone else became the host, because the one before was away.
    Hosted { visitor: VisitorId },
    /// The host changed the options before the game; everyone sits here now.
    Changed { options: Box<NewTable>, seats: Vec<Option<Occupant>> },
    /// Something was said.
    Said { name: Name, saying: Saying },
    /// Someone muted or unmuted someone.
    Muted { visitor: VisitorId, muted: bool },
    /// The table was closed.
    Closed,
    /// Someone asked for a rematch, accepted or declined one.
    Answered { seat: Seat, accepts: bool },
    /// There is a rematch at another table.
    Rematch { code: Code },
}

impl Entry {
    /// An entry by the server itself.
    pub(crate) fn of_house(at: u64, what: What) -> Entry {
        Entry { at, by: None, id: None, what }
    }

    /// An entry by a visitor who gave no id to their wish.
    pub(crate) fn of_visitor(person: &Person, at: u64, what: What) -> Entry {
        Entry { at, by: Some(person.visitor), id: None, what }
    }

    /// An entry by a visitor's command.
    pub(crate) fn of(person: &Person, id: CommandId, at: u64, what: What) -> Entry {
        Entry { at, by: Some(person.visitor), id: Some(id), what }
    }
}
