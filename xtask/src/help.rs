//! What `cargo xtask help` says.

use crate::failure::Failure;

/// Printed by `cargo xtask` and `cargo xtask help`.
pub(crate) const OVERVIEW: &str = "\
The project's chores.

Usage: cargo xtask <TASK> [OPTIONS]

Tasks:
  test        Run all tests of the workspace, installing what they need
  check       Check format, lints, documentation, spelling, licences and the WebAssembly build
  firefox     Run the main paths through the page in Firefox
  orca        Play a game by ear, with a screen reader in two browsers
  pseudo      Run the browser tests in a language that nobody speaks
  axe         Run axe-core on every screen of the page
  lighthouse  Rate the main screens of the page with Lighthouse
  fuzz        Run the engine's and the server's fuzz targets for a while
  art         Draw what the pictures of links are laid together from
  bless       Rewrite the golden and perft files from the engine's current behaviour
  help        Show this, or more about one task

Examples:
  cargo xtask test
  cargo xtask help fuzz
";

const TEST: &str = "\
Run all tests of the workspace, with all features.

Usage: cargo xtask test

Adds the rustup target wasm32-unknown-unknown if it is missing. On Debian and Ubuntu, as root, it also
installs Chromium and its driver; elsewhere it says what to install. The browser tests leave screenshots in
target/screenshots. A failing test program does not keep the others from running. The last line is a summary
such as `312 passed, 0 failed, 2 skipped`. The exit code is 1 if anything failed or no tests were run.

Examples:
  cargo xtask test       everything
  cargo test r4_2        only the tests with r4_2 in their name, with plain cargo
";

const CHECK: &str = "\
Check everything that is not a test.

Usage: cargo xtask check

In this order, every step even if an earlier one failed:
  format          cargo fmt --all --check
  lints           cargo clippy, all targets and features, warnings are errors
  lints, page     the same for the code that is built only for the browser
  documentation   cargo doc, warnings are errors
  wasm            the engine builds for wasm32-unknown-unknown
  wasm, serde     the same with the feature serde
  spelling        no typos in English text; unknown words go into _typos.toml
  crates          licences, duplicates and sources of all crates, as allowed by deny.toml

The tools for the last two are compiled once, into target/tools.

Examples:
  cargo xtask check
  cargo fmt --all        fixes what the first step finds
  target/tools/bin/typos --write-changes
";

const FIREFOX: &str = "\
Run the main paths through the page in Firefox.

Usage: cargo xtask firefox

These are tests in crates/browser-tests that `cargo xtask test` runs in Chromium: whole games against bots,
on one device and online, the guided game, result and rules. It first prints which parts these are, and which
tests Firefox cannot run and why. It needs Firefox, which it installs on Debian and Ubuntu as root; elsewhere
it says how. The driver is compiled once, into target/tools.

Examples:
  cargo xtask firefox
  RABENBURG_BROWSER=firefox PATH=target/tools/bin:$PATH cargo test -p rabenburg-browser-tests solo
";

const PSEUDO: &str = "\
Run the browser tests in a language that nobody speaks.

Usage: cargo xtask pseudo [FILTER…]

Writes a language from the English texts, accented, bracketed and more than a third longer: [Pláaý ñóow]. Then
it builds the page with this folder of texts as a third language, and runs the browser tests with visitors who
read it. A text that is in no file shows, and so does one that is cut or has no room. It is built apart from
everything else, in target/pseudo, which takes some minutes the first time; pictures of all places are in
target/pseudo/screenshots.

Examples:
  cargo xtask pseudo                      all tests
  cargo xtask pseudo places windows       every screen in every window
";

const AXE: &str = "\
Run axe-core on every screen of the page, in both themes and both languages.

Usage: cargo xtask axe

Fetches axe-core with npm into target/tools, prints the violations on each screen, and fails if there are any.
It needs Node.js and Chromium, which it installs on Debian and Ubuntu as root.

A page without violations may still be unplayable by ear: try a screen reader, too.
";

const LIGHTHOUSE: &str = "\
Rate the start page, rules, online page, guided game and result with Lighthouse, on phone and desktop.

Usage: cargo xtask lighthouse [--runs N]

Options:
  --runs N    how often each screen is measured (default: 3); the medians count

Builds the optimised game, serves it on loopback and prints a table. Fails if performance on the phone is
below 90 on the start page or 75 elsewhere, on the desktop below 95 or 90, or if any score for accessibility,
best practices or SEO is below 100. Lighthouse is fetched with npm into target/tools. It needs Node.js and
Chromium, which it installs on Debian and Ubuntu as root. Scores are lower on a busy machine.
";

const FUZZ: &str = "\
Run the fuzz targets in crates/engine/fuzz and crates/server/fuzz.

Usage: cargo xtask fuzz [--seconds N] [--target NAME]

Options:
  --seconds N      how long to run each target (default: 60)
  --target NAME    run only this target (default: all of them, one after another)

Needs a nightly toolchain and cargo-fuzz; without them nothing is run and the exit code is 2:
  rustup toolchain install nightly
  cargo install cargo-fuzz --locked

Examples:
  cargo xtask fuzz --seconds 30
  cargo xtask fuzz --seconds 600 --target NAME
";

const ART: &str = "\
Draw what the pictures of links are laid together from.

Usage: cargo xtask art

Draws crates/server/art/*.svg in Chromium, with the page's own pieces and colours, into the PNG files
beside them. Look at these before you commit them.

Example:
  cargo xtask art && git status
";

const BLESS: &str = "\
Rewrite the golden and perft files from the engine's current behaviour.

Usage: cargo xtask bless

Runs the engine's tests with RABENBURG_BLESS=1, which makes them write their expected files instead of
comparing with them. Read the diff before you commit it: every changed line is a change in how the game
is played.

Example:
  cargo xtask bless && git diff
";

const ORCA: &str = "\
Play a whole game against two bots by keyboard and by ear, with the screen reader Orca.

Usage: cargo xtask orca [chromium] [firefox]

Plays in both browsers unless one is named, each on a virtual screen (Xvfb), and compares what Orca said
with the log of the game: every line must be said exactly once, and in order. The transcript is in
target/orca, along with Orca's own log. On Debian and Ubuntu, as root, it installs what it needs; elsewhere
it says what to install. It takes about ten minutes per browser.

Examples:
  cargo xtask orca
  cargo xtask orca firefox
";

pub(crate) fn print(task: Option<&str>) -> Result<(), Failure> {
    let text = match task {
        None | Some("help" | "--help" | "-h") => OVERVIEW,
        Some("test") => TEST,
        Some("check") => CHECK,
        Some("firefox") => FIREFOX,
        Some("pseudo") => PSEUDO,
        Some("axe") => AXE,
        Some("lighthouse") => LIGHTHOUSE,
        Some("fuzz") => FUZZ,
        Some("art") => ART,
        Some("bless") => BLESS,
        Some("orca") => ORCA,
        Some(unknown) => return Err(unknown_task(unknown)),
    };
    print!("{text}");
    Ok(())
}

pub(crate) fn unknown_task(name: &str) -> Failure {
    Failure::NotStarted(format!(
        "there is no task `{name}`; the tasks are test, check, firefox, orca, pseudo, axe, lighthouse, fuzz, bless and help"
    ))
}
