//! Hints tell no secret. What they say is tested where it is said, in `crates/words`.

#[path = "../../../engine/tests/common/mod.rs"]
mod common;
#[path = "../../../engine/tests/common/game.rs"]
mod game;
#[path = "../../../engine/tests/secrecy/worlds.rs"]
#[allow(dead_code, reason = "the tests of the engine use more of it")]
mod worlds;

mod secrecy;
