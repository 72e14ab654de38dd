//! Follows every card that a viewer does not see, with all secrets told: how it really came where it is.

use rabenburg_engine::*;

use crate::TestDice;

/// A card in somebody's hand.
#[derive(Clone, Copy, Debug)]
struct Held {
    card: Face,
    /// The number of its generation; `None` for a card that the viewer passed on and so knows.
    generation: Option<usize>,
}

/// Every hidden card with where it comes from.
#[derive(Debug)]
pub struct Tracker {
    viewer: Viewer,
    hands: [Vec<Held>; MAX_SEATS],
    /// The draw pile of each generation; all but the last are used up.
    piles: Vec<Cards>,
    discard: Cards,
}

impl Tracker {
    /// As the cards lie at the start.
    pub fn new(start: &Position, viewer: Viewer) -> Tracker {
        let hands = Seat::all(MAX_SEATS)
            .map(|seat| start.hand(seat).each().map(|card| Held { card, generation: Some(0) }).collect())
            .collect::<Vec<_>>();
        let hands = hands.try_into().unwrap_or_default();
        Tracker { viewer, hands, piles: vec![start.draw_pile()], discard: start.discard() }
    }

    /// Follows an event. Which of two equal cards leaves a hand nobody can say; chance decides.
    pub fn track(&mut self, event: &Event, dice: &mut TestDice) {
        match *event {
            Event::Drew { seat, card } => {
                let generation = self.piles.len() - 1;
                assert!(self.piles[generation].take(card));
                self.hands[seat.index()].push(Held { card, generation: Some(generation) });
            }
            Event::Public(Fact::Played { seat, card } | Fact::Discarded { seat, card }) => {
                self.take(seat, card, dice);
                self.discard.add(card);
            }
            Event::Public(Fact::HandDiscarded { seat, cards }) => {
                self.hands[seat.index()].clear();
                self.discard = self.discard.and(cards);
            }
            Event::CardPassed { from, to, card } => {
                let held = self.take(from, card, dice);
                let generation = if self.viewer.is(from) { None } else { held.generation };
                self.hands[to.index()].push(Held { generation, ..held });
            }
            Event::Public(Fact::Reshuffled) => self.piles.push(std::mem::take(&mut self.discard)),
            Event::Public(_) | Event::Offered { .. } => {}
        }
    }

    fn take(&mut self, seat: Seat, card: Face, dice: &mut TestDice) -> Held {
        let hand = &mut self.hands[seat.index()];
        let equal: Vec<usize> = (0..hand.len()).filter(|&number| hand[number].card == card).collect();
        hand.swap_remove(dice.pick(&equal))
    }

    /// How the hidden cards really lie.
    pub fn whereabouts(&self) -> Whereabouts {
        let mut generations: Vec<_> =
            self.piles.iter().map(|&cards| Generation { cards, held: [0; MAX_SEATS] }).collect();
        let mut known = [Cards::EMPTY; MAX_SEATS];
        for seat in Seat::all(MAX_SEATS).filter(|&seat| !self.viewer.is(seat)) {
            for held in &self.hands[seat.index()] {
                match held.generation {
                    Some(generation) => {
                        generations[generation].cards.add(held.card);
                        generations[generation].held[seat.index()] += 1;
                    }
                    None => known[seat.index()].add(held.card),
                }
            }
        }
        let last = generations.len() - 1;
        let mut number = 0;
        generations.retain(|generation| {
            number += 1;
            number > last || !generation.cards.is_empty()
        });
        Whereabouts { generations, known }
    }
}
