//! How good a position is for each player: a chance of winning, learned from games.
//!
//! [`features`] reads a position, [`Model`] turns what it reads into a strength for each side, and the strengths
//! into chances. The weights of the models are data (`weights.txt`), made by [`crate::training`].

mod features;
mod model;
mod weights;

pub(crate) use features::{FEATURES, features};
pub(crate) use model::{HIDDEN, Model, result, share};
pub use weights::{GameKind, Weights, WeightsError};
