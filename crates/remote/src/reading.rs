//! Parsing messages from a server that may be newer than this client: it skips what it does not know, and notices what
//! matters.

use rabenburg_protocol::{CommandId, ServerMessage};
use serde_json::Value;

/// What a text turned out to be.
#[derive(Debug)]
pub(crate) enum Heard {
    Message(ServerMessage),
    /// An unknown kind of message, or one that will not be missed.
    Nothing,
    /// Something without which our knowledge would become wrong.
    Unreadable,
}

/// Parses a message.
pub(crate) fn read(text: &str) -> Heard {
    match serde_json::from_str(text) {
        Ok(message) => Heard::Message(message),
        Err(_) => serde_json::from_str(text).map_or(Heard::Unreadable, |value| in_part(&value)),
    }
}

/// What can be made of a message that cannot be parsed as a whole.
fn in_part(value: &Value) -> Heard {
    let word = |name: &str| value.get(name).and_then(Value::as_str);
    let id = || word("id").and_then(|id| id.parse::<CommandId>().ok());
    match word("type") {
        None | Some("welcome" | "update" | "table" | "done" | "allowed" | "refused" | "bye") => Heard::Unreadable,
        // A new kind of chat message, which answers a command all the same.
        Some("said") => match (id(), value.get("version").and_then(Value::as_u64)) {
            (Some(id), Some(version)) => Heard::Message(ServerMessage::Done { id, version }),
            _ => Heard::Nothing,
        },
        Some(_) => Heard::Nothing,
    }
}
