//! Help and complaints in every language.

use std::collections::BTreeSet;

use clap::Command;
use rabenburg_words::Language;
use rabenburg_words::about;

use super::german::MISTAKES;
use super::{command, speaking, told};

pub(super) fn language(code: &str) -> Language {
    Language::from_code(code).expect("a language")
}

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.iter().copied().filter(|language| language.code() != "en")
}

pub(super) fn mistake(arguments: &str, language: Language) -> clap::Error {
    let arguments = ["rabenburg"].into_iter().chain(arguments.split_whitespace());
    // Whatever terminal the tests run in.
    let wide = |command: Command| command.term_width(100);
    let command = wide(command(language)).mut_subcommands(wide);
    speaking(language, || command.try_get_matches_from(arguments)).expect_err("a mistake, or a request for help")
}

/// What is answered to a command line, without colours.
pub(super) fn answer(arguments: &str, language: Language) -> String {
    anstream::adapter::strip_str(&told(&mistake(arguments, language), language)).to_string()
}

/// Command lines that ask for help: for that of `rabenburg` itself and of every command, long and short.
pub(super) fn requests() -> Vec<String> {
    let command = command(language("en"));
    let names = command.get_subcommands().map(Command::get_name).filter(|name| *name != "help");
    let of_commands = names.flat_map(|name| [format!("{name} --help"), format!("{name} -h")]);
    // The command `help` has no options.
    ["--help", "-h", "help help"].map(str::to_owned).into_iter().chain(of_commands).collect()
}

fn each(command: &Command, visit: &mut impl FnMut(&Command)) {
    visit(command);
    for subcommand in command.get_subcommands() {
        each(subcommand, visit);
    }
}

#[test]
fn every_command_and_every_argument_is_explained_in_every_language() {
    for language in Language::ALL.iter().copied() {
        let mut arguments = 0;
        each(&command(language), &mut |command| {
            let name = command.get_name();
            assert!(command.get_about().is_some_and(|about| !about.to_string().is_empty()), "{name}");
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let id = arg.get_id();
                assert!(arg.get_help().is_some_and(|help| !help.to_string().is_empty()), "{name}: {id}");
                assert!(arg.get_help_heading().is_some(), "{name}: {id}");
                arguments += 1;
            }
        });
        assert!(arguments > 150, "{arguments}");
    }
}

/// Whether a line may be the same in every language: an option, a bare example, the end of a list of values, or a
/// language by its own name.
fn is_no_text(line: &str) -> bool {
    let line = line.trim();
    // What explains an option or an example comes after a gap.
    let bare = !line.contains("  ")
        && ["rabenburg ", "--", "-h, ", "-V, ", "<", "[BOT]", "[ID]"].iter().any(|start| line.starts_with(start));
    let mut languages =
        Language::ALL.iter().map(|&language| format!("- {}: {}", language.code(), about::name(language)));
    let wrapped = line.ends_with(']') && !line.contains('[');
    line.is_empty() || bare || wrapped || languages.any(|language| language == line)
}

#[test]
fn no_line_of_help_is_left_in_english() {
    for arguments in requests() {
        let english = answer(&arguments, language("en"));
        let english: BTreeSet<&str> = english.lines().filter(|line| !is_no_text(line)).collect();
        assert!(english.len() > 5, "{arguments}: {english:#?}");
        for other in others() {
            let text = answer(&arguments, other);
            let same: Vec<_> = text.lines().filter(|line| english.contains(line)).collect();
            assert!(same.is_empty(), "{arguments}: {same:#?}");
        }
    }
}

#[test]
fn english_help_has_the_words_of_clap() {
    let help = answer("watch -h", language("en"));
    for words in [
        "Usage: rabenburg watch [OPTIONS]",
        "\nOptions:\n",
        "[default: keeper]",
        "[env: RABENBURG_LANGUAGE=",
        "[possible values: basic, master]",
        "Print help (see more with '--help')",
    ] {
        assert!(help.contains(words), "'{words}' is missing in\n{help}");
    }
    let help = answer("--help", language("en"));
    for words in
        ["[OPTIONS] [COMMAND]", "\nCommands:\n", "Possible values:\n", "Print version", "Print this message or"]
    {
        assert!(help.contains(words), "'{words}' is missing in\n{help}");
    }
    assert!(answer("replay -h", language("en")).contains("\nArguments:\n  <FILE>  The game"));
}

#[test]
fn in_english_mistakes_are_explained_as_clap_does() {
    for (arguments, _) in MISTAKES {
        let mistake = mistake(arguments, language("en"));
        assert_eq!(told(&mistake, language("en")), mistake.render().ansi().to_string(), "{arguments}");
    }
}
