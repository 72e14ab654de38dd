//! Ids of tables, visitors and keys: short words that people can type and read to each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Digits and letters without lookalikes; what people type in their place is understood.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// That is not an id of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {0} letters and digits")]
pub struct NotAnId(usize);

fn write(mut value: u128, letters: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut word = [0; 26];
    for letter in word[..letters].iter_mut().rev() {
        *letter = ALPHABET[(value & 31) as usize];
        value >>= 5;
    }
    f.write_str(std::str::from_utf8(&word[..letters]).map_err(|_| fmt::Error)?)
}

fn read(text: &str, letters: usize) -> Result<u128, NotAnId> {
    let (mut value, mut count) = (0_u128, 0);
    for letter in text.bytes().filter(|&letter| letter != b'-') {
        let letter = match letter.to_ascii_uppercase() {
            b'O' => b'0',
            b'I' | b'L' => b'1',
            other => other,
        };
        let digit = ALPHABET.iter().position(|&other| other == letter).ok_or(NotAnId(letters))?;
        count += 1;
        // A key has 128 bits, two fewer than its letters could hold.
        if count > letters || value >> 123 != 0 {
            return Err(NotAnId(letters));
        }
        value = value << 5 | digit as u128;
    }
    if count == letters { Ok(value) } else { Err(NotAnId(letters)) }
}

/// A kind of id: its length in letters of five bits, made from random bytes.
macro_rules! id {
    ($(#[$meta:meta])* $name:ident, $inner:ty, $letters:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($inner);

        impl $name {
            const MASK: u128 = if $letters * 5 >= 128 { u128::MAX } else { (1 << ($letters * 5)) - 1 };

            /// One made from random bytes.
            pub fn from_random(bytes: [u8; 16]) -> $name {
                $name((u128::from_be_bytes(bytes) & $name::MASK) as $inner)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                let value = read(text, $letters)?;
                <$inner>::try_from(value).map($name).map_err(|_| NotAnId($letters))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&Word(self.0.into(), $letters))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                <std::borrow::Cow<'de, str>>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

struct Word(u128, usize);

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.0, self.1, f)
    }
}

id! {
    /// A table's code, such as `7K2QX9FM`: short enough to read out, too long to guess. Anyone who has it may come to
    /// the table.
    Code, u64, 8
}

id! {
    /// A visitor's id for programs. Not a secret.
    VisitorId, u64, 12
}

id! {
    /// A visitor's key, part of the personal link: whoever has it is that visitor. Never logged.
    Key, u128, 26
}

/// Ids that are numbers below 2^60, so that databases can store them as such.
macro_rules! number {
    ($name:ident) => {
        impl $name {
            /// As a number, for storage.
            pub fn as_u64(self) -> u64 {
                self.0
            }

            /// The id with that number, if it fits into its letters.
            pub fn from_u64(number: u64) -> Option<$name> {
                (u128::from(number) <= $name::MASK).then_some($name(number))
            }
        }
    };
}

number!(Code);
number!(VisitorId);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.0.into(), 8, f)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for VisitorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.0.into(), 12, f)
    }
}

impl fmt::Debug for VisitorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// What is hashed to compare it with the stored hash.
    pub fn bytes(&self) -> [u8; 16] {
        self.0.to_be_bytes()
    }

    /// The word that goes into a header or a link. A method rather than `Display`, so that it is never logged by
    /// accident.
    pub fn reveal(&self) -> String {
        Word(self.0, 26).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_a_round_trip() {
        let bytes = *b"rabenburg towers";
        let (code, visitor, key) = (Code::from_random(bytes), VisitorId::from_random(bytes), Key::from_random(bytes));
        assert_eq!(code.to_string().parse(), Ok(code));
        assert_eq!(visitor.to_string().parse(), Ok(visitor));
        assert_eq!(key.reveal().parse(), Ok(key));
        assert_eq!((code.to_string().len(), visitor.to_string().len(), key.reveal().len()), (8, 12, 26));
    }

    #[test]
    fn ids_are_stored_as_numbers() {
        let (code, visitor) = (Code::from_random([0xff; 16]), VisitorId::from_random([0xff; 16]));
        assert_eq!((code.as_u64(), visitor.as_u64()), ((1 << 40) - 1, (1 << 60) - 1));
        assert_eq!((Code::from_u64(code.as_u64()), Code::from_u64(1 << 40)), (Some(code), None));
        assert_eq!((VisitorId::from_u64(visitor.as_u64()), VisitorId::from_u64(1 << 60)), (Some(visitor), None));
    }

    #[test]
    fn ids_are_understood_as_people_type_them() {
        let code: Code = "0011ABCD".parse().expect("a code");
        for typed in ["ooilabcd", "OOLI-ABCD", "00-11-AB-CD"] {
            assert_eq!(typed.parse(), Ok(code), "{typed}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for typed in ["", "0011ABC", "0011ABCDE", "0011ABCU", "0011 ABCD", "0011ABCÄ", "--------"] {
            assert_eq!(typed.parse::<Code>(), Err(NotAnId(8)), "{typed}");
        }
        // Twenty-six letters hold 130 bits, two more than a key has.
        assert!("ZZZZZZZZZZZZZZZZZZZZZZZZZZ".parse::<Key>().is_err());
        assert!("7ZZZZZZZZZZZZZZZZZZZZZZZZZ".parse::<Key>().is_ok());
    }

    #[test]
    fn keys_are_never_logged() {
        let key = Key::from_random([7; 16]);
        assert!(!format!("{key:?}").contains(&key.reveal()[..4]));
    }
}
