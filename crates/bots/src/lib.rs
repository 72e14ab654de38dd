//! Players made of code.
//!
//! A bot gets what its seat knows ([`Knowledge`]) and the legal actions, and chooses one of them within a [`Budget`].
//! It never sees the position of the game: it imagines what it cannot see, with a sampler that agrees with everything
//! it knows.
//!
//! Bots use no clock, thread or file. For a given seed and number of iterations they decide the same on every machine.
//!
//! [`Knowledge`]: rabenburg_engine::Knowledge

mod advice;
mod belief;
mod bot;
mod dice;
mod evaluation;
mod foresight;
mod game;
mod hint;
mod imagination;
mod judge;
mod level;
mod one_step;
mod random;
mod recall;
mod sampler;
mod search;
pub mod training;

pub use advice::{Advice, finishes};
pub use belief::{Belief, Way};
pub use bot::{Bot, Budget, Candidate, Decision, Thoughts};
pub use dice::Dice;
pub use evaluation::{GameKind, Weights, WeightsError};
pub use game::{ObservedGame, Question};
pub use hint::{Deed, Hint, HintReason, Means, Moved, Whose};
pub use judge::Judge;
pub use level::Level;
pub use one_step::OneStep;
pub use random::Random;
pub use recall::Recall;
pub use sampler::Sampler;
pub use search::{Search, Style};
