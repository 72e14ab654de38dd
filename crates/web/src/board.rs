//! The board: what stands where on it, how it is drawn, and how pieces get from one place to another.
//!
//! It knows no rules. It draws a [`scene::Scene`], which advances by what the viewer is shown, and reports which piece
//! was pointed at. Everything but the components is pure and tested without a browser: drawings are text.

pub mod choreography;
pub mod drawing;
pub mod geometry;
pub mod marks;
pub mod order;
pub mod scene;
pub mod spots;

#[cfg(target_arch = "wasm32")]
pub(crate) mod animate;
#[cfg(target_arch = "wasm32")]
mod chips;
#[cfg(target_arch = "wasm32")]
pub(crate) mod component;
#[cfg(target_arch = "wasm32")]
mod drag;
#[cfg(target_arch = "wasm32")]
pub(crate) mod fit;
#[cfg(target_arch = "wasm32")]
mod nodes;
#[cfg(target_arch = "wasm32")]
pub(crate) mod picture;
#[cfg(target_arch = "wasm32")]
pub(crate) mod pieces;
