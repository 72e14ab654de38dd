//! `cargo xtask axe`: axe-core on every screen of the page.

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::tools;
use crate::wasm;

const VERSION: &str = "4.14.0";

/// Fetches axe-core and runs it; what it finds is printed.
pub(crate) fn run() -> Result<(), Failure> {
    wasm::ensure_target()?;
    browser::ensure(&browser::CHROMIUM)?;
    let package = tools::npm("axe-core", VERSION)?;
    let mut command = run::browser_example("axe")?;
    command.env("RABENBURG_AXE", package.join("axe.min.js"));
    if run::status(&mut command)?.success() {
        Ok(())
    } else {
        Err(Failure::Failed("axe-core found something, or could not check every screen; see above".to_owned()))
    }
}
