//! Chapter 8: Piggyback, the spell that is cast on a move.

use crate::table::{Table, table};

/// A master game in which a announces a walk of 3 from tower 1, with these wizards on it and these at the destination.
fn announced(on_tower: &str, at_destination: &str) -> Table {
    let mut table = table(&format!(
        "rules third master 3 spells=piggyback
         course 0:* 4:1{on_tower} 7:2{at_destination} 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 1/4/0 W3 W3 W3
         b 1/4/0 -
         c 1/4/0 -",
    ));
    table.expect_turn("a choose");
    table.play("a play W3 a@4");
    table
}

/// Rule 8.7: the caster's own wizard on the same surface travels along.
#[test]
fn r8_7_a_rider_travels_along() {
    let mut table = announced("abc", "c");
    // Alone of its colour there, a wizard of a cannot ride on itself; b is the first who can.
    table.expect_turn("b window").expect_legal("b", "pass, cast piggyback b");
    table.refuses("b cast piggyback c", "8.7");
    table.play("b cast piggyback b").expect_course("0:* 4:1c 7:2abc 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_flasks("b", "1/2/2").expect_flasks("a", "1/4/0");
}

/// Rule 8.7: the active player needs a second own wizard there.
#[test]
fn r8_7_the_active_player_needs_a_second_wizard_there() {
    announced("a", "c").expect_turn("a choose").expect_course("0:* 4:1 7:2ac 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    let mut two = announced("aa", "c");
    two.expect_turn("a window");
    two.play("a cast piggyback a");
    two.expect_course("0:* 4:1 7:2aac 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 8.7: each rider is another wizard; the announced one and those already named do not count.
#[test]
fn r8_7_each_rider_is_another_wizard() {
    // Three of a's: one announced and two riders, and then nobody is left although flasks would be.
    let mut table = table(
        "rules third master 2 spells=piggyback cost:piggyback=1
         course 0:* 4:1aaab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 1/5/0 W3 W3 W3",
    );
    table.play("a play W3 a@4").play("a cast piggyback a").expect_turn("a repeat");
    table.play("a cast piggyback a");
    table.expect_course("0:* 4:1b 7:2aaa 9:3 10:4 11:5 12:6 13:7 14:8 15:9").expect_flasks("a", "1/3/2");
}

/// Rule 8.7: on the same surface, and visible: wizards beneath the tower or on another space do not ride.
#[test]
fn r8_7_only_from_the_same_surface() {
    let mut table = table(
        "rules third master 2 spells=piggyback
         course 0:* 4:b1a 5:b 7:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         b 2/4/0 -
         a 6/0/0 W3 W3 W3",
    );
    table.play("a play W3 a@4").expect_turn("a choose");
}

/// Rule 8.7: the destination must have room for both.
#[test]
fn r8_7_the_destination_must_have_room_for_both() {
    // Four there and two coming make six.
    let mut four = announced("ab", "bbcc");
    four.expect_turn("b window");
    four.play("b cast piggyback b");
    four.expect_course("0:* 4:1 7:2abbbcc 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    // Five leave room for the announced wizard alone: nobody is asked, and it walks.
    announced("ab", "bbccc")
        .expect_turn("a choose")
        .expect_course("0:* 4:1b 7:2abbccc 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 8.7: into the castle both enter, each for its owner, and the castle moves once.
#[test]
fn r8_7_both_enter_the_castle() {
    let mut table = table(
        "rules third master 3 spells=piggyback
         course 2:1 4:2 6:3 8:4abb 11:* 12:c 13:56 14:8 15:79
         a 5/0/0 W3 W3 W3
         b 1/4/0 -",
    );
    table.play("a play W3 a@8").expect_turn("b window");
    table.play("b cast piggyback b").expect_turn("b repeat");
    table.play("b cast piggyback b").expect_home("a", 4).expect_home("b", 4).expect_home("c", 3);
    // Past the wizard on the shield of space 12 and past tower 6 without one, to tower 9: once for three wizards.
    table.expect_course("2:1 4:2 6:3 8:4 12:c 13:56 14:8 15:79*").expect_turn("a draws");
}

/// Rule 8.7: the castle has room for any number.
#[test]
fn r8_7_the_castle_has_room_for_all() {
    let mut table = table(
        "rules third master 2 spells=piggyback cost:piggyback=1
         course 0:* 1:a3 2:b2 3:1 9:4 10:6 11:5 13:7aaabbb 14:8 15:9
         a 1/5/0 W3 W3 W3",
    );
    table.play("a play W3 a@13").play("a cast piggyback a").play("a cast piggyback a").expect_home("a", 4);
    table.expect_course("1:a3* 2:b2 3:1 9:4 10:6 11:5 13:7bbb 14:8 15:9");
}

/// Rule 8.7: cast on an announced wizard move by card: not in *open* or *done*, not on a tower's move.
#[test]
fn r8_7_only_on_an_announced_wizard_move() {
    let start = table(
        "rules second master 2 spells=piggyback,draw_two
         course 0:* 4:1aab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 2/4/0 W3 T3 W3
         b 2/4/0 -",
    );
    start.expect_legal("a", "pass, cast draw_two");
    let mut wizard = start.clone();
    wizard.refuses("a cast piggyback a", "9.3").play("a pass").play("b pass").play("a play W3 a@4");
    wizard.expect_legal("a", "pass, cast draw_two, cast piggyback a");
    wizard.play("a pass");
    wizard.expect_legal("b", "pass, cast draw_two, cast piggyback b");
    wizard.play("b pass");
    // Done.
    wizard.expect_legal("a", "pass, cast draw_two");
    let mut tower = start;
    tower.play("a pass").play("b pass").play("a play T3 t1").expect_legal("a", "pass, cast draw_two");
    tower.refuses("a cast piggyback a", "9.3");
}

/// Rule 8.7: a roll's walk is a move by card too.
#[test]
fn r8_7_on_a_rolled_move() {
    let mut table = table(
        "rules third master 2 spells=piggyback
         course 0:* 4:1ab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 D D D
         b 2/4/0 -",
    );
    table.play("a play D").roll(2).play("a move a@4").expect_turn("b window");
    table.play("b cast piggyback b");
    table.expect_course("0:* 4:1 6:ab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// A basic game with Piggyback named by hand.
fn basic(printing: &str, flasks: &str, at_destination: &str) -> Table {
    table(&format!(
        "rules {printing} basic 2 spells=piggyback
         course 0:* 4:1aaab 6:a 7:2{at_destination} 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a {flasks} W3",
    ))
}

/// Rule 8.7 in the basic game: cast when announcing the move, once a turn; in `short` with repeats (7.3).
#[test]
fn r8_7_in_the_basic_game_it_goes_with_the_card() {
    for (printing, riders) in [("first", 1), ("second", 1), ("third", 1), ("short", 2)] {
        let mut table = basic(printing, "0/6/0", "b");
        // Alone on space 6, nobody rides; on tower 1 there are three.
        let plain = "redraw, play W3 a@4, play W3 a@6, play W3 a@4+1";
        table.expect_legal("a", &if riders == 1 { plain.to_string() } else { format!("{plain}, play W3 a@4+2") });
        table.play("a play W3 a@4+1").expect_course("0:* 4:1ab 6:a 7:2aab 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
        table.expect_flasks("a", "0/4/2");
    }
    let mut short = basic("short", "0/6/0", "b");
    short.play("a play W3 a@4+2").expect_course("0:* 4:1b 6:a 7:2aaab 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    short.expect_flasks("a", "0/2/4");
}

/// Rule 8.7 in the basic game: not without the card.
#[test]
fn r8_7_in_the_basic_game_it_is_no_spell_of_its_own() {
    basic("third", "0/6/0", "b").refuses("a cast piggyback a", "8.7");
}

/// Rules 8.7 and 7.2 in the basic game: two flasks a rider.
#[test]
fn r8_7_in_the_basic_game_each_rider_is_paid() {
    basic("third", "5/1/0", "b").refuses("a play W3 a@4+1", "8.7");
    basic("short", "3/3/0", "b").expect_legal("a", "redraw, play W3 a@4, play W3 a@6, play W3 a@4+1");
    basic("short", "2/4/0", "b").expect_legal("a", "redraw, play W3 a@4, play W3 a@6, play W3 a@4+1, play W3 a@4+2");
}

/// Rule 8.7 in the basic game: room for both.
#[test]
fn r8_7_in_the_basic_game_there_must_be_room() {
    assert!(basic("third", "0/6/0", "bbbb").allows("a play W3 a@4+1"));
    basic("short", "0/6/0", "bbbb").refuses("a play W3 a@4+2", "8.7");
    let mut five = table(
        "rules third basic 2 spells=piggyback
         course 0:* 4:1aa 7:2abbbb 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 W3",
    );
    assert!(five.allows("a play W3 a@4"));
    five.refuses("a play W3 a@4+1", "8.7");
}

/// Rules 8.7 and 7.3: it is the turn's one spell.
#[test]
fn r8_7_in_the_basic_game_it_is_the_turns_spell() {
    let start = table(
        "rules third basic 2 spells=move_tower,piggyback
         course 0:* 4:1aab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 W3 W3 W3",
    );
    let mut rode = start.clone();
    rode.play("a play W3 a@4+1").refuses("a play W3 a@7+1", "8.7").refuses("a cast move_tower t1", "7.3");
    let mut cast = start;
    cast.play("a cast move_tower t3").refuses("a play W3 a@4+1", "8.7");
}

/// Rule 8.7 in the basic game: after a roll too.
#[test]
fn r8_7_in_the_basic_game_on_a_rolled_move() {
    let mut table = table(
        "rules third basic 2 spells=piggyback
         course 0:* 4:1aab 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 WDD",
    );
    table.play("a play WDD").roll(3).expect_legal("a", "move a@4, move a@4+1, reroll");
    table.play("a move a@4+1");
    table.expect_course("0:* 4:1b 7:2aa 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rules 8.7 and 11.4: once all are home, the partner's wizards are one's own to ride with.
#[test]
fn r8_7_the_partners_wizards_are_own_once_all_are_home() {
    let with = |elsewhere: &str| {
        let mut table = table(&format!(
            "rules third master 4 teams spells=piggyback
             course 0:* 4:1acd 6:{elsewhere} 7:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 5/0/0 W3 W3 W3
             b 3/2/0 -",
        ));
        table.play("a play W3 a@4");
        table
    };
    // Partners are a and c, b and d. All of b's are home, so b rides with d's wizard.
    let mut home = with("c");
    home.expect_turn("b window").expect_legal("b", "pass, cast piggyback d");
    home.play("b cast piggyback d");
    home.expect_course("0:* 4:1c 6:c 7:2ad 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    // With a wizard of their own on the course they cannot, and nobody else has flasks.
    with("b").expect_turn("a choose");
}
