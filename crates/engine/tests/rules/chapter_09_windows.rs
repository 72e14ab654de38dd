//! Chapter 9: the windows (rule 9.3).

use crate::chapter_09_master::{expect_window, pass_all};
use crate::table::{Table, table};

/// Three seats, all with flasks, and a board on which everything is possible.
fn three(printing: &str, spells: &str, cards: &str) -> Table {
    table(&format!(
        "rules {printing} master 3 spells={spells}
         course 0:* 4:1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9
         a 2/3/0 {cards}
         b 2/3/0 W3 W3 W3
         c 2/3/0 W4 W4 W4",
    ))
}

/// Rule 9.3: the active player first, then the others clockwise, in *announced* and *done* of each action.
#[test]
fn r9_3_the_active_player_first_then_clockwise() {
    let mut table = table(
        "rules third master 4 spells=move_tower
         course 0:* 4:1a 6:2b 8:3c 10:4d 11:5 12:6 13:7 14:8 15:9
         a 4/1/0 -
         b 4/1/0 W1 W1 W1
         c 4/1/0 -
         d 4/1/0 -
         turn 1",
    );
    assert_eq!(pass_all(&mut table), "open b");
    table.expect_turn("b choose");
    table.play("b play W1 b@6");
    // The move is made after announced, and the second action begins after done.
    assert_eq!(
        pass_all(&mut table),
        "announced b, announced c, announced d, announced a, done b, done c, done d, done a, open b"
    );
    table.expect_turn("b choose");
    table.play("b play W1 b@7");
    pass_all(&mut table);
    table.expect_turn("b draws");
}

