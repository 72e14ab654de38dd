//! The build within the build: the crates that run in the browser, for WebAssembly.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Recipe;

const TARGET: &str = "wasm32-unknown-unknown";
/// Makes Leptos erase the types of views instead of generating code for each: that saves an eighth of the page's size.
const ONE_TYPE: &str = "--cfg=erase_components";
/// Makes the linker keep its relocations, so that parts can be split off afterwards.
const RELOCATIONS: &str = "-Clink-arg=--emit-relocs";

/// Builds a module; returns the file, and those it was built from.
pub(crate) fn build(workspace: &Path, out: &Path, recipe: &Recipe) -> Result<(PathBuf, Vec<String>), String> {
    let Recipe { package, profile, in_parts, .. } = *recipe;
    ensure_target()?;
    let target_dir = target_dir(out);
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace).arg("rustc").arg("--locked");
    // The crates themselves are ordinary libraries: one that is also a module would have the same file name wherever it is
    // built, and the page is built for the host too, for what the document shows of it.
    cargo.args(["--package", package, "--lib", "--crate-type", "cdylib", "--target", TARGET, "--profile", profile]);
    cargo.arg("--target-dir").arg(&target_dir);
    if in_parts {
        cargo.args(["--", RELOCATIONS]);
    }
    clean_environment(&mut cargo);
    let output = cargo.output().map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo rustc {package}:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    let made = target_dir.join(TARGET).join(profile);
    // The file name that cargo derives from the package.
    let stem = package.replace('-', "_");
    let list = made.join(&stem).with_extension("d");
    let list = fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    Ok((made.join(&stem).with_extension("wasm"), made_of(&list)))
}

/// A folder inside the outer target folder, so that all builds share it and `cargo clean` removes it. It cannot be the
/// outer one itself: the outer build holds its lock, and the inner one would wait for ever.
pub(crate) fn target_dir(out: &Path) -> PathBuf {
    // TARGET/[triple/]PROFILE/build/PACKAGE-HASH/out
    let marked = |folder: &&Path| folder.join("CACHEDIR.TAG").exists() || folder.join(".rustc_info.json").exists();
    let mut above = out.ancestors().skip(4).take(2);
    let outer = above.find(marked).or_else(|| out.ancestors().nth(4)).unwrap_or(out);
    outer.join("page-build")
}

/// What the outer cargo or the user has set for the outer build is wrong for the inner one.
fn clean_environment(cargo: &mut Command) {
    // Flags meant for the host's compiler. Set rather than removed, because otherwise those in configuration files
    // would apply.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", ONE_TYPE).env_remove("RUSTFLAGS");
    let foreign = |name: &OsStr| {
        let name = name.to_string_lossy();
        // Under clippy a wrapper replaces the compiler; it builds no modules.
        matches!(&*name, "RUSTC_WRAPPER" | "RUSTC_WORKSPACE_WRAPPER")
            || ["CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_TARGET_", "CARGO_CFG_", "CARGO_FEATURE_"]
                .iter()
                .any(|prefix| name.starts_with(prefix))
    };
    for (name, _) in env::vars_os().filter(|(name, _)| foreign(name)) {
        cargo.env_remove(name);
    }
}

/// The files after the colon of a line such as `made: one two\ with\ spaces`.
fn made_of(list: &str) -> Vec<String> {
    let Some((_, files)) = list.lines().next().and_then(|line| line.split_once(": ")) else { return Vec::new() };
    // A space inside a name is escaped with a backslash; no name contains a line break.
    files.replace("\\ ", "\n").split(' ').map(|file| file.replace('\n', " ")).filter(|file| !file.is_empty()).collect()
}

/// Makes sure that the standard library for the browser is installed.
fn ensure_target() -> Result<(), String> {
    if is_installed() {
        return Ok(());
    }
    println!("cargo::warning=installing the target {TARGET}, which the page needs: rustup target add {TARGET}");
    let added = Command::new("rustup").args(["target", "add", TARGET]).output();
    if added.is_ok_and(|output| output.status.success()) && is_installed() {
        return Ok(());
    }
    Err(format!(
        "the standard library for {TARGET} is missing and could not be installed.\n\
         With rustup (https://rustup.rs):  rustup target add {TARGET}\n\
         With another Rust: install its package for that target."
    ))
}

fn is_installed() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
