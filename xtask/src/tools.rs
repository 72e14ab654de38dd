//! Third-party tools that only some chores need, installed in the build folder in a version known to work.

use std::path::PathBuf;
use std::process::Command;

use crate::browser;
use crate::failure::Failure;
use crate::run;

/// A program compiled by cargo.
pub(crate) struct Tool {
    package: &'static str,
    program: &'static str,
    version: &'static str,
}

const GECKODRIVER: Tool = Tool { package: "geckodriver", program: "geckodriver", version: "0.37.1" };
pub(crate) const TYPOS: Tool = Tool { package: "typos-cli", program: "typos", version: "1.42.3" };
/// Checks where crates come from, and their licences.
pub(crate) const DENY: Tool = Tool { package: "cargo-deny", program: "cargo-deny", version: "0.20.2" };

/// The folder with Firefox's driver.
pub(crate) fn geckodriver() -> Result<PathBuf, Failure> {
    GECKODRIVER.ensure()?;
    Ok(programs())
}

impl Tool {
    pub(crate) fn command(&self) -> Command {
        run::command(&programs().join(self.program).to_string_lossy())
    }

    /// Compiles it if it is missing or has another version.
    pub(crate) fn ensure(&self) -> Result<(), Failure> {
        let Self { package, version, .. } = self;
        let said = || run::output(self.command().arg("--version")).unwrap_or_default();
        let is_there = || said().split_whitespace().any(|word| word == *version);
        if is_there() {
            return Ok(());
        }
        // Only the wait matters, not the speed: without optimisation it is half as long, and shorter without what debuggers
        // want to know.
        let install = format!("install {package} --version {version} --locked --debug --force --root");
        let by_hand = format!("cargo {install} {}", folder().display());
        eprintln!("Compiling {package}, once: {by_hand}");
        let mut install = run::cargo(install.split(' '));
        install.arg(folder()).env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
        if run::status(&mut install)?.success() && is_there() {
            return Ok(());
        }
        Err(Failure::Failed(format!("{package} could not be compiled; see above. By hand:\n  {by_hand}")))
    }
}

/// The folder of an npm package, fetched if it is missing.
pub(crate) fn npm(name: &str, version: &str) -> Result<PathBuf, Failure> {
    browser::ensure(&browser::NODE)?;
    let root = folder().join(format!("{name}-{version}"));
    let package = root.join("node_modules").join(name);
    if !package.join("package.json").is_file() {
        eprintln!("Fetching {name} {version}, once");
        let make = || std::fs::create_dir_all(&root).and_then(|()| std::fs::write(root.join("package.json"), "{}"));
        make().map_err(|error| Failure::Failed(format!("cannot create the folder {}: {error}", root.display())))?;
        let mut install = run::command("npm");
        install.args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"]).arg(&root);
        install.arg(format!("{name}@{version}"));
        // A browser is already there.
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

fn programs() -> PathBuf {
    folder().join("bin")
}

fn folder() -> PathBuf {
    run::target_folder().join("tools")
}
