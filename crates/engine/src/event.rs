//! What has happened: typed facts in the past tense.
//!
//! Everything that changes a position is an event, applied as it is emitted. The log of a game therefore replays to the
//! same position without asking the rules again.

use crate::action::Cast;
use crate::card::Face;
use crate::cards::Cards;
use crate::course::CourseKey;
use crate::fact::Fact;
use crate::position::{Flow, Position, Undo};
use crate::seat::Seat;
use crate::space::Surface;
use crate::stage::{Announced, AnnouncedPiece, Interlude, Stage};
use crate::wizards::Wizards;

/// Something that happened, all secrets included. Players get [`SeenEvent`](crate::SeenEvent)s.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something that everybody sees.
    Public(Fact),
    /// A card was drawn.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// The partner's card went to the active player, or one went back (rule 11.2).
    CardPassed {
        /// Who passed it.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The card.
        card: Face,
    },
    /// The partner of the active player offered a card, face down (rule 11.2).
    Offered {
        /// Who offered it.
        seat: Seat,
        /// The card.
        card: Face,
    },
}

impl From<Fact> for Event {
    #[inline(always)]
    fn from(fact: Fact) -> Event {
        Event::Public(fact)
    }
}

/// Where events go. Search passes `()`, which keeps nothing and costs nothing.
pub trait Sink {
    /// Takes an event that has just been applied.
    fn event(&mut self, event: &Event);
}

impl Sink for () {
    #[inline]
    fn event(&mut self, _: &Event) {}
}

impl Sink for alloc::vec::Vec<Event> {
    fn event(&mut self, event: &Event) {
        self.push(*event);
    }
}

impl Position {
    /// Applies an event and passes it on. The only way that play changes a position.
    #[inline(always)]
    pub(crate) fn emit<S: Sink>(&mut self, sink: &mut S, event: impl Into<Event>) {
        let event = event.into();
        self.apply(&event);
        sink.event(&event);
    }

