//! Making puzzles: positions out of bots' games, changed a little, proved, reduced to what they need, and rated.
//!
//! A game of bots depends on a seed and its number alone, so games can be divided among threads and the result is the same
//! everywhere.

mod board;
mod games;
mod minimise;
mod propose;
mod rate;
mod select;
mod shortest;
mod signature;

pub use games::Scene;
pub use rate::{Solver, share_solved};
pub use select::{publish, select};
pub use signature::signature;

use rabenburg_bots::Dice;
use shortest::shortest;

use crate::proof::{Flaw, prove_position};
use crate::puzzle::{Puzzle, Rating};
use crate::theme::Theme;

/// What became of the candidates of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Positions with a goal that were looked at.
    pub candidates: u64,
    /// No sure way to the goal.
    pub unsolvable: u64,
    /// Several ways that end differently, or more to be had.
    pub ambiguous: u64,
    /// Nothing to think about: a single step, or hardly anything else to do.
    pub dull: u64,
    /// Made into puzzles.
    pub made: u64,
}

impl Tally {
    /// Adds what became of another game's candidates.
    pub fn add(&mut self, other: &Tally) {
        self.candidates += other.candidates;
        self.unsolvable += other.unsolvable;
        self.ambiguous += other.ambiguous;
        self.dull += other.dull;
        self.made += other.made;
    }
}

/// The puzzles of a theme that one game of bots yields. They have no lasting ids yet.
pub fn forge(theme: Theme, seed: u64, game: u64) -> (Vec<Puzzle>, Tally) {
    let mut dice = Dice::for_game(seed, game * 16 + theme as u64);
    let mut tally = Tally::default();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for scene in games::scenes(theme, &mut dice) {
        for draft in propose::drafts(theme, &scene, &mut dice) {
            tally.candidates += 1;
            match finish(draft, &mut dice) {
                Ok(puzzle) => {
                    tally.made += 1;
                    puzzles.push(puzzle);
                    // One scene, one puzzle: its others are much the same.
                    break;
                }
                Err(Rejection::Unsolvable) => tally.unsolvable += 1,
                Err(Rejection::Ambiguous) => tally.ambiguous += 1,
                Err(Rejection::Dull) => tally.dull += 1,
            }
        }
    }
    (puzzles, tally)
}

/// Why a draft does not become a puzzle.
enum Rejection {
    Unsolvable,
    Ambiguous,
    Dull,
}

impl From<Flaw> for Rejection {
    fn from(flaw: Flaw) -> Rejection {
        match flaw {
            Flaw::NoSolution | Flaw::NothingToDo => Rejection::Unsolvable,
            Flaw::NoRoll => Rejection::Dull,
            _ => Rejection::Ambiguous,
        }
    }
}

/// Proves a draft, reduces it, finds its solution and rates it.
fn finish(draft: propose::Draft, dice: &mut Dice) -> Result<Puzzle, Rejection> {
    let propose::Draft { goal, start, shown } = draft;
    let mut puzzle = Puzzle {
        id: format!("{}0", goal.theme().letter()),
        goal,
        start,
        shown,
        rating: Rating::default(),
        tags: Vec::new(),
        solution: Vec::new(),
    };
    let proof = prove_position(&puzzle.goal, &puzzle.position(), puzzle.seat())?;
    if rate::is_dull(&puzzle.goal, &proof) {
        return Err(Rejection::Dull);
    }
    let proof = minimise::minimise(&mut puzzle, proof);
    let solution = shortest(&puzzle.goal, &puzzle.position(), puzzle.seat()).ok_or(Rejection::Unsolvable)?;
    puzzle.solution = solution;
    if rate::is_dull_solution(&puzzle) || rate::is_dull(&puzzle.goal, &proof) {
        return Err(Rejection::Dull);
    }
    puzzle.tags = puzzle.tags_of_solution();
    puzzle.rating = rate::rate(&puzzle, &proof, dice.seed());
    Ok(puzzle)
}

/// Proves a puzzle anew, and rates it anew with this seed.
pub fn rate_again(puzzle: &mut Puzzle, seed: u64) -> Result<(), Flaw> {
    let proof = crate::prove(puzzle)?;
    puzzle.tags = puzzle.tags_of_solution();
    puzzle.rating = rate::rate(puzzle, &proof, seed);
    Ok(())
}

/// Puzzles near a duel that is known: the board a move or two later, and other cards. Duels with one way to win are rare,
/// and where there is one there are others.
pub fn vary(puzzle: &Puzzle, seed: u64, tries: u32) -> Vec<Puzzle> {
    let mut dice = Dice::from_seed(seed);
    let drafts = (0..tries).filter_map(|_| propose::nearby(&puzzle.start, &mut dice)).collect::<Vec<_>>();
    drafts.into_iter().filter_map(|draft| finish(draft, &mut dice).ok()).collect()
}
