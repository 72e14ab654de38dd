//! What a spell could change for the player who is asked for one, as far as anybody can foresee.
//!
//! This compares what the engine foresees of every cast with what it foresees of casting nothing. It knows no rule.

use rabenburg_engine::{Action, Fact, Seat, Spell};

use crate::session::Choice;

/// The most that some cast of a spell would do for the caster, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stake {
    /// A wizard of theirs comes home who would not otherwise.
    BringsHome,
    /// A wizard of theirs is not locked up who would be.
    Saves,
    /// A flask of theirs is filled that would not be.
    Fills,
    /// The announced move turns out differently.
    ChangesMove,
}

/// What the choices at a window hold for a seat.
#[derive(Clone, Copy, Debug)]
pub struct Stakes<'a> {
    seat: Seat,
    choices: &'a [Choice],
    /// What happens if they cast nothing.
    otherwise: &'a [Fact],
}

impl<'a> Stakes<'a> {
    /// `None` where nobody can say no to a spell.
    pub fn new(choices: &'a [Choice], seat: Seat) -> Option<Stakes<'a>> {
        let pass = choices.iter().find(|choice| choice.action == Action::Pass)?;
        Some(Stakes { seat, choices, otherwise: &pass.foreseen })
    }

    /// What happens if nobody casts: the announced move.
    pub fn announced(&self) -> &'a [Fact] {
        self.otherwise
    }

    /// The most that a spell could do; `None` if nothing of this.
    pub fn of(&self, spell: Spell) -> Option<Stake> {
        let casts =
            self.choices.iter().filter(|choice| matches!(choice.action, Action::Cast(cast) if cast.spell() == spell));
        casts.filter_map(|choice| self.stake(&choice.foreseen)).min()
    }

    /// Whether any cast could do anything of this.
    pub fn any(&self) -> bool {
        self.choices
            .iter()
            .any(|choice| matches!(choice.action, Action::Cast(_)) && self.stake(&choice.foreseen).is_some())
    }

    fn stake(&self, foreseen: &[Fact]) -> Option<Stake> {
        let (now, otherwise) = (self.count(foreseen), self.count(self.otherwise));
        if now.home > otherwise.home {
            Some(Stake::BringsHome)
        } else if now.locked < otherwise.locked {
            Some(Stake::Saves)
        } else if now.filled > otherwise.filled {
            Some(Stake::Fills)
        } else if foreseen.ends_with(self.otherwise) {
            None
        } else {
            Some(Stake::ChangesMove)
        }
    }

    fn count(&self, facts: &[Fact]) -> Count {
        let mut count = Count::default();
        for fact in facts {
            match *fact {
                Fact::WizardEntered { colour, .. } => count.home += usize::from(colour == self.seat),
                Fact::TowerMoved { locked_up, .. } => count.locked += usize::from(locked_up.count(self.seat)),
                Fact::FlaskFilled { owner } => count.filled += usize::from(owner == self.seat),
                _ => {}
            }
        }
        count
    }
}

/// What happens to a seat.
#[derive(Default)]
struct Count {
    home: usize,
    locked: usize,
    filled: usize,
}
