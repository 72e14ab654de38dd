//! Messages of a server that may be newer than this client: it skips what it does not know, and notices what it should.

use rabenburg_protocol::{CommandId, ServerMessage};
use serde_json::Value;

/// What a text turned out to be.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A message.
    Message(ServerMessage),
    /// A kind of message that is not known here, or one that is not missed.
    Nothing,
    /// Something without which what is known would become wrong.
    Unreadable,
}

/// Reads a message.
pub(crate) fn read(text: &str) -> Heard {
    match serde_json::from_str(text) {
        Ok(message) => Heard::Message(message),
        Err(_) => serde_json::from_str(text).map_or(Heard::Unreadable, |value| in_part(&value)),
    }
}

/// What can be read of a message that cannot be read as a whole.
fn in_part(value: &Value) -> Heard {
    let word = |name: &str| value.get(name).and_then(Value::as_str);
    let id = || word("id").and_then(|id| id.parse::<CommandId>().ok());
    match word("type") {
        None | Some("welcome" | "update" | "table" | "done" | "allowed" | "refused" | "bye") => Heard::Unreadable,
        // A saying of a new kind, which answers a command all the same.
        Some("said") => match (id(), value.get("version").and_then(Value::as_u64)) {
            (Some(id), Some(version)) => Heard::Message(ServerMessage::Done { id, version }),
            _ => Heard::Nothing,
        },
        Some(_) => Heard::Nothing,
    }
}
