//! The levels as players: whole games at all kinds of tables, secrets, time, memory and strength.

#[path = "../contest/mod.rs"]
mod contest;

mod allocation;
mod forced;
mod games;
mod secrecy;
mod strength;
mod thumb;
mod time;
