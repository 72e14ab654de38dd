//! Chapter 10: the end of the game.

use rabenburg_engine::{Printing, Rules};

use crate::table::{Table, seat, table};

fn finished(table: &Table, letter: &str) -> bool {
    table.position.has_finished(seat(letter))
}

/// Rule 10.1: all wizards home and no flask empty; here the last flask comes after the last wizard.
#[test]
fn r10_1_the_last_flask_finishes_whose_wizards_are_home() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:b 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9
         a 1/5/0 T2 T3 T3",
    );
    assert!(!finished(&table, "a"), "one flask is empty");
    table.play("a play T2 t1").expect_flasks("a", "0/6/0");
    assert!(finished(&table, "a"));
    assert!(!finished(&table, "b"), "neither the wizard nor the flasks");
    // The turn goes on: finishing ends nothing by itself (10.2).
    table.expect_turn("a choose");
}

/// Rule 10.1: and here the wizard comes last; spent flasks are not empty (7.1).
#[test]
fn r10_1_the_last_wizard_finishes_whose_flasks_are_filled() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:b 6:2 7:3 8:4 9:5 10:6 11:7 12:8 14:9a
         a 0/1/5 W2 W3",
    );
    assert!(!finished(&table, "a"), "a wizard is on the course");
    table.play("a play W2 a@14").expect_home("a", 5);
    assert!(finished(&table, "a"));
    table.expect_turn("a draws");
}

/// Rule 10.1: a wizard that is locked up is not home.
#[test]
fn r10_1_a_locked_up_wizard_is_not_home() {
    let table = table(
        "rules third basic 2
         course 0:* 2:a1 4:b 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9
         a 0/6/0 T2",
    );
    assert!(!finished(&table, "a"));
}

/// Rule 10.1: out of one's turn, by an entry that another player caused.
#[test]
fn r10_1_somebody_else_can_bring_home_the_last_wizard() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:a 6:2 7:3 8:4 9:5 10:6 11:7 12:8 15:9b
         a 4/2/0 W1 W1 W1
         b 0/6/0 -",
    );
    table.play("a cast move_wizard b@15");
    assert!(finished(&table, "b"));
    table.expect_turn("a choose");
}

/// Rule 10.1: out of one's turn, by a flask filled with a spell of the master variant.
#[test]
fn r10_1_a_spell_out_of_turn_can_fill_the_last_flask() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 2:1 4:a 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9
         a 6/0/0 T1 T1 T1
         b 1/5/0 -",
    );
    table.play("a play T1 t9").expect_turn("b window");
    assert!(!finished(&table, "b"));
    table.play("b cast move_tower t1").expect_flasks("b", "0/5/1");
    assert!(finished(&table, "b"));
}

/// Rule 10.2: the round is played to its end, with the last seat's turn and its refill, and then the game is over.
#[test]
fn r10_2_the_round_is_played_to_its_end() {
    // Only b has a visible wizard, and nobody can pay for a spell: the others' wizard cards move nothing (3.3).
    let mut table = table(
        "rules third basic 3
         course 0:* 2:1 4:2 5:a3 6:c4 8:5 9:6 10:7 11:8 15:9b
         a 5/0/0 W1 W1 W5
         b 0/0/5 W1 W2 W2
         c 5/0/0 W3 W3 W5
         turn 1",
    );
    table.play("b play W1 b@15").expect_turn("b draws");
    table.draw("T1").expect_turn("c choose");
    assert!(finished(&table, "b"));
    table.play("c discard W3").play("c discard W3").draw("T1").expect_turn("c draws");
    table.draw("T1").expect_turn("over 10.3 b");
    // Nothing more happens.
    table.expect_legal("a", "").expect_legal("b", "").expect_legal("c", "");
    table.refuses("a redraw", "10.2").refuses("c redraw", "10.2");
}

