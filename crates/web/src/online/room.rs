//! The waiting room, where a table gathers before its game begins.

pub mod arrivals;
pub mod places;

#[cfg(target_arch = "wasm32")]
mod change;
#[cfg(target_arch = "wasm32")]
mod door;
#[cfg(target_arch = "wasm32")]
mod foot;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod seat;

#[cfg(target_arch = "wasm32")]
pub(crate) use door::{AskName, Door, NameForm};
#[cfg(target_arch = "wasm32")]
pub(crate) use page::Room;
