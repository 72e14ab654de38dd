//! German says the same thing in the same words, in all texts and in the rules.

use std::fs;
use std::path::{Path, PathBuf};

use rabenburg_engine::{Refusal, Seat};
use rabenburg_words::why_not;

use crate::table::{LANGUAGES, names};

/// Every German text that people read, with the file it is in.
fn german() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/de");
    let files = fs::read_dir(folder).expect("the German texts").map(|file| file.expect("a file").path());
    files.map(|path| (path.clone(), fs::read_to_string(&path).expect("a text"))).collect()
}

#[test]
fn one_form_of_a_word_is_used_everywhere() {
    // What is not to be read, and what is instead.
    let pairs = [
        ("Wähl", "Wähle"),
        ("wähl", "wähle"),
        ("Strecke", "Rundweg"),
        ("siehst zu", "schaust zu"),
        ("sieht zu", "schaut zu"),
        ("sehen zu", "schauen zu"),
        ("ist du", "spielt als du"),
        ("Zauberspruch", "Zauber"),
        ("Zaubersprüche", "Zauber"),
        ("Spruch", "Zauber"),
    ];
    for (path, text) in german() {
        for (wrong, right) in pairs {
            let whole = |at: usize| {
                let (before, after) = (&text[..at], &text[at + wrong.len()..]);
                !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic)
            };
            let found = text.match_indices(wrong).find(|&(at, _)| whole(at));
            assert!(found.is_none(), "{}: '{wrong}', which is '{right}' elsewhere", path.display());
        }
    }
}

#[test]
fn why_not_suggests_no_tower_to_who_moves_a_wizard() {
    let another = Refusal::NotYourWizard { colour: Seat::FIRST };
    for (language, tower) in LANGUAGES.into_iter().zip(["tower", "Turm"]) {
        let told = why_not(&another, &names(), language).to_string();
        assert!(!told.contains(tower), "{told}");
    }
}
