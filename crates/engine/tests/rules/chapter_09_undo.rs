//! Chapter 9: no spell undoes a completed action (rule 9.6).

use crate::chapter_09_master::{expect_window, pass_all};
use crate::table::{Table, table};

const BOARD: &str = "0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9c";

/// Three seats; a has no flasks in the beginning.
fn three(printing: &str, cards: &str) -> Table {
    let mut table = table(&format!(
        "rules {printing} master 3 spells=headwind_tower,headwind_wizard
         course {BOARD}
         a 5/0/0 {cards}
         b 0/5/0 W5 W5 W5
         c 0/5/0 W4 W4 W4",
    ));
    pass_all(&mut table);
    table
}

/// Rule 9.6: no use of a spell may bring the course back to what it was when the card was played; in `first` it may.
#[test]
fn r9_6_no_spell_undoes_the_action() {
    for (printing, refused) in [("first", false), ("second", true), ("third", true), ("short", true)] {
        let mut table = three(printing, "T2 T2 T2");
        table.play("a play T2 t1").play("b pass").play("c pass");
        expect_window(&table, "done b");
        if refused {
            table.refuses("b cast headwind_tower t1", "9.6");
            // The same spell on another tower, and another spell on the same piece, undo nothing.
            assert!(table.allows("b cast headwind_tower t3") && table.allows("b cast headwind_wizard a@6"));
        } else {
            table.play("b cast headwind_tower t1").expect_course(BOARD);
        }
    }
}

/// Rule 9.6: a walk is not undone either.
#[test]
fn r9_6_no_spell_undoes_a_walk() {
    for (printing, refused) in [("first", false), ("second", true), ("third", true), ("short", true)] {
        let mut table = three(printing, "W1 W1 W1");
        table.play("a play W1 a@4").play("b pass").play("c pass");
        assert_eq!(!table.allows("b cast headwind_wizard a@5"), refused, "{printing}");
        assert!(table.allows("b cast headwind_wizard b@8"));
        if refused {
            table.refuses("b cast headwind_wizard a@5", "9.6");
        }
    }
}

/// Rule 9.6 is for the master variant: the basic game does not know it.
#[test]
fn r9_6_not_in_the_basic_game() {
    let mut table = table(&format!(
        "rules third basic 2 spells=headwind_tower
         course {}
         a 5/1/0 T2 T2 T2",
        BOARD.replace('c', "b")
    ));
    table.play("a play T2 t1").play("a cast headwind_tower t1").expect_course(&BOARD.replace('c', "b"));
}

/// Rule 9.6: in any window: *open* and *announced* of the next action guard it too.
#[test]
fn r9_6_in_every_window() {
    let mut open = three("second", "T2 W1 W1");
    open.play("a play T2 t1").play("b pass").play("c pass").play("b pass").play("c pass");
    expect_window(&open, "open b");
    open.refuses("b cast headwind_tower t1", "9.6").play("b pass").play("c pass").play("a play W1 a@6");
    expect_window(&open, "announced b");
    open.refuses("b cast headwind_tower t1", "9.6").play("b pass").refuses("c cast headwind_tower t1", "9.6");
}

/// Rule 9.6: only the last completed action that changed the course is guarded.
#[test]
fn r9_6_only_the_last_action_is_guarded() {
    let mut table = three("third", "T2 W1 W1");
    table.play("a play T2 t1");
    pass_all(&mut table);
    table.play("a play W1 a@6").play("b pass").play("c pass");
    expect_window(&table, "done b");
    table.refuses("b cast headwind_wizard a@7", "9.6");
    // The first action may be undone by now: that is not the course before the second.
    table.play("b cast headwind_tower t1").expect_course("0:* 4:1 7:a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9c");
}

/// Rule 9.6: an action that changed nothing leaves the guard where it was.
#[test]
fn r9_6_an_action_given_up_leaves_the_guard() {
    let mut table = three("third", "T2 W1 W1");
    table.play("a play T2 t1");
    pass_all(&mut table);
    table.play("a discard W1");
    expect_window(&table, "done b");
    table.refuses("b cast headwind_tower t1", "9.6");
}

