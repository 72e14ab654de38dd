//! Sentences as people read and hear them.

use rabenburg_engine::*;
use rabenburg_words::Teller;
use rabenburg_words::labels::{self, CardState};

use crate::table::{ENGLISH, GERMAN, LANGUAGES, comes, evening, named, names, position, told, view};

fn tower(number: u8) -> TowerId {
    TowerId::new(number).expect("a tower")
}

fn space(number: u8) -> Space {
    Space::new(number).expect("a space")
}

#[test]
fn a_space_is_described() {
    let (view, names) = (view(&evening()), names());
    assert_eq!(
        labels::space(&view, space(14), &names, ENGLISH),
        "Space 14, ruins. 5 towers, from the ground: 1, 6, 3, 8, 2. On top: your wizard, Jonas’s wizard."
    );
    assert_eq!(
        labels::space(&view, space(14), &names, GERMAN),
        "Feld 14, Ruinen. 5 Türme, von unten: 1, 6, 3, 8, 2. Oben: dein Magier, der Magier von Jonas."
    );
    assert_eq!(labels::space(&view, space(13), &names, ENGLISH), "Space 13, ruins. Empty.");
    assert_eq!(labels::space(&view, space(12), &names, GERMAN), "Feld 12, Ruinen. Rabenschild zu sehen. Leer.");
    assert_eq!(labels::space(&view, space(10), &names, GERMAN), "Feld 10, Hügel. Turm 7. Hier steht die Rabenburg.");
    assert_eq!(
        labels::space(&view, space(4), &names, ENGLISH),
        "Space 4, water. Tower 5. On top: Korax’s 2 wizards, Jonas’s wizard, Alba’s wizard. Raven shield in sight."
    );
    assert_eq!(labels::space(&view, space(9), &names, GERMAN), "Feld 9, Hügel. Auf dem Boden: deine 2 Magier.");
}

#[test]
fn a_tower_is_described() {
    let (position, names) = (evening(), names());
    let view = view(&position);
    let action = Action::PlayTower { card: Face::T3, tower: tower(3) };
    let foreseen = position.foresee(Seat::FIRST, action).expect("a legal action");
    assert_eq!(
        labels::tower(&view, tower(3), &foreseen, &names, ENGLISH),
        "Tower 3, third of 5. Can move 3 to space 1 with towers 8 and 2. Locks up 2 wizards, fills a flask."
    );
    assert_eq!(
        labels::tower(&view, tower(3), &foreseen, &names, GERMAN),
        "Turm 3, dritter von 5. Kann 3 Felder auf Feld 1, mit Turm 8 und 2. Sperrt 2 Magier ein, füllt eine Flasche."
    );
}

#[test]
fn cards_are_described() {
    assert_eq!(labels::card(Face::T2W4, CardState::Chosen, ENGLISH), "Card tower 2 or wizard 4. Chosen.");
    assert_eq!(labels::card(Face::T2W4, CardState::Chosen, GERMAN), "Karte Turm 2 oder Magier 4. Gewählt.");
}

#[test]
fn consequences_are_told() {
    let position = evening();
    let both = |action| LANGUAGES.map(|language| comes(&position, action, language));
    assert_eq!(
        both("play T3 t3"),
        [
            "Tower 3 with T8, T2 and 2 wizards: space 14 to space 1. Locks up 2 wizards, fills a flask.",
            "Turm 3 mit T8, T2 und 2 Magiern: von Feld 14 auf Feld 1. Sperrt 2 Magier ein, füllt eine Flasche.",
        ]
    );
    assert_eq!(both("play T2W4 a@14"), ["Your wizard: space 14 to space 2.", "Dein Magier: von Feld 14 auf Feld 2."]);
    assert_eq!(
        both("cast move_wizard a@9"),
        [
            "Move a wizard (2 flasks). Your wizard: from space 9 into the raven castle. The castle wanders to space 12.",
            "„Magier bewegen“ (2 Flaschen). Dein Magier: von Feld 9 in die Rabenburg. Die Rabenburg wandert auf Feld 12.",
        ]
    );
    assert_eq!(
        both("cast swap_towers t2 t9"),
        [
            "Swap towers (1 flask). Tower 2 on space 14 and tower 9 on space 7 change places.",
            "„Türme tauschen“ (1 Flasche). Turm 2 auf Feld 14 und Turm 9 auf Feld 7 tauschen die Plätze.",
        ]
    );
    assert_eq!(
        both("cast free_wizard t2"),
        [
            "Free a wizard (1 flask). Look beneath tower 2 on space 14. If a wizard of yours is there, one comes up into sight.",
            "„Magier befreien“ (1 Flasche). Schau unter Turm 2 auf Feld 14. Ist dort ein Magier von dir, kommt er nach oben.",
        ]
    );
    assert_eq!(
        both("play D"),
        ["Roll the die, then move a tower or a wizard.", "Würfle, dann bewege einen Turm oder einen Magier."]
    );
}

