//! A player by a rule of thumb, to measure the learned evaluation against: it thinks of its own wizards and flasks only.

use rabenburg_bots::{Bot, Budget, Decision, Dice, Recall, Sampler, Thoughts};
use rabenburg_engine::*;

pub(crate) struct RuleOfThumb {
    dice: Dice,
}

/// A wizard at home is worth more than any place on the course, and a full flask as much as a few steps.
const HOME: usize = 24;
const FILLED: usize = 5;
const FULL: usize = 3;
/// A lot decides between equals.
const TIES: usize = 8;

impl RuleOfThumb {
    pub(crate) fn new(seed: u64) -> RuleOfThumb {
        RuleOfThumb { dice: Dice::from_seed(seed) }
    }
}

impl Bot for RuleOfThumb {
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

/// Makes an announced move as if everybody let it pass.
fn let_pass(position: &mut Position) {
    while let (Some(_), Some(Phase::Window), Some(asked)) = (position.announced(), position.phase(), position.awaited())
    {
        position.play(asked, Action::Pass, &mut ()).expect("passing is always legal in a window");
    }
}
