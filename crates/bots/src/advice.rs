//! Advice for a person who asks: the best move that the best bot finds, and why.

use rabenburg_engine::{Actions, Knowledge, Viewer};

use crate::bot::{Budget, Thoughts};
use crate::dice::Dice;
use crate::hint::Hint;
use crate::level::Level;
use crate::sampler::Sampler;

/// A hint, and the thinking behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to do and why, in facts.
    pub hint: Hint,
    /// The other candidates, and everybody's chance of winning.
    pub thoughts: Thoughts,
}

impl Advice {
    /// What the Raven Queen would do in a person's place. She knows what that person could know, and the hint reveals
    /// no more than the table shows (rule 13.3).
    pub fn ask(knowledge: &Knowledge, actions: &Actions, budget: Budget, seed: u64) -> Option<Advice> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        let decision = Level::Queen.bot(seed).decide(knowledge, actions, budget)?;
        let mut dice = Dice::from_seed(seed);
        let imagined = Sampler::new(knowledge, &mut dice).sample(&mut dice)?;
        let hint = Hint::of(&imagined, seat, decision.action);
        Some(Advice { hint, thoughts: decision.thoughts })
    }
}
