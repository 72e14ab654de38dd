//! What a bot makes of its knowledge: positions as they may be, given everything it sees and remembers.

use std::borrow::Cow;

use rabenburg_engine::{Knowledge, Position};

use crate::dice::Dice;
use crate::recall::Recall;
use crate::sampler::Sampler;

/// How many versions a bot makes up of what it has forgotten.
const MEMORIES: usize = 8;

/// A bot's knowledge as it remembers it: several versions if it has forgotten something.
pub(crate) fn memories<'a>(recall: Recall, knowledge: &'a Knowledge, dice: &mut Dice) -> Vec<Cow<'a, Knowledge>> {
    let forgets = recall != Recall::Everything && !knowledge.locked_up().is_empty();
    let count = if forgets { MEMORIES } else { 1 };
    (0..count).map(|_| recall.of(knowledge, dice)).collect()
}

/// Imagines positions from each memory in turn.
pub(crate) struct Imagination<'a> {
    samplers: Vec<Sampler<'a>>,
    turn: usize,
}

impl<'a> Imagination<'a> {
    pub(crate) fn new(memories: &'a [Cow<'_, Knowledge>], dice: &mut Dice) -> Imagination<'a> {
        let first = memories.first().map(|memory| Sampler::new(memory, dice));
        let samplers =
            first.map(|first| memories.iter().map(|memory| first.remembering(memory)).collect()).unwrap_or_default();
        Imagination { samplers, turn: 0 }
    }

    #[inline]
    pub(crate) fn sample(&mut self, dice: &mut Dice) -> Option<Position> {
        self.turn = if self.turn + 1 < self.samplers.len() { self.turn + 1 } else { 0 };
        self.samplers.get(self.turn)?.sample(dice)
    }
}
