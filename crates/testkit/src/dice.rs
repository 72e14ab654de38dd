//! Seeded chance.

use rabenburg_engine::{Input, Position};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of random numbers that are the same for the same seed.
#[derive(Clone, Debug)]
pub struct TestDice(Xoshiro256PlusPlus);

impl TestDice {
    /// The dice of a seed.
    pub fn new(seed: u64) -> TestDice {
        TestDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A uniform number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// True one time in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Any of these items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// An input that the position accepts: chance by its weight, else a uniformly random action of whoever is awaited, and
    /// now and then one of their partner's. `None` when the game is over.
    pub fn input(&mut self, position: &Position) -> Option<Input> {
        if let Some(chances) = position.chances() {
            return chances.pick(self.below(usize::from(chances.total())) as u8).map(Input::Chance);
        }
        let mut seat = position.awaited()?;
        let mut actions = position.legal_actions(seat);
        if let Some((partner, asides)) = position.asides()
            && self.one_in(10)
        {
            (seat, actions) = (partner, asides);
        }
        let action = actions.get(self.below(actions.len())).expect("the awaited seat can do something");
        Some(Input::Act { seat, action })
    }
}
