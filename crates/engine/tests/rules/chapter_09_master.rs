//! Chapter 9: master wizards. Who casts, repeats, announcements, entries and `short`. The windows, what becomes of an
//! announced move, undoing and Free at any time have their own files.

use rabenburg_engine::Stage;

use crate::table::{Table, table};

/// Expects that this seat is asked in this window, such as `done b`.
#[track_caller]
pub(crate) fn expect_window(table: &Table, text: &str) {
    let Stage::Window(window, asked) = table.position.stage() else {
        panic!("no window instead of '{text}'\n{:#}", table.position);
    };
    assert_eq!(format!("{} {asked}", window.name()), text, "\n{:#}", table.position);
    table.expect_turn(&format!("{asked} window"));
}

/// Lets everybody pass and says who was asked in which window, such as `open a, announced a, announced b`.
pub(crate) fn pass_all(table: &mut Table) -> String {
    let mut asked_in = Vec::new();
    while let Stage::Window(window, asked) = table.position.stage() {
        asked_in.push(format!("{} {asked}", window.name()));
        assert!(asked_in.len() < 50, "the windows do not end: {asked_in:?}");
        table.play(&format!("{asked} pass"));
    }
    asked_in.join(", ")
}

/// Rule 9.1: out of turn, and on any player's wizards, in every printing.
#[test]
fn r9_1_any_player_casts_on_any_players_wizards() {
    for printing in ["first", "second", "third", "short"] {
        let mut table = table(&format!(
            "rules {printing} master 3 spells=move_wizard
             course 0:* 4:1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9
             a 5/0/0 T1 T1 T1
             c 3/2/0 -",
        ));
        assert_eq!(pass_all(&mut table), if printing == "second" { "open c" } else { "" });
        table.play("a play T1 t4");
        expect_window(&table, "announced c");
        table.expect_legal("c", "pass, cast move_wizard a@4, cast move_wizard b@6, cast move_wizard c@8");
        table.play("c cast move_wizard b@6").expect_course("0:* 4:1a 6:2 7:b 8:3c 11:54 12:6 13:7 14:8 15:9");
        table.expect_flasks("c", "3/0/2");
    }
}

/// Rule 9.2: one spell per action, so at most two a turn.
#[test]
fn r9_2_one_spell_per_action() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 4:1a 6:2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 W1 W1 W1
         b 0/6/0 W2 W2 W2",
    );
    expect_window(&table, "open a");
    table.play("a cast move_tower t4").play("a stop").expect_turn("a choose");
    // The spell of this action is used up: no announced, no done. Then the second action has its own.
    table.play("a play W1 a@4");
    expect_window(&table, "open a");
    table.play("a pass").play("a play W1 a@5");
    expect_window(&table, "announced a");
    table.play("a cast move_tower t4").play("a stop").expect_turn("a draws");
    table.expect_flasks("a", "0/4/2");
}

/// Rule 9.2: the same spell at once, as often as it is paid for, each time with a new choice of target, by one caster.
#[test]
fn r9_2_the_same_spell_may_be_repeated_at_once() {
    for printing in ["first", "second", "third", "short"] {
        let mut table = table(&format!(
            "rules {printing} master 3 spells=move_wizard,move_tower
             course 0:* 4:1a 6:2b 8:3c 9:456789
             a 5/0/0 W1 W1 W1
             b 0/5/0 -
             c 0/5/0 -",
        ));
        pass_all(&mut table);
        table.play("a play W1 a@4").expect_turn("b window");
        table.play("b cast move_wizard b@6").expect_flasks("b", "0/3/2");
        table.expect_turn("b repeat");
        table.expect_legal("b", "stop, cast move_wizard a@4, cast move_wizard b@7, cast move_wizard c@8");
        table.refuses("b cast move_tower t1", "9.2").refuses("b pass", "3.2").refuses("c cast move_wizard c@8", "3.1");
        table.play("b cast move_wizard c@8").expect_flasks("b", "0/1/4");
        // The flask that is left does not pay: no question. The announced move is made, and c is not asked any more.
        table.expect_course("0:* 4:1 5:a 6:2 7:b 8:3 9:456789c");
        assert_eq!(pass_all(&mut table), if printing == "second" { "open b, open c" } else { "" });
        table.expect_turn("a choose");
    }
}

