//! Players made of code.
//!
//! A bot gets what its seat knows ([`Knowledge`]) and the legal actions, and chooses one of them within a [`Budget`]. It never
//! sees the position of the game: what it cannot see it imagines, with a sampler that agrees with everything it knows.
//!
//! Bots know no clock, thread or file. For a seed and a budget of iterations they decide the same on every machine.
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

pub use advice::Advice;
pub use belief::{Belief, Way};
pub use bot::{Bot, Budget, Candidate, Decision, Thoughts};
pub use dice::Dice;
pub use evaluation::{Kind, Weights, WeightsError};
pub use game::Game;
pub use hint::{Deed, Hint, Means, Moved, Reason, Whose};
pub use judge::Judge;
pub use level::Level;
pub use one_step::OneStep;
pub use random::Random;
pub use recall::Recall;
pub use sampler::Sampler;
pub use search::{Search, Style};