/// Rule 9.6: in the turn after it too, and no longer.
#[test]
fn r9_6_in_the_turn_after_and_no_longer() {
    let mut table = three("third", "W1 T2 T2");
    table.play("a play W1 a@4");
    pass_all(&mut table);
    table.play("a play T2 t1");
    assert_eq!(pass_all(&mut table), "announced b, announced c, done b, done c");
    table.draw_any();
    // The turn of b: guarded in its open, and after a redraw that changed nothing, against every seat.
    expect_window(&table, "open b");
    table.refuses("b cast headwind_tower t1", "9.6").play("b pass").play("b redraw").draw_any().play("b no-push");
    expect_window(&table, "done b");
    table.refuses("b cast headwind_tower t1", "9.6").play("b pass");
    expect_window(&table, "done c");
    table.refuses("c cast headwind_tower t1", "9.6").play("c pass");
    // The turn of c.
    expect_window(&table, "open c");
    table.play("c cast headwind_tower t1").expect_course("0:* 4:1 5:a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9c");
}

/// Rule 9.6: each use is judged by itself. The first half of an undoing is legal, the second is not.
#[test]
fn r9_6_each_use_is_judged_by_itself() {
    let mut table = three("third", "W2 W2 W2");
    table
        .play("a play W2 a@4")
        .play("b pass")
        .play("c pass")
        .play("b cast headwind_wizard a@6")
        .expect_turn("b repeat");
    table
        .refuses("b cast headwind_wizard a@5", "9.6")
        .expect_legal("b", "stop, cast headwind_wizard b@8, cast headwind_wizard c@15");
    // Had another piece been moved first, the course would not be what it was: then both uses are legal.
    let mut towers = three("third", "T2 T2 T2");
    towers.play("a play T2 t1").play("b pass").play("c pass").refuses("b cast headwind_tower t1", "9.6");
    towers.play("b cast headwind_tower t3").play("b cast headwind_tower t1");
    towers.expect_course("0:* 4:1a 7:3 8:2b 10:4 11:5 12:6 13:7 14:8 15:9c");
}

/// Rule 9.6: what counts is the course when the card was played: a spell cast in *open* before belongs to it.
#[test]
fn r9_6_from_when_the_card_was_played() {
    let mut table = table(&format!(
        "rules second master 3 spells=headwind_tower
         course {BOARD}
         a 4/1/0 T2 T2 T2
         b 4/1/0 -",
    ));
    table.play("a cast headwind_tower t3").play("a play T2 t1");
    // In the next action's open: back to before the card, with tower 3 where the spell had put it.
    expect_window(&table, "open b");
    table.refuses("b cast headwind_tower t1", "9.6");
    assert!(table.allows("b cast headwind_tower t3"));
}

/// Rule 9.6: the spells of *announced* belong to the action. Here the spell takes back what the card then does.
#[test]
fn r9_6_an_action_that_came_to_nothing_is_not_guarded() {
    let mut table = three("third", "W1 T2 T2");
    table.play("a play W1 a@4");
    pass_all(&mut table);
    let walked = "0:* 4:1 5:a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9c";
    table.expect_course(walked);
    table.play("a play T2 t1").play("b cast headwind_tower t1").play("b stop");
    table.expect_course(walked);
    table.draw_any();
    // So the walk before it is still the last action that changed the course.
    expect_window(&table, "open b");
    table.refuses("b cast headwind_wizard a@5", "9.6");
}

/// Rule 9.6: an action that made no move has changed the course if its spell did. The castle may not go back.
#[test]
fn r9_6_the_castle_may_not_go_back() {
    for (printing, refused) in [("first", false), ("second", true), ("third", true), ("short", true)] {
        let mut table = table(&format!(
            "rules {printing} master 2 spells=move_castle
             course 4:* 5:b 6:1a 7:b 9:3 10:4 11:5 12:6 13:7 14:8 15:29
             a 6/0/0 T2 T2 T2
             b 1/5/0 W1 W1 W1",
        ));
        pass_all(&mut table);
        // The castle comes to space 8 and so prevents the move of tower 1.
        table.play("a play T2 t1").play("b cast move_castle clockwise").play("b stop");
        table.expect_course("5:b 6:1a 7:b 8:* 9:3 10:4 11:5 12:6 13:7 14:8 15:29");
        pass_all(&mut table);
        table.play("a play T2 t4");
        expect_window(&table, "announced b");
        assert!(table.allows("b cast move_castle clockwise"));
        if refused {
            table.refuses("b cast move_castle counter-clockwise", "9.6");
        } else {
            assert!(table.allows("b cast move_castle counter-clockwise"));
        }
    }
}

