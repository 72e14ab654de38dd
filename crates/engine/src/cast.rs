//! What the spells do (chapter 8).

use crate::action::Cast;
use crate::event::Sink;
use crate::fact::Fact;
use crate::play::After;
use crate::position::Position;
use crate::seat::Seat;
use crate::space::{Space, TowerId};
use crate::spell::{Spell, Spells};
use crate::stage::{Interlude, Stage, Window};
use crate::wizards::Wizards;

impl Position {
    /// Casts a spell: it is paid for, carried out, and may be repeated.
    pub(crate) fn cast<S: Sink>(&mut self, caster: Seat, cast: Cast, sink: &mut S) {
        let spell = cast.spell();
        let cost = self.rules.costs.of(spell);
        let uses_up = !self.is_free_any_time(spell);
        if self.flow.interlude != Interlude::None {
            self.emit(sink, Fact::InterludeReached { interlude: Interlude::None });
        }
        self.emit(sink, Fact::SpellCast { caster, cast, cost, uses_up });
        let after = match cast {
            Cast::MoveWizard { space, colour } => self.blow_wizard(space, colour, 1, sink),
            Cast::HeadwindWizard { space, colour } => self.blow_wizard(space, colour, -1, sink),
            Cast::MoveTower { tower } => self.move_tower(tower, 2, caster, sink),
            Cast::HeadwindTower { tower } => self.move_tower(tower, -2, caster, sink),
            Cast::SwapTowers { a, b } => {
                self.emit(sink, Fact::TowersSwapped { a, b });
                After::GoOn
            }
            Cast::MoveCastle { direction } => {
                if let Some(to) = self.course.castle_by_spell(direction.step()) {
                    self.emit(sink, Fact::CastleMoved { to });
                }
                After::GoOn
            }
            Cast::Piggyback { .. } => After::GoOn,
            Cast::FreeWizard { tower } => return self.lift_tower(caster, tower, sink),
            Cast::DrawTwo => {
                self.emit(sink, Fact::InterludeReached { interlude: Interlude::Drawing(caster) });
                return self.draw_cards(caster, 2, sink);
            }
        };
        self.after_effect(caster, spell, after, sink);
    }

    /// Rule 9.7: in the master variant of some printings Free a wizard does not use up the action's spell.
    fn is_free_any_time(&self, spell: Spell) -> bool {
        spell == Spell::FreeWizard && self.rules.is_master() && self.rules.printed().free_any_time
    }

    /// Rules 8.1 and 8.3.
    fn blow_wizard<S: Sink>(&mut self, space: Space, colour: Seat, step: i8, sink: &mut S) -> After {
        self.move_wizards(self.course.visible(space), Wizards::one(colour), step, sink)
    }

    /// Rule 8.8: the wizards beneath are shown to all, and one of the caster's side goes free.
    fn lift_tower<S: Sink>(&mut self, caster: Seat, tower: TowerId, sink: &mut S) {
        let wizards = self.course.on(self.course.beneath(tower));
        self.emit(sink, Fact::Revealed { tower, wizards });
        let partner = self.rules.partner(caster).filter(|&partner| wizards.count(partner) > 0);
        let own = (wizards.count(caster) > 0).then_some(caster);
        match (own, partner) {
            (Some(_), Some(_)) => {
                self.emit(sink, Fact::InterludeReached { interlude: Interlude::Pick(caster, tower) });
            }
            (Some(colour), None) | (None, Some(colour)) => self.free_wizard(caster, tower, colour, sink),
            (None, None) => self.after_use(caster, Spell::FreeWizard, sink),
        }
    }

    /// The caster has looked and chosen whom to free.
    pub(crate) fn pick_freed<S: Sink>(&mut self, caster: Seat, colour: Seat, sink: &mut S) {
        if let Interlude::Pick(_, tower) = self.flow.interlude {
            self.emit(sink, Fact::InterludeReached { interlude: Interlude::None });
            self.free_wizard(caster, tower, colour, sink);
        }
    }

    /// To the visible surface of the space, or into the castle if it stands there (rule 8.8).
    fn free_wizard<S: Sink>(&mut self, caster: Seat, tower: TowerId, colour: Seat, sink: &mut S) {
        let after = self.move_wizards(self.course.beneath(tower), Wizards::one(colour), 0, sink);
        self.after_effect(caster, Spell::FreeWizard, after, sink);
    }

    fn after_effect<S: Sink>(&mut self, caster: Seat, spell: Spell, after: After, sink: &mut S) {
        match after {
            After::GoOn => self.after_use(caster, spell, sink),
            After::TurnOver => self.end_turn(sink),
            After::GameOver => {}
        }
    }

    /// A use of a spell is over: the caster may repeat it where possible (rules 7.3, 9.2 and 9.7).
    pub(crate) fn after_use<S: Sink>(&mut self, caster: Seat, spell: Spell, sink: &mut S) {
        let repeats = if self.rules.is_master() { !self.is_free_any_time(spell) } else { self.basic_repeat() };
        if repeats && self.has_target(caster, Spells::NONE.with(spell)) {
            self.emit(sink, Fact::InterludeReached { interlude: Interlude::Repeat(caster, spell) });
        } else {
            self.finish_spell(caster, sink);
        }
    }

    /// The spell and its repeats are over: back to where it was cast.
    pub(crate) fn finish_spell<S: Sink>(&mut self, caster: Seat, sink: &mut S) {
        if self.flow.interlude != Interlude::None {
            self.emit(sink, Fact::InterludeReached { interlude: Interlude::None });
        }
        match self.flow.stage {
            // One spell a turn (rule 7.3): nothing is left to do.
            Stage::End => self.end_turn(sink),
            // Rule 9.7: the same seat is asked again, then the next.
            Stage::Window(window @ (Window::Open | Window::Announced | Window::Done), _) => {
                self.ask_from(window, caster, sink);
            }
            _ => {}
        }
    }
}
