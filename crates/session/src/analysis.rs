//! How the chances of winning changed over a game, and where it turned.

use rabenburg_bots::{Dice, Judge};
use rabenburg_engine::{Rules, Seat};
use rabenburg_words::Language;

use crate::film::Film;
use crate::improvement::{Better, better};

/// Each seat's chance of winning, from 0 to 1. Partners share their team's; a solo player has the chance of solving the
/// game.
pub type WinningChances = Vec<f32>;

/// A game judged moment by moment: before its first turn and after every turn. The judge sees everything: it says how
/// the game stood, not how it looked to somebody.
pub struct Analysis {
    film: Film,
    moments: Vec<usize>,
    runs: u32,
}

/// How much search each moment gets: as much as a person will wait for over a whole game.
pub(crate) const RUNS: u32 = 2000;

impl Analysis {
    /// The analysis of a game, with this many search runs per moment.
    pub fn new(film: Film, runs: u32) -> Analysis {
        let moments = moments(&film);
        Analysis { film, moments, runs }
    }

    /// How many moments there are to judge: one more than there were turns.
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether there is nothing to judge because no turn was played.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The chances after this many turns, no matter what was asked before.
    pub fn chances(&self, turns: usize) -> Option<WinningChances> {
        let position = self.film.position(*self.moments.get(turns)?);
        // Every moment gets its own seed, so that one lucky search does not colour the whole game.
        let seed = Dice::for_game(u64::from(self.runs), turns as u64).seed();
        let chances = Judge::new(seed).chances(position, self.runs);
        Some(position.rules().seats().map(|seat| chances[seat.index()]).collect())
    }
}

impl Analysis {
    /// What would have been better in a turn; `None` if nothing would.
    pub fn better(&self, turn: usize, language: Language) -> Option<Better> {
        better(&self.film, turn, self.runs, language)
    }
}

pub(crate) fn moments(film: &Film) -> Vec<usize> {
    let first = film.turns().first().map(|turn| turn.begins);
    first.into_iter().chain(film.turns().iter().map(|turn| turn.ends)).collect()
}

/// A turn that changed somebody's chances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The index of the turn, from 0.
    pub turn: usize,
    /// Whose chances it changed most; among equals, the player whose turn it was.
    pub seat: Seat,
    /// Their chance before it.
    pub before: f32,
    /// Their chance after it.
    pub after: f32,
}

impl Swing {
    /// How much it changed.
    pub fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// The most turning points to show.
const MOST: usize = 5;
/// Smaller changes do not count: the search itself is no more certain than that.
const LEAST: f32 = 0.1;

/// The turns that changed most, in the order they were played. `chances` are those before the first turn and after
/// every turn; `seats` says whose turns they were.
pub fn turning_points(rules: &Rules, seats: &[Seat], chances: &[WinningChances]) -> Vec<Swing> {
    let swing = |(turn, (pair, &active)): (usize, (&[WinningChances], &Seat))| {
        let change = |seat: Seat| {
            let at = |chances: &WinningChances| chances.get(seat.index()).copied().unwrap_or_default();
            Swing { turn, seat, before: at(&pair[0]), after: at(&pair[1]) }
        };
        // Rounded, so that the last digit does not decide between equals.
        let size = |swing: &Swing| ((swing.size() * 1000.0).round() as i32, swing.seat == active);
        rules.seats().map(change).max_by_key(size)
    };
    let mut swings: Vec<Swing> = chances.windows(2).zip(seats).enumerate().filter_map(swing).collect();
    swings.retain(|swing| swing.size() >= LEAST);
    swings.sort_by(|a, b| b.size().total_cmp(&a.size()));
    swings.truncate(MOST);
    swings.sort_by_key(|swing| swing.turn);
    swings
}
