//! The WebAssembly target, which tests and checks need and a fresh toolchain lacks.

use std::path::Path;

use crate::failure::Failure;
use crate::run;

/// The target the engine has to build for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that the target is installed, with rustup if need be.
///
/// rust-toolchain.toml names the target too, but rustup reads that list only when it installs a toolchain.
pub(crate) fn ensure_target() -> Result<(), Failure> {
    if is_installed() {
        return Ok(());
    }
    eprintln!("Installing target {TARGET}: rustup target add {TARGET}");
    let added = run::command("rustup").args(["target", "add", TARGET]).status();
    if added.is_ok_and(|status| status.success()) && is_installed() {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "the standard library for {TARGET} is missing and could not be installed.\n\
         With rustup (https://rustup.rs):  rustup target add {TARGET}\n\
         With another Rust: install its package for that target \
         (Debian: libstd-rust-dev-wasm32, Fedora: rust-std-static-{TARGET})."
    )))
}

/// Asks rustc where the target's libraries would be, which works with and without rustup.
fn is_installed() -> bool {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let mut question = run::command(&rustc);
    question.args(["--print", "target-libdir", "--target", TARGET]);
    run::output(&mut question).is_some_and(|folder| Path::new(folder.trim()).is_dir())
}
