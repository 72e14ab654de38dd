//! `rabenburg train`: learns the weights of the bots' evaluation.

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::Args;
use rabenburg_bots::training::Training;
use rabenburg_bots::{GameKind, Weights};
use rabenburg_words::{failures, laboratory as text};

use crate::error::LabError;
use crate::progress::Progress;
use crate::spoken::said;

/// The arguments of `train`.
#[derive(Args)]
#[command(about = said(text::train), long_about = said(text::train_long), after_help = said(text::train_examples))]
pub struct TrainArgs {
    #[arg(long = "kind", value_name = said(text::kind), value_parser = kind, help = said(text::train_kinds))]
    kinds: Vec<GameKind>,
    #[arg(long, default_value_t = 24, help = said(text::train_rounds))]
    rounds: u32,
    #[arg(long, default_value_t = 2400, help = said(text::train_games))]
    games: u32,
    #[arg(long, default_value_t = 1, help = said(text::seed))]
    seed: u64,
    #[arg(long, help = said(text::train_threads))]
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

pub(crate) fn run(args: &TrainArgs) -> Result<(), LabError> {
    let kinds = if args.kinds.is_empty() { GameKind::all().collect() } else { args.kinds.clone() };
    let threads = args.threads.or_else(|| available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let training = Training { seed: args.seed, rounds: args.rounds, games: args.games, threads };
    let progress = Progress::new("rounds", u64::from(args.rounds) * kinds.len() as u64, true);
    let mut weights = Weights::ours().clone();
    for kind in kinds {
        training.learn(kind, &mut weights, |round| {
            progress.say(&format!(
                "{kind}: round {}, {:.1} turns per game, loss {:.4} of {:.4}",
                round.round, round.turns, round.loss, round.naive
            ));
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
