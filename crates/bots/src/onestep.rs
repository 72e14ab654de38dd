//! One-step players.
use rabenburg_engine::{Actions, Knowledge, Viewer};

use crate::bot::{Bot, Budget, Decision, Thoughts};
use crate::dice::Dice;
use crate::evaluation::Weights;
use crate::foresight::after;
use crate::sampler::Sampler;

/// Looks one step ahead.
pub struct OneStep {
    dice: Dice,
}

impl OneStep {
    /// New.
    pub fn new(seed: u64) -> OneStep {
        OneStep { dice: Dice::from_seed(seed) }
    }
}

const SAMPLES: usize = 8;

impl Bot for OneStep {
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, _: Budget) -> Option<Decision> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        let model = Weights::ours().model(knowledge.rules())?;
        let sampler = Sampler::new(knowledge, &mut self.dice);
        let mut sums = vec![0.0f32; actions.len()];
        for _ in 0..SAMPLES {
            let position = sampler.sample(&mut self.dice)?;
            for (sum, action) in sums.iter_mut().zip(actions.iter()) {
                let after = after(&position, seat, action)?;
                *sum += model.chances(&after)[seat.index()];
            }
        }
        let best = (0..sums.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b]))?;
        Some(Decision { action: actions.get(best)?, thoughts: Thoughts::default() })
    }
}
