//! The ready-made chat phrases.

use std::collections::BTreeMap;

use axum::Json;
use rabenburg_protocol::Phrase;
use rabenburg_words::{Language, phrase};
use serde::Serialize;
use utoipa::ToSchema;

/// The phrases, in the order they are offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Phrases {
    phrases: Vec<Worded>,
}

/// A phrase in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Worded {
    /// What clients send.
    id: Phrase,
    /// The phrase by the code of each language.
    #[serde(flatten)]
    worded: BTreeMap<&'static str, &'static str>,
}

/// The ready-made phrases
///
/// Everyone reads them in their own language.
#[utoipa::path(get, path = "/api/v1/phrases", tag = "tables", responses((status = 200, body = Phrases)))]
pub(crate) async fn list() -> Json<Phrases> {
    Json(Phrases { phrases: Phrase::ALL.into_iter().map(worded).collect() })
}

fn worded(id: Phrase) -> Worded {
    // The texts are keyed by the phrases' names on the wire.
    let name = serde_json::to_value(id).expect("a phrase serializes");
    let word = |language| name.as_str().and_then(|name| phrase(name, language)).expect("every phrase has a text");
    Worded { id, worded: Language::ALL.into_iter().map(|language| (language.code(), word(language))).collect() }
}
