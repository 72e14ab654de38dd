//! A good move explained to a person: one sentence that says what to do and why, built from facts.
//!
//! A hint tells nothing that its reader may not know. It never looks at another hand or the draw pile, and in a strict
//! game it never tells who is locked up where: people have to remember that themselves (rule 13.3).

mod board;
mod cards;
mod deed;
mod english;
mod german;
mod outlook;
mod pieces;
mod reason;
mod sentence;
mod spell;

use rabenburg_engine::{Action, Position, Seat};

use crate::level::Language;
use deed::Deed;
pub use reason::{Reason, Whose};

/// An action with what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What to do.
    pub action: Action,
    /// Why, the most important first; empty if there is nothing to say for it.
    pub reasons: Vec<Reason>,
    /// The action as a person thinks of it.
    deed: Deed,
}

impl Hint {
    /// The hint for a seat that may take this action.
    ///
    /// The position must be an imagined one ([`Knowledge::imagine`](rabenburg_engine::Knowledge::imagine)), as bots have
    /// it. Any that agrees with what the seat knows gives the same hint: the cards imagined for others play no part.
    pub fn of(imagined: &Position, seat: Seat, action: Action) -> Hint {
        let deed = Deed::of(imagined, seat, action);
        Hint { action, reasons: reasons(imagined, seat, action), deed }
    }

    /// The hint in one sentence; it names at most three reasons.
    pub fn sentence(&self, language: Language) -> String {
        match language {
            Language::English => sentence::compose(&english::English, &self.deed, &self.reasons),
            Language::German => sentence::compose(&german::German, &self.deed, &self.reasons),
        }
    }
}

fn reasons(position: &Position, seat: Seat, action: Action) -> Vec<Reason> {
    match action {
        Action::PlayWizard { .. }
        | Action::PlayTower { .. }
        | Action::MoveWizard { .. }
        | Action::MoveTower { .. }
        | Action::Push { .. }
        | Action::Pick { .. } => board::reasons(position, seat, action),
        Action::Cast(cast) => spell::reasons(position, seat, cast),
        Action::End | Action::Pass | Action::Stop => vec![Reason::KeepsFlasks],
        _ => cards::reasons(position, seat, action),
    }
}
