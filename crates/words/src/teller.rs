//! Tells what happened, event by event.

use rabenburg_engine::{Cast, Event, Fact, Seat, SeenEvent, Stage, Surface, View, Viewer, Window};

use crate::{Language, Line, Names};

mod moves;
mod sentences;

/// Tells what happened. It has to hear all events in order, since a sentence depends on what happened before: who moves,
/// by card or by spell, and which towers ride along.
#[derive(Clone, Debug)]
pub struct Teller {
    view: View,
    names: Names,
    /// The spell that is being carried out.
    cast: Option<(Seat, Cast)>,
    /// Whether it has moved something, so that the next move is none of it.
    cast_moved: bool,
    /// Whether a move is announced and that is still to be told.
    announcing: bool,
    /// The die was rolled and the roll not used yet.
    rolled: bool,
    /// Where the wizard comes from that has just walked by card: others from there ride along.
    walked: Option<Surface>,
}

impl Teller {
    /// Tells what happens from here on.
    pub fn new(from: &View, names: Names) -> Teller {
        Teller {
            view: from.clone(),
            names,
            cast: None,
            cast_moved: false,
            announcing: false,
            rolled: from.roll.is_some(),
            walked: None,
        }
    }

    /// The lines for the next event; most have one, and those that only move the game on have none.
    pub fn tell(&mut self, event: &SeenEvent, language: Language) -> Vec<Line> {
        if let SeenEvent::Public(fact) = event
            && self.is_beyond_the_spell(fact)
        {
            self.cast = None;
            self.cast_moved = false;
        }
        let mut after = self.view.clone();
        after.apply(event);
        let lines = match event {
            SeenEvent::Public(Fact::TurnBegan { .. }) => self.turn_began(&after, language),
            _ => self.lines(event, language),
        };
        self.follow(event);
        self.view = after;
        lines
    }

    /// The lines for the next event at an open table, where cards have their names in whosever hand they are.
    pub fn tell_open(&mut self, event: &Event, language: Language) -> Vec<Line> {
        let seen = event.seen_by(self.view.viewer);
        let holder = match *event {
            Event::Public(_) => return self.tell(&seen, language),
            Event::Drew { seat, .. } | Event::Offered { seat, .. } | Event::CardPassed { from: seat, .. } => seat,
        };
        self.view.apply(&seen);
        self.lines(&event.seen_by(Viewer::Seat(holder)), language)
    }

    /// The word that messages choose by, and the name.
    fn named(&self, seat: Seat, language: Language) -> (&'static str, String) {
        (self.names.who(seat), self.names.name(seat, language))
    }

    /// Who moves: the caster of a spell that is being carried out, or the active player.
    fn mover(&self) -> Seat {
        self.cast.map_or(self.view.active, |(caster, _)| caster)
    }

    /// Whether a move is not made by the spell that was cast last. An announced move can follow it without a word.
    fn is_beyond_the_spell(&self, fact: &Fact) -> bool {
        let freeing = matches!(self.cast, Some((_, Cast::FreeWizard { .. })));
        match *fact {
            // The reward and the way of the castle belong to the move before them.
            Fact::FlaskFilled { .. } => false,
            Fact::CastleMoved { .. } => self.cast_moved && matches!(self.cast, Some((_, Cast::MoveCastle { .. }))),
            // Whoever goes free stays on his space (rule 8.8).
            Fact::WizardMoved { from, to, .. } if freeing => {
                self.view.course().is_some_and(|course| course.space_under(from) != course.space_under(to))
            }
            Fact::WizardEntered { from, .. } if freeing => {
                self.view.course().is_some_and(|course| course.space_under(from) != course.castle())
            }
            Fact::TowerMoved { .. } => self.cast_moved || freeing,
            Fact::WizardMoved { .. } | Fact::WizardEntered { .. } => self.cast_moved,
            _ => false,
        }
    }

    /// What the next events have to know.
    fn follow(&mut self, event: &SeenEvent) {
        let SeenEvent::Public(fact) = *event else { return };
        self.walked = None;
        match fact {
            Fact::TurnBegan { .. } | Fact::ActionCompleted { .. } => self.action_over(),
            Fact::Rolled { .. } => self.rolled = true,
            Fact::Announced { .. } => {
                self.announcing = true;
                self.rolled = false;
            }
            Fact::SpellCast { caster, cast, .. } => {
                // Of these two no move comes at once.
                let moves = !matches!(cast, Cast::Piggyback { .. } | Cast::DrawTwo);
                self.cast = moves.then_some((caster, cast));
                self.cast_moved = false;
            }
            Fact::WizardMoved { from, .. } | Fact::WizardEntered { from, .. } => {
                self.walked = Some(from).filter(|_| self.cast.is_none());
                self.cast_moved = self.cast.is_some();
            }
            Fact::TowerMoved { .. } | Fact::TowersSwapped { .. } | Fact::CastleMoved { .. } => {
                self.cast_moved = self.cast.is_some();
            }
            Fact::Reached { stage } => {
                self.cast = None;
                self.announcing &= !matches!(stage, Stage::Window(Window::Announced, _));
            }
            _ => {}
        }
    }

    fn action_over(&mut self) {
        self.cast = None;
        self.announcing = false;
        self.rolled = false;
    }
}
