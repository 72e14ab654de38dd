//! Counting and finding bits without branches and without processor instructions that the common baseline lacks.
//!
//! Sets of spaces, towers and cards are bits, and players choose among them at random: a loop over them is a branch
//! that no processor can predict, and costs more than all the arithmetic here.

pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = ONES << 7;

/// How many bits of each byte value are set.
const COUNTS: [u8; 256] = {
    let (mut counts, mut byte) = ([0; 256], 0);
    while byte < 256 {
        counts[byte] = (byte as u32).count_ones() as u8;
        byte += 1;
    }
    counts
};

/// For each byte value, the places of its set bits.
const PLACES: [[u8; 8]; 256] = {
    let (mut places, mut byte) = ([[0; 8]; 256], 0);
    while byte < 256 {
        let (mut place, mut found) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][found] = place as u8;
                found += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

#[inline]
pub(crate) fn count_ones(bits: u64) -> u8 {
    if bits >> 32 == 0 {
        let [a, b, c, d, ..] = bits.to_le_bytes();
        COUNTS[a as usize] + COUNTS[b as usize] + COUNTS[c as usize] + COUNTS[d as usize]
    } else {
        bits.count_ones() as u8
    }
}

/// The place of the set bit with that index, counted from 0 and from the lowest. There must be that many.
#[inline]
pub(crate) fn nth_one(bits: u64, number: usize) -> u32 {
    // The bit count of each byte, and their running sums: the wanted byte is the first whose sum exceeds the number.
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let (byte, before) = first_above(sums, number as u64);
    let value = (bits >> (8 * byte)) as u8;
    8 * byte + u32::from(PLACES[value as usize][(number - before as usize) & 7])
}

/// Given running sums by byte (all below 128): the first byte whose sum exceeds the number, and the sum before it.
#[inline]
pub(crate) fn first_above(sums: u64, number: u64) -> (u32, u8) {
    let above = (sums | HIGH).wrapping_sub(ONES.wrapping_mul(number + 1)) & HIGH;
    let byte = (above.trailing_zeros() / 8).min(7);
    (byte, ((sums << 8) >> (8 * byte)) as u8)
}

/// Which of eight bytes, all below 128, are not zero: one bit for each.
#[inline]
pub(crate) fn nonzero_bytes(bytes: u64) -> u8 {
    let flags = ((bytes + (HIGH - ONES)) & HIGH) >> 7;
    // The factor brings the flag of byte i to bit 56 + i.
    (flags.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLES: [u64; 6] = [1, 0b1011_0110, 0x1ff_8421, 1 << 63, u64::MAX, 0x8000_4000_0020_0001];

    #[test]
    fn ones_are_counted_and_found() {
        for bits in SAMPLES {
            assert_eq!(u32::from(count_ones(bits)), bits.count_ones());
            let places: Vec<u32> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            let found: Vec<u32> = (0..places.len()).map(|number| nth_one(bits, number)).collect();
            assert_eq!(found, places);
        }
    }

    #[test]
    fn nonzero_bytes_are_found() {
        assert_eq!(nonzero_bytes(0), 0);
        assert_eq!(nonzero_bytes(0x0100_0f00_0000_0003), 0b1010_0001);
        assert_eq!(nonzero_bytes(ONES * 15), 0xff);
    }
}
