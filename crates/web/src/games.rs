//! The visitor's games: what waits for them on the start page, and the list of all of them, running and finished, on this
//! device and online, with their figures.
//!
//! Games on this device are kept in the browser's storage for pages, one text for each. It is written before the call
//! returns, so that a page that is closed right after a move has kept it; a database that answers later could not promise
//! that. A game has a few thousand characters, so hundreds fit.

pub mod figures;
pub mod filter;
pub mod kept;
pub mod played;

#[cfg(target_arch = "wasm32")]
pub(crate) mod day;
#[cfg(target_arch = "wasm32")]
mod filters;
#[cfg(target_arch = "wasm32")]
mod list;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(target_arch = "wasm32")]
mod row;
#[cfg(target_arch = "wasm32")]
pub(crate) mod shelf;
#[cfg(target_arch = "wasm32")]
mod waiting;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::GamesPage;
#[cfg(target_arch = "wasm32")]
pub(crate) use waiting::WaitingForYou;
