//! Chapter 9: Free a wizard at any time (rule 9.7).

use crate::chapter_09_master::{expect_window, pass_all};
use crate::table::{Table, table};

/// Three seats, each with a wizard locked up beneath tower 1, 2 or 3, and three flasks.
fn three(printing: &str) -> Table {
    table(&format!(
        "rules {printing} master 3 spells=move_tower,free_wizard
         course 0:* 4:a1a 6:b2b 8:c3c 10:45 12:67 14:89
         a 2/3/0 W1 W1 W1
         b 2/3/0 W3 W3 W3
         c 2/3/0 W4 W4 W4",
    ))
}

const FREE: &str = "pass, cast free_wizard t1, cast free_wizard t2, cast free_wizard t3, cast free_wizard t4, \
                    cast free_wizard t5, cast free_wizard t6, cast free_wizard t7, cast free_wizard t8, \
                    cast free_wizard t9";

/// Towers 8 and 9 would end on the castle's space.
const ALL: &str = "pass, cast free_wizard t1, cast free_wizard t2, cast free_wizard t3, cast free_wizard t4, \
                   cast free_wizard t5, cast free_wizard t6, cast free_wizard t7, cast free_wizard t8, \
                   cast free_wizard t9, cast move_tower t1, cast move_tower t2, cast move_tower t3, \
                   cast move_tower t4, cast move_tower t5, cast move_tower t6, cast move_tower t7";

/// Rule 9.7: *open* included, by every player: in `first` for Free alone, in `second` for everything.
#[test]
fn r9_7_in_open_by_every_player() {
    for (printing, others) in [("first", Some(FREE)), ("second", Some(ALL)), ("third", None), ("short", None)] {
        let mut table = three(printing);
        table.expect_legal("a", ALL);
        table.play("a pass");
        match others {
            Some(legal) => {
                expect_window(&table, "open b");
                table.expect_legal("b", legal);
                table.play("b pass");
                expect_window(&table, "open c");
                table.expect_legal("c", legal);
                table.play("c pass");
            }
            None => assert_eq!(table.position.actions_used(), 0),
        }
        table.expect_turn("a choose");
    }
    let mut first = three("first");
    first.play("a pass").refuses("b cast move_tower t1", "9.3");
}

/// Rule 9.7: in `first` *open* is for Free only with others: without Free laid out they are not asked.
#[test]
fn r9_7_first_has_open_for_others_only_with_free() {
    let mut table = table(
        "rules first master 2 spells=move_tower,swap_towers
         course 0:* 4:a1a 6:b2b 8:3 10:45 12:67 14:89
         a 0/6/0 W1 W1 W1
         b 0/6/0 -",
    );
    assert_eq!(pass_all(&mut table), "open a");
}

/// Rule 9.7: Free does not use up the action's spell; the same seat is asked again, for everything.
#[test]
fn r9_7_free_does_not_use_up_the_spell() {
    for printing in ["first", "second"] {
        let mut table = three(printing);
        pass_all(&mut table);
        table.play("a play W1 a@4").play("a pass").play("b cast free_wizard t2");
        // No repeat: being asked again takes its place, and every spell is there.
        expect_window(&table, "announced b");
        assert!(!table.position.spell_used() && table.allows("b cast move_tower t1"));
        table.play("b cast free_wizard t1").expect_flasks("b", "2/1/2");
        expect_window(&table, "announced b");
        table.play("b cast move_tower t4").expect_flasks("b", "2/0/3");
        // The action's spell is used up now; c is asked for Free.
        expect_window(&table, "announced c");
        table.expect_legal("c", FREE);
        table.refuses("c cast move_tower t1", "9.2");
    }
}

/// Rule 9.7: and the other seats, and the other windows, still have the action's spell after a Free.
#[test]
fn r9_7_after_a_free_others_still_have_the_spell() {
    for printing in ["first", "second"] {
        let mut table = three(printing);
        table.play("a cast free_wizard t1");
        expect_window(&table, "open a");
        pass_all(&mut table);
        table.play("a play W1 a@4").play("a pass").play("b cast free_wizard t2").play("b pass");
        expect_window(&table, "announced c");
        table.expect_legal("c", ALL);
        table.play("c pass").expect_legal("a", ALL);
        expect_window(&table, "done a");
    }
}

