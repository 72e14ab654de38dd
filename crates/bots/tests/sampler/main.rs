//! The sampler: everything it imagines agrees with what the viewer knows, and comes as often as it is likely.

mod allocation;
mod fairness;
mod games;
mod posterior;
mod scene;
