//! Builds the page and embeds it as Rust, with every file compressed.

mod bindgen;
mod collect;
mod css;
mod links;
mod loader;
mod locales;
mod names;
mod nested;
mod said;
mod source;
mod split;
mod write;

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use locales::Locales;

/// Set this variable to 1 to skip the page.
const SKIP: &str = "RABENBURG_SKIP_PAGE";

/// Set this variable to 1 to build the page in seconds instead of minutes: large, slow and uncompressed.
const QUICK: &str = "RABENBURG_QUICK_PAGE";

/// A module to build.
#[derive(Clone, Copy)]
pub(crate) struct Recipe {
    /// What it is called.
    name: &'static str,
    /// The crate it is built from.
    package: &'static str,
    /// The build profile: small for the page, fast for the bots.
    profile: &'static str,
    /// Whether parts of it are loaded later.
    in_parts: bool,
}

/// All of them.
const MODULES: [Recipe; 2] = [
    Recipe { name: "page", package: "rabenburg-web", profile: "page", in_parts: true },
    Recipe { name: "bots", package: "rabenburg-worker", profile: "bots", in_parts: false },
];

fn main() -> ExitCode {
    println!("cargo::rerun-if-env-changed={SKIP}");
    println!("cargo::rerun-if-env-changed={QUICK}");
    println!("cargo::rerun-if-env-changed={}", locales::MORE);
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("\nThe page could not be built: {reason}\n");
            eprintln!("To build everything else without it, set {SKIP}=1.");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let out = PathBuf::from(variable("OUT_DIR")?);
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let workspace = here.ancestors().nth(2).ok_or("the workspace has no folder")?;
    let is_set = |name| env::var(name).is_ok_and(|value| value == "1");
    let (skipped, quick) = (is_set(SKIP), is_set(QUICK));
    let sources = if skipped {
        println!("cargo::warning=the page is left out, because {SKIP}=1");
        println!("cargo::rerun-if-changed={}", here.join("build").display());
        collect::notice()
    } else {
        let mut modules = Vec::new();
        let mut depends_on = Vec::new();
        for recipe in MODULES {
            let profile = if quick { "quick-page" } else { recipe.profile };
            let (wasm, made_of) = nested::build(workspace, &out, &Recipe { profile, ..recipe })?;
            depends_on.extend(made_of);
            modules.push(match recipe.in_parts {
                true => bindgen::in_parts(recipe.name, split::split(&wasm, &out)?)?,
                false => bindgen::run(recipe.name, &wasm)?,
            });
        }
        watch(workspace, &here, &depends_on);
        collect::sources(&workspace.join("crates/web"), &Locales::find(workspace)?, modules)?
    };
    write::assets(&out, &links::resolve(sources)?, skipped, !quick)
}

/// Tells cargo which changes require a new page.
fn watch(workspace: &Path, here: &Path, depends_on: &[String]) {
    // New files count too, so whole folders are named.
    let paths = ["crates/web", "crates/worker", "crates/words/locales", "Cargo.toml", "Cargo.lock"];
    let mut watched: BTreeSet<PathBuf> = paths.map(|path| workspace.join(path)).into();
    watched.insert(here.join("build"));
    watched.extend(locales::more());
    for path in depends_on.iter().map(Path::new) {
        watched.insert(path.to_owned());
        // The manifest of every crate that goes into the page: the nearest one above its files.
        watched.extend(path.ancestors().map(|folder| folder.join("Cargo.toml")).find(|path| path.exists()));
    }
    // A path that does not exist would trigger a rebuild every time.
    for path in watched.iter().filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|error| format!("{name}: {error}"))
}
