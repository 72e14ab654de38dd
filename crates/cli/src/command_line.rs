//! The command line: what can be said on it, and what is answered to help requests and mistakes, in every language.
//!
//! clap speaks English only. Texts of ours are looked up when the command is built; clap's own are replaced here.

mod complaint;
mod help;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use rabenburg_lab::spoken::{said, speaking};
use rabenburg_words::{Language, commands as text};

use crate::{puzzle, replay, serve, tongue, watch};

/// A whole command line.
#[derive(Parser)]
#[command(name = "rabenburg", version, about = said(text::about), after_help = said(text::examples))]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, global = true, env = "RABENBURG_LANGUAGE", value_parser = tongue::parser())]
    #[arg(help = said(text::which_language))]
    language: Option<Language>,
}

/// A command with its arguments.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::ServeArgs),
    Watch(watch::WatchArgs),
    Replay(replay::ReplayArgs),
    Puzzle(puzzle::PuzzleArgs),
    #[command(flatten)]
    Lab(rabenburg_lab::LabCommand),
}

/// What is to be done, and in which language. Requests for help are errors too.
pub(crate) fn read(
    arguments: impl Iterator<Item = OsString>,
    language: Language,
) -> Result<(Command, Language), clap::Error> {
    speaking(language, || {
        let said = Cli::from_arg_matches(&command(language).try_get_matches_from(arguments)?)?;
        let command = match said.command {
            Some(command) => command,
            // It is `rabenburg serve` with all its defaults, some of which may be in the environment.
            None => {
                let serve = serve::ServeArgs::augment_args(clap::Command::new("rabenburg"));
                Command::Serve(serve::ServeArgs::from_arg_matches(&serve.try_get_matches_from(["rabenburg"])?)?)
            }
        };
        Ok((command, said.language.unwrap_or(language)))
    })
}

/// The commands with their help in a language.
fn command(language: Language) -> clap::Command {
    speaking(language, || {
        let mut command = Cli::command();
        // Only then all options have their final form, clap's own among them.
        command.build();
        help::translated(command, language)
    })
}

/// Shows help or explains a mistake. Nothing can be done if nobody can read it.
pub(crate) fn answer(error: &clap::Error, language: Language) -> ExitCode {
    let text = told(error, language);
    let _ = if error.use_stderr() {
        anstream::stderr().write_all(text.as_bytes())
    } else {
        anstream::stdout().write_all(text.as_bytes())
    };
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(u8::MAX))
}

/// What is said, with colours.
fn told(error: &clap::Error, language: Language) -> String {
    let in_english = || error.render().ansi().to_string();
    match error.kind() {
        ErrorKind::DisplayHelp => help::with_placeholder(&in_english(), language),
        ErrorKind::DisplayVersion => in_english(),
        // What is wrong with a value is put into words only now.
        _ => speaking(language, || complaint::told(error, language).unwrap_or_else(in_english)),
    }
}

#[cfg(test)]
mod german;
#[cfg(test)]
mod tests;
