//! Chapter 5: towers.

use crate::table::table;

/// Rule 5.1: the tower, and everything above it.
#[test]
fn r5_1_a_tower_takes_everything_above_it_along() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:a1b2a3b 8:4 9:5 10:6 11:7 12:8 13:9
         a 6/0/0 T2 T2 T2",
    );
    table.play("a play T2 t2").expect_course("0:* 4:a1b 6:2a3b 8:4 9:5 10:6 11:7 12:8 13:9");
    // What was beneath it stays, and any tower may be chosen, whoever stands on it.
    table.play("a play T2 t1").expect_course("0:* 4:a 6:2a3b1b 8:4 9:5 10:6 11:7 12:8 13:9");
}

/// Rule 5.1: exactly as far as the card says, clockwise.
#[test]
fn r5_1_a_tower_goes_n_spaces_clockwise() {
    for n in 1..=5 {
        let mut table = table(&format!(
            "rules third basic 2
             course 2:1b 14:* 15:23456789a
             a 6/0/0 T{n}"
        ));
        table.play(&format!("a play T{n} t1")).expect_course(&format!("{}:1b 14:* 15:23456789a", 2 + n));
    }
}

/// Rule 5.1: the castle rides along, on the tower it stands on or on one further down.
#[test]
fn r5_1_the_castle_rides_along() {
    let start = table(
        "rules third basic 2
         course 2:1b2a3* 15:456789
         a 6/0/0 T2",
    );
    for (tower, course) in
        [("t3", "2:1b2a 4:3* 15:456789"), ("t2", "2:1b 4:2a3* 15:456789"), ("t1", "4:1b2a3* 15:456789")]
    {
        start.clone().play(&format!("a play T2 {tower}")).expect_course(course);
    }
}

/// Rule 5.1: any tower, in the middle of a stack or alone, with others' wizards, with one's own or with none.
#[test]
fn r5_1_any_tower_may_be_chosen() {
    let table = table(
        "rules third basic 2
         course 0:* 2:1b2a3 5:4 7:5a 9:6b 11:b7 13:89bb
         a 6/0/0 T1",
    );
    table.expect_targets("a play T1", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
}

/// Rule 5.2: on top of the towers at the destination, in the same order; otherwise on the ground.
#[test]
fn r5_2_on_top_of_towers_or_on_the_ground() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:1a2 6:3b4 15:56789
         a 6/0/0 T2 T3 T1",
    );
    table.play("a play T2 t1").expect_course("0:* 6:3b41a2 15:56789");
    table.play("a play T3 t4").expect_course("0:* 6:3b 9:41a2 15:56789");
}

/// Rule 5.3: a tower may not end on the castle's space; passing it is fine.
#[test]
fn r5_3_a_tower_may_not_end_on_the_castles_space() {
    let mut table = table(
        "rules third basic 2
         course 0:a1b 2:* 4:2 5:3 6:4 7:5 8:6 9:7 10:8 11:9
         a 6/0/0 T2 T3 T2",
    );
    table.refuses("a play T2 t1", "5.3");
    table.play("a play T3 t1").expect_course("0:a 2:* 3:1b 4:2 5:3 6:4 7:5 8:6 9:7 10:8 11:9");
}

/// Rule 5.3: every tower of that stack, and no other; the castle on a tower bars its space as well.
#[test]
fn r5_3_all_towers_so_far_behind_the_castle_are_barred() {
    for castle in ["2:*", "2:9*"] {
        let rest = if castle == "2:*" { "6789" } else { "678" };
        let mut table = table(&format!(
            "rules third basic 2
             course 0:1a2 {castle} 1:3 4:4 5:5 13:{rest} 14:b
             a 6/0/0 T2 D"
        ));
        let others = "t3 t4 t5 t6 t7 t8 t9";
        table.expect_targets("a play T2", others);
        table.refuses("a play T2 t1", "5.3").refuses("a play T2 t2", "5.3");
        // The same by roll.
        table.play("a play D").roll(2).refuses("a move t2", "5.3").expect_targets("a move", others);
    }
}

