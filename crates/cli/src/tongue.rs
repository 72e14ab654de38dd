//! The language to tell games in.

use clap::ValueEnum;
use rabenburg_words::Language;

/// A language, by its name on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Tongue {
    /// English
    En,
    /// German
    De,
}

impl Tongue {
    /// The system's language if it is one of ours, otherwise English.
    pub(crate) fn of_system() -> Tongue {
        Tongue::of_variables(|name| std::env::var(name).ok())
    }

    fn of_variables(value: impl Fn(&str) -> Option<String>) -> Tongue {
        // By convention, the first one set decides.
        let set = |name| value(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        match locale.as_deref().and_then(|locale| locale.split(['_', '.', '@']).next()) {
            Some("de") => Tongue::De,
            _ => Tongue::En,
        }
    }

    pub(crate) fn language(self) -> Language {
        match self {
            Tongue::En => Language::English,
            Tongue::De => Language::German,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_set_decides() {
        for (set, expected) in [
            (&[][..], Tongue::En),
            (&[("LANG", "de_AT.UTF-8")], Tongue::De),
            (&[("LANG", "de")], Tongue::De),
            (&[("LANG", "C.UTF-8")], Tongue::En),
            (&[("LANG", "dender")], Tongue::En),
            (&[("LC_MESSAGES", "de_DE@euro"), ("LANG", "en_GB")], Tongue::De),
            (&[("LC_ALL", "en_US.UTF-8"), ("LC_MESSAGES", "de_DE"), ("LANG", "de_DE")], Tongue::En),
            (&[("LC_ALL", ""), ("LANG", "de_DE")], Tongue::De),
        ] {
            let value = |name: &str| set.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned());
            assert_eq!(Tongue::of_variables(value), expected, "{set:?}");
        }
    }
}
