//! Online tables: the hall, the waiting room, and the table with what only online tables have.

pub mod chat;
pub mod invite;
pub mod make;
pub mod problem;
pub mod room;
pub mod time;

#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
mod guest;
#[cfg(target_arch = "wasm32")]
mod hall;
#[cfg(target_arch = "wasm32")]
pub(crate) mod http;
#[cfg(target_arch = "wasm32")]
mod line;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod personal;
#[cfg(target_arch = "wasm32")]
pub(crate) mod quick;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
pub(crate) mod visitor;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::{GuestPage, HallPage, PersonalPage};