/// Rule 9.3: *announced* is before the move and *done* after it.
#[test]
fn r9_3_announced_is_before_the_move_and_done_after() {
    let mut table = three("third", "move_tower", "W1 W1 W1");
    table.play("a pass").play("a play W1 a@4");
    for seat in ["a", "b", "c"] {
        expect_window(&table, &format!("announced {seat}"));
        table.expect_course("0:* 4:1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9");
        table.play(&format!("{seat} pass"));
    }
    expect_window(&table, "done a");
    table.expect_course("0:* 4:1 5:a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 9.3: each casts or passes; nobody casts before they are asked, or after they have passed.
#[test]
fn r9_3_each_in_turn() {
    let mut table = three("third", "move_tower", "W1 W1 W1");
    table.play("a pass").play("a play W1 a@4");
    table.refuses("b cast move_tower t4", "9.3").refuses("c pass", "9.3").play("a pass");
    table.refuses("a cast move_tower t4", "9.3").play("b pass");
    table.refuses("b cast move_tower t4", "9.3").refuses("a pass", "9.3");
}

/// Rule 9.3: whoever cannot cast is skipped: without the flasks, or without a target.
#[test]
fn r9_3_whoever_cannot_cast_is_skipped() {
    let mut poor = table(
        "rules second master 4 spells=move_wizard
         course 0:* 4:1a 6:2b 8:3c 10:4d 11:5 12:6 13:7 14:8 15:9
         a 5/0/0 W1 W1 W1
         b 3/2/0 -
         c 4/1/0 -
         d 3/2/0 -",
    );
    // Seat c has a flask, but the spell costs two.
    assert_eq!(pass_all(&mut poor), "open b, open d");
    poor.play("a play W1 a@4");
    assert_eq!(pass_all(&mut poor), "announced b, announced d, done b, done d, open b, open d");
    // Everybody has flasks. Nobody has a wizard beside the first announced one to ride along; beside the second b has.
    let mut lonely = three("third", "piggyback", "W2 W2 W2");
    lonely.expect_turn("a choose");
    lonely.play("a play W2 a@4").expect_turn("a choose");
    lonely.play("a play W2 a@6");
    expect_window(&lonely, "announced b");
    assert_eq!(pass_all(&mut lonely), "announced b");
    lonely.expect_turn("a draws");
}

/// Rule 9.3, *open*: in `second` every player, in the others the active player alone; Free in `first`: 9.7.
#[test]
fn r9_3_who_casts_in_open() {
    let all = "pass, cast move_castle clockwise, cast move_castle counter-clockwise";
    for (printing, asked) in
        [("first", "open a"), ("second", "open a, open b, open c"), ("third", "open a"), ("short", "open a")]
    {
        let mut table = three(printing, "move_castle", "W1 W1 W1");
        table.expect_legal("a", all);
        assert_eq!(pass_all(&mut table), asked, "{printing}");
        table.expect_turn("a choose");
        // The second action has its own.
        table
            .play("a play W1 a@4")
            .play("a pass")
            .play("b pass")
            .play("c pass")
            .play("a pass")
            .play("b pass")
            .play("c pass");
        assert_eq!(pass_all(&mut table), asked, "{printing}");
    }
    let mut second = three("second", "move_castle", "W1 W1 W1");
    second.play("a pass").expect_legal("b", all);
    second.play("b cast move_castle clockwise");
    second.expect_course("1:* 4:1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
}

/// Rule 9.3: the windows replace the times of 7.3: no spell while a card is chosen or a roll used.
#[test]
fn r9_3_the_windows_replace_the_times_of_the_basic_game() {
    let mut table = three("third", "move_tower", "D D D");
    table.play("a pass").expect_turn("a choose");
    table.refuses("a cast move_tower t4", "9.3");
    table.play("a play D").roll(1).expect_turn("a rolled");
    table.refuses("a cast move_tower t4", "9.3");
    table.play("a move a@4");
    expect_window(&table, "announced a");
}

/// Rule 9.3: a redraw has no window between its cards and its tower.
#[test]
fn r9_3_a_redraw_counts_as_one_action() {
    for (push, course) in [
        ("a push t1", "0:* 5:1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9"),
        ("a no-push", "0:* 4:1a 6:2b 8:3c 10:4 11:5 12:6 13:7 14:8 15:9"),
    ] {
        let mut table = three("third", "move_tower", "W1 W1 W1");
        assert_eq!(pass_all(&mut table), "open a");
        table.play("a redraw").draw("W2 W2 W2").expect_turn("a push");
        table.refuses("a cast move_tower t4", "9.3");
        table.play(push).expect_course(course);
        // Done after the step or its refusal; then the turn is over, and b's begins with its open.
        assert_eq!(pass_all(&mut table), "done a, done b, done c, open b");
        table.expect_turn("b choose");
    }
}

/// Rule 9.3: the one spell of a redraw may be cast before it or after it, not both.
#[test]
fn r9_3_a_redraw_has_one_spell() {
    let mut before = three("third", "move_tower", "W1 W1 W1");
    before.play("a cast move_tower t4").play("a stop").play("a redraw").draw("W2 W2 W2").play("a push t1");
    expect_window(&before, "open b");
    let mut after = three("third", "move_tower", "W1 W1 W1");
    after.play("a pass").play("a redraw").draw("W2 W2 W2").play("a no-push").play("a pass");
    expect_window(&after, "done b");
    after.play("b cast move_tower t4").play("b stop");
    expect_window(&after, "open b");
}

/// Rule 9.3: a spell in *open* closes the rest of it, *announced* and *done* of this action.
#[test]
fn r9_3_a_spell_in_open_closes_the_rest() {
    let mut table = three("second", "move_tower", "W1 W1 W1");
    table.play("a pass").play("b cast move_tower t4").play("b stop").expect_turn("a choose");
    table.play("a play W1 a@4").expect_course("0:* 4:1 5:a 6:2b 8:3c 11:5 12:64 13:7 14:8 15:9");
    // The next action has its own spell: everybody is asked again.
    assert_eq!(pass_all(&mut table), "open a, open b, open c");
}

/// Rule 9.3: a spell in *announced* closes the rest of it, and *done*.
#[test]
fn r9_3_a_spell_in_announced_closes_the_rest() {
    let mut table = three("second", "move_tower", "W1 W1 W1");
    pass_all(&mut table);
    table.play("a play W1 a@4").play("a pass").play("b cast move_tower t4").play("b stop");
    table.expect_course("0:* 4:1 5:a 6:2b 8:3c 11:5 12:64 13:7 14:8 15:9");
    assert_eq!(pass_all(&mut table), "open a, open b, open c");
}

/// Rule 9.3: a spell in *done* closes the rest of it.
#[test]
fn r9_3_a_spell_in_done_closes_the_rest() {
    let mut table = three("second", "move_tower", "W1 W1 W1");
    pass_all(&mut table);
    table.play("a play W1 a@4").play("a pass").play("b pass").play("c pass");
    expect_window(&table, "done a");
    table.play("a cast move_tower t4").play("a stop");
    assert_eq!(pass_all(&mut table), "open a, open b, open c");
}

/// Rules 9.3 and 3.3: a card that moves nothing has *done* and no *announced*.
#[test]
fn r9_3_a_card_that_moves_nothing_has_done_only() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 4:a1 6:2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 W1 W1 W1
         b 5/1/0 -",
    );
    // The only wizard of a is locked up.
    table.play("a pass").play("a discard W1");
    assert_eq!(pass_all(&mut table), "done a, done b, open a");
    // A spell in that window is the action's spell.
    table.play("a discard W1").play("a cast move_tower t4").expect_turn("a draws");
}

/// Rules 9.3 and 3.4: a second action given up has *done* and no *announced*.
#[test]
fn r9_3_an_action_given_up_has_done_only() {
    let mut table = three("third", "move_tower", "W1 W1 W1");
    pass_all(&mut table);
    table.play("a play W1 a@4");
    pass_all(&mut table);
    table.play("a discard W1");
    expect_window(&table, "done a");
    assert_eq!(pass_all(&mut table), "done a, done b, done c");
    table.expect_turn("a draws");
}

/// Rules 9.3 and 6.3: a roll that moves nothing has *done* and no *announced*.
#[test]
fn r9_3_a_roll_that_moves_nothing_has_done_only() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 4:a1 6:2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 WDD W1 W1
         b 5/1/0 -",
    );
    table.play("a pass").play("a play WDD").roll(3).play("a no-move");
    assert_eq!(pass_all(&mut table), "done a, done b, open a");
}

/// Rule 9.3: between roll, second roll and move nobody is asked.
#[test]
fn r9_3_no_window_within_a_roll() {
    let mut table = three("second", "move_tower", "WDD W1 W1");
    pass_all(&mut table);
    table.play("a play WDD").expect_turn("roll");
    table.roll(3).expect_turn("a rolled");
    table.play("a reroll").expect_turn("roll");
    table.roll(1).expect_turn("a rolled");
    table.play("a move a@4");
    assert_eq!(
        pass_all(&mut table),
        "announced a, announced b, announced c, done a, done b, done c, open a, open b, open c"
    );
}
