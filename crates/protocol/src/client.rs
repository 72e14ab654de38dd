//! What a client says at a table.

use std::str::FromStr;

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Colour, Seat};
use serde::{Deserialize, Serialize};

use crate::chat::Saying;
use crate::id::{Key, VisitorId};

/// A message to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Who comes. The first message, and the only one of its kind.
    Hello(Hello),
    /// Do something. It is answered by an `update`, `table` or `said` with this `id`, by `done`, or by `refused`.
    Do {
        /// What the client calls this command. Sent again with the same name, it is not done again but answered again.
        id: CommandId,
        /// The last version of the table that the client has seen. What has been overtaken by a later move is refused.
        version: u64,
        /// What to do.
        command: Command,
    },
    /// Ask whether an action would be legal now, and if not, why. It is answered by `allowed` or `refused`.
    WhyNot {
        /// What the client calls this question.
        id: CommandId,
        /// The action.
        action: Action,
    },
}

/// Who comes to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the messages, [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u32,
    /// The visitor's key. Whoever has none watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// After a break: the last version that the client has seen. The log in the welcome begins after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// Whether choices shall say what would come of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub foresee: bool,
}

/// What a client calls a command: 1 to 36 visible ASCII characters. Names that are never used twice, such as random ones, are
/// best.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(Box<str>);

impl CommandId {
    /// The name as a text.
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
    /// Play: one of the choices of the moment.
    Act {
        /// The choice.
        action: Action,
    },
    /// Sit down on an open seat, or change seat or colour, before the game begins.
    Sit {
        /// The seat; without it the first open one, or the own one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The colour; without it the own one if it is free, otherwise the first that is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// Leave one's seat. In a running game a bot plays on, if the table has one for who stays away,
    /// until one comes again.
    Leave {},
    /// The host puts a bot on a seat that is open or has a bot, before the game begins.
    SeatBot {
        /// The seat.
        seat: Seat,
        /// How it plays.
        level: Level,
        /// The colour; without it the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// The host clears a seat, before the game begins.
    Clear {
        /// The seat.
        seat: Seat,
    },
    /// The host starts the game. All seats must be taken.
    Start {},
    /// The host gives the table up, before the game begins.
    Close {},
    /// Say something to the table.
    Say {
        /// What.
        saying: Saying,
    },
    /// Hear nothing more of somebody, or hear him again.
    Mute {
        /// Whom.
        visitor: VisitorId,
        /// Whether he is muted from now on.
        muted: bool,
    },
    /// After the game: another one with the same players and options, at a new table. Its code comes in a `table` message.
    Rematch {},
}
