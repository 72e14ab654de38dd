//! Movement cards: the 23 faces of the deck (rule 1.4) and what each of them moves.

use core::fmt;

/// How many different faces the deck has.
pub const FACES: usize = 23;

/// Which kind of piece a move takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// One of the mover's own visible wizards.
    Wizard,
    /// Any tower with everything on it.
    Tower,
}

macro_rules! faces {
    ($($name:ident $code:literal $doc:literal copies $copies:literal wizard $wizard:literal tower $tower:literal dice $dice:literal;)*) => {
        /// The face of a movement card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Face { $(#[doc = $doc] $name,)* }

        impl Face {
            /// All faces, in the order of rule 1.4.
            pub const ALL: [Face; FACES] = [$(Face::$name,)*];

            const CODES: [&'static str; FACES] = [$($code,)*];
            const COPIES: [u8; FACES] = [$($copies,)*];
            // For a die card the distance is 1 where that side may be chosen.
            const WIZARD: [u8; FACES] = [$($wizard,)*];
            const TOWER: [u8; FACES] = [$($tower,)*];
            const DICE: [u8; FACES] = [$($dice,)*];
        }
    };
}

faces! {
    W1 "W1" "Wizard 1." copies 4 wizard 1 tower 0 dice 0;
    W2 "W2" "Wizard 2." copies 4 wizard 2 tower 0 dice 0;
    W3 "W3" "Wizard 3." copies 4 wizard 3 tower 0 dice 0;
    W4 "W4" "Wizard 4." copies 4 wizard 4 tower 0 dice 0;
    W5 "W5" "Wizard 5." copies 4 wizard 5 tower 0 dice 0;
    T1 "T1" "Tower 1." copies 4 wizard 0 tower 1 dice 0;
    T2 "T2" "Tower 2." copies 4 wizard 0 tower 2 dice 0;
    T3 "T3" "Tower 3." copies 4 wizard 0 tower 3 dice 0;
    T4 "T4" "Tower 4." copies 4 wizard 0 tower 4 dice 0;
    T5 "T5" "Tower 5." copies 4 wizard 0 tower 5 dice 0;
    T1W1 "T1W1" "Tower 1 or wizard 1." copies 3 wizard 1 tower 1 dice 0;
    T2W2 "T2W2" "Tower 2 or wizard 2." copies 3 wizard 2 tower 2 dice 0;
    T3W3 "T3W3" "Tower 3 or wizard 3." copies 3 wizard 3 tower 3 dice 0;
    T4W4 "T4W4" "Tower 4 or wizard 4." copies 3 wizard 4 tower 4 dice 0;
    T5W1 "T5W1" "Tower 5 or wizard 1." copies 6 wizard 1 tower 5 dice 0;
    T4W2 "T4W2" "Tower 4 or wizard 2." copies 6 wizard 2 tower 4 dice 0;
    T2W4 "T2W4" "Tower 2 or wizard 4." copies 6 wizard 4 tower 2 dice 0;
    T1W5 "T1W5" "Tower 1 or wizard 5." copies 6 wizard 5 tower 1 dice 0;
    D "D" "Tower or wizard, one die." copies 6 wizard 1 tower 1 dice 1;
    TDD "TDD" "Tower, two dice." copies 3 wizard 0 tower 1 dice 2;
    WDD "WDD" "Wizard, two dice." copies 3 wizard 1 tower 0 dice 2;
    TDDD "TDDD" "Tower, three dice." copies 1 wizard 0 tower 1 dice 3;
    WDDD "WDDD" "Wizard, three dice." copies 1 wizard 1 tower 0 dice 3;
}

impl Face {
    /// The short name of the face, such as `T5W1` or `WDD`.
    pub const fn code(self) -> &'static str {
        Face::CODES[self as usize]
    }

    /// The face with this short name.
    pub fn from_code(code: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.code() == code)
    }

    /// How many cards of the deck have this face (rule 1.4).
    pub const fn copies(self) -> u8 {
        Face::COPIES[self as usize]
    }

    /// How many times the die may be rolled for this card; 0 for a number card.
    #[inline]
    pub const fn dice(self) -> u8 {
        Face::DICE[self as usize]
    }

    /// Whether the card is played for a roll of the die.
    #[inline]
    pub const fn is_dice(self) -> bool {
        self.dice() > 0
    }

    /// Whether the card can move that kind of piece.
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        match side {
            Side::Wizard => Face::WIZARD[self as usize] > 0,
            Side::Tower => Face::TOWER[self as usize] > 0,
        }
    }

    /// How far a number card moves that kind of piece; `None` for a die card and for a side it does not have.
    #[inline]
    pub const fn distance(self, side: Side) -> Option<u8> {
        let distance = match side {
            Side::Wizard => Face::WIZARD_DISTANCE[self as usize],
            Side::Tower => Face::TOWER_DISTANCE[self as usize],
        };
        if distance > 0 { Some(distance) } else { None }
    }

    const WIZARD_DISTANCE: [u8; FACES] = Face::of_number_cards(Face::WIZARD);
    const TOWER_DISTANCE: [u8; FACES] = Face::of_number_cards(Face::TOWER);

    /// The distances without those of die cards, which only say that the side may be chosen.
    const fn of_number_cards(mut distances: [u8; FACES]) -> [u8; FACES] {
        let mut index = 0;
        while index < FACES {
            if Face::DICE[index] > 0 {
                distances[index] = 0;
            }
            index += 1;
        }
        distances
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Face {
        Face::ALL[index]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Face {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Face {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Face, D::Error> {
        let code = <alloc::string::String as serde::Deserialize>::deserialize(deserializer)?;
        Face::from_code(&code).ok_or_else(|| {
            serde::de::Error::custom(alloc::format!("'{code}' is no card; cards are named like W3, T5W1 or TDD"))
        })
    }
}
