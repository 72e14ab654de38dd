//! The invitation to a table: its code, its link, and a QR code.

pub mod qr;
pub mod typed;

#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
pub(crate) mod copy;

#[cfg(target_arch = "wasm32")]
pub(crate) use card::Invite;
