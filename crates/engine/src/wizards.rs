//! A handful of wizards: how many of each colour.

use core::fmt;

use crate::seat::{MAX_SEATS, Seat};

/// How many wizards a surface takes (rule 4.3).
pub const SURFACE_LIMIT: u8 = 6;

/// Wizards by owner. Wizards of one colour are indistinguishable (rule 1.8), so a count says it all.
///
/// Packed: four bits a seat, and the total in the top byte, so that a surface is one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wizards(u32);

impl Wizards {
    /// Nobody.
    pub const NONE: Wizards = Wizards(0);

    /// One wizard of a seat.
    #[inline]
    pub const fn one(owner: Seat) -> Wizards {
        Wizards(1 << (4 * owner.index()) | 1 << 24)
    }

    /// How many wizards of that seat.
    #[inline]
    pub const fn count(self, owner: Seat) -> u8 {
        (self.0 >> (4 * owner.index()) & 15) as u8
    }

    /// How many wizards in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// Whether there is no wizard.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The owners, once for each of their wizards, in seat order.
    pub fn owners(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).flat_map(move |seat| core::iter::repeat_n(seat, self.count(seat) as usize))
    }

    /// These and one more. Callers make sure that there is room.
    #[inline]
    pub(crate) const fn with(self, owner: Seat) -> Wizards {
        Wizards(self.0 + Wizards::one(owner).0)
    }

    /// These without one. Callers make sure that it is there.
    #[inline]
    pub(crate) const fn without(self, owner: Seat) -> Wizards {
        Wizards(self.0 - Wizards::one(owner).0)
    }

    /// A bit for each seat that has a wizard here, at every fourth place.
    #[inline]
    pub(crate) const fn owner_flags(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x11_1111
    }

    /// Three bits a seat: enough for a surface, and small enough to keep whole courses (rule 9.6).
    #[inline]
    pub(crate) const fn packed(self) -> u32 {
        let pairs = self.0 & 0x07_0707 | self.0 >> 1 & 0x38_3838;
        pairs & 0x3f | pairs >> 2 & 0xfc0 | pairs >> 4 & 0x3_f000
    }

    /// The wizards of [`Self::packed`]; bits beyond it do not matter.
    pub(crate) const fn unpacked(bits: u32) -> Wizards {
        let mut wizards = Wizards::NONE;
        let mut seat = 0;
        while seat < MAX_SEATS {
            let count = bits >> (3 * seat) & 7;
            wizards.0 += count << (4 * seat) | count << 24;
            seat += 1;
        }
        wizards
    }
}

impl FromIterator<Seat> for Wizards {
    /// Counts owners. More than 15 of one seat do not fit and are not counted; no box holds that many.
    fn from_iter<I: IntoIterator<Item = Seat>>(owners: I) -> Wizards {
        let mut wizards = Wizards::NONE;
        for owner in owners {
            if wizards.count(owner) < 15 {
                wizards = wizards.with(owner);
            }
        }
        wizards
    }
}

/// Letters of the owners, such as `aab`; empty for nobody.
impl fmt::Display for Wizards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.owners().try_for_each(|owner| write!(f, "{owner}"))
    }
}

impl fmt::Debug for Wizards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wizards({self})")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Wizards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Wizards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Wizards, D::Error> {
        let letters = <alloc::string::String as serde::Deserialize>::deserialize(deserializer)?;
        letters
            .chars()
            .map(|letter| Seat::from_letter(letter).ok_or(letter))
            .collect::<Result<Wizards, char>>()
            .map_err(|letter| serde::de::Error::custom(alloc::format!("'{letter}' is no seat's letter (a to f)")))
    }
}
