//! Who sits at the table: seats, sets of seats and colours.

use core::fmt;

/// The most players a table takes.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0. Seat 0 starts (rule 2.3).
///
/// The engine knows seats, not people. The owner of a wizard is named by seat too, so "colour" in actions and views is
/// a seat; the actual colours of the pieces are in [`Rules::colours`](crate::Rules::colours).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The seat that starts the game.
    pub const FIRST: Seat = Seat(0);

    /// The seat with that number, if there can be one.
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < MAX_SEATS { Some(Seat(index)) } else { None }
    }

    /// The number of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the seat in the text notation, `a` to `f`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The seat for a letter of the text notation.
    pub const fn from_letter(letter: char) -> Option<Seat> {
        match letter {
            'a'..='f' => Some(Seat(letter as u8 - b'a')),
            _ => None,
        }
    }

    /// The first `players` seats, clockwise from seat 0.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat `steps` places further around a table of `players`.
    #[inline]
    pub(crate) const fn clockwise(self, steps: usize, players: usize) -> Seat {
        let seat = self.0 as usize + steps;
        // One or two seats further needs no division.
        Seat(if seat < players { seat } else { seat % players } as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Seat, Self::Error> {
        Seat::new(index).ok_or("a seat is a number from 0 to 5")
    }
}

/// A set of seats, such as the winners of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat to the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = <alloc::vec::Vec<Seat> as serde::Deserialize>::deserialize(deserializer)?;
        Ok(seats.into_iter().collect())
    }
}

/// The colour of a player's wizards and flasks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Colour {
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Purple.
    Purple,
}

impl Colour {
    /// All colours, in the order in which the box lists them. Any prefix of this order is a legal
    /// choice of colours in every printing (rule 1.7).
    pub const ALL: [Colour; MAX_SEATS] =
        [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green, Colour::Orange, Colour::Purple];

    /// The colour's name in the text notation.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Orange => "orange",
            Colour::Purple => "purple",
        }
    }

    /// The colour with that name.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
