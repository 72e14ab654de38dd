//! The commands of the laboratory, in the order in which they are listed.

use clap::Subcommand;

use crate::failure::Failure;
use crate::{arena, bench, load, perft, solo, trace, train};

/// A command with its arguments.
#[derive(Subcommand)]
#[expect(missing_docs, reason = "the arguments of each say what it does, and help shows that")]
pub enum Command {
    Arena(arena::ArenaArgs),
    Solo(solo::SoloArgs),
    Trace(trace::TraceArgs),
    Perft(perft::PerftArgs),
    Bench(bench::BenchArgs),
    Load(load::LoadArgs),
    Train(train::TrainArgs),
}

impl Command {
    /// Does it, and prints what comes out.
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Command::Arena(args) => arena::run(args),
            Command::Solo(args) => solo::run(args),
            Command::Trace(args) => trace::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Bench(args) => bench::run(args),
            Command::Load(args) => load::run(args),
            Command::Train(args) => train::run(args),
        }
    }
}
