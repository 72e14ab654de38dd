//! `cargo xtask firefox`: the main paths through the page, in Firefox.

use std::env;
use std::ffi::OsString;

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::test;
use crate::tools;
use crate::wasm;

/// The parts of the browser tests that are main paths, and what each is about.
const MAIN_PATHS: [(&str, &str); 14] = [
    ("against_bots::", "a whole game against bots"),
    ("pass_and_play::", "a game on one device"),
    ("solo::", "a solo game"),
    ("master::", "the master variant"),
    ("teams::", "partners"),
    ("keyboard::", "keys alone"),
    ("reload::", "reloading the page"),
    ("offline::", "without a network"),
    ("lesson::", "the guided game"),
    ("why_not::", "reasons, hints, the last turn again"),
    ("online::", "tables online, with two browsers"),
    ("after::", "result and replay"),
    ("german::", "the page and the rules in German"),
    ("harness::", "the tests notice what they are there for"),
];

/// After the page's last button, the Tab key moves on to the browser's own, and no driver leads out of them.
const OUT_OF_THE_PAGE: &str = "the Tab key leaves the page for the browser's own buttons, where a driver is lost";

/// Every window is looked at in Chromium.
const NO_PATH: &str = "a look at every window, and no path through the page";

/// Tests in these parts that are not run in Firefox, and why.
const SKIPPED: [(&str, &str); 8] = [
    ("harness::keys_go_where_the_focus_is_and_blocked_moments_are_measured", "Firefox does not report long tasks"),
    ("keyboard::from_the_start_page_through_three_turns", OUT_OF_THE_PAGE),
    ("keyboard::nothing_behind_the_curtain_can_be_reached", OUT_OF_THE_PAGE),
    ("keyboard::the_escape_key_takes_back_and_dialogs_give_the_focus_back", OUT_OF_THE_PAGE),
    ("lesson::the_guided_game_is_played_to_its_end_with_the_keyboard_alone", OUT_OF_THE_PAGE),
    ("online::by_keyboard::a_table_is_made_played_at_and_left_by_keys", OUT_OF_THE_PAGE),
    ("online::windows::an_online_table_of_six_fits_every_window_in_german", NO_PATH),
    ("online::windows::an_online_table_of_two_fits_every_window", NO_PATH),
];

/// Runs them, shows their output as it comes and ends with the summary line.
pub(crate) fn run() -> Result<(), Failure> {
    wasm::ensure_target()?;
    browser::ensure(&browser::FIREFOX)?;
    let path = with_folder(tools::geckodriver()?)?;
    let tests = list()?;
    // A renamed path must not silently vanish from here.
    let parts = MAIN_PATHS.iter().filter(|(part, _)| !tests.iter().any(|test| test.starts_with(part)));
    let gone = parts.chain(SKIPPED.iter().filter(|(left, _)| !tests.iter().any(|test| test == left)));
    let gone: Vec<&str> = gone.map(|(name, _)| *name).collect();
    if !gone.is_empty() {
        return Err(Failure::Failed(format!(
            "these tests no longer exist: {}; see xtask/src/firefox.rs",
            gone.join(", ")
        )));
    }

    let is_left_out = |test: &str| SKIPPED.iter().any(|(left, _)| *left == test);
    let is_main = |test: &str| MAIN_PATHS.iter().any(|(part, _)| test.starts_with(part));
    let chosen = tests.iter().filter(|test| is_main(test) && !is_left_out(test));
    println!("Main paths in Firefox:");
    MAIN_PATHS.iter().for_each(|(part, about)| println!("  {:<16} {about}", part.trim_end_matches(':')));
    SKIPPED.iter().for_each(|(test, why)| println!("  skipped: {test}: {why}"));
    let mut command = page_tests();
    command.args(["--", "--exact"]).args(chosen);
    command.env("RABENBURG_BROWSER", "firefox").env("PATH", path);
    test::report(command)
}

/// The names of all browser tests.
fn list() -> Result<Vec<String>, Failure> {
    let list = run::output(page_tests().args(["--", "--list", "--format=terse"]))
        .ok_or_else(|| Failure::Failed("the browser tests do not build; see above".to_owned()))?;
    Ok(list.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

fn page_tests() -> std::process::Command {
    // The features of the whole workspace: with others, most dependencies would be built a second time.
    run::cargo_with_page(["test", "--workspace", "--all-features", "--locked", "--test", "page"])
}

/// The search path for programs, with one more folder in front.
pub(crate) fn with_folder(folder: std::path::PathBuf) -> Result<OsString, Failure> {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::join_paths([folder].into_iter().chain(env::split_paths(&folders)))
        .map_err(|error| Failure::Failed(format!("the program search path: {error}")))
}
