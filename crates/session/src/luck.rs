//! Chance from outside: everything that is drawn, rolled or seeded comes from one function.

use rabenburg_engine::{Chance, Chances};

/// A source of uniform numbers below its argument, which is never 0.
pub type Luck = Box<dyn FnMut(u8) -> u8>;

/// A number below a small bound. A source that answers too high is brought back into range.
pub(crate) fn below(bound: usize, luck: &mut dyn FnMut(u8) -> u8) -> usize {
    let bound = u8::try_from(bound).unwrap_or(u8::MAX).max(1);
    usize::from(luck(bound) % bound)
}

pub(crate) fn outcome(chances: &Chances, luck: &mut dyn FnMut(u8) -> u8) -> Option<Chance> {
    let ticket = below(usize::from(chances.total()), luck);
    chances.pick(ticket as u8)
}

/// A 64-bit seed.
pub(crate) fn seed(luck: &mut dyn FnMut(u8) -> u8) -> u64 {
    (0..16).fold(0, |seed, _| seed << 4 | below(16, luck) as u64)
}
