//! The first level: sees what is in front of it, thinks of its own wizards only, and forgets who is locked up.

use rabenburg_engine::{Actions, Knowledge, Position, SPACES, Seat, Space, Viewer};

use crate::bot::{Bot, Budget, Decision, Thoughts};
use crate::dice::Dice;
use crate::foresight::let_pass;
use crate::recall::Recall;
use crate::sampler::Sampler;

/// A player as young as can be.
#[derive(Clone, Debug)]
pub struct Fledgling {
    dice: Dice,
}

/// A wizard at home is worth more than any place on the course, and a full flask as much as a few steps.
const HOME: usize = 24;
const FILLED: usize = 5;
const FULL: usize = 3;
/// So many of the things that please it equally are told apart by lot.
const TIES: usize = 8;

impl Fledgling {
    /// A fledgling with a seed of its own.
    pub fn new(seed: u64) -> Fledgling {
        Fledgling { dice: Dice::from_seed(seed) }
    }
}

impl Bot for Fledgling {
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, _: Budget) -> Option<Decision> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        let memory = Recall::Nothing.of(knowledge, &mut self.dice);
        let position = Sampler::new(&memory, &mut self.dice).sample(&mut self.dice)?;
        let dice = &mut self.dice;
        let action = actions.iter().max_by_key(|&action| {
            let mut after = position;
            // What its memory does not allow does not please it.
            let pleasure = after.play(seat, action, &mut ()).map_or(0, |()| {
                let_pass(&mut after);
                pleasure(&after, seat)
            });
            pleasure * TIES + dice.below(TIES)
        })?;
        Some(Decision { action, thoughts: Thoughts::default() })
    }
}

/// How pleased it is: wizards at home and on the way, and flasks. Wizards out of sight are out of mind.
fn pleasure(position: &Position, seat: Seat) -> usize {
    let course = position.course();
    let own = position.own_colour(seat);
    let walked: usize = Space::all()
        .map(|space| {
            let to_go = (course.castle().index() + SPACES - space.index()) % SPACES;
            usize::from(course.visible_on(space).count(own)) * (SPACES - to_go)
        })
        .sum();
    let flasks = position.flasks(seat);
    let home = usize::from(position.home(seat) + if own == seat { 0 } else { position.home(own) });
    walked + HOME * home + FILLED * usize::from(flasks.full + flasks.spent) + FULL * usize::from(flasks.full)
}
