//! Foresight: what an action would visibly bring about, as a player thinks it through beforehand.
//!
//! It follows from what is in sight alone. In a strict game, locked-up wizards play no part in it (rule 13.3), and
//! neither does chance.

use alloc::vec::Vec;

use crate::action::{Action, Cast};
use crate::course::Course;
use crate::error::Refusal;
use crate::event::{Event, Sink};
use crate::fact::Fact;
use crate::position::Position;
use crate::rules::Memory;
use crate::seat::Seat;
use crate::space::Surface;
use crate::stage::{AnnouncedPiece, Interlude, Stage, Window};
use crate::wizards::Wizards;

impl Position {
    /// The public facts that an action would cause if nobody intervened, as far as the visible course tells. It refuses
    /// whatever [`Self::play`] refuses.
    ///
    /// It ends where chance is due. In the master variant it continues to the announced move, as if everybody passed.
    /// For Free a wizard it reports only that it is cast, unless the game shows who is locked up. Facts that move
    /// nothing, such as the stages of a turn, are left out.
    pub fn foresee(&self, seat: Seat, action: Action) -> Result<Vec<Fact>, Refusal> {
        // Legality is asked of the truth: taking wizards off the board could change it.
        if !self.is_legal(seat, &action) {
            return Err(self.why_not(seat, &action));
        }
        let strict = self.rules.memory == Memory::Strict;
        let mut ahead = *self;
        if strict {
            ahead.course = self.course_in_sight();
        }
        let mut foreseen = Foreseen { strict, facts: Vec::new(), over: false };
        ahead.carry_out(seat, action, &mut foreseen);
        if !is_exchange(&action) {
            ahead.go_on_to_announced_move(&mut foreseen);
        }
        Ok(foreseen.facts)
    }

    /// Everybody passes, and the caster stops, until the announced move is made (rule 9.5).
    fn go_on_to_announced_move(&mut self, sink: &mut Foreseen) {
        while let (Stage::Window(Window::Announced, _), Some(seat)) = (self.flow.stage, self.awaited()) {
            let action = match self.flow.interlude {
                Interlude::None => Action::Pass,
                Interlude::Repeat(..) => Action::Stop,
                // Somebody has a real decision to make.
                _ => return,
            };
            self.carry_out(seat, action, sink);
        }
    }

    /// The course without wizards that are out of sight. The announced wizard and its riders stay, and so do those that
    /// a spell has just shown: everybody knows about them.
    fn course_in_sight(&self) -> Course {
        let mut course = self.course.without_locked_up();
        let mut keep = |surface: Surface, wizards: Wizards| {
            if !self.course.is_visible(surface) {
                // The announced one may be among those shown.
                course.put_wizards(surface, wizards);
            }
        };
        if let Some(AnnouncedPiece::Wizard { surface, colour }) = self.flow.announced.map(|announced| announced.piece) {
            let (there, travelling) = (self.course.on(surface), self.flow.riders.with(colour));
            let still = |owner: Seat| there.count(owner).min(travelling.count(owner)).into();
            keep(surface, self.rules.seats().flat_map(|owner| core::iter::repeat_n(owner, still(owner))).collect());
        }
        if let Interlude::Pick(_, tower) = self.flow.interlude {
            let surface = self.course.beneath(tower);
            keep(surface, self.course.on(surface));
        }
        course
    }
}

/// What partners pass to each other (rules 11.2 and 11.3): the awaited decision is still to be made.
const fn is_exchange(action: &Action) -> bool {
    match action {
        Action::Ask
        | Action::Give { .. }
        | Action::Offer { .. }
        | Action::Accept
        | Action::Decline
        | Action::GiveBack { .. }
        | Action::PassFlasks { .. } => true,
        Action::PlayWizard { .. }
        | Action::PlayTower { .. }
        | Action::PlayDice { .. }
        | Action::Discard { .. }
        | Action::Redraw
        | Action::MoveWizard { .. }
        | Action::MoveTower { .. }
        | Action::NoMove
        | Action::Reroll
        | Action::Push { .. }
        | Action::NoPush
        | Action::End
        | Action::Pass
        | Action::Stop
        | Action::Cast(_)
        | Action::Pick { .. } => false,
    }
}

/// Keeps the facts that show something, up to the first thing that nobody can foresee.
struct Foreseen {
    /// Nobody is told who is locked up.
    strict: bool,
    facts: Vec<Fact>,
    over: bool,
}

impl Sink for Foreseen {
    fn event(&mut self, event: &Event) {
        let Event::Public(fact) = *event else { return };
        if self.over {
            return;
        }
        match fact {
            Fact::TowerMoved { tower, from, to, locked_up, .. } if self.strict => {
                self.facts.push(Fact::TowerMoved { tower, from, to, uncovered: Wizards::NONE, locked_up });
            }
            Fact::SpellCast { cast: Cast::FreeWizard { .. }, .. } if self.strict => {
                self.facts.push(fact);
                // Rule 8.8: what comes of it depends on whom the tower hides.
                self.over = true;
            }
            Fact::Played { .. }
            | Fact::Discarded { .. }
            | Fact::HandDiscarded { .. }
            | Fact::Announced { .. }
            | Fact::WizardMoved { .. }
            | Fact::WizardEntered { .. }
            | Fact::TowerMoved { .. }
            | Fact::TowersSwapped { .. }
            | Fact::CastleMoved { .. }
            | Fact::FlaskFilled { .. }
            | Fact::SpellCast { .. }
            | Fact::FlasksPassed { .. } => self.facts.push(fact),
            Fact::TurnBegan { .. }
            | Fact::ActionBegan
            | Fact::DrawsDue { .. }
            | Fact::Reshuffled
            | Fact::Rolled { .. }
            | Fact::Revealed { .. }
            | Fact::ActionCompleted { .. }
            | Fact::Declined { .. }
            | Fact::Passed { .. }
            | Fact::Reached { .. }
            | Fact::InterludeReached { .. } => {}
        }
    }
}
