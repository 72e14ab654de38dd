//! The bots as a WebAssembly module without any imports. The test `determinism` of the bots builds and runs it.

#[path = "../../tests/contest/mod.rs"]
mod contest;
#[path = "../../tests/determinism/digest.rs"]
mod digest;

/// A digest of everything that is decided and thought in this game; the same number as natively.
#[allow(unsafe_code, reason = "an exported name could clash with another; this module exports nothing else")]
#[unsafe(no_mangle)]
pub extern "C" fn digest_of_game(number: u32) -> u64 {
    digest::digest_of_game(number)
}
