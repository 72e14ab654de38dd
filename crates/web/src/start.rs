//! The start page: a game within two clicks, and the set-up of a table for everything else.

pub mod picture;
pub mod plan;
mod steps;
pub mod telling;

#[cfg(target_arch = "wasm32")]
pub(crate) mod bar;
#[cfg(target_arch = "wasm32")]
mod daily;
#[cfg(target_arch = "wasm32")]
mod hero;
#[cfg(target_arch = "wasm32")]
mod keep;
#[cfg(target_arch = "wasm32")]
pub(crate) mod modal;
#[cfg(target_arch = "wasm32")]
mod offline;
#[cfg(target_arch = "wasm32")]
mod opponents;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub(crate) mod set_up;
#[cfg(target_arch = "wasm32")]
pub(crate) mod sign;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::StartPage;
