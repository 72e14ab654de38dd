//! Where the cards that a viewer does not see can be, derived from what they saw: nothing here is a secret.
//!
//! Every hidden card in somebody's hand belongs to a *generation*: it was drawn from the first pile (or dealt from it),
//! or from the pile that a certain shuffle made (rule 3.7). The viewer knows which cards a generation has, and who drew
//! how many of them, so all deals of a generation to its holders and its pile are equally likely. When a card shows up,
//! it is not always certain which generation it belonged to; what follows from that is up to whoever imagines the
//! hands.

use alloc::vec::Vec;

use crate::card::Face;
use crate::cards::Cards;
use crate::seat::{MAX_SEATS, Seat};

/// What a viewer knows about the cards that they do not see: how they lay at the last moment with only one explanation,
/// and what the viewer has seen since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hidden {
    certain: Whereabouts,
    trail: Vec<Sighting>,
}

/// One way in which the cards that the viewer does not see can lie.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Whereabouts {
    /// The generations that still have hidden cards, oldest first. The last one is that of the draw pile; it is there
    /// even if it has no cards left.
    pub generations: Vec<Generation>,
    /// The cards that the viewer passed to each seat and that it still holds.
    pub known: [Cards; MAX_SEATS],
}

/// Cards that came from one pile and have not shown up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Generation {
    /// The cards.
    pub cards: Cards,
    /// How many of them each seat holds. The rest is the draw pile.
    pub held: [u8; MAX_SEATS],
}

/// Something the viewer saw that tells where hidden cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sighting {
    /// Somebody else drew a card.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// The viewer drew this card.
    DrewCard {
        /// The card.
        card: Face,
    },
    /// The viewer passed a card to their partner (rule 11.2).
    Given {
        /// Who has it now.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// Somebody else's card left their hand in plain sight.
    Shown {
        /// Whose card it was.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card went from one hand to another, face down (rule 11.2).
    Passed {
        /// Who passed it.
        from: Seat,
        /// Who has it now.
        to: Seat,
    },
    /// The discard pile became the draw pile (rule 3.7).
    Reshuffled {
        /// Its cards.
        pile: Cards,
    },
}

/// An explanation of a step: where its card came from, and how likely that made the step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    origin: Origin,
    /// The likelihood's numerator. Factors that all explanations of a step share are left out.
    pub ways: u16,
    /// The likelihood's denominator.
    pub of: u16,
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// The viewer knew it.
    Known,
    /// It belonged to the generation with this index.
    Generation(usize),
    /// The step moved no card that was hidden before.
    None,
}

impl Hidden {
    /// The cards of the first pile, and how many of them each seat holds.
    pub(crate) fn new(cards: Cards, held: [u8; MAX_SEATS]) -> Hidden {
        let generations = [Generation { cards, held }].into();
        Hidden { certain: Whereabouts { generations, known: [Cards::EMPTY; MAX_SEATS] }, trail: Vec::new() }
    }

    /// How the cards lay before [`Self::trail`]: up to there everything has only one explanation.
    pub fn certain(&self) -> &Whereabouts {
        &self.certain
    }

    /// What the viewer has seen since then, oldest first. The first step has several explanations. Empty as long as
    /// everything is certain, as it usually is before the first shuffle.
    pub fn trail(&self) -> &[Sighting] {
        &self.trail
    }

    pub(crate) fn see(&mut self, step: Sighting) {
        if matches!(step, Sighting::Reshuffled { .. }) {
            self.settle();
        }
        let mut explanations = self.certain.explanations(step);
        match (self.trail.is_empty(), explanations.next(), explanations.next()) {
            (true, Some(only), None) => {
                drop(explanations);
                self.certain.follow(step, only);
            }
            _ => {
                drop(explanations);
                self.trail.push(step);
            }
        }
    }
}

