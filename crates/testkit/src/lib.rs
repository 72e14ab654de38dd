//! What plays games for the tests of all other crates. Only ever a dev-dependency: nothing that people run is made with it.
//!
//! - [`Dice`]: seeded chance, and random inputs.
//! - [`tables`], [`start`]: every kind of table, and situations to begin in.
//! - [`Playthrough`], [`for_every_position`]: random games, step by step.
//! - [`Tracker`], [`other_cards`], [`other_locked_up`]: the truth behind what a viewer sees, and other truths that look the same.

mod dice;
mod playthrough;
mod tables;
mod tracker;
mod worlds;

pub use dice::Dice;
pub use playthrough::{Effort, Playthrough, for_every_position, viewers};
pub use tables::{start, tables};
pub use tracker::Tracker;
pub use worlds::{World, other_cards, other_locked_up};
