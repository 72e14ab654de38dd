//! Seeded chance: the same seed gives the same games in every release and on every machine.

use rabenburg_engine::{Chance, Chances};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of uniform numbers.
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn from_seed(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The dice of one game among many, so that a game does not depend on those before it.
    pub(crate) fn for_game(seed: u64, game: u64) -> Dice {
        // The odd constant (the golden ratio in 64 bits) sends neighbouring games to distant seeds.
        Dice::from_seed(seed ^ game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A uniform number below `bound`. One multiplication instead of a division; the bias is below 2⁻⁵⁰ for our bounds.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// An outcome by its weight.
    pub(crate) fn chance(&mut self, chances: &Chances) -> Option<Chance> {
        chances.pick(self.below(usize::from(chances.total())) as u8)
    }
}
