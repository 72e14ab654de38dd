//! Tells what happened, event by event.

use rabenburg_engine::{Cast, Event, Fact, Seat, SeenEvent, Stage, Surface, View, Viewer, Window};

use crate::{Language, Line, Names};

mod moves;
mod sentences;

/// Tells what happened. It has to hear every event in order, because a sentence depends on what came before: who moves,
/// whether by card or by spell, and which towers ride along.
#[derive(Clone, Debug)]
pub struct Teller {
    view: View,
    names: Names,
    /// The spell that is being carried out.
    cast: Option<(Seat, Cast)>,
    /// Whether it has already moved something, so that the next move is not part of it.
    cast_moved: bool,
    /// Whether a move has been announced and still has to be told.
    announcing: bool,
    /// Whether the die has been rolled and the roll not used yet.
    rolled: bool,
    /// Where the wizard that has just walked by card came from: others from there ride along.
    walked: Option<Surface>,
}

impl Teller {
    /// Starts telling from here.
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

    /// The lines for the next event. Most events have one; those that only advance the game have none.
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

    /// The lines for the next event at an open table, where cards are named no matter whose hand they are in.
    pub fn tell_open(&mut self, event: &Event, language: Language) -> Vec<Line> {
        let seen = event.seen_by(self.view.viewer);
        let holder = match *event {
            Event::Public(_) => return self.tell(&seen, language),
            Event::Drew { seat, .. } | Event::Offered { seat, .. } | Event::CardPassed { from: seat, .. } => seat,
        };
        self.view.apply(&seen);
        self.lines(&event.seen_by(Viewer::Seat(holder)), language)
    }

    /// The word that messages branch on, and the name.
    fn named(&self, seat: Seat, language: Language) -> (&'static str, String) {
        (self.names.who(seat), self.names.name(seat, language))
    }

    /// Who moves: the caster of a spell that is being carried out, or the active player.
    fn mover(&self) -> Seat {
        self.cast.map_or(self.view.active, |(caster, _)| caster)
    }

    /// Whether a move is not part of the last spell cast. An announced move can follow a spell without notice.
    fn is_beyond_the_spell(&self, fact: &Fact) -> bool {
        let freeing = matches!(self.cast, Some((_, Cast::FreeWizard { .. })));
        match *fact {
            // The reward and the castle's move belong to the move before them.
            Fact::FlaskFilled { .. } => false,
            Fact::CastleMoved { .. } => self.cast_moved && matches!(self.cast, Some((_, Cast::MoveCastle { .. }))),
            // A wizard that goes free stays on its space (rule 8.8).
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

    /// Remembers what later events need to know.
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
                // These two are not followed by a move of their own.
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
