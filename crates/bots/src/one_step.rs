//! The one-step player: tries every action in its head and takes the one after which things look best.

use rabenburg_engine::{Action, Actions, Knowledge, MAX_SEATS, Viewer};

use crate::bot::{Bot, Budget, Candidate, Decision, Thoughts};
use crate::dice::Dice;
use crate::evaluation::Weights;
use crate::foresight::first_sight;
use crate::imagination::{Imagination, memories};
use crate::recall::Recall;

/// A player that looks one step ahead with the learned evaluation.
#[derive(Clone, Debug)]
pub struct OneStep {
    recall: Recall,
    /// Overlooks one action in this many; 0 for none.
    overlooks: usize,
    dice: Dice,
}

/// How many positions are imagined for a decision.
const SAMPLES: usize = 8;
/// How much interrupting the partner must add to the chance of winning.
const WORTH_SAYING: f32 = 0.01;

impl OneStep {
    /// A one-step player that remembers this much, with a seed of its own.
    pub fn new(recall: Recall, seed: u64) -> OneStep {
        OneStep { recall, overlooks: 0, dice: Dice::from_seed(seed) }
    }

    /// The same player, but it overlooks about one action in this many, like somebody new to the game.
    #[must_use]
    pub fn overlooking(self, overlooks: usize) -> OneStep {
        OneStep { overlooks, ..self }
    }

    /// The actions it notices; all of them if it notices none.
    fn notice(&mut self, actions: &Actions) -> Vec<Action> {
        let overlooks = self.overlooks;
        let noticed: Vec<_> = actions.iter().filter(|_| overlooks == 0 || self.dice.below(overlooks) > 0).collect();
        if noticed.is_empty() { actions.iter().collect() } else { noticed }
    }

    /// What each action it notices is worth, and everybody's chances now.
    fn weigh(&mut self, knowledge: &Knowledge, actions: &Actions) -> Option<(Vec<Candidate>, [f32; MAX_SEATS])> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        let model = Weights::ours().model(knowledge.rules())?;
        let noticed = self.notice(actions);
        let share = 1.0 / noticed.len() as f32;
        let mut candidates: Vec<_> =
            noticed.into_iter().map(|action| Candidate { action, value: 0.0, share }).collect();
        let mut now = [0.0; MAX_SEATS];
        let memories = memories(self.recall, knowledge, &mut self.dice);
        let mut imagination = Imagination::new(&memories, &mut self.dice);
        for _ in 0..SAMPLES {
            let position = imagination.sample(&mut self.dice)?;
            for (sum, chance) in now.iter_mut().zip(model.chances(&position)) {
                *sum += chance / SAMPLES as f32;
            }
            for candidate in &mut candidates {
                // An action that is illegal in a memory cannot be judged by that memory.
                let chances = first_sight(&position, seat, candidate.action, model).unwrap_or_default();
                candidate.value += chances[seat.index()] / SAMPLES as f32;
            }
        }
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        Some((candidates, now))
    }
}

impl Bot for OneStep {
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, _: Budget) -> Option<Decision> {
        let (candidates, chances) = self.weigh(knowledge, actions)?;
        let action = candidates.first()?.action;
        Some(Decision { action, thoughts: Thoughts { candidates, chances, iterations: 0 } })
    }

    fn interject(&mut self, knowledge: &Knowledge, asides: &Actions, _: Budget) -> Option<Action> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        let (candidates, now) = self.weigh(knowledge, asides)?;
        candidates.first().filter(|best| best.value > now[seat.index()] + WORTH_SAYING).map(|best| best.action)
    }
}
