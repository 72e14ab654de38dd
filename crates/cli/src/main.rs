//! Rabenburg's command line.

mod draw;
mod error;
mod replay;
mod serve;
mod story;
mod tongue;
mod watch;
mod why;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rabenburg_lab::LabError;
use rabenburg_words::Language;

use error::CliError;
use tongue::Tongue;

const EXAMPLES: &str = "\
Examples:
  rabenburg                                        play in the browser
  rabenburg watch --players 2 --record game.txt    watch a game in the terminal and save it
  rabenburg replay game.txt                        step through it
  rabenburg watch --players 2 --why                have the bots give their reasons
  rabenburg watch --language de                    tell the game in German
  rabenburg arena random keeper --players 2        let bots play against each other
  rabenburg solo                                   see how often they solve the solo game

See `rabenburg COMMAND --help` for more, with examples.";

/// Die wandelnden Türme (Wandering Towers) on the command line
#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES)]
struct Cli {
    /// Without a command: serve
    #[command(subcommand)]
    command: Option<Command>,
    /// Language to tell games in; help and errors are in English [default: the system's, if it is one of these]
    #[arg(long, global = true, env = "RABENBURG_LANGUAGE", value_enum)]
    language: Option<Tongue>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::ServeArgs),
    Watch(watch::WatchArgs),
    Replay(replay::ReplayArgs),
    #[command(flatten)]
    Lab(rabenburg_lab::Command),
}

fn main() -> ExitCode {
    let Cli { command, language } = Cli::parse();
    // Without a command, it is `rabenburg serve` with all its defaults.
    let command = command.or_else(|| Cli::parse_from(["rabenburg", "serve"]).command);
    let language = language.unwrap_or_else(Tongue::of_system).language();
    let result = command.map_or(Ok(()), |command| run(&command, language));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has had enough, as `head` does: nothing went wrong.
        Err(CliError::Lab(LabError::Write(error))) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("rabenburg: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: &Command, language: Language) -> Result<(), CliError> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Watch(args) => Ok(watch::run(args, language)?),
        Command::Replay(args) => Ok(replay::run(args, language)?),
        Command::Lab(command) => Ok(command.run()?),
    }
}
