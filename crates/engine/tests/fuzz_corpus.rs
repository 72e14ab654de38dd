//! The seed inputs of the fuzz targets, as ordinary tests: what fuzzing has found once is not met again.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "seeds are files, and each is named before it runs"
)]

#[path = "common/fuzz_bodies.rs"]
mod fuzz_bodies;
#[path = "common/laws.rs"]
mod laws;

use std::fs;
use std::path::Path;

/// Runs a target on all its seeds. A panic names the seed by the lines printed before it.
fn run_seeds(target: &str, body: fn(&[u8])) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let entries = fs::read_dir(&directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry of the directory").path()).collect();
    paths.sort();
    assert!(paths.len() >= 15, "{} has only {} seeds", directory.display(), paths.len());
    for path in paths {
        println!("{}", path.display());
        body(&fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    }
}

#[test]
fn seeds_of_notation() {
    run_seeds("notation", fuzz_bodies::notation);
}

#[test]
fn seeds_of_actions() {
    run_seeds("actions", fuzz_bodies::actions);
}
