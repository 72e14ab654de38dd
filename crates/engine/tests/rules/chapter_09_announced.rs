//! Chapter 9: what becomes of an announced move after a spell (rule 9.5).

use crate::chapter_09_master::{expect_window, pass_all};
use crate::table::{Table, table};

/// A master game of two in which a takes the announced action; b has flasks, a has none.
fn announce(printing: &str, course: &str, cards: &str, action: &str) -> Table {
    let mut table = table(&format!(
        "rules {printing} master 2 \
         spells=move_wizard,headwind_wizard,move_tower,headwind_tower,swap_towers,move_castle,free_wizard
         course {course}
         a 6/0/0 {cards}
         b 1/5/0 -",
    ));
    pass_all(&mut table);
    table.play(action);
    expect_window(&table, "announced b");
    table
}

/// Casts as b and stops; in `first` and `second` b is asked for Free then, and passes.
fn cast(table: &mut Table, casts: &[&str]) {
    for cast in casts {
        table.play(&format!("b cast {cast}"));
    }
    if table.allows("b stop") {
        table.play("b stop");
    }
}

/// Rule 9.5: the announced tower moves from wherever it now is, wanted or not; the reward is the active player's.
#[test]
fn r9_5_a_tower_moves_from_where_it_now_is() {
    let course = "0:* 4:1b 6:2 8:b3b 10:4 11:5 12:6 13:7a 14:8 15:9";
    let mut table = announce("third", course, "T2 T2 T2", "a play T2 t1");
    cast(&mut table, &["move_tower t1"]);
    // Two by the spell and two by the card: onto tower 3, locking up the wizard there.
    table.expect_course("0:* 6:2 8:b3b1b 10:4 11:5 12:6 13:7a 14:8 15:9");
    table.expect_flasks("a", "5/1/0").expect_flasks("b", "1/4/1");
    expect_window(&table, "open a");
}

/// Rule 9.5: a spell that moves a wizard of that colour off the announced surface has moved the announced one.
#[test]
fn r9_5_the_announced_wizard_is_followed() {
    let course = "0:* 4:1aab 5:2 6:3 7:a 10:4 11:5 12:6 13:7 14:8 15:9";
    for (spell, after) in [
        ("move_wizard a@4", "0:* 4:1ab 5:2 6:3 7:aa 10:4 11:5 12:6 13:7 14:8 15:9"),
        ("headwind_wizard a@4", "0:* 4:1ab 5:2a 6:3 7:a 10:4 11:5 12:6 13:7 14:8 15:9"),
    ] {
        let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
        cast(&mut table, &[spell]);
        table.expect_course(after).expect_turn("a choose");
    }
}

