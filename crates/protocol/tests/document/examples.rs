//! Examples are read into their types and written again.

use rabenburg_engine::{Action, Announced, Awaited, Cast, Fact, Interlude, Refusal, Rules, SeenEvent, Stage};
use rabenburg_protocol::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::page::{Block, blocks};

/// The phrases with their texts, as the server tells them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Phrases {
    phrases: Vec<Worded>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Worded {
    id: Phrase,
    en: String,
    de: String,
}

/// Reads a value of the type and writes it again.
fn again<T: Serialize + DeserializeOwned>(value: &Value) -> Result<Value, serde_json::Error> {
    // From text, as it comes over the wire: some readers borrow from it.
    serde_json::to_value(serde_json::from_str::<T>(&value.to_string())?)
}

fn again_as(kind: &str, value: &Value) -> Option<Result<Value, serde_json::Error>> {
    macro_rules! types {
        ($($name:ident)*) => {
            match kind {
                $(stringify!($name) => again::<$name>(value),)*
                _ => return None,
            }
        };
    }
    Some(types! {
        Phrases NewVisitor Visitor Me NewTable TableInfo Tables GameResult Games QuickPlay QuickSeat Here
        SpellChoice Clock Absence Away Ending Proposal Notice Calling NewCall Calls
        ClientMessage ServerMessage Command Problem LegalAction
        Rules Awaited Announced Action Cast SeenEvent Fact Stage Interlude Refusal
    })
}

/// Whether the second has everything of the first.
fn has_all_of(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|there| has_all_of(value, there)))
        }
        _ => part == whole,
    }
}

#[test]
fn every_example_is_read_and_written_back_with_the_same_fields() {
    let blocks = blocks();
    assert!(blocks.len() > 40, "only {} examples", blocks.len());
    for Block { at, kind, short, values } in blocks {
        for value in values {
            let place = format!("PROTOCOL.md, example at line {at}, {kind}\n{value}\n");
            let written = again_as(&kind, &value).unwrap_or_else(|| panic!("{place}there is no such type"));
            let written = written.unwrap_or_else(|error| panic!("{place}{error}"));
            if short {
                assert!(has_all_of(&value, &written) && value != written, "{place}{written}");
            } else {
                assert_eq!(value, written, "{place}");
            }
        }
    }
}
