//! Hints: what they say in which situation, that they always say something, and that they tell no secret.

#[path = "../../../engine/tests/common/mod.rs"]
mod common;
#[path = "../../../engine/tests/common/game.rs"]
mod game;
#[path = "../../../engine/tests/secrecy/worlds.rs"]
#[allow(dead_code, reason = "the tests of the engine use more of it")]
mod worlds;

mod anything;
mod secrecy;
mod situations;
