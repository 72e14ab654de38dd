//! Puzzles: the collection, the puzzle of the day, and the table at which one is solved.
//!
//! Solving is playing: the table gets a session over the attempt and cannot tell. What a puzzle adds (goal, hints, taking
//! back, verdict) stands beside it. What has been solved is kept on this device.

pub mod drawing;
pub mod index;
pub mod month;
pub mod pick;
pub mod rating;
pub mod solved;
pub mod streak;

#[cfg(target_arch = "wasm32")]
mod calendar;
#[cfg(target_arch = "wasm32")]
mod collection;
#[cfg(target_arch = "wasm32")]
mod day;
#[cfg(target_arch = "wasm32")]
mod done;
#[cfg(target_arch = "wasm32")]
mod goal;
#[cfg(target_arch = "wasm32")]
pub(crate) mod kept;
#[cfg(target_arch = "wasm32")]
mod lanterns;
#[cfg(target_arch = "wasm32")]
mod packs;
#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(target_arch = "wasm32")]
mod quest;
#[cfg(target_arch = "wasm32")]
mod solve;
#[cfg(target_arch = "wasm32")]
mod stages;
#[cfg(target_arch = "wasm32")]
mod verdict;

#[cfg(target_arch = "wasm32")]
pub(crate) use collection::PuzzlesPage;
#[cfg(target_arch = "wasm32")]
pub(crate) use solve::PuzzlePage;
