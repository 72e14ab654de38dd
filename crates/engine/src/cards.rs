//! A multiset of cards: a hand, the draw pile, the discard pile.

use core::fmt;

use crate::bits::{ONES, first_above};
use crate::card::{FACES, Face};

/// Cards by face. Order does not matter anywhere in the rules: a draw is a uniform choice among the cards
/// of the pile (rule 3.7), so there is no secret order that could leak.
///
/// Packed: four bits a face, sixteen faces a word, so that counting and drawing take a few operations on words. Their
/// order as values means nothing; it exists for sorting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards([u64; 2]);

const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards([0; 2]);

    /// The whole deck of 90 cards (rule 1.4).
    pub const DECK: Cards = {
        let mut deck = [0u64; 2];
        let mut index = 0;
        while index < FACES {
            deck[index / 16] |= (Face::ALL[index].copies() as u64) << (4 * (index % 16));
            index += 1;
        }
        Cards(deck)
    };

    /// How many cards of that face.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0[face as usize / 16] >> (4 * (face as usize % 16)) & 15) as u8
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> u8 {
        // Each byte sums two nibbles of both words (at most 24), then all bytes are summed into the top one.
        let [a, b] = self.0;
        let bytes = (a & LOW) + (a >> 4 & LOW) + (b & LOW) + (b >> 4 & LOW);
        (bytes.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The faces that are there, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Face, u8)> {
        FaceSet::of(self).iter().map(move |face| (face, self.count(face)))
    }

    /// Every card, equal faces next to each other.
    pub fn each(self) -> impl Iterator<Item = Face> {
        self.iter().flat_map(|(face, count)| core::iter::repeat_n(face, count as usize))
    }

    /// The face of the card with that number, cards counted from 0 in face order.
    pub fn nth(self, mut number: u8) -> Option<Face> {
        for (half, word) in self.0.into_iter().enumerate() {
            // Pairs of faces by byte, and their running sums: the wanted pair is the first whose sum exceeds the number.
            let pairs = (word & LOW) + (word >> 4 & LOW);
            let sums = pairs.wrapping_mul(ONES);
            let total = (sums >> 56) as u8;
            if number >= total {
                number -= total;
                continue;
            }
            let (byte, before) = first_above(sums, u64::from(number));
            let byte = byte as usize;
            let first = (word >> (8 * byte) & 15) as u8;
            let second = number - before >= first;
            return Some(Face::from_index(16 * half + 2 * byte + usize::from(second)));
        }
        None
    }

    /// Adds a card. Callers move cards from pile to pile, so no face can exceed its copies.
    #[inline]
    pub const fn add(&mut self, face: Face) {
        debug_assert!(self.count(face) < 15);
        self.0[face as usize / 16] += 1 << (4 * (face as usize % 16));
    }

    /// Takes a card out; says whether it was there.
    #[inline]
    pub const fn take(&mut self, face: Face) -> bool {
        let there = self.count(face) > 0;
        if there {
            self.0[face as usize / 16] -= 1 << (4 * (face as usize % 16));
        }
        there
    }

    /// Both piles combined. Never more than the deck.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards([self.0[0] + others.0[0], self.0[1] + others.0[1]])
    }

    /// What is left of these without the others, or `None` if they are not all here.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Cards) -> Option<Cards> {
        let [a, b] = self.0;
        let [c, d] = others.0;
        let rest = [a.wrapping_sub(c), b.wrapping_sub(d)];
        if borrows(a, c, rest[0]) | borrows(b, d, rest[1]) == 0 { Some(Cards(rest)) } else { None }
    }
}

impl FromIterator<Face> for Cards {
    /// Counts cards. More than 15 of one face do not fit and are not counted; the deck has at most 6.
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Cards {
        let mut cards = Cards::EMPTY;
        for face in faces {
            if cards.count(face) < 15 {
                cards.add(face);
            }
        }
        cards
    }
}

/// The cards by their codes with a space between; `-` if there are none.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (number, face) in self.each().enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

/// Which faces are there: a set that the legal actions are built from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct FaceSet(u32);