impl Hidden {
    /// Finds the last moment with only one explanation, and forgets the steps before it. Sooner or later all cards of
    /// an old generation have shown up, and then it no longer matters which of them did when. This takes a while, so it
    /// is done once per shuffle.
    fn settle(&mut self) {
        /// With more ways than this, there will hardly be only one again any time soon.
        const MOST: usize = 256;
        let mut ways = Vec::from([self.certain.clone()]);
        let mut settled = 0;
        for (number, &step) in self.trail.iter().enumerate() {
            let before = core::mem::take(&mut ways);
            for way in before {
                for explanation in way.explanations(step) {
                    let mut way = way.clone();
                    way.follow(step, explanation);
                    ways.push(way);
                }
            }
            ways.sort_unstable();
            ways.dedup();
            if let [only] = &ways[..] {
                self.certain.clone_from(only);
                settled = number + 1;
            } else if ways.len() > MOST {
                break;
            }
        }
        self.trail.drain(..settled);
    }
}

impl Whereabouts {
    /// The possible explanations of a step if the cards lie like this. All physical cards of a generation are equally
    /// likely to be in any of its places, and a card leaves a hand from any place in it with equal likelihood.
    pub fn explanations(&self, step: Sighting) -> impl Iterator<Item = Explanation> + '_ {
        let last = self.generations.len().saturating_sub(1);
        let (alone, known) = match step {
            Sighting::Shown { seat, card } => (false, self.known[seat.index()].count(card)),
            Sighting::Passed { .. } | Sighting::DrewCard { .. } => (false, 0),
            Sighting::Drew { .. } | Sighting::Given { .. } | Sighting::Reshuffled { .. } => (true, 1),
        };
        let first = Explanation { origin: if alone { Origin::None } else { Origin::Known }, ways: known.into(), of: 1 };
        let hidden = self.generations.iter().enumerate().map(move |(number, generation)| {
            let (ways, of) = match step {
                Sighting::Shown { seat, card } => (generation.held(seat) * generation.count(card), generation.len()),
                // Partners pass cards to each other, so the giver holds none that the viewer knows.
                Sighting::Passed { from, .. } => (generation.held(from), 1),
                Sighting::DrewCard { card } if number == last => (generation.count(card), generation.len()),
                _ => (0, 1),
            };
            Explanation { origin: Origin::Generation(number), ways, of }
        });
        [first].into_iter().chain(hidden).filter(|explanation| explanation.ways > 0)
    }

    /// Advances by a step with one of its [`Self::explanations`].
    pub fn follow(&mut self, step: Sighting, explanation: Explanation) {
        let generation = match explanation.origin {
            Origin::Generation(number) => self.generations.get_mut(number),
            Origin::Known | Origin::None => None,
        };
        match (step, generation) {
            (Sighting::Shown { seat, card }, Some(generation)) => {
                generation.cards.take(card);
                generation.lose(seat);
            }
            (Sighting::Shown { seat, card }, None) => {
                self.known[seat.index()].take(card);
            }
            (Sighting::Passed { from, to }, Some(generation)) => {
                generation.lose(from);
                generation.held[to.index()] += 1;
            }
            (Sighting::DrewCard { card }, Some(generation)) => {
                generation.cards.take(card);
            }
            (Sighting::Drew { seat }, _) => {
                if let Some(generation) = self.generations.last_mut() {
                    generation.held[seat.index()] += 1;
                }
            }
            (Sighting::Given { seat, card }, _) => self.known[seat.index()].add(card),
            (Sighting::Reshuffled { pile }, _) => {
                self.generations.push(Generation { cards: pile, held: [0; MAX_SEATS] });
            }
            (Sighting::Passed { .. } | Sighting::DrewCard { .. }, None) => {}
        }
        self.forget_the_spent();
    }

    /// Old generations without cards say nothing any more; without them, equal whereabouts are equal values.
    fn forget_the_spent(&mut self) {
        let last = self.generations.len().saturating_sub(1);
        let spent = |generation: &Generation| generation.cards.is_empty();
        if let Some(number) = self.generations[..last].iter().position(spent) {
            self.generations.remove(number);
        }
    }
}

impl Generation {
    fn lose(&mut self, seat: Seat) {
        let held = &mut self.held[seat.index()];
        *held = held.saturating_sub(1);
    }

    fn held(&self, seat: Seat) -> u16 {
        self.held[seat.index()].into()
    }

    fn count(&self, card: Face) -> u16 {
        self.cards.count(card).into()
    }

    fn len(&self) -> u16 {
        self.cards.len().into()
    }
}
