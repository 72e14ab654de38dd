//! What a player with perfect memory would know: everything he was shown, and nothing else.
//!
//! Bots get it, and in aided games people. It is built from seen events alone, so it cannot hold a secret.

use alloc::vec::Vec;

use crate::card::Face;
use crate::cards::Cards;
use crate::course::Course;
use crate::fact::Fact;
use crate::position::{Flasks, Position};
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seat};
use crate::seen::SeenEvent;
use crate::view::Viewer;

/// A viewer's knowledge of the game.
///
/// The whole course is known to who has watched from the start: wizards are locked up before everybody's eyes. (A game
/// that begins from a set-up position begins with everybody seeing how it is laid out.) Of the cards, he knows his own,
/// the discard pile, those exchanged with his partner, and where the rest can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    rules: Rules,
    viewer: Viewer,
    course: Course,
    home: [u8; MAX_SEATS],
    flasks: [Flasks; MAX_SEATS],
    hand: Cards,
    discard: Cards,
    cards: [u8; MAX_SEATS],
    draw_pile: u8,
    known: [Cards; MAX_SEATS],
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
        let own = start.rules().seats().find(|&seat| viewer.is(seat));
        let hand = own.map_or(Cards::EMPTY, |seat| start.hand(seat));
        let mut cards = [0; MAX_SEATS];
        for seat in start.rules().seats() {
            cards[seat.index()] = start.hand(seat).len();
        }
        let mut new_cards = cards;
        if let Some(seat) = own {
            new_cards[seat.index()] = 0;
        }
        let seen = hand.and(start.discard());
        let new = Cards::DECK.minus(seen).unwrap_or_default();
        Knowledge {
            rules: *start.rules(),
            viewer,
            course: *start.course(),
            home: start.home,
            flasks: start.flasks,
            hand,
            discard: start.discard(),
            cards,
            draw_pile: start.draw_pile().len(),
            known: [Cards::EMPTY; MAX_SEATS],
            hidden: Hidden { new, new_cards, ..Hidden::default() },
        }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose knowledge this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The board with everything on it, as remembered.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// How many wizards of a seat are home.
    pub fn home(&self, seat: Seat) -> u8 {
        self.home[seat.index()]
    }

    /// A player's flasks.
    pub fn flasks(&self, seat: Seat) -> Flasks {
        self.flasks[seat.index()]
    }

    /// The viewer's own cards.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// The discard pile.
    pub fn discard(&self) -> Cards {
        self.discard
    }

    /// How many cards a seat holds.
    pub fn cards(&self, seat: Seat) -> u8 {
        self.cards[seat.index()]
    }

    /// How many cards the draw pile has.
    pub fn draw_pile(&self) -> u8 {
        self.draw_pile
    }

    /// Cards that a seat is known to hold: the viewer passed them to it and has not seen them since.
    pub fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// Where the other cards can be.
    pub fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    /// All cards of which the viewer does not know where they are: in others' hands or in the draw pile.
    pub fn unseen(&self) -> Cards {
        let seen = self.known.iter().fold(self.hand.and(self.discard), |seen, &known| seen.and(known));
        Cards::DECK.minus(seen).unwrap_or_default()
    }

    /// Remembers what the viewer was shown.
    pub fn see(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Public(fact) => self.see_fact(fact),
            SeenEvent::Drew { seat } => {
                self.draw_pile = self.draw_pile.saturating_sub(1);
                self.cards[seat.index()] += 1;
                self.hidden.new_cards[seat.index()] += 1;
            }
            SeenEvent::DrewCard { seat, card } => {
                self.draw_pile = self.draw_pile.saturating_sub(1);
                self.cards[seat.index()] += 1;
                self.hand.add(card);
                self.hidden.new.take(card);
            }
            SeenEvent::CardPassed { from, to, card } => {
                self.show(from, card);
                self.cards[to.index()] += 1;
                if self.viewer.is(to) {
                    self.hand.add(card);
                } else {
                    self.known[to.index()].add(card);
                }
            }
            SeenEvent::CardPassedFaceDown { from, to } => {
                self.cards[from.index()] = self.cards[from.index()].saturating_sub(1);
                self.cards[to.index()] += 1;
                let pair = (from.min(to), from.max(to));
                if !self.hidden.mixed.contains(&pair) {
                    self.hidden.mixed.push(pair);
                }
            }
            SeenEvent::Offered { .. } | SeenEvent::OfferedCard { .. } => {}
        }
    }

    fn see_fact(&mut self, fact: Fact) {
        match fact {
            Fact::Reshuffled => self.reshuffle(),
            Fact::Played { seat, card } | Fact::Discarded { seat, card } => {
                self.show(seat, card);
                self.discard.add(card);
            }
            Fact::HandDiscarded { seat, cards } => {
                for card in cards.each() {
                    self.show(seat, card);
                    self.discard.add(card);
                }
            }
            Fact::WizardMoved { colour, from, to } => {
                self.course.take_wizard(from, colour);
                self.course.place_wizard(to, colour);
            }
            Fact::WizardEntered { colour, from } => {
                self.course.take_wizard(from, colour);
                self.home[colour.index()] += 1;
            }
            Fact::TowerMoved { tower, to, .. } => self.course.move_tower(tower, to),
            Fact::TowersSwapped { a, b } => self.course.swap_towers(a, b),
            Fact::CastleMoved { to } => self.course.move_castle(to),
            Fact::FlaskFilled { owner } => {
                self.flasks[owner.index()].empty -= 1;
                self.flasks[owner.index()].full += 1;
            }
            Fact::SpellCast { caster, cost, .. } => {
                self.flasks[caster.index()].full -= cost;
                self.flasks[caster.index()].spent += cost;
            }
            Fact::FlasksPassed { from, to, count } => {
                self.flasks[from.index()].full -= count;
                self.flasks[to.index()].full += count;
            }
            Fact::TurnBegan { .. }
            | Fact::ActionBegan
            | Fact::DrawsDue { .. }
            | Fact::Rolled { .. }
            | Fact::Announced { .. }
            | Fact::Revealed { .. }
            | Fact::ActionCompleted { .. }
            | Fact::Declined { .. }
            | Fact::Passed { .. }
            | Fact::Reached { .. }
            | Fact::InterludeReached { .. } => {}
        }
    }

    /// A card leaves a hand before the viewer's eyes.
    fn show(&mut self, seat: Seat, card: Face) {
        self.cards[seat.index()] = self.cards[seat.index()].saturating_sub(1);
        if self.viewer.is(seat) {
            self.hand.take(card);
        } else if !self.known[seat.index()].take(card) {
            self.hidden.show(seat, card);
        }
    }

    /// The pile is empty, so the others hold all cards that are not seen; and the pile is now what was discarded.
    fn reshuffle(&mut self) {
        let mut old_cards = [0; MAX_SEATS];
        for seat in self.rules.seats().filter(|&seat| !self.viewer.is(seat)) {
            old_cards[seat.index()] = self.cards[seat.index()] - self.known[seat.index()].len();
        }
        self.hidden = Hidden { old: self.unseen(), new: self.discard, old_cards, ..Hidden::default() };
        self.draw_pile = self.discard.len();
        self.discard = Cards::EMPTY;
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
