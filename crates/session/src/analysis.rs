//! The course of a game in chances of winning, and where it turned.

use rabenburg_bots::{Dice, Judge};
use rabenburg_engine::{Rules, Seat};

use crate::film::Film;

/// Each seat's chance of winning, from 0 to 1. Partners both have their team's; a solo player has his of solving it.
pub type Chances = Vec<f32>;

/// A game that is judged moment by moment: before its first turn and after every turn. Nothing is hidden from the judge:
/// what is told is how it stood, not how it looked to somebody.
pub struct Analysis {
    film: Film,
    moments: Vec<usize>,
    runs: u32,
}

/// How long the judge looks at each moment: as long as a person waits for a whole game.
pub(crate) const RUNS: u32 = 2000;

impl Analysis {
    /// The analysis of a game, with so many runs of the search for each moment.
    pub fn new(film: Film, runs: u32) -> Analysis {
        let moments = moments(&film);
        Analysis { film, moments, runs }
    }

    /// How many moments are judged: one more than there were turns.
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether there is nothing to judge: no turn was played.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The chances after so many turns. The same, whatever was asked before.
    pub fn chances(&self, turns: usize) -> Option<Chances> {
        let position = self.film.position(*self.moments.get(turns)?);
        // Another seed for each moment, so that no luck of the search goes through the whole game.
        let seed = Dice::for_game(u64::from(self.runs), turns as u64).seed();
        let chances = Judge::new(seed).chances(position, self.runs);
        Some(position.rules().seats().map(|seat| chances[seat.index()]).collect())
    }
}

/// The moments that are judged.
pub(crate) fn moments(film: &Film) -> Vec<usize> {
    let first = film.turns().first().map(|turn| turn.begins);
    first.into_iter().chain(film.turns().iter().map(|turn| turn.ends)).collect()
}

/// A turn that changed somebody's chances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of the turn among all, from 0.
    pub turn: usize,
    /// Whose chances it changed most; if it was so for several, whose turn it was.
    pub seat: Seat,
    /// His chance before it.
    pub before: f32,
    /// And after it.
    pub after: f32,
}

impl Swing {
    /// How much it was.
    pub fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// So many turning points are told at most.
const MOST: usize = 5;
/// A smaller change is none: the search itself is not surer than that.
const LEAST: f32 = 0.1;

/// The turns that changed most, in the order in which they were played. `chances` are those before the first turn and
/// after every turn, `seats` whose turns they were.
pub fn turning_points(rules: &Rules, seats: &[Seat], chances: &[Chances]) -> Vec<Swing> {
    let swing = |(turn, (pair, &active)): (usize, (&[Chances], &Seat))| {
        let change = |seat: Seat| {
            let at = |chances: &Chances| chances.get(seat.index()).copied().unwrap_or_default();
            Swing { turn, seat, before: at(&pair[0]), after: at(&pair[1]) }
        };
        // Rounded, so that it is not the last digit that decides between equals.
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
