//! What plays games for the tests of all other crates. Only ever a dev-dependency: nothing that people run is made with it.
//!
//! - [`TestDice`]: seeded chance, and random inputs.
//! - [`tables`], [`few_tables`], [`start`]: every kind of table, and situations to begin in.
//! - [`Playthrough`], [`for_every_position`]: random games, step by step.
//! - [`Tracker`], [`other_cards`], [`other_locked_up`]: the truth behind what a viewer sees, and other truths that look the same.
//! - [`Folder`]: a place for files that vanishes.
//!
//! With the feature `server`:
//!
//! - `House`: a server, asked in memory (`Ask`, `Answer`) or over sockets.
//! - `Client`: somebody at one of its tables.

#[cfg(feature = "server")]
mod client;
mod dice;
mod folder;
#[cfg(feature = "server")]
mod house;
mod playthrough;
#[cfg(feature = "server")]
mod request;
mod tables;
mod tracker;
mod worlds;

#[cfg(feature = "server")]
pub use client::Client;
pub use dice::TestDice;
pub use folder::Folder;
#[cfg(feature = "server")]
pub use house::{House, quick};
pub use playthrough::{Effort, Playthrough, for_every_position, viewers};
#[cfg(feature = "server")]
pub use request::{Answer, Ask, ask, get, patch, post};
pub use tables::{few_tables, start, tables};
pub use tracker::Tracker;
pub use worlds::{World, other_cards, other_locked_up};
