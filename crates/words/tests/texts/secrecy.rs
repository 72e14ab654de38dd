//! No text of a strict game tells who is locked up.

use rabenburg_engine::*;
use rabenburg_words::{consequence, labels, status};

use crate::table::{LANGUAGES, named, position, view};

/// Everything that can be said of a position.
fn everything(position: &Position) -> Vec<String> {
    let (view, names) = (view(position), named(Some(Seat::FIRST)));
    let mut texts = Vec::new();
    for language in LANGUAGES {
        texts.extend(Space::all().map(|space| labels::space(&view, space, &names, language)));
        texts.push(status::to_do(&view, &names, language));
        for action in position.legal_actions(Seat::FIRST).iter() {
            let foreseen = position.foresee(Seat::FIRST, action).expect("a legal action");
            texts.push(consequence(&action, &foreseen, &view, &names, language));
            texts.extend(TowerId::all().map(|tower| labels::tower(&view, tower, &foreseen, &names, language)));
        }
    }
    texts
}

/// Two positions that differ in who is locked up where, and in nothing else.
fn worlds(memory: &str) -> [Position; 2] {
    ["4:a1bb5a 6:b2a7b 8:3b8", "4:b1ab5a 6:a2b7b 8:3b8"].map(|course| {
        position(&format!(
            "rules third basic 2 spells=free_wizard,move_tower,swap_towers {memory}
             course 0:* {course} 9:4 10:6 11:9
             a 3/3/0 T3 W2 D
             b 3/3/0 T1 T2 W5
             turn 8",
        ))
    })
}

#[test]
fn strict_games_keep_their_secrets() {
    let [one, other] = worlds("").map(|position| everything(&position));
    assert!(one.len() > 50);
    assert_eq!(one, other);
}

#[test]
fn aided_games_tell() {
    let [one, other] = worlds("aided").map(|position| everything(&position));
    assert_ne!(one, other);
    assert!(one.iter().any(|text| text.contains("Locked up beneath tower 1: your wizard.")), "{one:#?}");
}
