//! Lists, and the starts of sentences.

use crate::{Language, game};

/// Things in a row, with "and" before the last: "T8, T2 and 2 wizards".
pub fn list(items: &[String], language: Language) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => game::and(language, first.join(", "), last),
    }
}

/// The text with its first letter capitalised.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
