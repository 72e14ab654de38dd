//! The command line of Rabenburg.

mod draw;
mod failure;
mod replay;
mod serve;
mod story;
mod watch;
mod why;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rabenburg_lab::Failure as Common;

use failure::Failure;

const EXAMPLES: &str = "\
Examples:
  rabenburg                                        play in the browser
  rabenburg watch --players 2 --record game.txt    watch a game in the terminal and keep it
  rabenburg replay game.txt                        go through it step by step
  rabenburg watch --players 2 --why                let the bots give their reasons
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
    let result = match Cli::parse().command {
        Some(command) => run(&command),
        // The same as `rabenburg serve` with all its defaults.
        None => Cli::parse_from(["rabenburg", "serve"]).command.map_or(Ok(()), |command| run(&command)),
    };
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

fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Watch(args) => Ok(watch::run(args)?),
        Command::Replay(args) => Ok(replay::run(args)?),
        Command::Lab(command) => Ok(command.run()?),
    }
}