/// A master game in which b may cast Move a wizard while a has announced something unimportant.
fn gusts(course: &str) -> Table {
    let mut table = table(&format!(
        "rules third master 2 spells=move_wizard
         course {course}
         a 6/0/0 T1 T1 T1
         b 2/4/0 W3 W3 W3",
    ));
    table.play("a play T1 t8").expect_turn("b window");
    table
}

/// Rule 9.2: two uses of Move a wizard take a wizard two spaces, one and one.
#[test]
fn r9_2_each_use_is_a_complete_move() {
    let mut table = gusts("0:* 4:1a 5:2 6:3 7:b 9:9 10:4 11:5 12:6 13:7 14:8");
    table.play("b cast move_wizard a@4").expect_course("0:* 4:1 5:2a 6:3 7:b 9:9 10:4 11:5 12:6 13:7 14:8");
    table.play("b cast move_wizard a@5").expect_course("0:* 4:1 5:2 6:3a 7:b 9:9 10:4 11:5 12:6 13:7 15:8");
    // Not over a full surface, though the second space has room.
    let mut full = gusts("0:* 4:1a 5:2aaabbb 6:3 7:b 9:9 10:4 11:5 12:6 13:7 14:8");
    full.expect_legal("b", "pass, cast move_wizard a@5, cast move_wizard b@5, cast move_wizard b@7");
    full.refuses("b cast move_wizard a@4", "4.3");
}

/// Rule 9.2: not past the castle either: the first of the two spaces enters, and that ends a's turn (4.6).
#[test]
fn r9_2_no_repeat_after_an_entry_that_ends_the_turn() {
    let mut table = gusts("0:* 2:1 5:2a 6:3 7:b 9:9 10:4 11:5 12:6 13:7 14:8 15:ab");
    table.play("b cast move_wizard a@15").expect_turn("a draws").expect_flasks("b", "2/2/2");
    // The caster's own enters, and they may repeat.
    let mut table = gusts("0:* 2:1 5:2a 6:3 7:b 9:9 10:4 11:5 12:6 13:7 14:8 15:ab");
    table.play("b cast move_wizard b@15").expect_turn("b repeat").expect_home("b", 4);
}

/// Rule 9.2: a flask filled by one use may pay for the next.
#[test]
fn r9_2_a_flask_filled_by_one_use_pays_for_the_next() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 2:1 4:b 6:2 8:3a 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 W1 W1 W1
         b 5/1/0 -",
    );
    table.play("a play W1 a@8").play("b cast move_tower t1").expect_flasks("b", "4/1/1").expect_turn("b repeat");
    table.play("b cast move_tower t1").expect_flasks("b", "4/0/2");
    table.expect_course("0:* 4:b 6:21 8:3 9:a 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
}

