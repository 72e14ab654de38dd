//! `rabenburg train`: learns the weights of the bots' evaluation.

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::Args;
use rabenburg_bots::training::Training;
use rabenburg_bots::{GameKind, Weights};
use rabenburg_words::{Language, failures, laboratory as text, measured};

use crate::error::LabError;
use crate::progress::Progress;
use crate::spoken::said;

/// The arguments of `train`.
#[derive(Args)]
#[command(about = said(text::train), long_about = said(text::train_long), after_help = said(text::train_examples))]
pub struct TrainArgs {
    #[arg(long = "kind", value_name = said(text::kind), value_parser = kind, help = said(text::train_kinds))]
    kinds: Vec<GameKind>,
    #[arg(long, value_parser = str::parse::<u32>, default_value_t = 24, help = said(text::train_rounds))]
    rounds: u32,
    #[arg(long, value_parser = str::parse::<u32>, default_value_t = 2400, help = said(text::train_games))]
    games: u32,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::seed))]
    seed: u64,
    #[arg(long, value_parser = str::parse::<usize>, help = said(text::train_threads))]
    threads: Option<usize>,
    #[arg(long, value_name = said(text::file), help = said(text::train_out))]
    out: Option<PathBuf>,
}

fn kind(text: &str) -> Result<GameKind, String> {
    text.parse().map_err(|_| {
        let names: Vec<_> = GameKind::all().map(|kind| kind.to_string()).collect();
        said(|language| failures::not_a_kind(language, text, names.join(", ")))
    })
}

pub(crate) fn run(args: &TrainArgs, language: Language) -> Result<(), LabError> {
    let kinds = if args.kinds.is_empty() { GameKind::all().collect() } else { args.kinds.clone() };
    let threads = args.threads.or_else(|| available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let training = Training { seed: args.seed, rounds: args.rounds, games: args.games, threads };
    let progress =
        Progress::new(measured::rounds(language), u64::from(args.rounds) * kinds.len() as u64, true, language);
    let mut weights = Weights::ours().clone();
    for kind in kinds {
        training.learn(kind, &mut weights, |round| {
            let turns = format!("{:.1}", round.turns);
            let [loss, naive] = [round.loss, round.naive].map(|loss| format!("{loss:.4}"));
            progress.say(&measured::training(language, kind, round.round, turns, loss, naive));
            progress.advance(1);
        });
    }
    match &args.out {
        Some(path) => {
            std::fs::write(path, weights.to_string()).map_err(|error| LabError::Save { path: path.clone(), error })
        }
        None => {
            print!("{weights}");
            Ok(())
        }
    }
}
