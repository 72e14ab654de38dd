//! The rules of the game for players: the book in both languages, a search in it, its pictures, and the page that shows
//! it.
//!
//! The texts are files of their own, loaded when somebody opens the rules. What works without a browser is plain Rust:
//! parsing the texts, searching them and playing the moves in their pictures.

pub mod figure;
mod gallery;
pub mod number;
pub mod overview;
pub mod printed;
mod prose;
pub mod search;
mod sketched;
pub mod text;

#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod filling;
#[cfg(target_arch = "wasm32")]
mod finder;
#[cfg(target_arch = "wasm32")]
mod library;
#[cfg(target_arch = "wasm32")]
mod nearness;
#[cfg(target_arch = "wasm32")]
pub(crate) mod page;
#[cfg(target_arch = "wasm32")]
mod sketch;
#[cfg(target_arch = "wasm32")]
pub(crate) mod why_not;

#[cfg(test)]
mod checks;
