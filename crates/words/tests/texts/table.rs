//! Positions and players for tests.

use rabenburg_engine::{Action, Chance, Position, Seat, View, Viewer};
use rabenburg_words::{Language, Names, Teller, consequence};

pub(crate) const ENGLISH: Language = Language::English;
pub(crate) const GERMAN: Language = Language::German;
pub(crate) const LANGUAGES: [Language; 2] = [ENGLISH, GERMAN];

/// A position in text notation.
#[track_caller]
pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin\n{text}"))
}

/// "You", Korax, Jonas, Alba and two more.
pub(crate) fn names() -> Names {
    named(Some(Seat::FIRST))
}

pub(crate) fn named(you: Option<Seat>) -> Names {
    Names::new(["Mila", "Korax", "Jonas", "Alba", "Nevio", "Tilda"].map(String::from).to_vec(), you)
}

pub(crate) fn view(position: &Position) -> View {
    position.view(Viewer::Seat(Seat::FIRST))
}

/// An action of the first seat in text notation, and what would come of it in words.
#[track_caller]
pub(crate) fn comes(position: &Position, action: &str, language: Language) -> String {
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
    let foreseen = position.foresee(Seat::FIRST, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    consequence(&action, &foreseen, &view(position), &names(), language)
}

/// What every text has to be.
#[track_caller]
pub(crate) fn check(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert!(!text.contains(['{', '}', '$', '[', ']', '\n']), "a placeholder is left: {text}");
    assert!(!text.contains("  ") && text.trim() == text, "a blank too many: {text:?}");
    assert!(!text.contains("““") && !text.contains("“”") && !text.contains("„“"), "something is missing: {text}");
    assert!(!text.contains(" ,") && !text.contains(" .") && !text.contains(".."), "a stop too many: {text}");
}

/// What every whole sentence has to be: it begins with a capital or a name and ends with a stop.
#[track_caller]
pub(crate) fn check_sentence(text: &str) {
    check(text);
    let first = text.chars().next().expect("a letter");
    assert!(first.is_uppercase() || first.is_ascii_digit() || first == '„', "no beginning: {text}");
    assert!(text.ends_with(['.', '!']), "no end: {text}");
}

/// The table of the pictures: a stack of five on space 14, and three opponents.
pub(crate) fn evening() -> Position {
    position(
        "rules third basic 4 spells=move_wizard,move_tower,swap_towers,free_wizard
         course 1:4bd 4:5bbcd 6:cbd 7:9 9:aa 10:7* 14:1638ac2ac
         a 2/2/1 T3 T2W4 D
         b 4/1/0 W1 W2 W3
         c 3/2/0 W1 W2 W3
         d 3/1/1 W1 W2 W3
         turn 20",
    )
}

/// Plays on from a position and tells it.
pub(crate) fn told(mut position: Position, inputs: &[&str], names: Names, language: Language) -> Vec<String> {
    let mut teller = Teller::new(&view(&position), names);
    let mut lines = Vec::new();
    for text in inputs {
        let mut events = Vec::new();
        match text.strip_prefix("roll ") {
            Some(value) => {
                let value = value.parse().expect("a number");
                position.resolve(Chance::Roll { value }, &mut events).expect("a roll");
            }
            None => {
                let (seat, action) = text.split_at(2);
                let seat = seat.chars().next().and_then(Seat::from_letter).expect("a seat");
                let action = action.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
                position.play(seat, action, &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            }
        }
        for event in events {
            let seen = event.seen_by(Viewer::Seat(Seat::FIRST));
            lines.extend(teller.tell(&seen, language).into_iter().map(|line| line.text));
        }
    }
    lines
}
