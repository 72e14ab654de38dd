//! Puzzles: a position, a seat, and a goal that is a predicate over what happens, so that whatever meets it is right.
//!
//! Cards are drawn at the end of a turn only, so a turn is a finite tree, and a puzzle can be proved: the whole tree is
//! walked by the engine's rules, and a puzzle is published only if all its solutions end in the same position.
//!
//! - [`Puzzle`] is one of them, with a text form. [`Pack`] is a file of them; [`daily`] picks one for a date.
//! - [`Attempt`] is somebody solving it: they act, the puzzle answers for chance and for rivals, and [`Verdict`] says
//!   whether it is solved, still open, or why it failed.
//! - [`prove`] walks the whole tree and says what is true of the puzzle.
//! - [`Tag`]s, the [`Trick`] and the [`Clue`]s are facts about the solution. The crate `words` turns them into sentences.
//! - With the feature `make`: positions out of bots' games become puzzles, reduced to what they need, and rated.
//!
//! Nothing here decides what is legal: only the engine does. There is no clock, file, thread or randomness; making puzzles
//! takes a seed.

mod attempt;
mod daily;
mod door;
mod duel;
mod end;
mod goal;
mod hash;
mod judge;
#[cfg(feature = "make")]
pub mod make;
mod notation;
mod pack;
mod proof;
mod puzzle;
mod solution;
mod tags;
mod theme;
mod verdict;
mod watch;

pub use attempt::Attempt;
pub use daily::{Date, daily, daily_theme};
pub use door::{next_turn as rivals_turn, way_in};
pub use end::{End, Ends};
pub use goal::{Aim, Goal};
pub use notation::PuzzleError;
#[cfg(feature = "packs")]
pub use pack::pack;
pub use pack::{Pack, PackError};
pub use proof::{Flaw, Proof, is_solvable, prove, prove_goal};
pub use puzzle::{Difficulty, Puzzle, Rating};
pub use solution::{Clue, Piece};
pub use tags::{Tag, Trick};
pub use theme::Theme;
pub use verdict::{Cause, Part, Shortfall, Verdict};
