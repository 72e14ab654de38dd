//! Counting the tree of a game to a depth: a number that changes when the engine's rules do.

use alloc::vec::Vec;

use crate::position::Position;
use crate::record::Input;
use crate::stage::Turn;

/// What [`perft`] counts: the leaves of a tree of positions, and what they are waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Perft {
    /// All leaves: positions at the depth, and games that are over before it.
    pub nodes: u64,
    /// The leaves at which the game is over.
    pub over: u64,
    /// The leaves at which a card or a roll is due.
    pub chance: u64,
}

/// Counts the leaves of the tree of all games from a position, to a depth in plies.
///
/// A ply is one input: an action of the awaited seat, an aside of its partner in a team game (rules 11.2 and 11.3), or
/// an outcome of chance. An outcome counts once, whatever its weight. A finished game has no more plies and is a leaf
/// at any depth. A position reached in two ways is counted twice.
///
/// ```
/// use rabenburg_engine::{Position, Printing, Rules, perft};
///
/// let start = Position::start(Rules::new(Printing::Third, 2))?;
/// assert_eq!(perft(&start, 0).nodes, 1);
/// // Before the first card is dealt, each of the 23 faces can come.
/// assert_eq!(perft(&start, 1).nodes, 23);
/// # Ok::<(), rabenburg_engine::SetupError>(())
/// ```
pub fn perft(position: &Position, depth: u32) -> Perft {
    let mut count = Perft::default();
    descend(position, depth, &mut count);
    count
}

/// [`perft`] for each first input separately: the leaves beneath it, in the order of the inputs. Empty for depth 0 or a
/// finished game; otherwise the counts add up to those of [`perft`].
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Input, u64)> {
    let mut counts = Vec::new();
    if let Some(left) = depth.checked_sub(1) {
        position.each_input(|input| {
            counts.push((input, after(position, input).map_or(0, |next| perft(&next, left).nodes)));
        });
    }
    counts
}

fn descend(position: &Position, depth: u32, count: &mut Perft) {
    let turn = position.turn();
    let over = matches!(turn, Turn::Over(_));
    if depth == 0 || over {
        count.nodes += 1;
        count.over += u64::from(over);
        count.chance += u64::from(matches!(turn, Turn::Chance(_)));
        return;
    }
    position.each_input(|input| {
        if let Some(next) = after(position, input) {
            descend(&next, depth - 1, count);
        }
    });
}

/// The position after a listed input. None is ever refused; if one were, it would not be counted.
fn after(position: &Position, input: Input) -> Option<Position> {
    let mut next = *position;
    let taken = next.put(input, &mut ());
    debug_assert!(taken.is_ok(), "{input:?} was listed and refused: {taken:?}");
    taken.ok().map(|()| next)
}

impl Position {
    /// Visits every possible input: outcomes of chance, or actions of the awaited seat and then asides of its partner.
    pub fn each_input(&self, mut visit: impl FnMut(Input)) {
        if let Some(chances) = self.chances() {
            chances.iter().for_each(|(outcome, _)| visit(Input::Chance(outcome)));
            return;
        }
        let Some(seat) = self.awaited() else { return };
        for action in self.legal_actions(seat).iter() {
            visit(Input::Act { seat, action });
        }
        if let Some((seat, asides)) = self.asides() {
            for action in asides.iter() {
                visit(Input::Act { seat, action });
            }
        }
    }
}
