//! Searches the book: every word of the query must be found, titles count more than text, and the best match comes
//! first.

mod fold;
mod index;

use std::ops::Range;

pub use self::index::Index;
use super::number::Number;

/// Where a search leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BookPlace {
    /// A rule.
    Rule(Number),
    /// The start of a chapter, by its name.
    Chapter(String),
    /// A word of the glossary: the name of its chapter, and its index there.
    Term(String, usize),
}

/// A text with search matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marked {
    /// The text.
    pub text: String,
    /// The matches: ranges of bytes, in order, that do not touch.
    pub marks: Vec<Range<usize>>,
}

/// A search result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchHit {
    /// Where it leads.
    pub place: BookPlace,
    /// The title there.
    pub title: Marked,
    /// Some of the text there, around the matches.
    pub snippet: Marked,
    /// How well it matches; more is better.
    pub score: u32,
}

impl Marked {
    /// The text in pieces, each with whether it is a match.
    pub fn pieces(&self) -> Vec<(&str, bool)> {
        let mut pieces = Vec::new();
        let mut from = 0;
        for mark in &self.marks {
            pieces.push((&self.text[from..mark.start], false));
            pieces.push((&self.text[mark.clone()], true));
            from = mark.end;
        }
        pieces.push((&self.text[from..], false));
        pieces.retain(|(piece, _)| !piece.is_empty());
        pieces
    }
}