/// Rule 10.2: whoever finishes as the first of a round sees all the others play once more.
#[test]
fn r10_2_everybody_after_the_first_seat_plays_once_more() {
    let mut table = table(
        "rules third basic 3
         course 0:* 2:1 4:2 5:b3 6:c4 8:5 9:6 10:7 11:8 15:9a
         a 0/0/5 W1 W2 W2
         b 5/0/0 W3 W3 W5
         c 5/0/0 W4 W4 W5
         turn 3",
    );
    table.play("a play W1 a@15").draw("T1").expect_turn("b choose");
    table.play("b discard W3").play("b discard W3").draw("T1 T1").expect_turn("c choose");
    table.play("c discard W4").play("c discard W4").draw("T2 T2").expect_turn("over 10.3 a");
}

/// Rule 10.2: whoever finishes in the last turn of a round ends the game with it.
#[test]
fn r10_2_the_last_seat_of_a_round_ends_it() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:2 5:a3 6:4 8:5 9:6 10:7 11:8 15:9b
         b 0/0/6 W1 W2 W2
         turn 3",
    );
    table.play("b play W1 b@15").expect_turn("b draws");
    table.draw("T1").expect_turn("over 10.3 b");
}

/// Rule 10.2: a round that ends with nobody finished is followed by another.
#[test]
fn r10_2_without_a_finished_player_the_next_round_begins() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:2 5:a3 6:4 8:5 9:6 10:7 11:8 15:9b
         a 6/0/0 T1
         b 1/0/5 W1 W2 W2
         turn 3",
    );
    // All of b's wizards are home, but a flask is empty.
    table.play("b play W1 b@15").draw("T1").expect_home("b", 5).expect_turn("a choose");
}

/// Rule 10.2: finished players take their turns, draw, and cast; what they spend then is missing in 10.3.
#[test]
fn r10_2_finished_players_go_on_as_before() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:2 5:a3 6:4 8:5 9:6 10:7 11:8 15:9b
         a 4/2/0 W1 W1 W5
         b 0/6/0 T1 W2 W3",
    );
    // a brings b's last wizard home, in a's turn: b has finished.
    table.play("a cast move_wizard b@15").play("a discard W1").play("a discard W1").draw("T3 T3");
    assert!(finished(&table, "b"));
    table.expect_turn("b choose").expect_course("2:1* 4:2 5:a3 6:4 8:5 9:6 10:7 11:8 15:9");
    // b plays a card and a spell, and draws.
    table.play("b play T1 t9").play("b discard W2").expect_turn("b end");
    table.play("b cast move_tower t4").expect_flasks("b", "0/5/1").expect_turn("b draws");
    table.draw("T4 T4").expect_course("0:9 2:1* 4:2 5:a3 8:54 9:6 10:7 11:8").expect_hand("b", "W3 T4 T4");
    table.expect_turn("over 10.3 b");
}

/// Rule 10.2: out of turn too: a finished player is asked in the windows of the master variant.
#[test]
fn r10_2_finished_players_cast_out_of_turn() {
    let mut table = table(
        "rules third master 2 spells=swap_towers
         course 0:* 2:1 4:2 5:b3 6:4 8:5 9:6 10:7 11:8 12:9
         a 0/1/5 -
         b 6/0/0 T1 T1 T1
         turn 1",
    );
    assert!(finished(&table, "a"));
    table.play("b play T1 t9").expect_turn("a window");
    table.play("a cast swap_towers t1 t2").expect_flasks("a", "0/0/6").expect_turn("b choose");
}

/// A table of three in its last turn: a and b have finished, c has the given flasks and the given wizards on space 6.
fn last_turn_of_three(a: &str, b: &str, c: &str, wizards: &str) -> Table {
    let mut table = table(&format!(
        "rules third basic 3
         course 0:* 2:1 4:2 5:3 6:{wizards}4 8:5 9:6 10:7 11:8 12:9
         a {a} -
         b {b} -
         c {c} W1 W1 W5
         turn 2"
    ));
    table.play("c discard W1").play("c discard W1");
    if table.allows("c end") {
        table.play("c end");
    }
    table.draw("T1 T1");
    table
}

/// Rule 10.3: among those who have finished the most full flasks win; spent ones do not count.
#[test]
fn r10_3_most_full_flasks_win() {
    last_turn_of_three("0/2/3", "0/3/2", "5/0/0", "c").expect_turn("over 10.3 b");
    last_turn_of_three("0/3/2", "0/2/3", "5/0/0", "c").expect_turn("over 10.3 a");
}

