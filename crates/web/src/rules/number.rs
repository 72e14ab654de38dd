//! The number of a rule, such as 5.3: chapter and rule in `docs/RULES.md`.

use std::fmt;
use std::str::FromStr;

/// The number of a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number {
    /// The chapter, before the dot.
    pub chapter: u8,
    /// The rule within it, after the dot.
    pub rule: u8,
}

/// A text that is not the number of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a rule's number is written like 5.3")]
pub struct NotANumber;

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.chapter, self.rule)
    }
}

impl FromStr for Number {
    type Err = NotANumber;

    /// Parses a number. Every rule is written in exactly one way: without leading zeros, signs or spaces.
    fn from_str(text: &str) -> Result<Number, NotANumber> {
        let (chapter, rule) = text.split_once('.').ok_or(NotANumber)?;
        let number = Number { chapter: chapter.parse().or(Err(NotANumber))?, rule: rule.parse().or(Err(NotANumber))? };
        if number.to_string() == text { Ok(number) } else { Err(NotANumber) }
    }
}

#[cfg(test)]
mod tests {
    use super::{NotANumber, Number};

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for text in ["1.1", "8.10", "12.0"] {
            assert_eq!(text.parse::<Number>().map(|number| number.to_string()), Ok(text.into()));
        }
        for text in ["", "5", "5.", ".3", "05.3", "5.03", "+5.3", "5.3.1", "five.three", "5.300"] {
            assert_eq!(text.parse::<Number>(), Err(NotANumber), "{text}");
        }
    }

    #[test]
    fn ten_comes_after_nine() {
        assert!("8.9".parse::<Number>().ok() < "8.10".parse().ok());
    }
}
