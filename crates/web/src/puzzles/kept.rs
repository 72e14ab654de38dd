//! What the browser keeps about puzzles, and the present day.

use rabenburg_puzzles::Date;

use super::rating::Strength;
use super::solved::{Effort, Efforts};
use super::streak::Streak;
use crate::storage;

/// Where the browser keeps it; the start page looks there too.
const EFFORTS: &str = "puzzles";
const RATING: &str = "puzzle-rating";
const STREAK: &str = "puzzle-streak";

/// Today. Days begin at the same moment everywhere, so that everybody has the same puzzle.
pub(crate) fn today() -> Date {
    Date((js_sys::Date::now() / 86_400_000.0) as u32)
}

pub(crate) fn efforts() -> Efforts {
    Efforts::read(&storage::read(EFFORTS).unwrap_or_default())
}

/// Keeps what was done with a puzzle. Another window may have kept something else meanwhile.
pub(super) fn note(id: &str, effort: Effort) {
    let mut efforts = efforts();
    efforts.note(id, effort);
    storage::write(EFFORTS, &efforts.written());
}

pub(super) fn strength() -> Strength {
    storage::read(RATING).and_then(|text| Strength::read(&text)).unwrap_or_default()
}

pub(super) fn keep_strength(strength: Strength) {
    storage::write(RATING, &strength.written());
}

pub(super) fn streak() -> Streak {
    Streak::read(&storage::read(STREAK).unwrap_or_default())
}

pub(super) fn keep_streak(streak: &Streak) {
    storage::write(STREAK, &streak.written());
}
