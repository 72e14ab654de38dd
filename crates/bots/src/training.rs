//! Learning the weights of the evaluation from games that the one-step player plays against itself.
//!
//! Round after round, games are played with the current weights, and the weights are fitted to who won. Everything
//! follows from a seed: the same seed gives the same weights on every machine, however many threads there are.

mod fit;
mod selfplay;

use std::thread;

use rabenburg_engine::{Position, Printing, Rules, Spells, Teams, Variant};

use crate::dice::Dice;
use crate::evaluation::{GameKind, Model, Weights};
use fit::Fit;
use selfplay::{Sample, play};

/// How much to learn from.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// The seed of everything.
    pub seed: u64,
    /// Rounds of playing and fitting.
    pub rounds: u32,
    /// Games in each round.
    pub games: u32,
    /// Threads that play; they do not affect the result.
    pub threads: usize,
}

/// What a round has taught.
#[derive(Clone, Copy, Debug)]
pub struct TrainingRound {
    /// Which round, from 1.
    pub round: u32,
    /// The mean loss (cross entropy, in nats) on this round's positions before they were learned from.
    pub loss: f32,
    /// The same for equal chances for every side.
    pub naive: f32,
    /// The mean length of the games, in turns.
    pub turns: f32,
}

impl Training {
    /// Learns one kind of game from scratch and stores what it learned in the weights.
    pub fn learn(&self, kind: GameKind, weights: &mut Weights, tell: impl FnMut(TrainingRound)) {
        weights.put(kind, self.model(kind, tell));
    }

    fn model(&self, kind: GameKind, mut tell: impl FnMut(TrainingRound)) -> Model {
        let mut dice = Dice::for_game(
            self.seed,
            u64::from(kind.players) << 2 | u64::from(kind.master) << 1 | u64::from(kind.teams),
        );
        let mut fit = Fit::new(Fit::beginner(&mut dice));
        let mut kept: Vec<Sample> = Vec::new();
        for round in 1..=self.rounds {
            let (samples, turns) = self.play(kind, &fit.model, dice.seed());
            let (loss, naive) = fit.loss(&samples);
            tell(TrainingRound { round, loss, naive, turns });
            let fresh = samples.len();
            kept.extend(samples);
            // Samples from earlier rounds, as many again, steady the fit. They are in random order, so part of each
            // round is dropped.
            let stale = kept.len().saturating_sub(2 * fresh);
            kept.drain(..stale);
            let progress = round as f32 / self.rounds as f32;
            fit.learn(&mut kept, 1.0 - 0.9 * progress, &mut dice);
        }
        fit.model
    }

    fn play(&self, kind: GameKind, model: &Model, seed: u64) -> (Vec<Sample>, f32) {
        let threads = self.threads.max(1);
        let share = (self.games as usize).div_ceil(threads);
        let games: Vec<_> = (0..u64::from(self.games)).collect();
        let parts: Vec<(Vec<Sample>, u64)> = thread::scope(|scope| {
            let workers: Vec<_> = games
                .chunks(share)
                .map(|chunk| {
                    scope.spawn(move || {
                        let mut samples = Vec::new();
                        let mut turns = 0;
                        for &game in chunk {
                            let mut dice = Dice::for_game(seed, game);
                            if let Some(start) = table(kind, &mut dice) {
                                turns += u64::from(play(start, model, &mut dice, &mut samples));
                            }
                        }
                        (samples, turns)
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_default()).collect()
        });
        let turns: u64 = parts.iter().map(|(_, turns)| turns).sum();
        let samples = parts.into_iter().flat_map(|(samples, _)| samples).collect();
        (samples, turns as f32 / self.games as f32)
    }
}

/// A table of that kind; the spells differ from game to game where the variant says so.
fn table(kind: GameKind, dice: &mut Dice) -> Option<Position> {
    let mut rules = Rules::new(Printing::Third, kind.players);
    if kind.master {
        rules.variant = Variant::Master;
        let count = 1 + dice.below(8);
        rules.spells = Spells::draw(count, false, |bound| dice.below(bound));
    }
    if kind.teams {
        rules.teams = Teams::EndAtOnce;
    }
    if kind.players == 1 && dice.below(2) == 1 {
        rules.spells = Spells::draw(3, false, |bound| dice.below(bound));
    }
    Position::start(rules).ok()
}
