//! A puzzle as it is published.

use core::fmt;

use rabenburg_engine::{Input, Position, Seat};

use crate::goal::Goal;
use crate::tags::Tag;
use crate::theme::Theme;

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// A short name that never changes, such as `s17`. Its first letter is the theme's.
    pub id: String,
    /// What has to happen.
    pub goal: Goal,
    /// Where it begins; for [`Goal::Memory`], where the turns that are shown begin.
    pub start: Position,
    /// What is shown before the solver's turn: nothing but for [`Goal::Memory`].
    pub shown: Vec<Input>,
    /// How hard it is.
    pub rating: Rating,
    /// What happens in the solution.
    pub tags: Vec<Tag>,
    /// One way to solve it: decisions, and where they matter the rolls and the rival's decisions between them.
    pub solution: Vec<Input>,
}

impl Puzzle {
    /// The theme.
    pub const fn theme(&self) -> Theme {
        self.goal.theme()
    }

    /// Where the solver begins, after what is shown.
    pub fn position(&self) -> Position {
        let mut position = self.start;
        for &input in &self.shown {
            // Only what the engine accepted is ever read into a puzzle.
            let _ = position.put(input, &mut ());
        }
        position
    }

    /// Whose turn it is: the solver's seat.
    pub fn seat(&self) -> Seat {
        self.position().active()
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rating(pub u16);

impl Rating {
    /// In five steps.
    pub const fn difficulty(self) -> Difficulty {
        match self.0 {
            0..1250 => Difficulty::Gentle,
            1250..1550 => Difficulty::Easy,
            1550..1850 => Difficulty::Medium,
            1850..2000 => Difficulty::Hard,
            _ => Difficulty::Fiendish,
        }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// How hard a puzzle is, in five steps: as many lanterns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// One lantern.
    Gentle,
    /// Two.
    Easy,
    /// Three.
    Medium,
    /// Four.
    Hard,
    /// Five.
    Fiendish,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 5] =
        [Difficulty::Gentle, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Fiendish];

    /// How many lanterns, 1 to 5.
    pub const fn lanterns(self) -> u8 {
        self as u8 + 1
    }
}
