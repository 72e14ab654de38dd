//! What a player with perfect memory would know: everything they were shown, and nothing else.
//!
//! Bots get it, and so do people in aided games. It is built from seen events alone, so it cannot hold a secret.

use crate::card::Face;
use crate::cards::Cards;
use crate::course::Course;
use crate::fact::Fact;
use crate::hidden::{Hidden, Sighting};
use crate::position::{Flasks, Position};
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seat};
use crate::seen::SeenEvent;
use crate::shown::Shown;
use crate::stage::Interlude;
use crate::view::Viewer;

/// A viewer's knowledge of the game.
///
/// Anybody who has watched from the start knows the whole course: wizards are locked up in plain sight. (A game that
/// starts from a set-up position starts with everybody seeing how it is laid out.) As for the cards, a viewer knows
/// their own, the discard pile, those exchanged with their partner, and where the rest can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    viewer: Viewer,
    /// The game as far as it is known. It advances by the same events as the game itself, so nothing is written twice.
    pub(crate) shown: Shown,
    hidden: Hidden,
}

impl Knowledge {
    /// What a viewer knows when a game starts here: how it is laid out, and their own cards.
    pub fn new(start: &Position, viewer: Viewer) -> Knowledge {
        let mut table = *start;
        let mut cards = [0; MAX_SEATS];
        let mut held = [0; MAX_SEATS];
        for seat in start.rules().seats() {
            cards[seat.index()] = start.hand(seat).len();
            if !viewer.is(seat) {
                held[seat.index()] = start.hand(seat).len();
                table.hands[seat.index()] = Cards::EMPTY;
            }
        }
        table.draw = Cards::EMPTY;
        table.flow.offered = start.view(viewer).offered;
        let hidden = Hidden::new(unseen(&table), held);
        Knowledge { viewer, shown: Shown { table, cards, draw_pile: start.draw_pile().len() }, hidden }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        self.shown.table.rules()
    }

    /// Whose knowledge this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The board with everything on it, as remembered.
    pub fn course(&self) -> &Course {
        self.shown.table.course()
    }

    /// How many wizards of a seat are home.
    pub fn home(&self, seat: Seat) -> u8 {
        self.shown.table.home(seat)
    }

    /// A player's flasks.
    pub fn flasks(&self, seat: Seat) -> Flasks {
        self.shown.table.flasks(seat)
    }

    /// The viewer's own cards; a spectator has none.
    pub fn hand(&self) -> Cards {
        match self.viewer {
            Viewer::Seat(seat) => self.shown.table.hand(seat),
            Viewer::Spectator => Cards::EMPTY,
        }
    }

    /// The discard pile.
    pub fn discard(&self) -> Cards {
        self.shown.table.discard()
    }

    /// How many cards a seat holds.
    pub fn cards(&self, seat: Seat) -> u8 {
        self.shown.cards[seat.index()]
    }

    /// How many cards the draw pile has.
    pub fn draw_pile(&self) -> u8 {
        self.shown.draw_pile
    }

    /// Cards that a seat certainly holds: all of the viewer's own; of others, those that the viewer passed to them.
    /// Whenever such a face shows up, it may have been that card.
    pub fn known(&self, seat: Seat) -> Cards {
        self.shown.table.hand(seat)
    }

    /// Where the other cards can be.
    pub fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    /// All cards whose place the viewer does not know for certain: in others' hands or in the draw pile.
    pub fn unseen(&self) -> Cards {
        unseen(&self.shown.table)
    }

    /// The whole game as it would be if everybody held these cards and the partner had offered this one (rule 11.2):
    /// what a player imagines when thinking ahead. `None` if it contradicts what the viewer knows about hands and
    /// sizes; whether it also agrees with [`Self::hidden`] is up to the caller.
    pub fn imagine(&self, hands: &[Cards; MAX_SEATS], offered: Option<Face>) -> Option<Position> {
        let mut position = self.shown.table;
        let mut draw = Cards::DECK.minus(self.discard())?;
        for seat in Seat::all(MAX_SEATS) {
            let hand = hands[seat.index()];
            let known = self.known(seat);
            hand.minus(known)?;
            if hand.len() != self.cards(seat) {
                return None;
            }
            draw = draw.minus(hand)?;
        }
        position.hands = *hands;
        position.draw = draw;
        position.flow.offered = offered;
        let partner = self.rules().partner(position.active());
        let holds = |card| partner.is_some_and(|partner| position.hand(partner).count(card) > 0);
        let offer_fits = match offered {
            Some(card) => {
                self.shown.table.flow.interlude == Interlude::Reply
                    && self.shown.table.offered().is_none_or(|known| known == card)
                    && holds(card)
            }
            None => self.shown.table.flow.interlude != Interlude::Reply,
        };
        (offer_fits && draw.len() == self.shown.draw_pile).then_some(position)
    }

    /// Remembers what the viewer was shown.
    pub fn see(&mut self, event: &SeenEvent) {
        // Before it is applied: the discard pile about to be shuffled is still there.
        self.search(event);
        self.shown.see(event);
    }

    /// What an event reveals about the hidden cards.
    fn search(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Public(Fact::Played { seat, card } | Fact::Discarded { seat, card }) => {
                self.show(seat, [card].into_iter().collect());
            }
            SeenEvent::Public(Fact::HandDiscarded { seat, cards }) => self.show(seat, cards),
            SeenEvent::Public(Fact::Reshuffled) => self.hidden.see(Sighting::Reshuffled { pile: self.discard() }),
            SeenEvent::Drew { seat } => self.hidden.see(Sighting::Drew { seat }),
            SeenEvent::DrewCard { card, .. } => self.hidden.see(Sighting::DrewCard { card }),
            SeenEvent::CardPassed { from, to, card } => {
                self.show(from, [card].into_iter().collect());
                if !self.viewer.is(to) {
                    self.hidden.see(Sighting::Given { seat: to, card });
                }
            }
            SeenEvent::CardPassedFaceDown { from, to } => self.hidden.see(Sighting::Passed { from, to }),
            SeenEvent::Public(_) | SeenEvent::Offered { .. } | SeenEvent::OfferedCard { .. } => {}
        }
    }

    /// Cards leave a hand in plain sight. Several at once are as likely as one after the other, in any order.
    fn show(&mut self, seat: Seat, cards: Cards) {
        if !self.viewer.is(seat) {
            cards.each().for_each(|card| self.hidden.see(Sighting::Shown { seat, card }));
        }
    }
}

/// The cards that are not on the table: neither discarded nor in a known hand. None, if another game's events have put a
/// card in two places.
fn unseen(table: &Position) -> Cards {
    let seen = table.hands.iter().fold(table.discard(), |seen, &hand| seen.and(hand));
    Cards::DECK.minus(seen).unwrap_or_default()
}
