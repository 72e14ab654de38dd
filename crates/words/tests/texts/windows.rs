//! Spells and announced moves that follow each other without a word are kept apart.

use rabenburg_engine::*;
use rabenburg_words::labels;

use crate::table::{ENGLISH, GERMAN, LANGUAGES, comes, names, position, told, view};

/// A master game in which this player is to choose a card; Mila is the first.
fn master(turn: u8, spells: &str) -> Position {
    position(&format!(
        "rules third master 2 spells={spells}
         course 0:* 4:1aab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 3/3/0 T1 W3 T2
         b 3/3/0 T1 W2 T2
         turn {turn}",
    ))
}

#[test]
fn a_search_that_finds_nobody_moves_nobody() {
    let inputs = ["a pass", "a play T1 t2", "a pass", "b cast free_wizard t3", "b stop"];
    assert_eq!(
        told(master(0, "free_wizard"), &inputs, names(), ENGLISH)[1..],
        [
            "You announce: tower 2, 1 space from space 7.",
            "You cast nothing.",
            "Korax casts Free a wizard (1 flask) and looks beneath tower 3.",
            "There is nobody beneath tower 3.",
            "You move tower 2, space 7 to 8.",
        ]
    );
}

#[test]
fn whoever_is_moved_by_a_spell_is_no_rider_and_no_walker() {
    let inputs = ["a pass", "a play W3 a@4", "a pass", "b cast move_wizard b@4"];
    assert_eq!(
        told(master(0, "move_wizard"), &inputs, names(), GERMAN)[3..],
        [
            "Korax zaubert „Magier bewegen“ (2 Flaschen).",
            "Der Magier von Korax geht von Feld 4 auf 5.",
            "Du gehst 3 Felder, von Feld 4 auf 7.",
        ]
    );
}

/// What one would cast while the other's tower is announced.
fn against_tower_1(spell: &str, action: &str) -> String {
    let mut position = master(1, spell);
    let announce = Action::PlayTower { card: Face::T2, tower: TowerId::new(1).expect("a tower") };
    let korax = Seat::new(1).expect("a seat");
    for action in [Action::Pass, announce, Action::Pass] {
        position.play(korax, action, &mut ()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    comes(&position, action, ENGLISH)
}

#[test]
fn the_announced_move_goes_on_from_where_the_spell_leaves_it() {
    assert_eq!(
        against_tower_1("move_wizard", "cast move_wizard b@4"),
        "Move a wizard (2 flasks). Korax’s wizard: space 4 to space 5. Tower 1 with 2 wizards: space 4 to space 6."
    );
    assert_eq!(
        against_tower_1("move_tower", "cast move_tower t1"),
        "Move a tower (1 flask). Tower 1 with 3 wizards: space 4 to space 6. Tower 1 with 3 wizards: space 6 to space 8."
    );
    assert_eq!(
        against_tower_1("swap_towers", "cast swap_towers t1 t2"),
        "Swap towers (1 flask). Tower 1 on space 4 and tower 2 on space 7 change places. \
         Tower 1 with 3 wizards: space 7 to space 9."
    );
    assert_eq!(against_tower_1("swap_towers", "pass"), "Cast nothing now. Tower 1 with 3 wizards: space 4 to space 6.");
}

#[test]
fn riders_share_a_sentence() {
    let position = position(
        "rules third basic 2 spells=piggyback,headwind_tower
         course 0:* 4:1aaab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 3/3/0 W3 W1 D
         b 6/0/0 W1 W2 W3
         turn 0",
    );
    assert_eq!(
        LANGUAGES.map(|language| comes(&position, "play W3 a@4+1", language)),
        [
            "Piggyback (2 flasks). Your 2 wizards: space 4 to space 7.",
            "„Huckepack“ (2 Flaschen). Deine 2 Magier: von Feld 4 auf Feld 7.",
        ]
    );
    let tower = TowerId::new(1).expect("a tower");
    let cast = Action::Cast(Cast::HeadwindTower { tower });
    let foreseen = position.foresee(Seat::FIRST, cast).expect("a legal action");
    assert_eq!(
        LANGUAGES.map(|language| labels::tower(&view(&position), tower, &foreseen, &names(), language)),
        ["Tower 1. Can move back 2 to space 2.", "Turm 1. Kann 2 Felder zurück auf Feld 2.",]
    );
}
