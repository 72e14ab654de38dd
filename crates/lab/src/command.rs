//! The commands of the laboratory, in the order they are listed.

use clap::Subcommand;
use rabenburg_words::Language;

use crate::error::LabError;
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
    /// Runs it and prints the results. They are in English, whatever the language: it is for notices.
    pub fn run(&self, language: Language) -> Result<(), LabError> {
        match self {
            Command::Arena(args) => arena::run(args),
            Command::Solo(args) => solo::run(args),
            Command::Trace(args) => trace::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Bench(args) => bench::run(args),
            Command::Load(args) => load::run(args, language),
            Command::Train(args) => train::run(args),
        }
    }
}
