//! A sentence tells no more of who is locked up than the table shows (rule 13.3).

use rabenburg_bots::Hint;
use rabenburg_engine::*;
use rabenburg_words::{Language, hint};

/// Three situations that look the same: one's own wizards beneath tower 5, an opponent's there, and nobody.
const BENEATH: [&str; 3] = ["5:aa5 6:bb6", "5:bb5 6:aa6", "5:5 6:aabb6"];

fn sentences(memory: &str, beneath: &str, action: &str) -> [String; 2] {
    let text = format!(
        "rules third basic 3 {memory} spells=move_tower,free_wizard
         course 0:* 1:1 2:2 3:3 4:4 {beneath} 7:7 8:8 9:9c
         a 3/2/0 T2 W1
         b 5/0/0 W1
         c 5/0/0 W2
         turn 0"
    );
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
    let facts = Hint::of(&position, Seat::FIRST, action);
    Language::ALL.map(|language| hint(&facts, language))
}

#[test]
fn lifting_a_tower_tells_whom_it_frees_only_in_aided_games() {
    for action in ["play T2 t5", "cast move_tower t5", "cast free_wizard t5"] {
        let strict = BENEATH.map(|beneath| sentences("", beneath, action));
        assert!(strict.iter().all(|told| *told == strict[0]), "{action}: {strict:?}");
        let aided = BENEATH.map(|beneath| sentences("aided", beneath, action));
        let frees = aided.map(|[english, german]| english.contains("this frees") && german.contains("Das befreit"));
        assert_eq!(frees, [true, false, false], "{action}");
    }
}
