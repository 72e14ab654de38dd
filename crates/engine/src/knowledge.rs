//! What a player with perfect memory would know: everything he was shown, and nothing else.
//!
//! Bots get it, and in aided games people. It is built from seen events alone, so it cannot hold a secret.

use alloc::vec::Vec;

use crate::card::Face;
use crate::cards::Cards;
use crate::course::Course;
use crate::event::Event;
use crate::fact::Fact;
use crate::position::{Flasks, Position};
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seat};
use crate::seen::SeenEvent;
use crate::stage::Interlude;
use crate::view::Viewer;

/// A viewer's knowledge of the game.
///
/// The whole course is known to who has watched from the start: wizards are locked up before everybody's eyes. (A game
/// that begins from a set-up position begins with everybody seeing how it is laid out.) Of the cards, he knows his own,
/// the discard pile, those exchanged with his partner, and where the rest can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    viewer: Viewer,
    /// The game as far as it is known: others hold only cards that the viewer knows of, and the draw pile is empty. It
    /// goes on by the same events as the game itself, so nothing is written twice.
    table: Position,
    /// How many cards each seat holds.
    cards: [u8; MAX_SEATS],
    /// How many cards the draw pile has.
    draw_pile: u8,
    hidden: Hidden,
}

/// Where the cards are that the viewer does not see.
///
/// When the pile is shuffled (rule 3.7) the viewer knows exactly which cards it has, and so which ones the others hold
/// together. From then on a hidden card in a hand is *old*, one of those, or *new*, drawn from the pile since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hidden {
    /// The cards that others held, unknown to the viewer, when the pile was last shuffled, and have not shown since.
    pub old: Cards,
    /// The cards of the pile when it was last shuffled (at first: of the deck) that have not shown up since.
    pub new: Cards,
    /// How many hidden cards of each seat are old.
    pub old_cards: [u8; MAX_SEATS],
    /// How many hidden cards of each seat are new.
    pub new_cards: [u8; MAX_SEATS],
    /// Cards that showed up and were old or new, nobody can say which: each is still counted above, in both sets if it
    /// can be of both, and as one card of its seat in [`Self::unsure_cards`].
    pub unsure: Vec<(Seat, Face)>,
    /// How many of each seat's old and new cards have been shown as unsure ones.
    pub unsure_cards: [u8; MAX_SEATS],
    /// Partners who passed cards face down since the last shuffle: their old and new cards may have changed hands.
    pub mixed: Vec<(Seat, Seat)>,
}

impl Knowledge {
    /// What a viewer knows when a game begins here: how it is laid out, and his own cards.
    pub fn new(start: &Position, viewer: Viewer) -> Knowledge {
        let mut table = *start;
        let mut cards = [0; MAX_SEATS];
        let mut new_cards = [0; MAX_SEATS];
        for seat in start.rules().seats() {
            cards[seat.index()] = start.hand(seat).len();
            if !viewer.is(seat) {
                new_cards[seat.index()] = start.hand(seat).len();
                table.hands[seat.index()] = Cards::EMPTY;
            }
        }
        table.draw = Cards::EMPTY;
        table.flow.offered = start.view(viewer).offered;
        let draw_pile = start.draw_pile().len();
        let mut knowledge = Knowledge { viewer, table, cards, draw_pile, hidden: Hidden::default() };
        knowledge.hidden = Hidden { new: knowledge.unseen(), new_cards, ..Hidden::default() };
        knowledge
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        self.table.rules()
    }

    /// Whose knowledge this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The board with everything on it, as remembered.
    pub fn course(&self) -> &Course {
        self.table.course()
    }

    /// How many wizards of a seat are home.
    pub fn home(&self, seat: Seat) -> u8 {
        self.table.home(seat)
    }

    /// A player's flasks.
    pub fn flasks(&self, seat: Seat) -> Flasks {
        self.table.flasks(seat)
    }

    /// The viewer's own cards; a spectator has none.
    pub fn hand(&self) -> Cards {
        match self.viewer {
            Viewer::Seat(seat) => self.table.hand(seat),
            Viewer::Spectator => Cards::EMPTY,
        }
    }

    /// The discard pile.
    pub fn discard(&self) -> Cards {
        self.table.discard()
    }

    /// How many cards a seat holds.
    pub fn cards(&self, seat: Seat) -> u8 {
        self.cards[seat.index()]
    }

    /// How many cards the draw pile has.
    pub fn draw_pile(&self) -> u8 {
        self.draw_pile
    }

    /// Cards that a seat is known to hold: all of the viewer's own; of others those that the viewer passed to them and
    /// has not seen since.
    pub fn known(&self, seat: Seat) -> Cards {
        self.table.hand(seat)
    }

    /// Where the other cards can be.
    pub fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    /// All cards of which the viewer does not know where they are: in others' hands or in the draw pile.
    pub fn unseen(&self) -> Cards {
        let seen = self.table.hands.iter().fold(self.discard(), |seen, &hand| seen.and(hand));
        Cards::DECK.minus(seen).unwrap_or_default()
    }

