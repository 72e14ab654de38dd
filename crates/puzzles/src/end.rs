//! Where solutions end.

use std::sync::Arc;

use rabenburg_engine::{Cards, Course, Flasks, MAX_SEATS, Position, Seat};

/// What is the same for all solutions of a published puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The position at the moment when the goal is met.
    Position(Box<Settled>),
    /// One end for every outcome of chance, or for every answer of a rival.
    Each(Vec<Arc<End>>),
    /// The position in which the die is rolled, where whatever works for the roll is right.
    Roll(Box<Settled>),
}

/// What a position is made of, without how far the turn has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    course: Course,
    flasks: [Flasks; MAX_SEATS],
    home: [u8; MAX_SEATS],
    hand: Cards,
}

impl End {
    /// The end of a solution that is over here.
    pub(crate) fn at(position: &Position, solver: Seat) -> End {
        let (mut flasks, mut home) = ([Flasks::default(); MAX_SEATS], [0; MAX_SEATS]);
        for seat in position.rules().seats() {
            flasks[seat.index()] = position.flasks(seat);
            home[seat.index()] = position.home(seat);
        }
        End::Position(Box::new(Settled { course: *position.course(), flasks, home, hand: position.hand(solver) }))
    }

    /// The same for a plan that meets its roll here.
    pub(crate) fn rolling(position: &Position, solver: Seat) -> End {
        match End::at(position, solver) {
            End::Position(settled) => End::Roll(settled),
            other => other,
        }
    }
}

/// The ends of all solutions of a tree, counted as far as it matters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Ends {
    /// There is no solution.
    #[default]
    None,
    /// All solutions end alike.
    One(Arc<End>),
    /// There are at least two.
    Many,
}

impl Ends {
    /// The ends of both trees.
    #[must_use]
    pub(crate) fn or(self, other: Ends) -> Ends {
        match (self, other) {
            (Ends::None, ends) | (ends, Ends::None) => ends,
            (Ends::One(a), Ends::One(b)) if a == b => Ends::One(a),
            _ => Ends::Many,
        }
    }

    /// The ends where each of these trees may come next, and none can be avoided.
    pub(crate) fn each(all: impl IntoIterator<Item = Ends>) -> Ends {
        let mut ends = Vec::new();
        let mut many = false;
        for one in all {
            match one {
                Ends::None => return Ends::None,
                Ends::One(end) => ends.push(end),
                Ends::Many => many = true,
            }
        }
        if many { Ends::Many } else { Ends::One(Arc::new(End::Each(ends))) }
    }
}
