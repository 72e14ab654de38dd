//! The yardstick: any legal action, each as likely as any other.

use rabenburg_engine::{Actions, Knowledge, Viewer};

use crate::bot::{Bot, Budget, Decision, Thoughts};
use crate::dice::Dice;

/// A player without a plan.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player with a seed of its own.
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::from_seed(seed) }
    }
}

impl Bot for Random {
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, _: Budget) -> Option<Decision> {
        let Viewer::Seat(_) = knowledge.viewer() else { return None };
        let action = actions.get(self.dice.below(actions.len()))?;
        Some(Decision { action, thoughts: Thoughts::default() })
    }
}
