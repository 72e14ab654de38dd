//! Chances of winning for somebody who sees everything, to look back at a finished game.

use rabenburg_engine::{MAX_SEATS, Position, Turn};

use crate::recall::Recall;
use crate::search::{Search, Style};

/// Looks at positions with all cards open and gives everybody's chances.
///
/// It searches like the strong levels, but imagines nothing: each run starts from the truth. What is still to be drawn
/// and rolled remains chance. For a given seed and number of runs it gives the same answer on every machine.
pub struct Judge {
    seed: u64,
}

/// A tree of 2¹⁵ actions is enough for a few thousand runs.
const STYLE: Style = Style { recall: Recall::Everything, beyond: true, size: 15 };

/// What the evaluation gives for a solo game lost halfway, and for one solved as usual: a lost game is rated by who
/// came home, a solved one by the cards it took.
const SOLO: (f32, f32) = (0.25, 0.89);

impl Judge {
    /// A judge with a seed of its own.
    pub fn new(seed: u64) -> Judge {
        Judge { seed }
    }

    /// Each seat's chance of winning, from 0 to 1, after this many runs; without any, at first sight. The chances of
    /// all sides add up to 1, and partners both have their team's. In a solo game it is the chance of solving it. When
    /// the game is over there is nothing to judge: players who share a victory have their part of it.
    ///
    /// The answer for a position does not depend on what was asked before.
    pub fn chances(&self, position: &Position, runs: u32) -> [f32; MAX_SEATS] {
        let rules = position.rules();
        if let Turn::Over(outcome) = position.turn() {
            let mut chances = [0.0; MAX_SEATS];
            let sides = outcome.winners.len() as f32 / if rules.is_team() { 2.0 } else { 1.0 };
            outcome.winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / sides);
            return chances;
        }
        let mut chances = Search::new(STYLE, self.seed).judge(position, runs).unwrap_or_default();
        if rules.is_solo() {
            chances[0] = ((chances[0] - SOLO.0) / (SOLO.1 - SOLO.0)).clamp(0.0, 1.0);
        }
        chances
    }
}
