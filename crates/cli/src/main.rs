//! The command line of Rabenburg.

mod draw;
mod failure;
mod replay;
mod serve;
mod story;
mod tongue;
mod watch;
mod why;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rabenburg_lab::Failure as Common;
use rabenburg_words::Language;

use failure::Failure;
use tongue::Tongue;

const EXAMPLES: &str = "\
Examples:
  rabenburg                                        play in the browser
  rabenburg watch --players 2 --record game.txt    watch a game in the terminal and keep it
  rabenburg replay game.txt                        go through it step by step
  rabenburg watch --players 2 --why                let the bots give their reasons
  rabenburg watch --language de                    tell the game in German
  rabenburg arena random keeper --players 2        let bots play against each other
  rabenburg solo                                   see how often they solve the solo game

`rabenburg COMMAND --help` tells more, with examples.";

/// Die wandelnden Türme (Wandering Towers) on the command line
#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES)]
struct Cli {
    /// Without a command: serve
    #[command(subcommand)]
    command: Option<Command>,
    /// Language in which games are told; help and errors are in English [default: the system's, if it is one of these]
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
    // Without a command it is the same as `rabenburg serve` with all its defaults.
    let command = command.or_else(|| Cli::parse_from(["rabenburg", "serve"]).command);
    let language = language.unwrap_or_else(Tongue::of_system).language();
    let result = command.map_or(Ok(()), |command| run(&command, language));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough of it, as `head` does: nothing went wrong.
        Err(Failure::Common(Common::Write(error))) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("rabenburg: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: &Command, language: Language) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Watch(args) => Ok(watch::run(args, language)?),
        Command::Replay(args) => Ok(replay::run(args, language)?),
        Command::Lab(command) => Ok(command.run()?),
    }
}
