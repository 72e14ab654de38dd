//! What has happened in the solver's turn, as far as goals ask for it.

use rabenburg_engine::{Event, Fact, Position, SURFACES, Seat, Sink, Surface};

use crate::goal::Goal;

/// Follows the events of an attempt.
///
/// Wizards of one colour are alike (rule 1.8), so it cannot always be told whether the one who enters was locked up at the
/// start. Whoever may have been one counts: for every surface, `stowaways` is the most of them that can be there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Watch {
    pub(crate) seat: Seat,
    /// The number of the turn in which the attempt began.
    pub(crate) turn: u32,
    /// How many cards lay on the discard pile then.
    pub(crate) discarded: u8,
    own: [u8; SURFACES],
    stowaways: [u8; SURFACES],
    pub(crate) filled: u8,
    pub(crate) entered: bool,
    /// One who entered can have been locked up at the start.
    pub(crate) stowaway_entered: bool,
}

impl Watch {
    /// Begins to watch at this position.
    pub(crate) fn new(goal: &Goal, position: &Position, seat: Seat) -> Watch {
        let (mut own, mut stowaways) = ([0; SURFACES], [0; SURFACES]);
        if matches!(goal, Goal::Stowaway | Goal::Memory) {
            let course = position.course();
            for surface in Surface::all() {
                let count = course.on(surface).count(seat);
                own[surface.index()] = count;
                if !course.is_visible(surface) {
                    stowaways[surface.index()] = count;
                }
            }
        }
        let turn = position.turn_number();
        let discarded = position.discard().len();
        Watch { seat, turn, discarded, own, stowaways, filled: 0, entered: false, stowaway_entered: false }
    }

    /// Whether a wizard who may have been locked up at the start is on this surface.
    pub(crate) fn may_be_stowaway(&self, surface: Surface) -> bool {
        self.stowaways[surface.index()] > 0
    }

    /// Takes one own wizard off a surface; says whether it may have been locked up at the start.
    fn leave(&mut self, from: Surface) -> bool {
        let from = from.index();
        let stowaway = self.stowaways[from] > 0;
        self.own[from] = self.own[from].saturating_sub(1);
        self.stowaways[from] = self.stowaways[from].min(self.own[from]);
        stowaway
    }
}

impl Sink for Watch {
    fn event(&mut self, event: &Event) {
        let Event::Public(fact) = event else { return };
        match *fact {
            Fact::FlaskFilled { owner } if owner == self.seat => self.filled += 1,
            Fact::WizardMoved { colour, from, to } if colour == self.seat => {
                let stowaway = self.leave(from);
                // Nobody was counted if the goal does not ask.
                self.own[to.index()] = self.own[to.index()].saturating_add(1);
                self.stowaways[to.index()] += u8::from(stowaway);
            }
            Fact::WizardEntered { colour, from } if colour == self.seat => {
                self.entered = true;
                self.stowaway_entered |= self.leave(from);
            }
            _ => {}
        }
    }
}
