//! What `cargo xtask help` says.

use crate::failure::Failure;

/// Shown by `cargo xtask` and `cargo xtask help`.
pub(crate) const OVERVIEW: &str = "\
The project's chores.

Usage: cargo xtask <TASK> [OPTIONS]

Tasks:
  test        Run all tests of the workspace, installing what they need
  check       Check format, lints, documentation, spelling, licences and the WebAssembly build
  firefox     Run the main paths through the page in Firefox
  orca        Play a game by ear, with a screen reader in two browsers
  axe         Let axe-core look at every screen of the page
  lighthouse  Let Lighthouse rate the places of the page
  fuzz        Run the fuzz targets of engine and server for a while
  bless       Rewrite the golden and perft files from what the engine does now
  help        Show this, or more about one task

Examples:
  cargo xtask test
  cargo xtask help fuzz
";

const TEST: &str = "\
Run all tests of the workspace, with all features.

Usage: cargo xtask test

Adds the rustup target wasm32-unknown-unknown if it is missing, and on Debian and Ubuntu, as root, the
packages of Chromium and its driver; elsewhere it says what to install. Pictures that the browser tests
take lie in target/screenshots. A failing test program does not keep
the others from running. At the end stands a line such as `312 passed, 0 failed, 2 skipped`. The exit
code is 1 if anything failed or no test was run.

Examples:
  cargo xtask test       everything
  cargo test r4_2        only the tests with r4_2 in their name, by plain cargo
";

const CHECK: &str = "\
Check everything that is not a test.

Usage: cargo xtask check

In this order, each step also when one before it failed:
  format          cargo fmt --all --check
  lints           cargo clippy, all targets and features, warnings are errors
  lints, page     the same for what of the page is built for the browser alone
  documentation   cargo doc, warnings are errors
  wasm            the engine builds for wasm32-unknown-unknown
  wasm, serde     the same with the feature serde
  spelling        no typos in what is English; words it does not know go into _typos.toml
  crates          licences, duplicates and origins of all crates, as deny.toml allows them

What looks for the last two is compiled once, into target/tools.

Examples:
  cargo xtask check
  cargo fmt --all        mends what the first step finds
  target/tools/bin/typos --write-changes
";

const FIREFOX: &str = "\
Run the main paths through the page in Firefox.

Usage: cargo xtask firefox

These are tests in crates/browser-tests that `cargo xtask test` runs in Chromium: whole games against bots,
at one device and online, the guided game, result and rules. Which parts they are, and which tests Firefox
cannot run and why, is printed first. Needs Firefox, which is installed on Debian and Ubuntu, as root;
elsewhere it says how. Its driver is compiled once, into target/tools.

Examples:
  cargo xtask firefox
  RABENBURG_BROWSER=firefox PATH=target/tools/bin:$PATH cargo test -p rabenburg-browser-tests solo
";

const AXE: &str = "\
Let axe-core look at every screen of the page, in both themes and both languages.

Usage: cargo xtask axe

Fetches axe-core by npm into target/tools, prints what it finds wrong on each screen, and fails if that is
anything at all. Needs Node.js and Chromium, which are installed on Debian and Ubuntu, as root.

A page without violations can still be one that nobody who hears it can play: try a screen reader too.
";

const LIGHTHOUSE: &str = "\
Let Lighthouse rate start page, rules, online, guided game and result, as a phone and as a desktop.

Usage: cargo xtask lighthouse [--runs N]

Options:
  --runs N    how often each place is measured (default: 3); the medians count

Builds the optimised game, serves it on loopback and prints a table. Fails if a phone gives less than 90
for the performance of the start page or 75 elsewhere, a desktop less than 95 or 90, or anything less than
100 for accessibility, best practices and SEO. Lighthouse is fetched by npm into target/tools. Needs
Node.js and Chromium, which are installed on Debian and Ubuntu, as root. Figures of a busy machine are worse.
";

const FUZZ: &str = "\
Run the fuzz targets in crates/engine/fuzz and crates/server/fuzz.

Usage: cargo xtask fuzz [--seconds N] [--target NAME]

Options:
  --seconds N      how long to run each target (default: 60)
  --target NAME    run this target only (default: all of them, one after the other)

Needs a nightly toolchain and cargo-fuzz; without them nothing is run and the exit code is 2:
  rustup toolchain install nightly
  cargo install cargo-fuzz --locked

Examples:
  cargo xtask fuzz --seconds 30
  cargo xtask fuzz --seconds 600 --target NAME
";

const BLESS: &str = "\
Rewrite the golden and perft files from what the engine does now.

Usage: cargo xtask bless

Runs the engine's tests with RABENBURG_BLESS=1, under which they write their expected files instead
of comparing with them. Read the difference before you commit it: every changed line is a change in
how the game is played.

Example:
  cargo xtask bless && git diff
";

const ORCA: &str = "\
Play a whole game against two bots by keyboard and by ear, with the screen reader Orca.

Usage: cargo xtask orca [chromium] [firefox]

Plays in both browsers unless one is named, each in a window on a screen that nobody sees (Xvfb), and
compares what Orca said with the log of the game: every line has to be said once, and in order. What
was said lies in target/orca, with Orca's own log. On Debian and Ubuntu, as root, it installs what it
needs; elsewhere it says what to install. It takes about ten minutes for each browser.

Examples:
  cargo xtask orca
  cargo xtask orca firefox
";

/// Prints the help of one task, or the overview.
pub(crate) fn print(task: Option<&str>) -> Result<(), Failure> {
    let text = match task {
        None | Some("help" | "--help" | "-h") => OVERVIEW,
        Some("test") => TEST,
        Some("check") => CHECK,
        Some("firefox") => FIREFOX,
        Some("axe") => AXE,
        Some("lighthouse") => LIGHTHOUSE,
        Some("fuzz") => FUZZ,
        Some("bless") => BLESS,
        Some("orca") => ORCA,
        Some(unknown) => return Err(unknown_task(unknown)),
    };
    print!("{text}");
    Ok(())
}

/// The answer to a task that does not exist.
pub(crate) fn unknown_task(name: &str) -> Failure {
    Failure::NotStarted(format!(
        "there is no task `{name}`; the tasks are test, check, firefox, orca, axe, lighthouse, fuzz, bless and help"
    ))
}