#[test]
fn moves_are_told() {
    let inputs = ["a play T3 t3", "a cast move_tower t6", "a play D", "roll 3", "a move a@9"];
    assert_eq!(
        told(evening(), &inputs, names(), ENGLISH),
        [
            "You move tower 3 with T8 and T2, space 14 to 1.",
            "2 wizards locked up.",
            "You fill a flask.",
            "You cast Move a tower (1 flask).",
            "Tower 6 moves from space 14 to 0.",
            "You roll a 3.",
            "You walk 3, space 9 to 12.",
        ]
    );
    assert_eq!(
        told(evening(), &inputs, named(None), GERMAN),
        [
            "Mila bewegt Turm 3 mit T8 und T2 von Feld 14 auf 1.",
            "2 Magier eingesperrt.",
            "Mila füllt eine Flasche.",
            "Mila zaubert „Turm bewegen“ (1 Flasche).",
            "Turm 6 fliegt von Feld 14 auf 0.",
            "Mila würfelt eine 3.",
            "Mila geht 3 Felder, von Feld 9 auf 12.",
        ]
    );
}

/// An announced move follows the spell without a word; it is the active player's again.
#[test]
fn spells_in_windows_are_told_apart_from_the_move() {
    let position = position(
        "rules third master 2 spells=move_tower,piggyback
         course 0:* 4:1aab 7:2 9:3 10:4 11:5 12:6 13:7 14:8b 15:9
         a 6/0/0 W3 T1 T2
         b 4/2/0 W1 W2 W3
         turn 0",
    );
    let moved = ["a play T1 t2", "b cast move_tower t6", "b stop"];
    assert_eq!(
        told(position, &moved, names(), ENGLISH),
        [
            "You announce: tower 2, 1 space from space 7.",
            "Korax casts Move a tower (1 flask).",
            "Tower 6 moves from space 12 to 14.",
            "1 wizard locked up.",
            "Korax fills a flask.",
            "You move tower 2, space 7 to 8.",
        ]
    );
    let ridden = ["a play W3 a@4", "b cast piggyback b"];
    assert_eq!(
        told(position, &ridden, names(), GERMAN),
        [
            "Du kündigst an: ein Magier, 3 Felder von Feld 4 aus.",
            "Korax zaubert „Huckepack“ (2 Flaschen).",
            "Du gehst 3 Felder, von Feld 4 auf 7.",
            "Ein Magier von Korax reitet mit.",
        ]
    );
}

#[test]
fn a_prevented_move_is_told() {
    let position = position(
        "rules third master 2 spells=move_castle
         course 0:* 4:1aab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 T1 T2 T3
         b 4/2/0 W1 W2 W3
         turn 0",
    );
    let moved = ["a play T1 t8", "b cast move_castle counter-clockwise"];
    assert_eq!(
        told(position, &moved, names(), ENGLISH),
        [
            "You announce: tower 8, 1 space from space 14.",
            "Korax casts Move the castle (2 flasks).",
            "The raven castle wanders to space 15.",
            "The announced move is no longer possible. Nobody moves.",
        ]
    );
}

#[test]
fn a_partner_moves_ones_wizards() {
    let position = position(
        "rules third basic 4 teams
         course 0:* 4:1c 5:2 6:3 7:4 8:5 9:6 10:7 11:8 15:9c
         a 5/0/0 W1 W3 D
         b 5/0/0 W1 W2 W3
         c 5/0/0 W1 W2 W3
         d 5/0/0 W1 W2 W3
         turn 0",
    );
    let inputs = ["a play W3 c@4", "a play W1 c@15"];
    assert_eq!(
        told(position, &inputs, names(), ENGLISH)[..2],
        ["You move Jonas’s wizard, space 4 to 7.", "You bring Jonas’s wizard from space 15 into the raven castle.",]
    );
    let jonas = named(Seat::new(2));
    assert_eq!(
        told(position, &inputs, jonas, GERMAN)[..2],
        ["Mila bewegt deinen Magier von Feld 4 auf 7.", "Mila bringt deinen Magier von Feld 15 in die Rabenburg.",]
    );
}

#[test]
fn free_a_wizard_is_told() {
    let position = position(
        "rules third basic 2 spells=free_wizard
         course 0:* 4:a1bb5a 6:3 7:2 9:4 11:6 12:7 13:8 14:9
         a 4/2/0 W1 W2 W3
         b 6/0/0 W1 W2 W3
         turn 0",
    );
    assert_eq!(
        told(position, &["a cast free_wizard t1"], names(), ENGLISH),
        [
            "You cast Free a wizard (1 flask) and look beneath tower 1.",
            "Beneath tower 1: your wizard.",
            "Your wizard goes free on space 4.",
        ]
    );
    assert_eq!(
        told(position, &["a cast free_wizard t5"], names(), GERMAN),
        ["Du zauberst „Magier befreien“ (1 Flasche) und schaust unter Turm 5.", "Unter Turm 5: 2 Magier von Korax.",]
    );
    assert_eq!(told(position, &["a cast free_wizard t3"], names(), GERMAN)[1], "Unter Turm 3 ist niemand.");
}

#[test]
fn locked_up_wizards_are_said_but_not_written() {
    let mut position = evening();
    let mut teller = Teller::new(&view(&position), names());
    let mut events = Vec::new();
    let action = Action::PlayTower { card: Face::T3, tower: tower(3) };
    position.play(Seat::FIRST, action, &mut events).expect("a legal action");
    let lines: Vec<_> =
        events.iter().flat_map(|event| teller.tell(&event.seen_by(Viewer::Seat(Seat::FIRST)), ENGLISH)).collect();
    assert_eq!(lines[1].text, "2 wizards locked up.");
    assert_eq!(lines[1].spoken(), "2 wizards locked up: Korax’s wizard and Alba’s wizard.");
}
