//! Any text as a position, an action, chance, rules, a course or a game.
#![no_main]

#[path = "../../tests/common/fuzz_bodies.rs"]
mod fuzz_bodies;
#[path = "../../tests/common/laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_bodies::notation(data));
