//! The command line of Rabenburg.

mod arena;
mod bench;
mod contender;
mod contest;
mod draw;
mod failure;
mod figures;
mod interrupt;
mod interval;
mod load;
mod luck;
mod open_files;
mod perft;
mod progress;
mod replay;
mod serve;
mod solo;
mod start;
mod story;
mod table;
mod thinking;
mod trace;
mod train;
mod watch;
mod why;
mod workers;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    Arena(arena::ArenaArgs),
    Solo(solo::SoloArgs),
    Trace(trace::TraceArgs),
    Perft(perft::PerftArgs),
    Bench(bench::BenchArgs),
    Load(load::LoadArgs),
    Train(train::TrainArgs),
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
        Err(Failure::Write(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("rabenburg: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Watch(args) => watch::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Solo(args) => solo::run(args),
        Command::Trace(args) => trace::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Load(args) => load::run(args),
        Command::Train(args) => train::run(args),
    }
}
