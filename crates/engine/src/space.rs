//! Where pieces stand: spaces, towers and the surfaces they offer.

use core::fmt;

/// How many spaces the course has (rule 1.1).
pub const SPACES: usize = 16;
/// How many towers there are (rule 1.2).
pub const TOWERS: usize = 9;
/// How many surfaces there are: sixteen grounds and nine tower tops.
pub const SURFACES: usize = SPACES + TOWERS;

/// A space of the ring, 0 to 15, counted clockwise from the castle's starting space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Space(u8);

impl Space {
    /// Space 0, where the castle starts (rule 2.1).
    pub const START: Space = Space(0);

    /// The space with that number, if there is one.
    pub const fn new(number: u8) -> Option<Space> {
        if (number as usize) < SPACES { Some(Space(number)) } else { None }
    }

    /// The number of the space.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructor promises.
        (self.0 & 15) as usize
    }

    /// All spaces, clockwise from 0.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// The space `steps` further, clockwise; counter-clockwise if negative.
    #[inline]
    #[must_use]
    pub const fn walk(self, steps: i8) -> Space {
        Space((self.0 as i8).wrapping_add(steps) as u8 & 15)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

impl TryFrom<u8> for Space {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Space, Self::Error> {
        Space::new(number).ok_or("a space is a number from 0 to 15")
    }
}

/// One of the towers T1 to T9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct TowerId(u8);

impl TowerId {
    /// The tower of that number, 1 to 9.
    pub const fn new(number: u8) -> Option<TowerId> {
        if number >= 1 && number as usize <= TOWERS { Some(TowerId(number)) } else { None }
    }

    /// The tower's number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All towers, T1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = TowerId> + Clone {
        (1..=TOWERS as u8).map(TowerId)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 - 1) as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> TowerId {
        debug_assert!(index < TOWERS);
        TowerId(index as u8 + 1)
    }
}

impl fmt::Display for TowerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl From<TowerId> for u8 {
    fn from(tower: TowerId) -> u8 {
        tower.0
    }
}

impl TryFrom<u8> for TowerId {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<TowerId, Self::Error> {
        TowerId::new(number).ok_or("a tower is a number from 1 to 9")
    }
}

/// Something wizards can stand on: the ground of a space or the top of a tower.
///
/// A wizard on a tower's top stays on that surface wherever the tower goes, which is why moving towers
/// never touches wizards (rule 5.1), and why an announced wizard is remembered by its surface (rule 9.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Surface(u8);

impl Surface {
    /// The ground of a space.
    #[inline]
    pub const fn ground(space: Space) -> Surface {
        Surface(space.0)
    }

    /// The top of a tower.
    #[inline]
    pub const fn top_of(tower: TowerId) -> Surface {
        Surface(SPACES as u8 + tower.0 - 1)
    }

    /// The tower whose top this is; `None` for a ground.
    #[inline]
    pub const fn tower(self) -> Option<TowerId> {
        if self.0 as usize >= SPACES { Some(TowerId(self.0 - SPACES as u8 + 1)) } else { None }
    }

    /// Whether the surface carries a raven shield: spaces 0, 4, 8, 12 (rule 1.1) and odd towers (rule 1.2).
    #[inline]
    pub const fn has_shield(self) -> bool {
        // Grounds are 0–15 and tower tops 16–24, so T1 (odd) is 16: even numbers from 16 on are odd towers.
        if (self.0 as usize) < SPACES { self.0.is_multiple_of(4) } else { self.0.is_multiple_of(2) }
    }

    /// All surfaces: the grounds, then the tower tops.
    pub fn all() -> impl Iterator<Item = Surface> {
        (0..SURFACES as u8).map(Surface)
    }

    /// The number of the surface, from 0, in the order of [`Self::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Surface {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Surface {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Surface, D::Error> {
        let text = <alloc::string::String as serde::Deserialize>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