impl FaceSet {
    #[inline]
    pub(crate) const fn of(cards: Cards) -> FaceSet {
        FaceSet(nonzero_nibbles(cards.0[0]) as u32 | (nonzero_nibbles(cards.0[1]) as u32) << 16)
    }

    pub(crate) const EMPTY: FaceSet = FaceSet(0);

    #[inline]
    pub(crate) const fn one(face: Face) -> FaceSet {
        FaceSet(1 << face as u32)
    }

    #[inline]
    pub(crate) const fn dice(self) -> FaceSet {
        const DICE: u32 = {
            let (mut bits, mut index) = (0, 0);
            while index < FACES {
                bits |= (Face::ALL[index].is_dice() as u32) << index;
                index += 1;
            }
            bits
        };
        FaceSet(self.0 & DICE)
    }

    /// As bits, face `i` at bit `i`.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Face> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let face = Face::from_index(left.trailing_zeros() as usize);
                left &= left - 1;
                face
            })
        })
    }
}

/// The nibbles that had to borrow from the next one when `less` was subtracted and `rest` was left: their highest bits.
const fn borrows(word: u64, less: u64, rest: u64) -> u64 {
    ((!word & less) | (!(word ^ less) & rest)) & 0x8888_8888_8888_8888
}

/// One bit for each of the sixteen nibbles that is not zero.
const fn nonzero_nibbles(word: u64) -> u16 {
    let mut x = (word | word >> 1 | word >> 2 | word >> 3) & 0x1111_1111_1111_1111;
    // Gather every fourth bit into the low half, twice doubling the run of wanted bits.
    x = (x | x >> 3) & 0x0303_0303_0303_0303;
    x = (x | x >> 6) & 0x000f_000f_000f_000f;
    x = (x | x >> 12) & 0x0000_00ff_0000_00ff;
    (x | x >> 24) as u16
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let faces = <alloc::vec::Vec<Face> as serde::Deserialize>::deserialize(deserializer)?;
        Ok(faces.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deck_has_ninety_cards() {
        assert_eq!(Cards::DECK.len(), 90);
        assert_eq!(Cards::DECK.each().count(), 90);
    }

    #[test]
    fn nth_counts_through_the_cards_in_face_order() {
        let some: Cards = [Face::W1, Face::W2, Face::W2, Face::T1W5, Face::D, Face::WDDD].into_iter().collect();
        for cards in [Cards::DECK, some, Cards::EMPTY] {
            let listed = (0..=cards.len()).map(|number| cards.nth(number));
            let expected = cards.each().map(Some).chain([None]);
            assert!(listed.eq(expected), "{cards}");
        }
    }

    #[test]
    fn minus_takes_away_exactly_what_is_there() {
        let some: Cards = [Face::W1, Face::W2, Face::W2, Face::T1W5, Face::D, Face::WDDD].into_iter().collect();
        let most: Cards = Face::ALL.into_iter().flat_map(|face| core::iter::repeat_n(face, 15)).collect();
        for cards in [Cards::EMPTY, some, Cards::DECK, most] {
            for others in [Cards::EMPTY, some, Cards::DECK, most] {
                let contained = Face::ALL.into_iter().all(|face| cards.count(face) >= others.count(face));
                let rest = cards.minus(others);
                assert_eq!(rest.is_some(), contained, "{cards} without {others}");
                assert!(rest.is_none_or(|rest| rest.and(others) == cards), "{cards} without {others}");
            }
            for face in Face::ALL {
                let one = [face].into_iter().collect();
                assert_eq!(cards.minus(one).is_some(), cards.count(face) > 0, "{cards} without {face}");
            }
        }
    }

    #[test]
    fn face_sets_list_what_is_there() {
        let hand: Cards = [Face::W1, Face::T5, Face::T5, Face::TDD].into_iter().collect();
        assert!(FaceSet::of(hand).iter().eq([Face::W1, Face::T5, Face::TDD]));
        assert!(FaceSet::of(Cards::DECK).iter().eq(Face::ALL));
    }
}
