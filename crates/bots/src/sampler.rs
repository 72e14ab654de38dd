//! Whole games as they may be: the hidden cards filled in, as likely as they are given everything a viewer knows.

use rabenburg_engine::{Cards, Face, Interlude, Knowledge, MAX_SEATS, Position, Viewer};

use crate::belief::{Belief, Way, fraction};
use crate::dice::Dice;

/// Imagines positions that agree with a viewer's knowledge, each as often as it is likely.
///
/// Likelihood comes from chance alone: nothing is assumed about the others' choices, so every card of a hand is equally
/// likely to be played or passed.
#[derive(Clone, Debug)]
pub struct Sampler<'a> {
    knowledge: &'a Knowledge,
    belief: Belief,
    /// The running total of the ways' weights.
    sums: Vec<f64>,
}

impl<'a> Sampler<'a> {
    /// Prepares a sampler; call it once per decision.
    pub fn new(knowledge: &'a Knowledge, dice: &mut Dice) -> Sampler<'a> {
        let belief = Belief::new(knowledge.hidden(), dice);
        let mut sum = 0.0;
        let add = |way: &Way| {
            sum += way.weight;
            sum
        };
        let sums = belief.ways().iter().map(add).collect();
        Sampler { knowledge, belief, sums }
    }

    /// The same for another memory of who is locked up; it knows the same about the cards.
    pub fn remembering(&self, knowledge: &'a Knowledge) -> Sampler<'a> {
        Sampler { knowledge, ..self.clone() }
    }

    /// How the hidden cards can lie.
    pub fn belief(&self) -> &Belief {
        &self.belief
    }

    /// A position that agrees with the knowledge. `None` only if there is none, because the knowledge was built from
    /// events that do not belong together.
    #[inline]
    pub fn sample(&self, dice: &mut Dice) -> Option<Position> {
        let hands = self.hands(self.way(dice)?, dice)?;
        let offered = match self.knowledge.interlude() {
            Interlude::Reply => self.offered(&hands, dice),
            _ => None,
        };
        self.knowledge.imagine(&hands, offered)
    }

    #[inline]
    fn way(&self, dice: &mut Dice) -> Option<&Way> {
        let ways = self.belief.ways();
        match (ways, self.sums.last()) {
            ([only], _) => Some(only),
            (_, Some(total)) => {
                let ticket = fraction(dice) * total;
                let number = self.sums.partition_point(|&sum| sum <= ticket);
                // Rounding can lift a draw up to the total; then it belongs to the last way.
                ways.get(number.min(ways.len() - 1))
            }
            _ => None,
        }
    }

    /// Deals the cards of each generation to those who hold some of them.
    #[inline]
    fn hands(&self, Way { whereabouts, .. }: &Way, dice: &mut Dice) -> Option<[Cards; MAX_SEATS]> {
        let mut hands = whereabouts.known;
        if let Viewer::Seat(seat) = self.knowledge.viewer() {
            hands[seat.index()] = self.knowledge.hand();
        }
        for generation in &whereabouts.generations {
            let mut cards = generation.cards;
            let mut left = usize::from(cards.len());
            for (hand, &held) in hands.iter_mut().zip(&generation.held) {
                for _ in 0..held {
                    let card = cards.nth(dice.below(left) as u8)?;
                    cards.take(card);
                    hand.add(card);
                    left -= 1;
                }
            }
        }
        Some(hands)
    }

    /// The card that was offered: the viewer's own, or any card of the player who offered it (rule 11.2).
    fn offered(&self, hands: &[Cards; MAX_SEATS], dice: &mut Dice) -> Option<Face> {
        let offerer = self.knowledge.rules().partner(self.knowledge.active())?;
        self.knowledge.offered().or_else(|| dice.card(hands[offerer.index()]))
    }
}
