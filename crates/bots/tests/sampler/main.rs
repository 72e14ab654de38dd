//! The sampler: everything it imagines agrees with what the viewer knows, and comes as often as it is likely.

#[path = "../../../engine/tests/common/mod.rs"]
mod common;
#[path = "../../../engine/tests/common/game.rs"]
mod game;
#[path = "../../../engine/tests/common/tracker.rs"]
mod tracker;

mod allocation;
mod fairness;
mod games;
mod posterior;
mod scene;