/// Rule 9.2: each repeat of Piggyback adds a rider; there must be room for all.
#[test]
fn r9_2_each_repeat_of_piggyback_adds_a_rider() {
    let mut table = table(
        "rules third master 2 spells=piggyback
         course 0:* 4:1abbb 7:2aaa 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 W3 W3 W3
         b 0/6/0 -",
    );
    table.play("a play W3 a@4").play("b cast piggyback b").expect_turn("b repeat").expect_flasks("b", "0/4/2");
    table.expect_course("0:* 4:1abbb 7:2aaa 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    // With the second rider six are there: a third has no room, so the move is made.
    table.play("b cast piggyback b").expect_course("0:* 4:1b 7:2aaaabb 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_flasks("b", "0/2/4").expect_turn("a choose");
}

/// Rule 9.4: a tower is announced by its number, a wizard by the surface on which it stands.
#[test]
fn r9_4_to_announce_names_the_piece() {
    let start = table(
        "rules third master 2 spells=move_tower
         course 0:* 4:1a 5:a 6:2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 W3 T2 D
         b 5/1/0 -",
    );
    for (moves, announced) in [
        ("play W3 a@4", "W3 by 3 wizard a on t1 from 4"),
        ("play W3 a@5", "W3 by 3 wizard a on g5 from 5"),
        ("play T2 t2", "T2 by 2 tower 2 from 6"),
        ("move a@5", "D by 6 wizard a on g5 from 5"),
        ("move t3", "D by 6 tower 3 from 8"),
    ] {
        let mut table = start.clone();
        if moves.starts_with("move") {
            table.play("a play D").roll(6);
        }
        table.play(&format!("a {moves}"));
        expect_window(&table, "announced b");
        assert_eq!(table.position.announced().expect("a move").to_string(), announced);
        // Card, side, roll and piece lie open, the move is not made yet.
        assert_eq!(table.position.discard().len(), 1);
        table.expect_course("0:* 4:1a 5:a 6:2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9");
    }
    // One's own wizard only, master wizard or not.
    assert!(!start.allows("a play W3 b@6"));
}

/// Rule 9.8: an entry by the announced move closes *done*, for Free too, and ends the turn.
#[test]
fn r9_8_no_window_after_an_entry() {
    for printing in ["first", "second", "third", "short"] {
        let mut table = table(&format!(
            "rules {printing} master 2 spells=free_wizard,move_tower
             course 0:* 2:1 4:a2 5:b 6:3 10:4 11:5 12:6 13:7 14:8 15:9a
             a 0/6/0 W1 W1 W1
             b 0/6/0 -",
        ));
        pass_all(&mut table);
        table.play("a play W1 a@15");
        assert_eq!(pass_all(&mut table), "announced a, announced b", "{printing}");
        table.expect_home("a", 4).expect_turn("a draws");
    }
}

/// Rule 9.8: an entry by spell closes the window itself, in *open* before any action, and for Free too.
#[test]
fn r9_8_an_entry_by_spell_closes_the_window() {
    for printing in ["first", "second", "third", "short"] {
        let mut table = table(&format!(
            "rules {printing} master 2 spells=free_wizard,move_wizard
             course 0:* 2:1 4:a2 5:b 6:3 10:4 11:5 12:6 13:7 14:8 15:9a
             a 0/6/0 W1 W1 W1
             b 0/6/0 W2 W2 W2",
        ));
        expect_window(&table, "open a");
        table.play("a cast move_wizard a@15").expect_home("a", 4);
        // Nobody is asked any more, though all have flasks: it is b's turn.
        expect_window(&table, "open b");
        assert_eq!(table.position.turn_number(), 1);
    }
}

/// Rule 9.8 with 8.9: another's entry closes nothing; in `first` and `second` Free goes on.
#[test]
fn r9_8_anothers_entry_closes_nothing() {
    for (printing, asked) in [("first", "open a, open b"), ("third", "")] {
        let mut table = table(&format!(
            "rules {printing} master 2 spells=free_wizard,move_wizard
             course 0:* 2:1 4:a2 5:b 6:3a 10:4 11:5 12:6 13:7 14:8 15:9b
             a 3/3/0 W1 W1 W1
             b 3/3/0 W2 W2 W2",
        ));
        table.play("a cast move_wizard b@15").expect_home("b", 4);
        assert_eq!(pass_all(&mut table), asked);
        table.expect_turn("a choose");
    }
}

/// Rule 9.9: in this chapter `short` is `third`: the same windows, the same choices, the same refusals.
#[test]
fn r9_9_short_is_third() {
    let [short, third] = ["short", "third"].map(|printing| {
        let mut told = Vec::new();
        let mut table = table(&format!(
            "rules {printing} master 3 spells=move_wizard,headwind_tower,free_wizard
             course 0:* 4:a1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9
             a 2/3/0 T2 W2 W2
             b 1/4/0 -
             c 1/4/0 -",
        ));
        for moves in [
            "a pass",
            "a play T2 t1",
            "a pass",
            "b pass",
            "c pass",
            "a pass",
            "b cast free_wizard t1",
            "b stop",
            "a pass",
            "a play W2 a@6",
            "a cast headwind_tower t4",
        ] {
            let (seat, _) = moves.split_once(' ').expect("seat and action");
            told.push((format!("{:?}", table.position.stage()), table.legal(seat)));
            table.play(moves);
        }
        told.push((table.position.flasks(crate::table::seat("a")).full.to_string(), table.legal("a")));
        told
    });
    assert_eq!(short, third);
}