/// Rule 9.5: the surface it reached is the announced one from then on, through every repeat.
#[test]
fn r9_5_the_announced_wizard_is_followed_through_repeats() {
    let course = "0:* 4:1a 5:2 6:3 8:b 10:4 11:5 12:6 13:7 14:8 15:9";
    let mut twice = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut twice, &["move_wizard a@4", "move_wizard a@5"]);
    twice.expect_course("0:* 4:1 5:2 6:3 8:ab 10:4 11:5 12:6 13:7 14:8 15:9");
    // A second wizard of that colour leaves the surface the announced one has left: that is another wizard.
    let course = "0:* 4:1aa 5:2 6:3 8:b 10:4 11:5 12:6 13:7 14:8 15:9";
    let mut other = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut other, &["headwind_wizard a@4", "headwind_wizard a@4"]);
    other.expect_course("0:* 3:a 4:1 5:2a 6:3 8:b 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 9.5: wizards of another colour, and those of the colour on other surfaces, are not the announced one.
#[test]
fn r9_5_other_wizards_are_not_followed() {
    let course = "0:* 3:a 4:1ab 5:2 6:3 8:b 10:4 11:5 12:6 13:7 14:8 15:9";
    let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut table, &["move_wizard b@4"]);
    table.expect_course("0:* 3:a 4:1 5:2b 6:3a 8:b 10:4 11:5 12:6 13:7 14:8 15:9");
    // One of a's comes to the announced surface: one of the two there walks.
    let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut table, &["move_wizard a@3"]);
    table.expect_course("0:* 4:1ab 5:2 6:3a 8:b 10:4 11:5 12:6 13:7 14:8 15:9");
    // Another one of a's is blown elsewhere: the walk still begins on tower 1.
    let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut table, &["headwind_wizard a@3"]);
    table.expect_course("0:* 2:a 4:1b 5:2 6:3a 8:b 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 9.5: a tower's top goes with the tower, whether it is moved itself, from beneath, or swapped.
#[test]
fn r9_5_a_tower_top_goes_with_the_tower() {
    let course = "0:* 4:21a 6:b 8:3 10:4 11:5 12:6 13:7 14:8 15:9";
    for (spell, after) in [
        ("move_tower t1", "0:* 4:2 6:b1 8:3a 10:4 11:5 12:6 13:7 14:8 15:9"),
        ("headwind_tower t1", "0:* 2:1 4:2a 6:b 8:3 10:4 11:5 12:6 13:7 14:8 15:9"),
        ("move_tower t2", "0:* 6:b21 8:3a 10:4 11:5 12:6 13:7 14:8 15:9"),
        ("swap_towers t1 t3", "0:* 4:23 6:b 8:1 10:4a 11:5 12:6 13:7 14:8 15:9"),
    ] {
        let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
        cast(&mut table, &[spell]);
        table.expect_course(after);
    }
}

/// Rule 9.5: a buried wizard does not move: nobody moves, the card stays on the discard pile, the action is over.
#[test]
fn r9_5_a_buried_wizard_does_not_move() {
    for (course, after) in [
        // On the ground, and on a tower's top.
        ("0:* 2:1 4:aab 6:23 8:b 10:4 11:5 12:6 13:7 14:8 15:9", "0:* 4:aab1 6:23 8:b 10:4 11:5 12:6 13:7 14:8 15:9"),
        ("0:* 2:1 4:2aab 6:3 8:b 10:4 11:5 12:6 13:7 14:8 15:9", "0:* 4:2aab1 6:3 8:b 10:4 11:5 12:6 13:7 14:8 15:9"),
    ] {
        let mut table = announce("third", course, "W2 T1 W2", "a play W2 a@4");
        cast(&mut table, &["move_tower t1"]);
        table.expect_course(after).expect_turn("a choose").expect_hand("a", "T1 W2");
        assert_eq!(table.position.discard().len(), 1);
        assert_eq!(table.position.actions_used(), 1);
    }
}

/// Rule 9.3: a prevented action has *done*; the spell is used up, so only Free in `first` and `second` (9.7) shows it.
#[test]
fn r9_5_a_prevented_action_has_done() {
    let course = "0:* 2:1 4:aab 6:23 8:b 10:4 11:5 12:6 13:7 14:8 15:9";
    for (printing, asked) in
        [("first", "announced b, done b, open b"), ("second", "announced b, done b, open b"), ("third", "")]
    {
        let mut table = announce(printing, course, "W2 T1 W2", "a play W2 a@4");
        cast(&mut table, &["move_tower t1"]);
        assert_eq!(pass_all(&mut table), asked, "{printing}");
        table.expect_course("0:* 4:aab1 6:23 8:b 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
    }
}

/// Rules 9.5 and 3.4: a prevented first action made no move, so the second card must be used.
#[test]
fn r9_5_after_a_prevented_first_action_the_second_must_be_used() {
    let course = "0:* 2:1 4:aab 6:23 8:b 10:4 11:5 12:6 13:7 14:8 15:9";
    let mut prevented = announce("third", course, "W2 T1 W2", "a play W2 a@4");
    cast(&mut prevented, &["move_tower t1"]);
    prevented.refuses("a discard T1", "3.4").refuses("a redraw", "3.5");
    // W2 moves nothing any more: by 3.3 it may go.
    assert!(prevented.allows("a discard W2") && prevented.allows("a play T1 t1"));
    // Had the move been made, the second might be given up.
    let mut made = announce("third", course, "W2 T1 W2", "a play W2 a@4");
    cast(&mut made, &["move_tower t4"]);
    assert!(made.allows("a discard T1"));
}

/// Rules 9.5 and 4.3: no room at the destination any more.
#[test]
fn r9_5_no_room_at_the_destination() {
    let course = "0:* 4:1a 5:b 6:2aabbb 8:3 10:4 11:5 12:6 13:7 14:8 15:9";
    let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut table, &["move_wizard b@5"]);
    table.expect_course("0:* 4:1a 6:2aabbbb 8:3 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
    // A sixth still has room.
    let mut table = announce("third", course, "W2 W2 W2", "a play W2 a@4");
    cast(&mut table, &["headwind_wizard b@5"]);
    table.expect_course("0:* 4:1b 6:2aaabbb 8:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rules 9.5 and 4.3: room for all riders. In `first` a Free at the destination can take it away (9.7).
#[test]
fn r9_5_room_for_all_riders() {
    let mut start = table(
        "rules first master 3 spells=piggyback,free_wizard
         course 0:* 4:1ab 7:c2bbcc 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/0/0 W3 W3 W3
         b 3/2/0 -
         c 4/1/0 -",
    );
    pass_all(&mut start);
    start.play("a play W3 a@4").play("b cast piggyback b");
    expect_window(&start, "announced c");
    let mut room = start.clone();
    room.play("c pass").expect_course("0:* 4:1 7:c2abbbcc 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    // A fifth wizard there leaves room for one. Nobody moves, not even the announced one alone; the flasks are spent.
    let mut no_room = start;
    no_room.play("c cast free_wizard t2").expect_course("0:* 4:1ab 7:2bbccc 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    no_room.expect_flasks("b", "3/0/2").expect_turn("a choose");
    no_room.refuses("a discard W3", "3.4");
}

/// Rules 9.5 and 5.3: the castle has come to the tower's destination.
#[test]
fn r9_5_the_castle_stands_at_the_towers_destination() {
    let course = "4:* 5:b 6:1 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9";
    let mut table = announce("third", course, "T2 T2 T2", "a play T2 t1");
    cast(&mut table, &["move_castle clockwise", "move_castle clockwise"]);
    // From 4 past the wizard on 5 to tower 1 on 6, then to 7; tower 1 goes on to 8.
    table.expect_course("5:b 7:* 8:21 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    // With a wizard on 7 too its second step is to tower 2 on 8, and tower 1 has to stay.
    let mut table = announce("third", &course.replace("8:2", "7:b 8:2"), "T2 T2 T2", "a play T2 t1");
    cast(&mut table, &["move_castle clockwise", "move_castle clockwise"]);
    table.expect_course("5:b 6:1 7:b 8:2* 9:3 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
}

/// Rules 9.5 and 5.3: the spell has taken the tower to where its own move would end on the castle's space.
#[test]
fn r9_5_the_tower_would_end_on_the_castles_space() {
    let course = "4:1 5:b 8:* 9:3 10:4 11:5 12:6 13:7a 14:8 15:29";
    let mut table = announce("third", course, "T2 T2 T2", "a play T2 t1");
    cast(&mut table, &["move_tower t1"]);
    table.expect_course("5:b 6:1 8:* 9:3 10:4 11:5 12:6 13:7a 14:8 15:29").expect_turn("a choose");
    table.refuses("a discard T2", "3.4");
}

/// Rule 9.5: a spell can make an entry of a walk, and a walk of an entry.
#[test]
fn r9_5_into_the_castle_or_past_it() {
    // The headwind takes the wizard back to where its walk ends at the castle.
    let course = "0:* 4:1 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:a8 15:9a";
    let mut enters = announce("third", course, "W2 W2 W2", "a play W2 a@15");
    cast(&mut enters, &["headwind_wizard a@15"]);
    enters.expect_course("4:1* 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:a8 15:9").expect_home("a", 4).expect_turn("a draws");
    // The castle goes away: the wizard ends on the bare space, no turn is over.
    let course = "0:* 4:1 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8a 15:9";
    let mut walks = announce("third", course, "W2 W2 W2", "a play W2 a@14");
    cast(&mut walks, &["move_castle clockwise"]);
    walks.expect_course("0:a 1:* 4:1 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9").expect_home("a", 4);
    walks.expect_turn("a choose");
}

/// Rule 9.5 with 9.7: in `first` the buried wizard may be freed in the same window; it is still the announced one.
#[test]
fn r9_5_a_freed_wizard_is_the_announced_one() {
    let mut table = table(
        "rules first master 2 spells=move_tower,free_wizard
         course 0:* 2:1 4:aab 6:2 8:3b 10:4 11:5 12:6 13:7 14:8 15:9
         a 3/3/0 W2 W2 W2",
    );
    pass_all(&mut table);
    table.play("a play W2 a@4").play("a cast move_tower t1").play("a stop");
    expect_window(&table, "announced a");
    table.play("a cast free_wizard t1").expect_course("0:* 4:ab1a 6:2 8:3b 10:4 11:5 12:6 13:7 14:8 15:9");
    table.play("a pass");
    table.expect_course("0:* 4:ab1 6:2a 8:3b 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 9.5: a rolled move is prevented like any other; the card stays on the discard pile and is not rolled again.
#[test]
fn r9_5_a_rolled_move_is_prevented_too() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 2:1 4:a 6:2 8:3b 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 WDDD W2 W2
         b 5/1/0 -",
    );
    table.play("a play WDDD").roll(2).play("a move a@4").play("b cast move_tower t1").play("b stop");
    table.expect_course("0:* 4:a1 6:2 8:3b 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
    table.expect_hand("a", "W2 W2");
    assert_eq!(table.position.discard().len(), 1);
}
