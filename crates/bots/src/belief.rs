//! The ways in which everything a viewer saw can have come about, with their weights.
//!
//! Before the first shuffle there is only one. Later, a card that shows up can belong to several generations, and the
//! ways multiply. Those that lead to the same whereabouts are merged, so usually few remain.

use rabenburg_engine::{Explanation, Hidden, Sighting, Whereabouts};

use crate::dice::Dice;

/// How many ways are kept. Beyond that, some are dropped at random.
const MOST: usize = 4096;

/// How the hidden cards can lie, each way with its weight.
///
/// The weights are the exact posterior: all physical deals are equally likely before anything is seen, and a card
/// leaves a hand from any position in it with equal likelihood. If there are more ways than can be kept, light ones are
/// dropped at random and the survivors are weighted up: that favours none of them, but the result is then an estimate.
#[derive(Clone, Debug)]
pub struct Belief {
    ways: Vec<Way>,
    exact: bool,
}

/// One way in which the hidden cards can lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// How they lie.
    pub whereabouts: Whereabouts,
    /// How likely that is; the weights of all ways add up to 1.
    pub weight: f64,
}

impl Belief {
    /// What can be believed about hidden cards. The dice are used only if there are too many ways to keep them all.
    pub fn new(hidden: &Hidden, dice: &mut Dice) -> Belief {
        Belief::of_most(MOST, hidden, dice)
    }

    fn of_most(most: usize, hidden: &Hidden, dice: &mut Dice) -> Belief {
        let mut belief = Belief { ways: vec![Way { whereabouts: hidden.certain().clone(), weight: 1.0 }], exact: true };
        let mut explanations = Vec::new();
        for &step in hidden.trail() {
            belief.follow(step, &mut explanations);
            if belief.ways.len() > most {
                belief.thin_out(most, dice);
            }
        }
        belief
    }

    /// The ways. Empty only if what was seen contradicts itself.
    pub fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// Whether every way is there: none was dropped at random.
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// Extends every way by a step, with all explanations of it.
    fn follow(&mut self, step: Sighting, explanations: &mut Vec<Explanation>) {
        let mut next = Vec::with_capacity(self.ways.len());
        for mut way in self.ways.drain(..) {
            explanations.clear();
            explanations.extend(way.whereabouts.explanations(step));
            if let Some((&last, others)) = explanations.split_last() {
                for &other in others {
                    let mut another = way.clone();
                    another.follow(step, other);
                    next.push(another);
                }
                way.follow(step, last);
                next.push(way);
            }
        }
        self.ways = next;
        // No matter who gets a card, different ways stay different and keep their weights.
        if matches!(step, Sighting::Drew { .. } | Sighting::Given { .. }) {
            return;
        }
        self.unite();
        let total: f64 = self.ways.iter().map(|way| way.weight).sum();
        self.ways.iter_mut().for_each(|way| way.weight /= total);
    }

    /// Merges ways that lead to the same whereabouts.
    fn unite(&mut self) {
        // The sort is stable, so that sums are the same on every machine.
        self.ways.sort_by(|a, b| a.whereabouts.cmp(&b.whereabouts));
        self.ways.dedup_by(|way, kept| {
            let same = way.whereabouts == kept.whereabouts;
            kept.weight += if same { way.weight } else { 0.0 };
            same
        });
    }

    /// Keeps about half of `most` ways: all heavy ones, and each light one with a probability proportional to its
    /// weight. The weight of a surviving light one becomes the threshold between the two.
    fn thin_out(&mut self, most: usize, dice: &mut Dice) {
        let border = self.border(most / 2);
        // One draw for all: a light way survives whenever the weights passed so far reach another threshold.
        let mut passed = fraction(dice) * border;
        self.ways.retain_mut(|way| {
            if way.weight >= border {
                return true;
            }
            passed += way.weight;
            let drawn = passed >= border;
            if drawn {
                passed -= border;
                way.weight = border;
            }
            drawn
        });
        self.exact = false;
    }

