//! What a client says at a table.

use std::str::FromStr;

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Colour, Seat};
use serde::{Deserialize, Serialize};

use crate::chat::Saying;
use crate::id::{Key, VisitorId};
use crate::options::NewTable;

/// A message to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Who the client is. The first message, sent only once.
    Hello(Hello),
    /// Do something. Answered by an `update`, `table` or `said` with this `id`, by `done`, or by `refused`.
    Do {
        /// An idempotency key: a command sent again with the same id is answered again, but not carried out again.
        id: CommandId,
        /// The last version of the table that the client has seen. A command overtaken by a later move is refused.
        version: u64,
        /// What to do.
        command: Command,
    },
    /// Ask whether an action would be legal now, and if not, why. Answered by `allowed` or `refused`.
    WhyNot {
        /// The client's id for this question.
        id: CommandId,
        /// The action.
        action: Action,
    },
}

/// Who comes to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The protocol version, [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u32,
    /// The visitor's key. A client without one can only watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// After a break: the last version that the client has seen. The log in the welcome starts after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// Whether choices should say what they would lead to.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub foresee: bool,
}

/// A client's id for a command: 1 to 36 visible ASCII characters. It must never be used twice, so random ids are best.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(Box<str>);

impl CommandId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CommandId {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<CommandId, &'static str> {
        String::from(text).try_into()
    }
}

impl TryFrom<String> for CommandId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<CommandId, &'static str> {
        let fits = (1..=36).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(CommandId(text.into())) } else { Err("an id has 1 to 36 visible ASCII characters") }
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        id.0.into()
    }
}

/// Something to do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Play one of the current choices.
    Act {
        /// The choice.
        action: Action,
    },
    /// Take an open seat, or change seat or colour, before the game begins.
    Sit {
        /// The seat; by default one's own, or the first open one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The colour; by default one's own if it is free, otherwise the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// Leave one's seat. In a running game, a bot stands in until the player returns.
    Leave {},
    /// The host puts a bot in a seat that is open or already has one, before the game begins.
    SeatBot {
        /// The seat.
        seat: Seat,
        /// How it plays.
        level: Level,
        /// The colour; by default the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// The host clears a seat before the game begins.
    Clear {
        /// The seat.
        seat: Seat,
    },
    /// The host changes the options before the game begins. People stay seated where possible.
    Change {
        /// The new options, without `seats`: those are as they are.
        options: Box<NewTable>,
    },
    /// The host starts the game. All seats must be taken, or bots take the others.
    Start {
        /// The level of bots for the open seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bots: Option<Level>,
    },
    /// The host closes the table before the game begins.
    Close {},
    /// Say something to the table.
    Say {
        /// What.
        saying: Saying,
    },
    /// Mute or unmute someone.
    Mute {
        /// Whom.
        visitor: VisitorId,
        /// Whether they are muted from now on.
        muted: bool,
    },
    /// Let a bot play for a person who is away, until they return.
    StandIn {
        /// The seat of the person who is away.
        seat: Seat,
    },
    /// Ask everyone to wait for a person who is away: no bot stands in by itself.
    Wait {
        /// The seat of the person who is away.
        seat: Seat,
    },
    /// Agree to end the game before it is over, or no longer agree.
    End {
        /// Whether one agrees.
        agreed: bool,
    },
    /// Resign: a bot plays on in one's seat, for good.
    Resign {},
    /// Take the seat of a bot while the game is on, at a table that allows it.
    TakeOver {
        /// The seat; by default the first bot's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// After the game: ask for a rematch, or accept one.
    Rematch {},
    /// Decline a rematch, or no longer want one.
    Decline {},
    /// Open the table of the rematch without those who have not answered.
    Reopen {
        /// The level of bots for the free seats; without it, they are open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bots: Option<Level>,
    },
}