/// Rule 9.7: when the action's spell is used up, all windows go on for Free alone, for every player.
#[test]
fn r9_7_windows_go_on_for_free_alone() {
    for printing in ["first", "second"] {
        let mut table = three(printing);
        table.play("a cast move_tower t4").expect_turn("a repeat");
        table.play("a stop");
        // The same seat again, then the next.
        expect_window(&table, "open a");
        table.expect_legal("a", FREE);
        assert_eq!(pass_all(&mut table), "open a, open b, open c", "{printing}");
        table.play("a play W1 a@4").expect_legal("a", FREE);
        assert_eq!(
            pass_all(&mut table),
            "announced a, announced b, announced c, done a, done b, done c, open a, open b, open c"
        );
        // The second action has its own spell.
        assert!(!table.position.spell_used());
    }
}

/// Rule 9.7: nobody who has passed is asked again in that window; in the next window they are.
#[test]
fn r9_7_who_has_passed_is_not_asked_again() {
    for printing in ["first", "second"] {
        let mut table = three(printing);
        pass_all(&mut table);
        table.play("a play W1 a@4").play("a pass").play("b pass").play("c cast free_wizard t3");
        expect_window(&table, "announced c");
        table.play("c cast move_tower t4").expect_turn("c repeat");
        table.play("c stop");
        // The last flask was not used: c is asked again, and then the window is over without a and b.
        expect_window(&table, "announced c");
        table.refuses("a cast free_wizard t1", "9.3").play("c pass");
        expect_window(&table, "done a");
        table.play("a cast free_wizard t1");
        expect_window(&table, "done a");
    }
}

/// Rule 9.7: asked again only who can still pay.
#[test]
fn r9_7_asked_again_until_the_flasks_are_gone() {
    let mut table = three("first");
    table.play("a cast free_wizard t1").play("a cast free_wizard t2").play("a cast free_wizard t3");
    table.expect_flasks("a", "2/0/3").expect_course("0:* 4:1aa 6:b2b 8:c3c 10:45 12:67 14:89");
    expect_window(&table, "open b");
}

/// Rule 9.7: in `third` Free is like any other spell: it is the action's spell, and is repeated by 9.2.
#[test]
fn r9_7_third_has_free_like_any_other_spell() {
    for printing in ["third", "short"] {
        let mut table = three(printing);
        table.play("a pass").play("a play W1 a@4").play("a pass").play("b cast free_wizard t2").expect_turn("b repeat");
        table.refuses("b cast move_tower t4", "9.2").play("b cast free_wizard t1").play("b stop");
        table.expect_flasks("b", "2/1/2").expect_course("0:* 4:a1 5:a 6:2bb 8:c3c 10:45 12:67 14:89");
        // Neither c nor done: the next action begins.
        expect_window(&table, "open a");
        // And another spell uses it up for Free.
        table.play("a cast move_tower t4").play("a stop").expect_turn("a choose");
        table.play("a play W1 a@5").expect_turn("a draws");
    }
}

/// Rule 9.7: in the basic game Free is the turn's one spell in every printing; `short` repeats it (7.3).
#[test]
fn r9_7_in_the_basic_game_free_is_like_any_other_spell() {
    for printing in ["first", "second", "third", "short"] {
        let mut table = table(&format!(
            "rules {printing} basic 2 spells=move_tower,free_wizard
             course 0:* 4:aa1a 6:b2b 8:3 10:45 12:67 14:89
             a 3/3/0 W1 W1 W1
             b 3/3/0 W2 W2 W2",
        ));
        table.refuses("b cast free_wizard t2", "3.1").play("a cast free_wizard t1");
        if printing == "short" {
            table.expect_turn("a repeat");
            table.play("a stop");
        }
        table.expect_turn("a choose");
        table.refuses("a cast free_wizard t1", "7.3").refuses("a cast move_tower t4", "7.3");
    }
}
