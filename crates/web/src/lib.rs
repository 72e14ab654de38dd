//! The page: everything people see and touch in the browser.
//!
//! Whatever works without a browser (where pieces stand, what a click can mean, what moves when) is plain Rust and
//! tested on the host; the components are built for the browser only. The page decides nothing about the rules: it asks
//! a [`Session`](rabenburg_session::Session).

#![cfg_attr(target_arch = "wasm32", allow(unreachable_pub, reason = "the macros of components and exports write it"))]

pub mod after;
pub mod announcements;
pub mod board;
pub mod choosing;
pub mod games;
mod html;
pub mod lesson;
pub mod online;
pub mod puzzles;
pub mod route;
pub mod rules;
pub mod scenery;
pub mod small_set;
pub mod start;
#[cfg(test)]
mod testing;

#[cfg(target_arch = "wasm32")]
mod address;
#[cfg(target_arch = "wasm32")]
mod announcer;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod download;
#[cfg(target_arch = "wasm32")]
mod dropped;
#[cfg(target_arch = "wasm32")]
mod fetch;
#[cfg(target_arch = "wasm32")]
mod focus;
#[cfg(target_arch = "wasm32")]
mod luck;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod panic;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod running;
#[cfg(target_arch = "wasm32")]
mod said;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod sound;
#[cfg(target_arch = "wasm32")]
mod steps;
#[cfg(target_arch = "wasm32")]
mod storage;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod title;
