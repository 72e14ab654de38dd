//! From clicks to actions: what somebody has pointed at, what he can point at next, and what that would do.
//!
//! An action is a set of picks: a card and a tower, a spell and two towers, a button. Somebody picks in any order; open
//! are the actions that contain all he has picked so far. So card first, piece first and drag and drop are one thing, and
//! nothing can be picked that leads to no choice the session offers.

mod menu;
mod pick;
mod wish;

pub use menu::{Answer, Menu};
pub use pick::{Deed, Pick, picks_of};
pub use wish::wish;

#[cfg(test)]
mod tests;
