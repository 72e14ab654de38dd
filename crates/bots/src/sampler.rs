//! Provisional.
use rabenburg_engine::{Cards, Knowledge, MAX_SEATS, Phase, Position, Seat};

use crate::dice::Dice;

/// Draws complete positions.
pub struct Sampler<'a> {
    knowledge: &'a Knowledge,
}

impl<'a> Sampler<'a> {
    /// New.
    pub fn new(knowledge: &'a Knowledge, _: &mut Dice) -> Sampler<'a> {
        Sampler { knowledge }
    }

    /// Sample.
    pub fn sample(&mut self, dice: &mut Dice) -> Option<Position> {
        let mut unseen = self.knowledge.unseen();
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        for seat in Seat::all(MAX_SEATS) {
            let known = self.knowledge.known(seat);
            hands[seat.index()] = known;
            for _ in known.len()..self.knowledge.cards(seat) {
                let card = dice.card(unseen)?;
                unseen.take(card);
                hands[seat.index()].add(card);
            }
        }
        let _ = Phase::Reply;
        self.knowledge.imagine(&hands, None)
    }
}
