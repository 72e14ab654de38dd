//! `rabenburg train`: learns the weights of the bots' evaluation.

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::Args;
use rabenburg_bots::training::Training;
use rabenburg_bots::{GameKind, Weights};

use crate::error::LabError;
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  rabenburg train --out weights.txt                        all kinds of games: takes an hour
  rabenburg train --kind basic-2 --kind basic-4 --out weights.txt
  rabenburg train --kind solo --rounds 4 --games 500       a quick trial, printed";

/// Learn the weights of the bots' evaluation by self-play
///
/// The same seed, rounds and games give the same weights on every machine. Kinds that are not named keep theirs.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct TrainArgs {
    /// A kind of game, such as basic-2, master-4, teams-6 or solo; may be repeated [default: all]
    #[arg(long = "kind", value_name = "KIND")]
    kinds: Vec<GameKind>,
    /// Rounds of playing and learning
    #[arg(long, default_value_t = 24)]
    rounds: u32,
    /// Games per round
    #[arg(long, default_value_t = 2400)]
    games: u32,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; it does not change the result [default: all cores]
    #[arg(long)]
    threads: Option<usize>,
    /// Where to write the weights [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
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
