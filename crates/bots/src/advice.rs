//! Advice for a person who asks: the best move that the best bot finds, and why.

use rabenburg_engine::{Action, Actions, Knowledge, Position, Seat, Turn, Viewer};

use crate::bot::{Budget, Decision, Thoughts};
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
        let action = shortest(&decision, &imagined, seat);
        Some(Advice { hint: Hint::of(&imagined, seat, action), thoughts: decision.thoughts })
    }
}

/// The search is no more certain than that.
const AS_GOOD: f32 = 0.05;

/// A bot wins as surely by a longer way, and does not mind. People do: of moves that are as good as the best, they are
/// told one that finishes at once (rule 10.1).
fn shortest(decision: &Decision, imagined: &Position, seat: Seat) -> Action {
    let best = decision.action;
    if finishes(imagined, seat, best) {
        return best;
    }
    let candidates = &decision.thoughts.candidates;
    let Some(value) = candidates.iter().find(|candidate| candidate.action == best).map(|best| best.value) else {
        return best;
    };
    let good = candidates.iter().filter(|candidate| candidate.value >= value - AS_GOOD);
    let short = good.filter(|candidate| finishes(imagined, seat, candidate.action));
    short.max_by(|one, other| one.value.total_cmp(&other.value)).map_or(best, |candidate| candidate.action)
}

/// Whether a player has finished once they have done this, or has even won.
pub fn finishes(position: &Position, seat: Seat, action: Action) -> bool {
    let mut after = *position;
    if after.play(seat, action, &mut ()).is_err() {
        return false;
    }
    match after.turn() {
        Turn::Over(outcome) => outcome.winners.contains(seat),
        _ => after.has_finished(seat) && !position.has_finished(seat),
    }
}
