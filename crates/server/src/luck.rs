//! Randomness and secrets, from the operating system's generator.

/// Uniform random numbers. Bytes are fetched in batches, since every fetch is a system call.
pub(crate) struct OsRandom {
    bytes: [u8; 64],
    used: usize,
}

impl OsRandom {
    pub(crate) fn new() -> OsRandom {
        OsRandom { bytes: [0; 64], used: 64 }
    }

    /// A number below a bound, all equally likely.
    pub(crate) fn below(&mut self, bound: u8) -> u8 {
        let bound = u16::from(bound.max(1));
        // Bytes beyond the last whole multiple of the bound would make small numbers likelier.
        let fair = 256 - 256 % bound;
        loop {
            let byte = u16::from(self.byte());
            if byte < fair {
                return (byte % bound) as u8;
            }
        }
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.bytes.len() {
            fill(&mut self.bytes);
            self.used = 0;
        }
        self.used += 1;
        // Used bytes are wiped: reading our memory reveals nothing about earlier draws.
        std::mem::take(&mut self.bytes[self.used - 1])
    }
}

pub(crate) fn bytes() -> [u8; 16] {
    let mut bytes = [0; 16];
    fill(&mut bytes);
    bytes
}

pub(crate) fn seed() -> u64 {
    let mut seed = [0; 8];
    fill(&mut seed);
    u64::from_ne_bytes(seed)
}

/// Without random numbers there are no cards to deal and no keys to make; nothing could go on.
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system provides random numbers");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With 60,000 numbers, a fair die leaves these bounds once in many millions of runs. One that takes bytes modulo 6
    /// or forgets a side always does.
    #[test]
    fn every_number_is_equally_likely() {
        let mut luck = OsRandom::new();
        for bound in [1, 2, 6, 7, 200] {
            let mut counts = vec![0_i64; usize::from(bound)];
            let each = 10_000;
            for _ in 0..each * i64::from(bound) {
                counts[usize::from(luck.below(bound))] += 1;
            }
            assert!(counts.iter().all(|count| (count - each).abs() < 700), "{bound}: {counts:?}");
        }
    }
}