    /// The weight from which a way counts as heavy, chosen so that the heavy ways and the surviving light ones add up
    /// to `wanted`.
    fn border(&self, wanted: usize) -> f64 {
        let mut weights: Vec<f64> = self.ways.iter().map(|way| way.weight).collect();
        weights.sort_by(|a, b| b.total_cmp(a));
        let mut rest: f64 = weights.iter().sum();
        for (heavy, &weight) in weights.iter().enumerate().take(wanted) {
            let border = rest / (wanted - heavy) as f64;
            if weight < border {
                return border;
            }
            rest -= weight;
        }
        weights[wanted.min(weights.len() - 1)]
    }
}

impl Way {
    fn follow(&mut self, step: Sighting, explanation: Explanation) {
        self.whereabouts.follow(step, explanation);
        self.weight *= f64::from(explanation.ways) / f64::from(explanation.of);
    }
}

/// A uniform number in [0, 1), as fine as floating point allows, because there are many ways.
#[inline]
pub(crate) fn fraction(dice: &mut Dice) -> f64 {
    (dice.seed() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Cards, Face, Fact, Knowledge, MAX_SEATS, Printing, Rules, Seat, SeenEvent, Setup, Viewer};

    use super::*;

    fn cards(codes: &str) -> Cards {
        codes.split(' ').filter_map(Face::from_code).collect()
    }

    /// What a spectator knows after seeing the discard pile shuffled, and then cards drawn (`b`) and shown (`b:W1`).
    fn knowledge(story: &str) -> Knowledge {
        let mut setup = Setup::new(Rules::new(Printing::Third, 4));
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        hands[..4].copy_from_slice(&["W1 W2 W3", "T1 T2 T3", "W1 T1 D", "W2 T2 D"].map(cards));
        let held = hands.iter().fold(Cards::EMPTY, |held, &hand| held.and(hand));
        setup.discard = Cards::DECK.minus(held).expect("cards of the deck");
        setup.hands = Some(hands);
        let mut knowledge = Knowledge::new(&setup.position().expect("a position"), Viewer::Spectator);
        knowledge.see(&SeenEvent::Public(Fact::Reshuffled));
        for word in story.split(' ') {
            let (letter, card) = word.split_once(':').unwrap_or((word, ""));
            let seat = letter.chars().next().and_then(Seat::from_letter).expect("a seat");
            knowledge.see(&match Face::from_code(card) {
                Some(card) => SeenEvent::Public(Fact::Discarded { seat, card }),
                None => SeenEvent::Drew { seat },
            });
        }
        knowledge
    }

    /// A hand shown all at once is shown card by card, in any order.
    #[test]
    fn the_order_of_cards_shown_together_does_not_matter() {
        let believe = |story| Belief::new(knowledge(story).hidden(), &mut Dice::from_seed(1));
        let one = believe("b b c b:W1 c:D b:W2 b:T1 b:T1");
        let other = believe("b b c b:W1 c:D b:T1 b:W2 b:T1");
        assert!(one.ways.len() > 10);
        assert_eq!(one.ways.len(), other.ways.len());
        for (one, other) in one.ways.iter().zip(&other.ways) {
            assert_eq!(one.whereabouts, other.whereabouts);
            assert!((one.weight - other.weight).abs() < 1e-12, "{one:?} {other:?}");
        }
    }

    #[test]
    fn thinning_out_favours_nothing() {
        const TIMES: u32 = 4000;
        let knowledge = knowledge("a a b b a:W1 b:W1 b:D a:T1 c d c:D d:W2 c:W1 d:T2 a b c a:W2 b:T2 c:T1");
        let mut dice = Dice::from_seed(2);
        let exact = Belief::new(knowledge.hidden(), &mut dice);
        assert!(exact.is_exact() && exact.ways.len() > 200, "{} ways", exact.ways.len());
        let mut means = vec![0.0; exact.ways.len()];
        for _ in 0..TIMES {
            let thinned = Belief::of_most(60, knowledge.hidden(), &mut dice);
            assert!(!thinned.is_exact() && thinned.ways.len() <= 60);
            for way in &thinned.ways {
                let found = exact.ways.binary_search_by(|exact| exact.whereabouts.cmp(&way.whereabouts));
                means[found.expect("one of the ways")] += way.weight / f64::from(TIMES);
            }
        }
        let difference: f64 = exact.ways.iter().zip(&means).map(|(way, mean)| (way.weight - mean).abs()).sum();
        assert!(difference < 0.05, "{difference}");
    }
}