    /// Applies a recorded event. Events are facts, not wishes: they must come from the log of the same game, and
    /// nothing is checked here except what would panic.
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Public(fact) => self.apply_fact(fact),
            Event::Drew { seat, card } => {
                self.draw.take(card);
                self.hands[seat.index()].add(card);
                self.count_draw();
            }
            Event::CardPassed { from, to, card } => {
                self.hands[from.index()].take(card);
                self.hands[to.index()].add(card);
            }
            Event::Offered { card, .. } => self.flow.offered = Some(card),
        }
    }

    #[inline(always)]
    fn apply_fact(&mut self, fact: Fact) {
        match fact {
            Fact::TurnBegan { turn } => {
                self.flow = self.flow.next_turn(turn, self.rules.players);
                self.undo.action = None;
                if self.undo.last.is_some() && turn > self.undo.last_turn + 1 {
                    self.undo = Undo::default();
                }
            }
            Fact::ActionBegan => {
                self.flow.stage = Stage::Choose;
                if self.rules.is_master() {
                    self.flow.spell_used = false;
                }
            }
            Fact::DrawsDue { seat, count } => {
                self.flow.draws = count;
                self.flow.drawer = if count == 0 { Seat::FIRST } else { seat };
            }
            Fact::Reshuffled => self.draw = core::mem::take(&mut self.discard),
            Fact::Played { seat, card } => {
                self.lay_down(seat, card);
                if card.is_dice() {
                    self.flow.die = Some(card);
                    self.flow.rolls_left = card.dice();
                }
            }
            Fact::Discarded { seat, card } => self.lay_down(seat, card),
            Fact::HandDiscarded { seat, cards } => {
                self.remember_course();
                self.flow.redrawn = true;
                self.hands[seat.index()] = Cards::EMPTY;
                self.discard = self.discard.and(cards);
            }
            Fact::Rolled { value } => {
                self.flow.roll = value;
                self.flow.rolls_left = self.flow.rolls_left.saturating_sub(1);
            }
            Fact::Announced { announced } => {
                self.flow.announced = Some(announced);
                self.flow.roll = 0;
                self.flow.rolls_left = 0;
                self.flow.die = None;
            }
            Fact::WizardMoved { colour, from, to } => {
                self.course.take_wizard(from, colour);
                self.course.place_wizard(to, colour);
                self.follow_announced(colour, from, to);
            }
            Fact::WizardEntered { colour, from } => {
                self.course.take_wizard(from, colour);
                self.home[colour.index()] += 1;
            }
            Fact::TowerMoved { tower, to, .. } => self.course.move_tower(tower, to),
            Fact::TowersSwapped { a, b } => self.course.swap_towers(a, b),
            Fact::CastleMoved { to } => self.course.move_castle(to),
            Fact::FlaskFilled { owner } => {
                let flasks = &mut self.flasks[owner.index()];
                flasks.empty -= 1;
                flasks.full += 1;
            }
            Fact::SpellCast { caster, cast, cost, uses_up } => {
                let flasks = &mut self.flasks[caster.index()];
                flasks.full -= cost;
                flasks.spent += cost;
                self.flow.spell_used |= uses_up;
                if let Cast::Piggyback { colour } = cast {
                    // In the basic game, riders are named with the card and travel at once.
                    if self.flow.announced.is_some() {
                        self.flow.riders = self.flow.riders.with(colour);
                    }
                }
            }
            Fact::ActionCompleted { moved } => self.complete_action(moved),
            Fact::FlasksPassed { from, to, count } => {
                self.flasks[from.index()].full -= count;
                self.flasks[to.index()].full += count;
                let by_active = from == self.active();
                self.flow.passed[usize::from(!by_active)] = true;
            }
            Fact::Reached { stage } => {
                self.flow.stage = stage;
                match stage {
                    Stage::Refill => {
                        self.flow = Flow { stage, ..Flow::of_seat(self.flow.round, self.flow.active) };
                        self.undo.action = None;
                    }
                    Stage::Over(_) => {
                        self.flow = Flow { stage, ..Flow::of_seat(self.flow.round, self.flow.active) };
                        self.undo = Undo::default();
                    }
                    Stage::Roll => self.flow.roll = 0,
                    _ => {}
                }
            }
            Fact::InterludeReached { interlude } => {
                self.flow.interlude = interlude;
                // Asked or offered: that was the exchange of this turn (rule 11.2).
                self.flow.exchanged |= matches!(interlude, Interlude::Give | Interlude::Reply);
                self.flow.offered = None;
            }
            Fact::Revealed { .. } | Fact::Declined { .. } | Fact::Passed { .. } => {}
        }
    }

    /// One of the cards due has been drawn.
    #[inline]
    pub(crate) fn count_draw(&mut self) {
        let left = self.flow.draws.saturating_sub(1);
        self.flow.draws = left;
        // A choice between two values instead of a branch: how many cards are missing is unpredictable.
        self.flow.drawer = [self.flow.drawer, Seat::FIRST][usize::from(left == 0)];
    }

    /// From the hand to the discard pile: the action is used (rule 3.2).
    #[inline]
    fn lay_down(&mut self, seat: Seat, card: Face) {
        self.remember_course();
        self.flow.actions += 1;
        self.hands[seat.index()].take(card);
        self.discard.add(card);
    }

    /// Rule 9.6 asks what the course was when the card was played.
    #[inline]
    fn remember_course(&mut self) {
        if self.rules.is_master() && self.rules.printed().no_undoing {
            self.undo.action = Some(self.course.key());
        }
    }

    #[inline]
    fn complete_action(&mut self, moved: bool) {
        if self.flow.actions == 1 && !self.flow.redrawn {
            self.flow.moved = moved;
        }
        self.flow.die = None;
        self.flow.roll = 0;
        self.flow.rolls_left = 0;
        self.flow.announced = None;
        self.flow.riders = Wizards::NONE;
        if let Some(before) = self.undo.action.take() {
            // A move alone always changes the course; only together with spells can it come to nothing.
            let spells = self.flow.spell_used || self.rules.printed().free_any_time;
            let changed = if spells { before != self.course.key() } else { moved };
            if changed {
                self.undo.last = Some(before);
                self.undo.last_turn = self.turn_number();
            }
        }
    }

    /// If a spell moves a wizard of that colour off the announced surface, that was the announced one (rule 9.5).
    #[inline]
    fn follow_announced(&mut self, moved: Seat, from: Surface, to: Surface) {
        if let Some(Announced { piece: AnnouncedPiece::Wizard { surface, colour }, .. }) = &mut self.flow.announced
            && *surface == from
            && *colour == moved
        {
            *surface = to;
        }
    }
}

impl Position {
    /// The course that no spell may bring back (rule 9.6).
    #[inline]
    pub(crate) fn guarded(&self) -> Option<&CourseKey> {
        self.undo.last.as_ref()
    }
}
