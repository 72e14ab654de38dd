//! The rules of the game for players: the book in both languages, a search in it, its pictures, and the page that shows it.
//!
//! The texts are files of their own, read when somebody opens the rules. What can be decided without a browser is plain
//! Rust: reading the texts, searching them and playing the moves of their pictures.

pub mod figure;
pub mod number;
pub mod overview;
pub mod search;
pub mod text;

#[cfg(all(target_arch = "wasm32", feature = "whole"))]
mod bar;
#[cfg(all(target_arch = "wasm32", feature = "whole"))]
mod finder;
#[cfg(all(target_arch = "wasm32", feature = "whole"))]
mod gallery;
#[cfg(target_arch = "wasm32")]
mod library;
#[cfg(all(target_arch = "wasm32", feature = "whole"))]
pub(crate) mod page;
#[cfg(target_arch = "wasm32")]
mod prose;
#[cfg(all(target_arch = "wasm32", feature = "whole"))]
mod sketch;
#[cfg(target_arch = "wasm32")]
pub(crate) mod why_not;

#[cfg(test)]
mod checks;
