//! The bots as a WebAssembly module: built, and run by an interpreter.

use std::path::{Path, PathBuf};
use std::process::Command;

use wasmi::{Engine, Linker, Store, TypedFunc};

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "rabenburg-bots-wasm-check";

/// The module, ready to be asked.
pub(crate) struct Module {
    store: Store<()>,
    digest_of_game: TypedFunc<u32, u64>,
}

impl Module {
    /// Builds the module and loads it.
    pub(crate) fn load() -> Module {
        let path = build();
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let engine = Engine::default();
        let module = wasmi::Module::new(&engine, &bytes).expect("a well-formed module");
        let mut store = Store::new(&engine, ());
        let instance =
            Linker::new(&engine).instantiate_and_start(&mut store, &module).expect("a module without imports");
        let digest_of_game = instance.get_typed_func(&store, "digest_of_game").expect("the exported function");
        Module { store, digest_of_game }
    }

    pub(crate) fn digest_of_game(&mut self, number: u32) -> u64 {
        self.digest_of_game.call(&mut self.store, number).expect("a game without panic")
    }
}

/// Builds the module with the cargo that runs this test, in a folder of its own: the outer cargo may hold the lock of the
/// target folder.
fn build() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target_dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm-check");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace).args(["build", "--release", "--locked", "--package", PACKAGE, "--target", TARGET]);
    cargo.arg("--target-dir").arg(&target_dir);
    // What was set for the outer build is not meant for this one: flags, wrappers such as coverage or clippy, targets.
    for (name, _) in std::env::vars_os() {
        let foreign = name.to_str().is_some_and(|name| {
            name.contains("RUSTFLAGS")
                || name.contains("RUSTC_WRAPPER")
                || name.contains("RUSTC_WORKSPACE_WRAPPER")
                || name.starts_with("CARGO_BUILD_")
                || name.starts_with("CARGO_TARGET_")
                || name.starts_with("CARGO_PROFILE_")
        });
        if foreign {
            cargo.env_remove(name);
        }
    }
    // Half the time to build; the result is the same.
    cargo.env("CARGO_PROFILE_RELEASE_LTO", "off").env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    let output = cargo.output().unwrap_or_else(|error| panic!("cannot start {cargo:?}: {error}"));
    assert!(
        output.status.success(),
        "the bots do not build for {TARGET}.\n\
         If its standard library is missing: rustup target add {TARGET}, or `cargo xtask test`, which sees to it.\n\
         Without rustup: install your distribution's package for that target \
         (Debian: libstd-rust-dev-wasm32, Fedora: rust-std-static-{TARGET}).\n\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    target_dir.join(TARGET).join("release").join(format!("{}.wasm", PACKAGE.replace('-', "_")))
}
