//! Seeded chance: the same seed gives the same numbers in every release and on every machine.

use rabenburg_engine::{Cards, Chance, Chances, Face};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of uniform numbers.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice for a seed.
    pub fn from_seed(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The dice for one game among many, so that no game depends on those before it.
    pub fn for_game(seed: u64, game: u64) -> Dice {
        // The odd constant (the golden ratio in 64 bits) sends neighbouring games to distant seeds.
        Dice::from_seed(seed ^ game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A random number to seed other dice.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform number below `bound`. One multiplication instead of a division; the bias is below 2⁻⁵⁰ for our bounds.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// A uniform number in [0, 1).
    #[inline]
    pub fn unit(&mut self) -> f32 {
        // 24 bits are what a 32-bit float holds exactly.
        (self.0.next_u64() >> 40) as f32 * (1.0 / (1u32 << 24) as f32)
    }

    /// An outcome, drawn by weight.
    #[inline]
    pub fn chance(&mut self, chances: &Chances) -> Option<Chance> {
        chances.pick(self.below(usize::from(chances.total())) as u8)
    }

    /// One of these cards, each as likely as any other.
    #[inline]
    pub fn card(&mut self, cards: Cards) -> Option<Face> {
        cards.nth(self.below(usize::from(cards.len())) as u8)
    }
}
