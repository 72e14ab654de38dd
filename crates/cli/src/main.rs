//! The command line of Rabenburg.

mod dice;
mod failure;
mod progress;
mod start;
mod table;
mod trace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Die wandelnden Türme (Wandering Towers) on the command line
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Trace(trace::TraceArgs),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Trace(args) => trace::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("rabenburg: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