/// Rule 10.3: if equal, they share the victory.
#[test]
fn r10_3_equals_share_the_victory() {
    last_turn_of_three("0/2/3", "0/2/3", "5/0/0", "c").expect_turn("over 10.3 ab");
    last_turn_of_three("0/0/5", "0/0/5", "0/0/5", "").expect_turn("over 10.3 abc");
}

/// Rule 10.3: only those who have finished compete, with wizards and with flasks.
#[test]
fn r10_3_whoever_has_not_finished_does_not_compete() {
    // The most full flasks, but a wizard that is locked up.
    last_turn_of_three("0/2/3", "0/1/4", "0/5/0", "c").expect_turn("over 10.3 a");
    // All wizards home, but an empty flask: the English text would let them win.
    last_turn_of_three("0/2/3", "0/1/4", "1/4/0", "").expect_turn("over 10.3 a");
}

/// Two players; a brings the last of all wizards home.
fn last_wizard_home(a: &str, b: &str) -> Table {
    let mut table = table(&format!(
        "rules third basic 2
         course 0:* 2:1 4:2 5:3 6:4 8:5 9:6 10:7 11:8 15:9a
         a {a} W1 W1 W1
         b {b} T1 T1 T1"
    ));
    table.play("a play W1 a@15");
    table
}

/// Rule 10.4: all wizards home and nobody finished: over at once, without a refill, and most flasks filled win.
#[test]
fn r10_4_all_home_and_nobody_finished_ends_at_once() {
    // Spent flasks are filled ones: five against four, though b has more that are full.
    last_wizard_home("1/0/5", "2/4/0").expect_turn("over 10.4 a");
    last_wizard_home("2/4/0", "1/0/5").expect_turn("over 10.4 b");
}

/// Rule 10.4: then the most full flasks.
#[test]
fn r10_4_equally_filled_most_full_win() {
    last_wizard_home("1/2/3", "1/3/2").expect_turn("over 10.4 b");
    last_wizard_home("1/3/2", "1/2/3").expect_turn("over 10.4 a");
}

/// Rule 10.4: then the victory is shared.
#[test]
fn r10_4_full_equality_is_shared() {
    last_wizard_home("1/2/3", "1/2/3").expect_turn("over 10.4 ab");
}

/// Rule 10.4 does not hold once somebody has finished: then the round is played to its end (10.2).
#[test]
fn r10_4_not_if_somebody_has_finished() {
    // The last wizard of all finishes a; b has more full flasks, but one that is empty.
    let mut table = last_wizard_home("0/0/6", "1/5/0");
    table.expect_turn("a draws");
    table.draw("T2").expect_turn("b choose");
    table.play("b play T1 t9").play("b play T1 t9").play("b end").draw("T2 T2").expect_turn("over 10.3 a");
}

/// Rule 10.4: as long as any wizard is on the course, be it locked up, the game goes on.
#[test]
fn r10_4_not_while_a_wizard_is_locked_up() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:2 5:b3 6:4 8:5 9:6 10:7 11:8 15:9a
         a 1/5/0 W1 W1 W1",
    );
    table.play("a play W1 a@15").expect_home("a", 5).expect_turn("a draws");
}

/// Rule 10.4: an entry by a spell does it too, in whosever turn.
#[test]
fn r10_4_by_a_spell_too() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:2 5:3 6:4 8:5 9:6 10:7 11:8 15:9b
         a 3/3/0 W1 W1 W1
         b 4/2/0 -",
    );
    table.play("a cast move_wizard b@15").expect_flasks("a", "3/1/2").expect_turn("over 10.4 a");
}

/// The last turn of the third and last round: b can do nothing. Wizards on towers 3 and 4 are locked up by 5 and 6.
fn last_round(course: &str, a: &str, b: &str) -> Table {
    let mut table = table(&format!(
        "rules third basic 2 rounds=3
         course 0:* {course}
         a {a} -
         b {b} W1 W1 W5
         turn 5"
    ));
    table.play("b discard W1").play("b discard W1");
    if table.allows("b end") {
        table.play("b end");
    }
    table.expect_turn("b draws");
    table.draw("T1").expect_turn("b draws");
    table.draw("T1");
    table
}

