//! The levels as players: whole games at all kinds of tables, secrets, time, memory and strength.

#[path = "../../../engine/tests/common/mod.rs"]
mod common;
#[path = "../contest/mod.rs"]
mod contest;
#[path = "../../../engine/tests/secrecy/worlds.rs"]
#[allow(dead_code, reason = "the tests of the engine use more of it")]
mod worlds;

mod allocation;
mod forced;
mod games;
mod secrecy;
mod strength;
mod thumb;
mod time;
