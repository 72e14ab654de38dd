//! Bytes that drive a game with legal and illegal inputs.
#![no_main]

#[path = "../../tests/common/fuzz_bodies.rs"]
mod fuzz_bodies;
#[path = "../../tests/common/laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_bodies::actions(data));
