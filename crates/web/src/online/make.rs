//! Making a table: everything the server offers, checked by the engine while it is being chosen.

pub mod order;
pub mod pace;
pub mod terms;
pub mod told;

#[cfg(target_arch = "wasm32")]
mod detail;
#[cfg(target_arch = "wasm32")]
mod form;
#[cfg(target_arch = "wasm32")]
mod manners;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub(crate) mod pick;
#[cfg(target_arch = "wasm32")]
mod seats;

#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::MakePage;
