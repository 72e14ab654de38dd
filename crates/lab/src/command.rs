//! The commands of the laboratory, in the order they are listed.

use clap::Subcommand;
use rabenburg_words::Language;

use crate::error::LabError;
use crate::{arena, bench, load, perft, puzzles, solo, trace, train};

/// A command with its arguments.
#[derive(Subcommand)]
#[expect(missing_docs, reason = "the arguments of each say what it does, and help shows that")]
pub enum LabCommand {
    Arena(arena::ArenaArgs),
    Solo(solo::SoloArgs),
    Trace(trace::TraceArgs),
    Perft(perft::PerftArgs),
    Bench(bench::BenchArgs),
    Load(load::LoadArgs),
    Train(train::TrainArgs),
    Puzzles(puzzles::PuzzlesArgs),
}

impl LabCommand {
    /// Runs it and prints the results. What is meant for programs is in English, whatever the language.
    pub fn run(&self, language: Language) -> Result<(), LabError> {
        match self {
            LabCommand::Arena(args) => arena::run(args, language),
            LabCommand::Solo(args) => solo::run(args, language),
            LabCommand::Trace(args) => trace::run(args, language),
            LabCommand::Perft(args) => perft::run(args, language),
            LabCommand::Bench(args) => bench::run(args, language),
            LabCommand::Load(args) => load::run(args, language),
            LabCommand::Train(args) => train::run(args, language),
            LabCommand::Puzzles(args) => puzzles::run(args, language),
        }
    }
}
