//! The language to speak, which has to be known before the command line is read: what is wrong with it is said in that
//! language, too.

use std::ffi::OsString;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use rabenburg_words::{Language, about};

/// The languages by their codes, each described by its own name.
pub(crate) fn parser() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.iter().map(|&language| {
        let value = PossibleValue::new(language.code());
        value.help(about::name(language))
    });
    PossibleValuesParser::new(codes).map(|code| Language::from_code(&code).expect("one of the possible values"))
}

/// The language that the arguments, our own variable or the system ask for; otherwise English.
///
/// Whatever cannot be understood is passed over: clap will complain about it, in the language found here.
pub(crate) fn asked_for(
    arguments: impl Iterator<Item = OsString>,
    variable: impl Fn(&str) -> Option<String>,
) -> Language {
    in_arguments(arguments)
        .or_else(|| Language::from_code(&variable("RABENBURG_LANGUAGE")?))
        .or_else(|| of_system(variable))
        .unwrap_or(Language::English)
}

/// What `--language de` or `--language=de` says.
fn in_arguments(mut arguments: impl Iterator<Item = OsString>) -> Option<Language> {
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        let argument = argument.to_string_lossy();
        let code = match argument.strip_prefix("--language") {
            Some("") => arguments.next()?.to_string_lossy().into_owned(),
            Some(rest) => rest.strip_prefix('=').unwrap_or_default().to_owned(),
            None => continue,
        };
        if let Some(language) = Language::from_code(&code) {
            return Some(language);
        }
    }
    None
}

fn of_system(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    // By convention, the first one set decides.
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    Language::from_code(locale.split(['_', '.', '@']).next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(arguments: &str, set: &[(&str, &str)], code: &str) {
        let arguments = arguments.split_whitespace().map(OsString::from);
        let variable = |name: &str| set.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned());
        assert_eq!(asked_for(arguments, variable).code(), code);
    }

    #[test]
    fn the_first_variable_set_decides() {
        check("", &[], "en");
        check("", &[("LANG", "de_AT.UTF-8")], "de");
        check("", &[("LANG", "de")], "de");
        check("", &[("LANG", "C.UTF-8")], "en");
        check("", &[("LANG", "dender")], "en");
        check("", &[("LC_MESSAGES", "de_DE@euro"), ("LANG", "en_GB")], "de");
        check("", &[("LC_ALL", "en_US.UTF-8"), ("LC_MESSAGES", "de_DE"), ("LANG", "de_DE")], "en");
        check("", &[("LC_ALL", ""), ("LANG", "de_DE")], "de");
    }

    #[test]
    fn an_argument_counts_more_than_our_variable_than_the_system() {
        let system = ("LANG", "de_DE.UTF-8");
        check("watch", &[("RABENBURG_LANGUAGE", "en"), system], "en");
        check("watch --language de", &[("RABENBURG_LANGUAGE", "en")], "de");
        check("--language=en watch --dance", &[system], "en");
    }

    #[test]
    fn what_is_not_a_language_is_passed_over() {
        let system = ("LANG", "de_DE.UTF-8");
        check("--language la", &[system], "de");
        check("--language", &[system], "de");
        check("--languages en", &[system], "de");
        check("replay -- --language en", &[system], "de");
        check("", &[("RABENBURG_LANGUAGE", "la"), system], "de");
    }
}
