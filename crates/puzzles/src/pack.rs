//! Packs: the published puzzles of a theme, as text.

use crate::notation::PuzzleError;
use crate::puzzle::Puzzle;
#[cfg(feature = "packs")]
use crate::theme::Theme;

/// The puzzles of one file, in its order: the easiest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Why a text is not a pack: the puzzle that cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("puzzle {number} of the pack: {error}")]
pub struct PackError {
    /// Which puzzle, counted from 1.
    pub number: usize,
    /// What is wrong with it.
    pub error: PuzzleError,
}

impl Pack {
    /// The puzzle with that id.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// Reads one puzzle of a pack, without the others.
    pub fn find(text: &str, id: &str) -> Option<Result<Puzzle, PuzzleError>> {
        blocks(text).find(|block| id_of(block) == Some(id)).map(str::parse)
    }

    /// The ids and ratings of a pack, without reading its positions: what a list needs.
    pub fn ids(text: &str) -> impl Iterator<Item = (&str, crate::Rating)> {
        blocks(text).filter_map(|block| {
            let mut words = block.lines().find(|line| !line.starts_with('#'))?.split_whitespace().skip(1);
            Some((words.next()?, crate::Rating(words.next()?.parse().ok()?)))
        })
    }
}

impl core::str::FromStr for Pack {
    type Err = PackError;

    fn from_str(text: &str) -> Result<Pack, PackError> {
        let read =
            |(index, block): (usize, &str)| block.parse().map_err(|error| PackError { number: index + 1, error });
        Ok(Pack { puzzles: blocks(text).enumerate().map(read).collect::<Result<_, _>>()? })
    }
}

/// The blocks between empty lines; those of comments alone are none.
fn blocks(text: &str) -> impl Iterator<Item = &str> {
    let is_comment = |block: &str| block.lines().all(|line| line.starts_with('#') || line.trim().is_empty());
    text.split("\n\n").map(|block| block.trim_matches('\n')).filter(move |block| !is_comment(block))
}

fn id_of(block: &str) -> Option<&str> {
    block.lines().find(|line| !line.starts_with('#'))?.split_whitespace().nth(1)
}

/// The published pack of a theme.
#[cfg(feature = "packs")]
pub const fn pack(theme: Theme) -> &'static str {
    match theme {
        Theme::Stowaway => include_str!("../packs/stowaway.txt"),
        Theme::LastFlask => include_str!("../packs/last-flask.txt"),
        Theme::AtOneStroke => include_str!("../packs/at-one-stroke.txt"),
        Theme::RavensFlight => include_str!("../packs/ravens-flight.txt"),
        Theme::ShutTheDoor => include_str!("../packs/shut-the-door.txt"),
        Theme::ComeWhatMay => include_str!("../packs/come-what-may.txt"),
        Theme::Unstoppable => include_str!("../packs/unstoppable.txt"),
        Theme::OpenSolo => include_str!("../packs/open-solo.txt"),
        Theme::Memory => include_str!("../packs/memory.txt"),
    }
}
