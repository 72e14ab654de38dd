//! Tells what happened, event by event.

use rabenburg_engine::{Announced, Cast, Fact, Rules, Seat, SeenEvent, Stage, Surface, View, Window};

use crate::stacks::Stacks;
use crate::{Language, Line, Names};

mod moves;
mod sentences;

/// Tells what happened. It has to hear all events in order, since a sentence depends on what happened before: who moves,
/// by card or by spell, and which towers ride along.
#[derive(Clone, Debug)]
pub struct Teller {
    rules: Rules,
    names: Names,
    stacks: Stacks,
    active: Seat,
    /// The spell that is being carried out.
    cast: Option<(Seat, Cast)>,
    /// Whether it has moved something, so that the next move is none of it.
    cast_moved: bool,
    /// A move that is announced, and whether that was told.
    announced: Option<(Announced, bool)>,
    /// The die was rolled and the roll not used yet.
    rolled: bool,
    /// Where the wizard comes from that has just walked by card: others from there ride along.
    walked: Option<Surface>,
}

impl Teller {
    /// Tells what happens from now on.
    pub fn new(now: &View, names: Names) -> Teller {
        Teller {
            rules: now.rules,
            names,
            stacks: Stacks::of(now),
            active: now.active,
            cast: None,
            cast_moved: false,
            announced: now.announced.map(|announced| (announced, true)),
            rolled: now.roll.is_some(),
            walked: None,
        }
    }

    /// Tells what has happened up to now: the events of a log with their turns, the last of which led to this view.
    pub fn past(log: &[(u32, SeenEvent)], now: &View, names: Names) -> Teller {
        let mut teller = Teller::new(now, names);
        for (_, event) in log.iter().rev() {
            teller.stacks.undo(event);
        }
        let turn = log.first().map_or(now.turn, |(turn, _)| *turn);
        Teller { active: teller.seat_of_turn(turn), announced: None, rolled: false, ..teller }
    }

    /// The lines for the next event; most have one, and those that only move the game on have none.
    pub fn tell(&mut self, event: &SeenEvent, language: Language) -> Vec<Line> {
        if let SeenEvent::Public(fact) = event
            && self.is_beyond_the_spell(fact)
        {
            self.cast = None;
            self.cast_moved = false;
        }
        let lines = self.lines(event, language);
        self.follow(event);
        self.stacks.apply(event);
        lines
    }

    fn seat_of_turn(&self, turn: u32) -> Seat {
        let players = u32::from(self.rules.players);
        Seat::new((turn % players) as u8).unwrap_or(Seat::FIRST)
    }

    /// The word that messages choose by, and the name.
    fn named(&self, seat: Seat, language: Language) -> (&'static str, String) {
        (self.names.who(seat), self.names.name(seat, language))
    }

    /// Who moves: the caster of a spell that is being carried out, or the active player.
    fn mover(&self) -> Seat {
        self.cast.map_or(self.active, |(caster, _)| caster)
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
                self.stacks.space_under(from) != self.stacks.space_under(to)
            }
            Fact::WizardEntered { from, .. } if freeing => match self.stacks.castle() {
                Some(castle) => self.stacks.space_under(from) != Some(castle),
                None => self.announced.is_some(),
            },
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
            Fact::TurnBegan { turn } => {
                self.active = self.seat_of_turn(turn);
                self.action_over();
            }
            Fact::Rolled { .. } => self.rolled = true,
            Fact::Announced { announced } => {
                self.announced = Some((announced, false));
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
            Fact::ActionCompleted { .. } => self.action_over(),
            Fact::Reached { stage } => {
                self.cast = None;
                if let Stage::Window(Window::Announced, _) = stage {
                    self.announced = self.announced.map(|(announced, _)| (announced, true));
                }
            }
            _ => {}
        }
    }

    fn action_over(&mut self) {
        self.cast = None;
        self.announced = None;
        self.rolled = false;
    }
}