    /// The whole game as it would be if everybody held these cards, and the partner had offered this one (rule 11.2):
    /// what a player imagines who thinks ahead. `None` if it contradicts what the viewer knows of hands and sizes; whether
    /// it agrees with [`Self::hidden`] too is for the one who imagines it.
    pub fn imagine(&self, hands: &[Cards; MAX_SEATS], offered: Option<Face>) -> Option<Position> {
        let mut position = self.table;
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
                self.table.flow.interlude == Interlude::Reply
                    && self.table.offered().is_none_or(|known| known == card)
                    && holds(card)
            }
            None => self.table.flow.interlude != Interlude::Reply,
        };
        (offer_fits && draw.len() == self.draw_pile).then_some(position)
    }

    /// Remembers what the viewer was shown.
    pub fn see(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Public(fact) => self.see_fact(fact),
            SeenEvent::Drew { seat } => {
                self.count_draw(seat);
                self.hidden.new_cards[seat.index()] += 1;
                self.table.count_draw();
            }
            SeenEvent::DrewCard { seat, card } => {
                self.count_draw(seat);
                self.hidden.new.take(card);
                self.table.apply(&Event::Drew { seat, card });
            }
            SeenEvent::CardPassed { from, to, card } => {
                self.show(from, [card].into_iter().collect());
                self.cards[to.index()] += 1;
                self.table.apply(&Event::CardPassed { from, to, card });
            }
            SeenEvent::CardPassedFaceDown { from, to } => {
                self.cards[from.index()] = self.cards[from.index()].saturating_sub(1);
                self.cards[to.index()] += 1;
                let pair = (from.min(to), from.max(to));
                if !self.hidden.mixed.contains(&pair) {
                    self.hidden.mixed.push(pair);
                }
            }
            SeenEvent::OfferedCard { seat, card } => self.table.apply(&Event::Offered { seat, card }),
            SeenEvent::Offered { .. } => {}
        }
    }

    fn see_fact(&mut self, fact: Fact) {
        match fact {
            Fact::Played { seat, card } | Fact::Discarded { seat, card } => {
                self.show(seat, [card].into_iter().collect());
            }
            Fact::HandDiscarded { seat, cards } => self.show(seat, cards),
            Fact::Reshuffled => self.reshuffle(),
            _ => {}
        }
        self.table.apply(&Event::Public(fact));
        // A shuffled pile is known by its cards, but not who draws them.
        self.table.draw = Cards::EMPTY;
    }

    fn count_draw(&mut self, seat: Seat) {
        self.draw_pile = self.draw_pile.saturating_sub(1);
        self.cards[seat.index()] += 1;
    }

    /// Cards leave a hand before the viewer's eyes.
    fn show(&mut self, seat: Seat, cards: Cards) {
        self.cards[seat.index()] = self.cards[seat.index()].saturating_sub(cards.len());
        let mut known = self.known(seat);
        for card in cards.each() {
            if !known.take(card) {
                self.hidden.show(seat, card);
            }
        }
    }

    /// The pile is empty, so the others hold all cards that are not seen; and the pile is now what was discarded.
    fn reshuffle(&mut self) {
        let mut old_cards = [0; MAX_SEATS];
        for seat in self.rules().seats() {
            old_cards[seat.index()] = self.cards(seat).saturating_sub(self.known(seat).len());
        }
        self.hidden = Hidden { old: self.unseen(), new: self.discard(), old_cards, ..Hidden::default() };
        self.draw_pile = self.discard().len();
    }
}

impl Hidden {
    /// A hidden card shows up: an old one, a new one, or nobody can say which.
    fn show(&mut self, seat: Seat, card: Face) {
        let mixed = |pair: &(Seat, Seat)| pair.0 == seat || pair.1 == seat;
        let partner = self.mixed.iter().find(|pair| mixed(pair)).map(|&(a, b)| if a == seat { b } else { a });
        let has = |cards: &[u8; MAX_SEATS]| cards[seat.index()] > 0 || partner.is_some_and(|p| cards[p.index()] > 0);
        let can_be_old = self.old.count(card) > 0 && has(&self.old_cards);
        let can_be_new = self.new.count(card) > 0 && has(&self.new_cards);
        let holder = |cards: &[u8; MAX_SEATS]| if cards[seat.index()] > 0 { seat } else { partner.unwrap_or(seat) };
        match (can_be_old, can_be_new) {
            (true, false) => {
                self.old.take(card);
                self.old_cards[holder(&self.old_cards).index()] -= 1;
            }
            (false, true) => {
                self.new.take(card);
                self.new_cards[holder(&self.new_cards).index()] -= 1;
            }
            _ => {
                self.unsure.push((seat, card));
                self.unsure_cards[seat.index()] += 1;
            }
        }
    }
}
