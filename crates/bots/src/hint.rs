//! A good move explained to a person: what to do and why, as facts. The crate `words` turns them into a sentence.
//!
//! A hint reveals nothing that its reader may not know. It never looks at another hand or the draw pile, and in a
//! strict game it never tells who is locked up where: people have to remember that themselves (rule 13.3).

mod board;
mod cards;
mod deed;
mod outlook;
mod pieces;
mod reason;
mod spell;

use rabenburg_engine::{Action, Position, Seat};

pub use deed::{Deed, Means, Moved};
pub use reason::{HintReason, Whose};

/// An action with what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What to do.
    pub action: Action,
    /// The action as a person thinks of it.
    pub deed: Deed,
    /// Why, the most important first; empty if there is nothing to say for it.
    pub reasons: Vec<HintReason>,
}

impl Hint {
    /// The hint for a seat that may take this action.
    ///
    /// The position must be an imagined one ([`Knowledge::imagine`](rabenburg_engine::Knowledge::imagine)), as bots
    /// have it. Every position that agrees with what the seat knows gives the same hint: the cards imagined for others
    /// play no part.
    pub fn of(imagined: &Position, seat: Seat, action: Action) -> Hint {
        Hint { action, deed: Deed::of(imagined, seat, action), reasons: reasons(imagined, seat, action) }
    }
}

fn reasons(position: &Position, seat: Seat, action: Action) -> Vec<HintReason> {
    match action {
        Action::PlayWizard { .. }
        | Action::PlayTower { .. }
        | Action::MoveWizard { .. }
        | Action::MoveTower { .. }
        | Action::Push { .. }
        | Action::Pick { .. } => board::reasons(position, seat, action),
        Action::Cast(cast) => spell::reasons(position, seat, cast),
        Action::End | Action::Pass | Action::Stop => vec![HintReason::KeepsFlasks],
        _ => cards::reasons(position, seat, action),
    }
}
