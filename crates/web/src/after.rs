//! What comes after a game: the result, a plot of how it went, and the replay.
//!
//! A finished game is a [`Film`](rabenburg_session::Film), wherever it was played. What is drawn and said about it is
//! pure and tested on the host: the ranking, the shape of the plot, the sentences about a move.

pub mod base64;
pub mod file_name;
pub mod plot;
pub mod telling;

#[cfg(target_arch = "wasm32")]
mod better;
#[cfg(target_arch = "wasm32")]
mod chances;
#[cfg(target_arch = "wasm32")]
mod controls;
#[cfg(target_arch = "wasm32")]
mod file;
#[cfg(target_arch = "wasm32")]
mod head;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod places;
#[cfg(target_arch = "wasm32")]
mod projector;
#[cfg(target_arch = "wasm32")]
mod remarks;
#[cfg(target_arch = "wasm32")]
mod review;
#[cfg(target_arch = "wasm32")]
mod screen;
#[cfg(target_arch = "wasm32")]
mod several;
#[cfg(target_arch = "wasm32")]
mod share;
#[cfg(target_arch = "wasm32")]
mod source;
#[cfg(target_arch = "wasm32")]
mod tables;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::ResultPage;
