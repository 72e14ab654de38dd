//! Rabenburg's command line.

mod command_line;
mod draw;
mod error;
mod puzzle;
mod replay;
mod serve;
mod story;
mod tongue;
mod watch;
mod why;

use std::env;
use std::process::ExitCode;

use rabenburg_lab::LabError;
use rabenburg_words::Language;

use command_line::Command;
use error::CliError;

fn main() -> ExitCode {
    let language = tongue::asked_for(env::args_os().skip(1), |name| env::var(name).ok());
    let (command, language) = match command_line::read(env::args_os(), language) {
        Ok(read) => read,
        Err(error) => return command_line::answer(&error, language),
    };
    match run(&command, language) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has had enough, as `head` does: nothing went wrong.
        Err(CliError::Lab(LabError::Write(error))) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("rabenburg: {}", failure.told(language));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: &Command, language: Language) -> Result<(), CliError> {
    match command {
        Command::Serve(args) => serve::run(args, language),
        Command::Watch(args) => watch::run(args, language),
        Command::Replay(args) => replay::run(args, language),
        Command::Puzzle(args) => puzzle::run(args, language),
        Command::Lab(command) => Ok(command.run(language)?),
    }
}
