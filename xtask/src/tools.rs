//! Tools of others that only some chores need: they are installed in the build folder, in a version that is known to work.

use std::path::PathBuf;

use crate::browser;
use crate::failure::Failure;
use crate::run;

const GECKODRIVER: &str = "0.37.1";

/// The folder with Firefox's driver, compiled there if it is not yet.
pub(crate) fn geckodriver() -> Result<PathBuf, Failure> {
    let root = folder();
    let programs = root.join("bin");
    let program = programs.join("geckodriver");
    let is_there = || run::succeeds(run::command(&program.to_string_lossy()).arg("--version"));
    if !is_there() {
        eprintln!("Compiling Firefox's driver, once: cargo install geckodriver --version {GECKODRIVER}");
        let mut install = run::cargo(["install", "geckodriver", "--version", GECKODRIVER, "--locked", "--root"]);
        install.arg(&root);
        if !run::status(&mut install)?.success() || !is_there() {
            return Err(Failure::Failed(format!(
                "Firefox's driver could not be compiled; see above. By hand:\n  \
                 cargo install geckodriver --version {GECKODRIVER} --locked --root {}",
                root.display()
            )));
        }
    }
    Ok(programs)
}

/// The folder of a package of npm, fetched if it is not there yet.
pub(crate) fn npm(name: &str, version: &str) -> Result<PathBuf, Failure> {
    browser::ensure(&browser::NODE)?;
    let root = folder().join(format!("{name}-{version}"));
    let package = root.join("node_modules").join(name);
    if !package.join("package.json").is_file() {
        eprintln!("Fetching {name} {version}, once");
        let make = || std::fs::create_dir_all(&root).and_then(|()| std::fs::write(root.join("package.json"), "{}"));
        make().map_err(|error| Failure::Failed(format!("cannot make the folder {}: {error}", root.display())))?;
        let mut install = run::command("npm");
        install.args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"]).arg(&root);
        install.arg(format!("{name}@{version}"));
        // A browser is there already.
        install.env("PUPPETEER_SKIP_DOWNLOAD", "1");
        if !run::status(&mut install)?.success() || !package.is_dir() {
            return Err(Failure::Failed(format!(
                "{name} could not be fetched; see above. By hand:\n  npm install --prefix {} {name}@{version}",
                root.display()
            )));
        }
    }
    Ok(package)
}

fn folder() -> PathBuf {
    run::target_folder().join("tools")
}