/// Rule 9.6: towers may not be swapped back.
#[test]
fn r9_6_towers_may_not_be_swapped_back() {
    for (printing, refused) in [("first", false), ("second", true), ("third", true), ("short", true)] {
        let mut table = table(&format!(
            "rules {printing} master 2 spells=swap_towers
             course 0:* 4:1a 5:2 6:3aabbbb 9:4 10:56789
             a 6/0/0 W1 W1 W1
             b 4/2/0 -",
        ));
        pass_all(&mut table);
        // The full tower comes to where the wizard was about to go.
        table.play("a play W1 a@4").play("b cast swap_towers t2 t3").play("b stop");
        table.expect_course("0:* 4:1a 5:3aabbbb 6:2 9:4 10:56789");
        pass_all(&mut table);
        table.play("a play W1 a@5");
        expect_window(&table, "announced b");
        assert!(table.allows("b cast swap_towers t2 t4"));
        if refused {
            table.refuses("b cast swap_towers t2 t3", "9.6");
        } else {
            assert!(table.allows("b cast swap_towers t2 t3"));
        }
    }
}

/// Rule 9.6: towers, wizards and castle: where the castle rode along, the tower may not bring it back.
#[test]
fn r9_6_the_castle_riding_back() {
    let mut table = table(
        "rules third master 2 spells=headwind_tower
         course 4:1* 5:2a 8:3b 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 T2 T2 T2
         b 5/1/0 -",
    );
    table.play("a play T2 t1").play("b pass").expect_course("5:2a 6:1* 8:3b 10:4 11:5 12:6 13:7 14:8 15:9");
    table.refuses("b cast headwind_tower t1", "9.6");
}

/// Rules 9.6 and 9.3: whose only target would undo the action cannot cast, and is skipped.
#[test]
fn r9_6_whose_only_target_undoes_is_skipped() {
    for (printing, asked) in [("first", "announced b, done b"), ("third", "announced b")] {
        let mut table = table(&format!(
            "rules {printing} master 2 spells=headwind_wizard
             course 0:* 4:1a 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 6/0/0 W1 W1 W1
             b 1/5/0 -",
        ));
        table.play("a play W1 a@4");
        assert_eq!(pass_all(&mut table), asked, "{printing}");
        table.expect_turn("a choose");
    }
}

/// Rule 9.6: a redraw's tower step is guarded from when the redraw was chosen. No single spell of the box could undo a
/// step of one space, so this looks at what the position remembers.
#[test]
fn r9_6_a_redraw_is_an_action_too() {
    let mut pushed = three("third", "T2 T2 T2");
    pushed.play("a redraw").draw_any().play("a push t1");
    assert!(pushed.position.to_string().ends_with(&format!("| guarded 0 {BOARD}")), "{}", pushed.position);
    let mut refused = three("third", "T2 T2 T2");
    refused.play("a redraw").draw_any().play("a no-push");
    assert!(!refused.position.to_string().contains("guarded"), "{}", refused.position);
}

/// Rule 9.6: Free a wizard is exempt: refusing it would tell what is locked up.
#[test]
fn r9_6_free_a_wizard_is_exempt() {
    // Before the last action the wizard stood on tower 1. Spells since have taken it off, and under the tower.
    let mut table = table(
        "rules third master 2 spells=free_wizard
         course 0:* 4:a1 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 -
         b 6/0/0 W5 W5
         discard W5
         turn 1 window done a actions=1
         guarded 0 0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9",
    );
    table.play("a cast free_wizard t1").expect_course("0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}
