//! Hints in words: what they say in which situation, that they always say something, and that they tell no secret.

#[path = "../../../engine/tests/common/mod.rs"]
mod common;
#[path = "../../../engine/tests/common/game.rs"]
mod game;

mod anything;
mod secrecy;
mod situations;
