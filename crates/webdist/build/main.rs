//! Builds the page and embeds it as Rust, with every file compressed.

mod bindgen;
mod bundle;
mod collect;
mod compress;
mod css;
mod links;
mod loader;
mod locales;
mod names;
mod nested;
mod progress;
mod said;
mod script;
mod source;
mod split;
mod write;

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use bindgen::Module;
use compress::Compressed;
use locales::Locales;

/// Set this variable to 1 to skip the page.
const SKIP: &str = "RABENBURG_SKIP_PAGE";

/// Set this variable to 1 to build the page in seconds instead of minutes: large, slow and uncompressed. That is the default
/// where the binary is not optimised either; 0 builds it as it is shipped.
const QUICK: &str = "RABENBURG_QUICK_PAGE";

/// A module to build.
#[derive(Clone, Copy)]
pub(crate) struct Recipe {
    name: &'static str,
    package: &'static str,
    /// The build profile: small for the page, fast for the bots.
    profile: &'static str,
    in_parts: bool,
}

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
    let skipped = env::var(SKIP).is_ok_and(|value| value == "1");
    let quick = match env::var(QUICK).as_deref() {
        Ok("0") => false,
        Ok("1") => true,
        // Cargo's word for everything that is not built for speed.
        _ => variable("PROFILE")? == "debug",
    };
    let sources = if skipped {
        println!("cargo::warning=the page is left out, because {SKIP}=1");
        println!("cargo::rerun-if-changed={}", here.join("build").display());
        collect::notice()
    } else {
        // Each ends with a long link on one core, so they are built side by side.
        progress::tell("compiling it for the browser; the first time this takes minutes");
        let built = thread::scope(|scope| {
            let build = |recipe: Recipe| module(workspace, &out, quick, recipe);
            MODULES.map(|recipe| scope.spawn(move || build(recipe))).map(|thread| thread.join())
        });
        let (mut modules, mut depends_on) = (Vec::new(), Vec::new());
        for built in built {
            let (module, made_of) = built.map_err(|_| "the build of a module has panicked")??;
            modules.push(module);
            depends_on.extend(made_of);
        }
        watch(workspace, &here, &depends_on);
        collect::sources(&workspace.join("crates/web"), &Locales::find(workspace)?, modules)?
    };
    let files = links::resolve(sources)?;
    let compressed = if quick || skipped {
        files.iter().map(|_| Compressed::default()).collect()
    } else {
        progress::tell(&format!("compressing its {} files", files.len()));
        let contents: Vec<&[u8]> = files.iter().map(|file| file.bytes.as_slice()).collect();
        compress::all(&contents, &nested::target_dir(&out).join("compressed"))?
    };
    let built = match (skipped, quick) {
        (true, _) => "LeftOut",
        (false, true) => "Quick",
        (false, false) => "Small",
    };
    write::assets(&out, &files.into_iter().zip(compressed).collect::<Vec<_>>(), built)
}

/// Builds a module, with its JavaScript; also returns the files it was built from.
fn module(workspace: &Path, out: &Path, quick: bool, recipe: Recipe) -> Result<(Module, Vec<String>), String> {
    let profile = if quick { "quick-page" } else { recipe.profile };
    let (wasm, made_of) = nested::build(workspace, out, &Recipe { profile, ..recipe })?;
    let module = if recipe.in_parts {
        progress::tell("taking apart what is loaded later");
        bindgen::in_parts(recipe.name, split::split(&wasm, out)?)?
    } else {
        bindgen::run(recipe.name, &wasm)?
    };
    Ok((module, made_of))
}

/// Tells cargo which changes require a new page.
fn watch(workspace: &Path, here: &Path, depends_on: &[String]) {
    // New files count too, so whole folders are named.
    let paths =
        ["crates/web", "crates/worker", "crates/words/locales", "crates/puzzles/packs", "Cargo.toml", "Cargo.lock"];
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
