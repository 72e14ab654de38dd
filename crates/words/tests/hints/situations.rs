//! What hints say: the situations of `situations.txt`, each with its sentences.

use std::collections::BTreeSet;

use rabenburg_bots::Hint;
use rabenburg_engine::*;
use rabenburg_words::{Language, hint};

/// How many kinds of reasons there are; each must be said somewhere.
const KINDS: usize = 38;

/// Checks one situation: a name, the position, the seat with its action, the English and the German sentence.
fn check(block: &str) -> Hint {
    let lines: Vec<&str> = block.lines().collect();
    let [name, position @ .., turn, english, german] = &lines[..] else { panic!("too short:\n{block}") };
    let position: Position = position.join("\n").parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let (seat, action) = turn.split_once(' ').unwrap_or_else(|| panic!("{name}: no action"));
    let seat = seat.chars().next().and_then(Seat::from_letter).unwrap_or_else(|| panic!("{name}: no seat"));
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(position.is_legal(seat, &action), "{name}: {turn} is not legal");
    let facts = Hint::of(&position, seat, action);
    assert_eq!(hint(&facts, Language::English), *english, "{name}: {:?}", facts.reasons);
    assert_eq!(hint(&facts, Language::German), *german, "{name}: {:?}", facts.reasons);
    facts
}

#[test]
fn situations_have_their_sentences() {
    let text = include_str!("situations.txt");
    let hints: Vec<Hint> = text.trim_end().split("\n\n").skip(1).map(check).collect();
    assert!(hints.len() >= 30);
    let said: BTreeSet<String> = hints
        .iter()
        .flat_map(|hint| hint.reasons.iter().take(3))
        .map(|reason| format!("{reason:?}").split(['(', ' ']).next().unwrap_or_default().to_string())
        .collect();
    assert_eq!(said.len(), KINDS, "{said:?}");
}
