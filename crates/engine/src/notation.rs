//! The text notation: positions, actions and whole games as people write them.
//!
//! `Display` writes, `FromStr` reads, and what was written reads back as an equal value. The format is described with
//! examples in `docs/NOTATION.md`, which a test reads.

mod action;
mod course;
mod position;
mod record;
mod rules;
mod scan;

pub use scan::ParseError;
