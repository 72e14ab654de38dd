//! The games that the browser keeps.

use super::kept::{Kept, too_many};
use crate::running::{ABOUT, GAME};
use crate::storage;

/// All of them, the latest first.
pub(crate) fn all() -> Vec<Kept> {
    let read = |number: String| Kept::read(&number, &storage::read(&format!("{ABOUT}{number}"))?);
    let mut games: Vec<Kept> = storage::keys(ABOUT).into_iter().filter_map(read).collect();
    games.sort_by_key(|game| core::cmp::Reverse(game.touched));
    games
}

/// All of them, when those that are too many have lost their moves.
pub(crate) fn tidied() -> Vec<Kept> {
    let games = all();
    for number in too_many(&games) {
        storage::remove(&format!("{GAME}{number}"));
    }
    games
}

pub(crate) fn text(number: &str) -> Option<String> {
    storage::read(&format!("{GAME}{number}"))
}

pub(crate) fn remove(number: &str) {
    storage::remove(&format!("{GAME}{number}"));
    storage::remove(&format!("{ABOUT}{number}"));
}
