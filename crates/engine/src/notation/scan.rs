//! Words and their positions, so that errors can say where they are and what was expected.

use alloc::string::{String, ToString};
use core::fmt;

/// A text that is not notation: where it goes wrong, and what should be there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}, found {found}")]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

/// A piece of a larger text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    whole: &'a str,
    start: usize,
    end: usize,
}

impl<'a> Word<'a> {
    pub(super) fn all(whole: &'a str) -> Word<'a> {
        Word { whole, start: 0, end: whole.len() }
    }

    pub(super) fn text(&self) -> &'a str {
        &self.whole[self.start..self.end]
    }

    /// An error at the start of this piece.
    pub(super) fn error(&self, expected: impl fmt::Display) -> ParseError {
        let before = &self.whole[..self.start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let found = match self.text().trim().chars().take(40).collect::<String>() {
            empty if empty.is_empty() => "nothing".to_string(),
            text => alloc::format!("'{text}'"),
        };
        ParseError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            expected: expected.to_string(),
            found,
        }
    }

    /// What a parser makes of the text, or an error.
    pub(super) fn parse<T>(
        &self,
        expected: impl fmt::Display,
        parser: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ParseError> {
        parser(self.text()).ok_or_else(|| self.error(expected))
    }

    pub(super) fn number<T: core::str::FromStr>(&self, expected: impl fmt::Display) -> Result<T, ParseError> {
        // `+5` is a number to Rust, but not in the notation: every position has one spelling of its numbers.
        self.parse(expected, |text| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten())
    }

    /// The parts before and after the first separator, which is in neither.
    pub(super) fn split_once(&self, separator: char) -> Option<(Word<'a>, Word<'a>)> {
        let at = self.start + self.text().find(separator)?;
        let (before, after) = (Word { end: at, ..*self }, Word { start: at + separator.len_utf8(), ..*self });
        Some((before, after))
    }

    /// Like [`Self::split_once`], with an error if the separator is missing.
    pub(super) fn halves(
        &self,
        separator: char,
        expected: impl fmt::Display,
    ) -> Result<(Word<'a>, Word<'a>), ParseError> {
        self.split_once(separator).ok_or_else(|| self.error(expected))
    }

    pub(super) fn strip_prefix(&self, prefix: &str) -> Option<Word<'a>> {
        self.text().starts_with(prefix).then(|| Word { start: self.start + prefix.len(), ..*self })
    }

    /// The parts between separators, including empty ones.
    pub(super) fn split(&self, separator: char) -> impl Iterator<Item = Word<'a>> + use<'a> {
        let mut rest = Some(*self);
        core::iter::from_fn(move || {
            let word = rest?;
            match word.split_once(separator) {
                Some((part, after)) => {
                    rest = Some(after);
                    Some(part)
                }
                None => rest.take(),
            }
        })
    }

    pub(super) fn words(&self) -> Words<'a> {
        Words { rest: *self }
    }

    /// The single characters with their places.
    pub(super) fn chars(&self) -> impl Iterator<Item = (char, Word<'a>)> + use<'a> {
        let word = *self;
        word.text().char_indices().map(move |(at, char)| {
            let start = word.start + at;
            (char, Word { start, end: start + char.len_utf8(), ..word })
        })
    }

    /// The sections: lines, or parts between `|`. Comments from `#` to the end of a line and empty sections are left
    /// out.
    pub(super) fn sections(&self) -> impl Iterator<Item = Word<'a>> + use<'a> {
        self.split('\n')
            .map(|line| line.split_once('#').map_or(line, |(before, _)| before))
            .flat_map(|line| line.split('|'))
            .filter(|section| !section.text().trim().is_empty())
    }
}

/// Words between spaces, read one after the other.
#[derive(Clone)]
pub(super) struct Words<'a> {
    rest: Word<'a>,
}

impl<'a> Words<'a> {
    /// The next word, or an error that says what is missing.
    pub(super) fn require(&mut self, expected: impl fmt::Display) -> Result<Word<'a>, ParseError> {
        match self.next() {
            Some(word) => Ok(word),
            None => Err(self.rest.error(expected)),
        }
    }

    /// An error unless all words have been read.
    pub(super) fn end(&mut self) -> Result<(), ParseError> {
        match self.next() {
            Some(word) => Err(word.error("nothing more")),
            None => Ok(()),
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let text = self.rest.text();
        let skipped = text.len() - text.trim_start().len();
        let start = self.rest.start + skipped;
        let length = text.trim_start().find(char::is_whitespace).unwrap_or(text.len() - skipped);
        self.rest.start = start + length;
        (length > 0).then(|| Word { start, end: start + length, ..self.rest })
    }
}
