//! The game as far as a viewer was shown it: it advances by the same events as the game itself, minus the secrets.

use crate::cards::Cards;
use crate::event::Event;
use crate::fact::Fact;
use crate::position::Position;
use crate::seat::{MAX_SEATS, Seat};
use crate::seen::SeenEvent;

/// A position without the cards that a viewer does not know. Of those, they know how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// Others hold only cards that the viewer knows about, and the draw pile is empty.
    pub(crate) table: Position,
    pub(crate) cards: [u8; MAX_SEATS],
    pub(crate) draw_pile: u8,
}

impl Shown {
    /// Applies what the viewer was shown. Like [`Position::apply`], which it calls, it decides nothing.
    pub(crate) fn see(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Public(fact) => self.see_fact(fact),
            SeenEvent::Drew { seat } => {
                self.count_draw(seat);
                self.table.count_draw();
            }
            SeenEvent::DrewCard { seat, card } => {
                self.count_draw(seat);
                self.table.apply(&Event::Drew { seat, card });
            }
            SeenEvent::CardPassed { from, to, card } => {
                self.count_passed(from, to);
                self.table.apply(&Event::CardPassed { from, to, card });
            }
            SeenEvent::CardPassedFaceDown { from, to } => self.count_passed(from, to),
            SeenEvent::OfferedCard { seat, card } => self.table.apply(&Event::Offered { seat, card }),
            SeenEvent::Offered { .. } => {}
        }
    }

    fn see_fact(&mut self, fact: Fact) {
        match fact {
            Fact::Played { seat, .. } | Fact::Discarded { seat, .. } => self.lose(seat, 1),
            Fact::HandDiscarded { seat, cards } => self.lose(seat, cards.len()),
            Fact::Reshuffled => self.draw_pile = self.table.discard().len(),
            _ => {}
        }
        self.table.apply(&Event::Public(fact));
        // The cards of a shuffled pile are known, but not who draws them.
        self.table.draw = Cards::EMPTY;
    }

    fn count_draw(&mut self, seat: Seat) {
        self.draw_pile = self.draw_pile.saturating_sub(1);
        self.cards[seat.index()] += 1;
    }

    fn count_passed(&mut self, from: Seat, to: Seat) {
        self.lose(from, 1);
        self.cards[to.index()] += 1;
    }

    fn lose(&mut self, seat: Seat, count: u8) {
        let cards = &mut self.cards[seat.index()];
        *cards = cards.saturating_sub(count);
    }
}
