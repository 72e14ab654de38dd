//! People's names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A printable name: 1 to 24 characters, none of which affects how others are displayed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAName {
    /// It is empty.
    #[error("a name has at least one character")]
    Empty,
    /// It is too long.
    #[error("a name has at most {} characters", Name::LIMIT)]
    TooLong,
}

impl Name {
    /// The maximum length in characters.
    pub const LIMIT: usize = 24;

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name with a number after it, for a second person with that name.
    #[must_use]
    pub fn numbered(&self, number: usize) -> Name {
        let number = format!(" {number}");
        let room = Name::LIMIT - number.chars().count();
        let short: String = self.0.chars().take(room).collect();
        Name(format!("{}{number}", short.trim_end()))
    }
}

/// Whether a character is allowed in names and messages: no control characters, and none that hide text or change its
/// direction.
pub(crate) fn is_plain(char: char) -> bool {
    let invisible = matches!(char,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !char.is_control() && !invisible
}

/// The text with single spaces and only printable characters.
pub(crate) fn plain(text: &str) -> String {
    let words = text.split_whitespace().map(|word| word.chars().filter(|&char| is_plain(char)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

impl FromStr for Name {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Name, NotAName> {
        let name = plain(text);
        match name.chars().count() {
            0 => Err(NotAName::Empty),
            1..=Name::LIMIT => Ok(Name(name)),
            _ => Err(NotAName::TooLong),
        }
    }
}

impl TryFrom<String> for Name {
    type Error = NotAName;

    fn try_from(text: String) -> Result<Name, NotAName> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_plain() {
        for (typed, name) in [
            ("  Anna  Maria\t", Some("Anna Maria")),
            ("Ömer 🐦", Some("Ömer 🐦")),
            ("a\u{202e}b\u{0}c\u{200b}", Some("abc")),
            ("", None),
            (" \u{200b} ", None),
            ("abcdefghijklmnopqrstuvwx", Some("abcdefghijklmnopqrstuvwx")),
            ("abcdefghijklmnopqrstuvwxy", None),
        ] {
            let read = typed.parse::<Name>().ok();
            assert_eq!(read.as_ref().map(Name::as_str), name, "{typed:?}");
        }
    }

    #[test]
    fn numbered_names_are_names() {
        let name: Name = "abcdefghijklmnopqrstuvwx".parse().expect("a name");
        assert_eq!(name.numbered(2).as_str(), "abcdefghijklmnopqrstuv 2");
        assert_eq!(name.numbered(2).as_str().parse(), Ok(name.numbered(2)));
    }
}