/// Rule 5.3: the castle riding along is no obstacle to itself, however far.
#[test]
fn r5_3_the_castle_is_no_obstacle_to_itself() {
    let mut table = table(
        "rules third basic 2
         course 2:12* 3:3 4:4 5:5 6:6 13:789ab
         a 6/0/0 T1 T5 T4",
    );
    table.expect_targets("a play T1", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
    table.expect_targets("a play T5", "t1 t2 t3 t4 t5 t6");
    table.refuses("a play T5 t7", "5.3");
    table.play("a play T1 t1").expect_course("3:312* 4:4 5:5 6:6 13:789ab");
}

/// A tower lands on a surface with these wizards; the mover's flasks before and after.
#[track_caller]
fn reward(landing: &str, before: &str, after: &str) {
    let mut table = table(&format!(
        "rules third basic 2
         course 0:* 2:1 {landing} 13:b5 14:6789
         a {before} T2 W1 W1"
    ));
    table.play("a play T2 t1").expect_flasks("a", after).expect_flasks("b", "6/0/0");
    // Nobody is asked: the flask is filled by itself.
    table.expect_turn("a choose");
}

#[test]
fn r5_4_locking_up_fills_one_flask() {
    // One wizard, one's own or another's, on the ground or on a tower; or six of them.
    reward("4:b 5:234", "6/0/0", "5/1/0");
    reward("4:a 5:234", "6/0/0", "5/1/0");
    reward("4:2b 5:34", "6/0/0", "5/1/0");
    reward("4:32a 5:4", "3/1/2", "2/2/2");
    reward("4:aaabbb 5:234", "6/0/0", "5/1/0");
    reward("4:2aaabbb 5:34", "6/0/0", "5/1/0");
}

#[test]
fn r5_4_no_reward_if_nobody_is_locked_up() {
    // Bare ground, a bare tower, and wizards who were locked up before.
    reward("5:234a", "6/0/0", "6/0/0");
    reward("4:2 5:34a", "6/0/0", "6/0/0");
    reward("4:ab2a3 5:4", "6/0/0", "6/0/0");
}

#[test]
fn r5_4_no_reward_without_an_empty_flask() {
    // With no flask full, too: nothing comes back from the spent ones.
    reward("4:b 5:234a", "0/2/4", "0/2/4");
    reward("4:b 5:234a", "0/0/6", "0/0/6");
    reward("4:b 5:234a", "1/0/5", "0/1/5");
}

/// Rule 5.4: the wizards on the moved tower are not locked up by it, and those beneath others count for nothing.
#[test]
fn r5_4_the_landing_surface_alone_decides() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:1ab2bb 4:3 14:456789
         a 6/0/0 T2 T4",
    );
    table.play("a play T2 t1").expect_course("0:* 4:31ab2bb 14:456789").expect_flasks("a", "6/0/0");
    // T2 is lifted from `ab` and lands on bare ground.
    table.play("a play T4 t2").expect_course("0:* 4:31ab 8:2bb 14:456789").expect_flasks("a", "6/0/0");
}

/// Rule 5.4: they are locked up: no card takes them any more.
#[test]
fn r5_4_they_are_locked_up() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 2:1 4:ab 15:23456789
         a 6/0/0 T2 W1 W2
         b 6/0/0 W1 W2 W3",
    );
    table.play("a play T2 t1").expect_course("0:* 4:ab1 15:23456789").expect_legal("a", "discard W1, discard W2");
    table.play("a discard W1").draw("W5 W5").expect_legal("b", "discard W1, discard W2, discard W3, redraw");
}

/// Rule 5.4: whoever moves the tower is rewarded, whatever moves it: card, roll or redraw.
#[test]
fn r5_4_by_card_roll_and_redraw() {
    let start = table(
        "rules third basic 2
         course 0:* 2:1 3:a 4:b 15:23456789
         a 6/0/0 T2 D TDD",
    );
    start.clone().play("a play T2 t1").expect_flasks("a", "5/1/0");
    start.clone().play("a play TDD").roll(1).play("a move t1").expect_flasks("a", "5/1/0");
    start.clone().play("a redraw").draw("W1 W1 W1").play("a push t1").expect_flasks("a", "5/1/0");
    // Twice in a turn: once each time.
    let mut twice = start;
    twice.play("a play D").roll(1).play("a move t1").expect_flasks("a", "5/1/0");
    twice.play("a play TDD").roll(1).play("a move t1").expect_flasks("a", "4/2/0");
    twice.expect_course("0:* 3:a 4:b1 15:23456789");
}

#[test]
fn r5_5_lifting_a_tower_uncovers_without_reward() {
    for (course, tower, after, seen) in [
        // The ground.
        ("4:ab1 8:2", "t1", "4:ab 5:1 8:2", "a@4"),
        // A tower's top.
        ("4:2ab1 8:b", "t1", "4:2ab 5:1 8:b", "a@4"),
        // A lower tower: only what was directly beneath it comes into sight.
        ("4:b2a1", "t2", "4:b 5:2a1", ""),
    ] {
        let missing: String = ('3'..='9').collect();
        let spare = if course.contains('2') { missing } else { format!("2{missing}") };
        let mut table = table(&format!(
            "rules third basic 2
             course 0:* {course} 12:{spare}
             a 6/0/0 T1 W1 W1"
        ));
        table.expect_targets("a play W1", "");
        table.play(&format!("a play T1 {tower}"));
        table.expect_course(&format!("0:* {after} 12:{spare}")).expect_targets("a play W1", seen);
        table.expect_flasks("a", "6/0/0").expect_flasks("b", "6/0/0");
    }
}

/// Rule 5.6: six come to stand above six, and neither surface changes.
#[test]
fn r5_6_a_full_surface_does_not_stop_a_tower() {
    let mut table = table(
        "rules third basic 4
         course 0:* 2:1aabbcc 4:2aabbcc 5:dddd 15:3456789
         a 5/0/0 T2 T1",
    );
    table.play("a play T2 t1").expect_course("0:* 4:2aabbcc1aabbcc 5:dddd 15:3456789").expect_flasks("a", "4/1/0");
    table.play("a play T1 t1").expect_course("0:* 4:2aabbcc 5:dddd1aabbcc 15:3456789");
}
