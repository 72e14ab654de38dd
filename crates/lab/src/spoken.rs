//! The language in which a command line is read: that of its help, and of what is wrong with it.
//!
//! clap asks for help texts through attributes and for values through `FromStr`, and neither takes a language. So it is
//! put here for the thread that reads the command line, for as long as that takes. Everything else is passed its
//! language.

use std::cell::Cell;
use std::fmt::Display;
use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

use rabenburg_words::{Language, command_line};

thread_local! {
    static SPOKEN: Cell<Language> = Cell::new(Language::from_code("en").expect("English is one of our languages"));
}

/// Does something that needs texts, such as reading a command line, in a language.
pub fn speaking<T>(language: Language, talk: impl FnOnce() -> T) -> T {
    let before = SPOKEN.replace(language);
    let result = talk();
    SPOKEN.set(before);
    result
}

/// A text in the language that is being spoken; English if nobody has said which.
pub fn said<T>(text: impl FnOnce(Language) -> T) -> T {
    text(SPOKEN.get())
}

/// Reads a whole number within bounds.
pub fn between<T>(low: T, high: T) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr<Err = ParseIntError> + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |given| {
        let outside = || said(|language| command_line::not_in_range(language, given, low, high));
        match given.parse() {
            Ok(number) if low <= number && number <= high => Ok(number),
            Ok(_) => Err(outside()),
            Err(error) => match error.kind() {
                IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => Err(outside()),
                _ => Err(said(command_line::not_a_number).to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_spoken_only_as_long_as_it_is_needed() {
        let code = || said(Language::code);
        for language in Language::ALL.iter().copied() {
            assert_eq!(speaking(language, code), language.code());
            assert_eq!(code(), "en");
        }
    }
}
