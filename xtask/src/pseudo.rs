//! `cargo xtask pseudo`: the page in a language that nobody speaks.

use std::env;
use std::path::Path;

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::test;
use crate::wasm;

/// What is built here has a language more, so it has a folder of its own.
const FOLDER: &str = "target/pseudo";

/// Tests that are about English, or about something that a quickly built page does not have, and why.
const SKIPPED: [(&str, &str); 0] = [];

/// Writes the language, builds everything with it, and runs the browser tests with visitors who read it.
pub(crate) fn run(filters: &[String]) -> Result<(), Failure> {
    wasm::ensure_target()?;
    browser::ensure(&browser::CHROMIUM)?;
    let here = env::current_dir().map_err(|error| Failure::NotStarted(format!("the current folder: {error}")))?;
    let folder = here.join(FOLDER);
    let locales = folder.join("locales");
    write(&locales)?;
    let mut tests = run::cargo(["test", "--package", "rabenburg-browser-tests", "--all-features", "--locked"]);
    tests.args(["--test", "page", "--"]).args(filters);
    for (test, why) in SKIPPED {
        println!("skipped: {test}: {why}");
        tests.args(["--skip", test]);
    }
    // How the page is compressed and optimised makes no difference to its texts.
    tests.env("RABENBURG_LOCALES", locales).env("RABENBURG_QUICK_PAGE", "1").env("CARGO_TARGET_DIR", folder);
    test::report(tests)
}

/// Writes the folder of texts.
fn write(locales: &Path) -> Result<(), Failure> {
    let mut writing = run::cargo(["run", "--quiet", "--locked", "--package", "rabenburg-words", "--example", "pseudo"]);
    if run::status(writing.arg("--").arg(locales))?.success() {
        Ok(())
    } else {
        Err(Failure::Failed("the language could not be written; see above".to_owned()))
    }
}
