//! Every ready-made phrase has its text in both languages.

use std::collections::BTreeSet;

use rabenburg_protocol::Phrase;
use rabenburg_words::{Language, phrase};

#[test]
fn every_phrase_has_a_text_of_its_own() {
    for language in Language::ALL {
        let mut texts = BTreeSet::new();
        for said in Phrase::ALL {
            let id = serde_json::to_value(said).expect("a phrase is data");
            let id = id.as_str().expect("a phrase is one word");
            let text = phrase(id, language).unwrap_or_else(|| panic!("{id} has no text"));
            assert!(text.ends_with(['!', '?', '.']), "{text}");
            assert!(texts.insert(text), "{text} is there twice");
        }
    }
    assert_eq!(phrase("checkmate", Language::English), None);
}
