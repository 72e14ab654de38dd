//! Taking away what a puzzle does not need.

use rabenburg_engine::{Seat, Surface};

use super::board::Board;
use crate::goal::Goal;
use crate::proof::{Proof, prove_position};
use crate::puzzle::Puzzle;

/// Sends wizards home, one after the other, as long as the puzzle stays sound, keeps most of its red herrings, and everybody
/// keeps a wizard on the course.
pub(super) fn minimise(puzzle: &mut Puzzle, mut proof: Proof) -> Proof {
    // What is shown must have happened, and a solo game is about all of its wizards.
    if !puzzle.shown.is_empty() || matches!(puzzle.goal, Goal::OpenSolo { .. }) {
        return proof;
    }
    let first = proof.clone();
    let seat = puzzle.seat();
    let mut board = Board::new(&puzzle.start);
    let all: Vec<(Surface, Seat)> = puzzle
        .start
        .rules()
        .seats()
        .flat_map(|owner| board.wizards(owner).into_iter().map(move |surface| (surface, owner)))
        .collect();
    for (surface, owner) in all {
        if board.course().count(owner) <= 1 {
            continue;
        }
        let mut smaller = board.clone();
        smaller.send_home(surface, owner);
        let Some(position) = smaller.position() else { continue };
        let Ok(next) = prove_position(&puzzle.goal, &position, seat) else { continue };
        // Red herrings stay: near misses in a tree of several parts, and choices in general.
        if next.near * 10 >= first.near * 6 && next.lines * 10 >= first.lines * 4 {
            board = smaller;
            proof = next;
            puzzle.start = position;
        }
    }
    proof
}
