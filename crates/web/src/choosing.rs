//! From clicks to actions: what the player has pointed at, what they can point at next, and what that would do.
//!
//! An action is a set of picks: a card and a tower, a spell and two towers, a button. Players pick in any order; the
//! actions that contain everything picked so far are open. So card first, piece first, and drag and drop are the same
//! thing, and nothing can be picked that does not lead to a choice the session offers.

mod confirm;
mod menu;
mod pick;
mod wish;

pub use confirm::{Confirm, happens_at_once};
pub use menu::{Menu, PickOutcome};
pub use pick::{ButtonAction, Pick, picks_of};
pub use wish::wish;

#[cfg(test)]
mod tests;
