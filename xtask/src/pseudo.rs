//! `cargo xtask pseudo`: the page in a pseudo-locale.

use std::env;
use std::path::Path;

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::test;
use crate::wasm;

/// What is built here has a language more, so it has a folder of its own.
const FOLDER: &str = "target/pseudo";

const ENGLISH: &str = "it waits for an English sentence";
const BRACKET: &str = "it compares the beginning of a text, which ends with a bracket here";
const HEAVY: &str = "it weighs the page, which is not optimised here";

/// Tests that cannot be run in another language, or with a page that is built quickly, and why.
const SKIPPED: [(&str, &str); 14] = [
    ("counting::alone_turns_wizards_and_cards_are_counted_to_the_end", BRACKET),
    ("german::everything_is_in_german", "it looks for English words, of which the third language has none"),
    ("heard::every_piece_can_be_felt_for_and_chosen_by_ear", ENGLISH),
    ("heard::every_piece_can_be_felt_for_on_a_phone", ENGLISH),
    ("heard::a_hint_is_heard_and_what_happens_behind_a_dialog_comes_later", ENGLISH),
    ("heard::n_without_a_piece_that_can_move_says_what_to_do", ENGLISH),
    ("heard::whose_turn_it_is_and_what_a_pick_would_bring_is_heard_once", ENGLISH),
    ("loading::a_first_visit_loads_at_most_400_kilobytes", HEAVY),
    ("loading::another_place_needs_no_new_document_and_at_most_300_kilobytes", HEAVY),
    ("loading::the_first_picture_does_not_wait_for_the_module", "a third language takes a second line on a phone"),
    ("whereabouts::the_focus_goes_to_the_heading_of_a_new_place", ENGLISH),
    ("whereabouts::the_question_mark_shows_all_keys", ENGLISH),
    ("why_not::a_spell_without_flasks_says_why", BRACKET),
    ("why_not::a_tower_that_may_not_move_says_why_and_leads_to_the_rule", BRACKET),
];

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

fn write(locales: &Path) -> Result<(), Failure> {
    let mut writing = run::cargo(["run", "--quiet", "--locked", "--package", "rabenburg-words", "--example", "pseudo"]);
    if run::status(writing.arg("--").arg(locales))?.success() {
        Ok(())
    } else {
        Err(Failure::Failed("the language could not be written; see above".to_owned()))
    }
}
