//! What a message consists of.

use std::collections::BTreeMap;

/// A message in one language.
#[derive(PartialEq, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) comment: Option<String>,
    pub(crate) pieces: Vec<Piece>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Piece {
    Text(String),
    Argument(String),
    /// One of several texts, by the value of an argument.
    Select {
        argument: String,
        kind: Kind,
        variants: Vec<(Key, Vec<Piece>)>,
        default: (Key, Vec<Piece>),
    },
}

/// When a variant applies.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Key {
    Number(u32),
    /// For the numbers of a plural form, such as `one` or `few`.
    Form(String),
    /// For a word, including `other`.
    Word(String),
}

/// What a function accepts for an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Anything that can be displayed.
    Shown,
    /// A number, since a plural depends on it.
    Number,
    Word,
}

/// All arguments of a text in the order of their first appearance, with what they are used for there.
pub(crate) fn arguments(pieces: &[Piece]) -> Vec<(&str, Kind)> {
    fn visit<'a>(pieces: &'a [Piece], found: &mut Vec<(&'a str, Kind)>) {
        for piece in pieces {
            match piece {
                Piece::Text(_) => {}
                Piece::Argument(name) => found.push((name, Kind::Shown)),
                Piece::Select { argument, kind, variants, default } => {
                    found.push((argument, *kind));
                    for (_, pieces) in variants.iter().chain([default]) {
                        visit(pieces, found);
                    }
                }
            }
        }
    }
    let mut found = Vec::new();
    visit(pieces, &mut found);
    found
}

pub(crate) fn plain(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| if let Piece::Text(text) = piece { text.as_str() } else { "" }).collect()
}

/// The variants of each word that the text depends on.
pub(crate) fn words(pieces: &[Piece]) -> BTreeMap<&str, Vec<Key>> {
    fn visit<'a>(pieces: &'a [Piece], found: &mut BTreeMap<&'a str, Vec<Key>>) {
        for piece in pieces {
            let Piece::Select { argument, kind, variants, default } = piece else { continue };
            for (key, pieces) in variants.iter().chain([default]) {
                if *kind == Kind::Word {
                    found.entry(argument).or_default().push(key.clone());
                }
                visit(pieces, found);
            }
        }
    }
    let mut found = BTreeMap::new();
    visit(pieces, &mut found);
    for keys in found.values_mut() {
        keys.sort();
        keys.dedup();
    }
    found
}