/// Rule 10.5: after the last round and its last refill the most wizards home win, whatever the flasks.
#[test]
fn r10_5_most_wizards_home_win() {
    last_round("2:1 4:2 5:3a5 6:4bb6 10:7 11:8 12:9", "6/0/0", "1/5/0").expect_turn("over 10.5 a");
    last_round("2:1 4:2 5:3aa5 6:4b6 10:7 11:8 12:9", "1/5/0", "6/0/0").expect_turn("over 10.5 b");
}

/// Rule 10.5: then as 10.4: most flasks filled, then most full, then shared.
#[test]
fn r10_5_then_flasks_decide() {
    let course = "2:1 4:2 5:3a5 6:4b6 10:7 11:8 12:9";
    last_round(course, "3/0/3", "4/2/0").expect_turn("over 10.5 a");
    last_round(course, "3/1/2", "3/2/1").expect_turn("over 10.5 b");
    last_round(course, "3/2/1", "3/2/1").expect_turn("over 10.5 ab");
}

/// Rule 10.5: not before the last turn of that round.
#[test]
fn r10_5_not_before_the_last_turn_of_that_round() {
    // The last turn of the second round of three, and the last but one turn of the third.
    for (turn, mover, next) in [(3, "b", "a choose"), (4, "a", "b choose")] {
        let mut table = table(&format!(
            "rules third basic 2 rounds=3
             course 0:* 2:1 4:2 5:3a5 6:4b6 10:7 11:8 12:9
             a 6/0/0 W1 W1 W5
             b 6/0/0 W1 W1 W5
             turn {turn}"
        ));
        table.play(&format!("{mover} discard W1")).play(&format!("{mover} discard W1")).draw("T1 T1");
        table.expect_turn(next);
    }
}

/// Rule 10.5: unless 10.2 ends the game anyway: then only those who have finished compete.
#[test]
fn r10_5_not_if_somebody_has_finished() {
    last_round("2:1 4:2 5:3 6:4b6 7:5 10:7 11:8 12:9", "0/0/6", "0/6/0").expect_turn("over 10.3 a");
}

/// Rule 10.5: teams add.
#[test]
fn r10_5_teams_add() {
    // Home: a 4, b 2, c 0, d 3. The team of b and d has five, the team of a and c four.
    let mut table = table(
        "rules third basic 4 teams rounds=1
         course 0:* 2:1 4:2 5:3cccc5 6:4bbd6 10:7 11:8 12:9
         d 5/0/0 W1 W1 W5
         turn 3",
    );
    table.play("d discard W1").play("d discard W1").draw("T1 T1").expect_turn("over 10.5 bd");
}

/// Rule 10.5: with as many home, teams add their flasks too.
#[test]
fn r10_5_teams_add_flasks() {
    // Home: two and two. Filled: 5 + 0 against 3 + 3; full: 0 against 0.
    let mut table = table(
        "rules third basic 4 teams rounds=1
         course 0:* 2:1 4:2 5:3aaa5 6:4bbb6 7:ccc7 8:ddd8 12:9
         a 0/0/5 -
         b 2/0/3 -
         c 5/0/0 -
         d 2/0/3 W1 W1 W5
         turn 3",
    );
    table.play("d discard W1").play("d discard W1").draw("T1 T1").expect_turn("over 10.5 bd");
}

/// Rule 10.5: not in solo; and by default there is no limit.
#[test]
fn r10_5_not_in_solo_and_not_by_default() {
    let error = "third basic 1 rounds=3".parse::<Rules>().expect_err("solo has no rounds").to_string();
    assert!(error.contains("10.5"), "{error}");
    assert!("third basic 2 rounds=0".parse::<Rules>().is_err(), "a game has at least one round");
    for printing in Printing::ALL {
        assert_eq!(Rules::new(printing, 2).round_limit, None);
    }
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1 4:2 5:3a5 6:4b6 10:7 11:8 12:9
         b 6/0/0 W1 W1 W5
         turn 199999",
    );
    table.play("b discard W1").play("b discard W1").draw("T1 T1");
    assert_eq!(table.position.turn_number(), 200_000);
}
