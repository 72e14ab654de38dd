//! The chat at a table.

pub mod name;
pub mod rights;

#[cfg(target_arch = "wasm32")]
mod component;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod people;
#[cfg(target_arch = "wasm32")]
mod say;

#[cfg(target_arch = "wasm32")]
pub(crate) use component::Chat;
