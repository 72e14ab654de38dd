//! A fast hash for positions in tables that are never listed, the same on every machine.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::{HashMap, HashSet};

pub(crate) type Table<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;
pub(crate) type Set<K> = HashSet<K, BuildHasherDefault<Mixer>>;

/// Multiplies and rotates word by word. Keys are positions, which nobody chooses in order to make them collide.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        // The odd constant is the golden ratio in 64 bits.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.mix(u64::from_le_bytes(chunk.try_into().unwrap_or_default()));
        }
        let mut last = [0; 8];
        last[..chunks.remainder().len()].copy_from_slice(chunks.remainder());
        self.mix(u64::from_le_bytes(last));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}
