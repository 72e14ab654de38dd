//! Chapter 4: wizards.

use rabenburg_engine::*;

use crate::table::{no_table, table};

/// Rule 4.1: the ground where there is no tower, the top of the highest tower, and nothing else.
#[test]
fn r4_1_only_wizards_on_the_visible_surface_can_be_taken() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:a 5:a1a 6:2a3 7:b4b 15:56789
         a 6/0/0 W1 T5 T5",
    );
    table.expect_targets("a play W1", "a@4 a@5");
    table.refuses("a play W1 a@6", "4.2");
    // On space 5 it is the wizard on the tower, not the one beneath.
    table.play("a play W1 a@5").expect_course("0:* 4:a 5:a1 6:2a3a 7:b4b 15:56789");
}

/// Rule 4.1: visibility follows the towers: who is under one is locked up, and free when it is gone.
#[test]
fn r4_1_a_tower_locks_up_and_uncovers() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 2:1 4:a 15:23456789b
         a 6/0/0 T2 T3 W1",
    );
    table.play("a play T2 t1").expect_course("0:* 4:a1 15:23456789b");
    table.expect_targets("a play W1", "").expect_targets("a play T3", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
    table.play("a play T3 t1").expect_course("0:* 4:a 7:1 15:23456789b");
    // It can be taken again in the next turn.
    table.draw("W1 W1").play("b redraw").draw_any().play("b no-push").expect_targets("a play W1", "a@4");
}

/// Rule 4.2: clockwise, exactly as far as the card says, onto the ground or the highest tower.
#[test]
fn r4_2_a_wizard_goes_exactly_n_spaces_clockwise() {
    for n in 1..=5 {
        let mut table = table(&format!(
            "rules third basic 2
             course 1:a 14:* 15:123456789b
             a 6/0/0 W{n}"
        ));
        table.expect_legal("a", &format!("play W{n} a@1, redraw"));
        table.play(&format!("a play W{n} a@1"));
        table.expect_course(&format!("{}:a 14:* 15:123456789b", 1 + n));
    }
}

#[test]
fn r4_2_onto_the_visible_surface() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:aa 4:b1b2b 5:b 15:3456789
         a 6/0/0 W2 W3 W5",
    );
    table.play("a play W2 a@2").expect_course("0:* 2:a 4:b1b2ab 5:b 15:3456789");
    table.play("a play W3 a@2").expect_course("0:* 4:b1b2ab 5:ab 15:3456789");
}

/// Rule 4.2: one wizard, though others of its colour stand beside it; it fills no flask.
#[test]
fn r4_2_one_wizard_at_a_time() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:aaab 15:123456789
         a 6/0/0 W2",
    );
    table.play("a play W2 a@2").expect_course("0:* 2:aab 4:a 15:123456789").expect_flasks("a", "6/0/0");
}

#[test]
fn r4_2_only_ones_own_colour() {
    let table = table(
        "rules third basic 2
         course 0:* 2:ab 4:b 15:123456789
         a 6/0/0 W2 T2W2",
    );
    table.expect_targets("a play W2", "a@2");
    assert!(!table.allows("a play W2 b@2") && !table.allows("a play W2 b@4") && !table.allows("a play T2W2 b@4"));
}

/// The colour of a card's wizard is this rule's, in every printing; 7.4 speaks of spells.
#[test]
fn r4_2_another_players_wizard_is_refused() {
    for printing in Printing::ALL {
        let mut table = table(&format!(
            "rules {printing} basic 2
             course 0:* 2:ab 4:b 15:123456789
             a 6/0/0 W2 D"
        ));
        table.refuses("a play W2 b@4", "4.2").play("a play D").roll(1).refuses("a move b@2", "4.2");
    }
}

#[test]
fn r4_2_somebody_must_stand_there() {
    let mut table = table(
        "rules third basic 2
         course 0:* 2:ab 4:b 15:a123456789
         a 6/0/0 W2",
    );
    table.refuses("a play W2 a@3", "4.2").refuses("a play W2 a@4", "4.2").refuses("a play W2 a@15", "4.2");
}

/// Rule 4.3: the sixth wizard finds room, the seventh does not; on the ground and on a tower.
#[test]
fn r4_3_a_surface_takes_six_wizards() {
    for ([on_8, on_9], rest) in [(["", ""], "123456789"), (["9", "8"], "1234567")] {
        let mut table = table(&format!(
            "rules third basic 4
             course 0:* 6:aa 8:{on_8}bbbcc 9:{on_9}bccddd 15:{rest}
             a 5/0/0 W3 W2 W1"
        ));
        table.expect_targets("a play W3", "").expect_targets("a play W2", "a@6").expect_targets("a play W1", "a@6");
        table.refuses("a play W3 a@6", "4.3");
        table.play("a play W2 a@6").expect_course(&format!("0:* 6:a 8:{on_8}abbbcc 9:{on_9}bccddd 15:{rest}"));
        // From next to it, too, nobody comes to the full one.
        table.refuses("a play W3 a@6", "4.3").expect_targets("a play W1", "a@6");
        table.refuses("a play W1 a@8", "4.3");
    }
}

/// Rule 4.3: the colours do not matter, nor do locked-up wizards, nor wizards passed on the way.
#[test]
fn r4_3_only_the_surface_itself_counts() {
    let mut table = table(
        "rules third basic 4
         course 0:* 6:a 7:bbccdd 8:bbccdd1 9:aa 15:23456789
         a 5/0/0 W1 W2 W3",
    );
    table.refuses("a play W1 a@6", "4.3").expect_targets("a play W2", "a@6 a@9");
    table.play("a play W2 a@6").expect_course("0:* 7:bbccdd 8:bbccdd1a 9:aa 15:23456789");
}

#[test]
fn r4_3_no_position_has_seven_on_a_surface() {
    table("rules third basic 4 | course 0:* 7:bbccdd 15:123456789aaa");
    no_table("rules third basic 4 | course 0:* 7:abbccdd 15:123456789", "4.3");
    no_table("rules third basic 4 | course 0:* 15:123456789abbccdd", "4.3");
}

/// Rule 4.3: sixteen are home already, and there is room for more.
#[test]
fn r4_3_the_castle_has_no_limit() {
    let mut table = table(
        "rules third basic 6
         course 0:* 14:a 15:123456789b
         a 4/0/0 W2",
    );
    table.expect_home("a", 2).expect_home("b", 2).expect_home("f", 3);
    table.play("a play W2 a@14").expect_home("a", 3).expect_course("4:* 15:123456789b");
}

/// Rule 4.4: exactly on the castle's space it goes in; a longer move passes by.
#[test]
fn r4_4_a_move_that_ends_on_the_castles_space_enters() {
    let start = table(
        "rules third basic 2
         course 2:* 14:a 15:123456789b
         a 6/0/0 W3 W4 W5",
    );
    for (card, course, home) in
        [("W3", "1:a 2:* 15:123456789b", 4), ("W4", "4:* 15:123456789b", 5), ("W5", "2:* 3:a 15:123456789b", 4)]
    {
        let mut table = start.clone();
        table.play(&format!("a play {card} a@14")).expect_course(course).expect_home("a", home).expect_home("b", 4);
    }
}

/// Rule 4.4: on a tower too: the castle stands on T1, and the wizard goes in, not onto the tower.
#[test]
fn r4_4_a_castle_on_a_tower_is_entered_as_well() {
    let mut table = table(
        "rules third basic 2
         course 2:1* 14:a 15:23456789b
         a 6/0/0 W4",
    );
    table.play("a play W4 a@14").expect_course("2:1 4:* 15:23456789b").expect_home("a", 5);
}

/// Rule 4.4: a wizard that is home stays there to the end: no card takes it, wherever the castle has gone.
#[test]
fn r4_4_who_is_home_stays_there() {
    let mut table = table(
        "rules third basic 2
         course 2:* 14:a 15:123456789b
         a 6/0/0 W4 W1 W2
         b 6/0/0 T4 T5 W3",
    );
    table.play("a play W4 a@14").draw("W1").play("b play T4 t1").play("b play T5 t1").draw("W5 W5");
    table.expect_turn("a choose").expect_targets("a play W1", "");
    table.refuses("a play W1 a@2", "4.2");
    table.refuses("a play W1 a@4", "4.2").expect_home("a", 5);
}

/// Where the castle goes when `a` enters it from space 15 on space 0, and the course is that beside.
#[track_caller]
fn castle_goes(beside: &str, after: &str) {
    let mut table = table(&format!(
        "rules third basic 2
         course 0:* {beside} 15:a
         a 6/0/0 W1"
    ));
    table.play("a play W1 a@15").expect_course(after);
}

#[test]
fn r4_5_the_castle_goes_clockwise_to_the_nearest_shield() {
    // The ground of space 4, though T1 is as near the other way round.
    castle_goes("3:2 5:345678 11:9 12:1 13:b", "3:2 4:* 5:345678 11:9 12:1 13:b");
    // A tower's shield on a space without one.
    castle_goes("1:2 2:3 4:b 6:145679 7:8", "1:2 2:3* 4:b 6:145679 7:8");
}

#[test]
fn r4_5_a_tower_hides_the_shields_beneath_it() {
    // T2 hides the ground of space 4, T4 hides T3 and the ground of space 8; T5 on T6 shows its own.
    castle_goes("4:2 8:34 9:65 10:1789 11:b", "4:2 8:34 9:65* 10:1789 11:b");
    // T1 on the ground of space 4: one shield hides another, and it is still a shield.
    castle_goes("4:1 8:2345678 9:9 10:b", "4:1* 8:2345678 9:9 10:b");
}

#[test]
fn r4_5_a_shield_with_a_wizard_is_passed() {
    // On the ground and on a tower, whoever it is.
    castle_goes("2:1b 4:a 5:3a 8:5 9:246789", "2:1b 4:a 5:3a 8:5* 9:246789");
}

#[test]
fn r4_5_locked_up_wizards_do_not_matter() {
    castle_goes("2:a2 4:b1 9:3456789b", "2:a2 4:b1* 9:3456789b");
    castle_goes("2:a2 3:4ab3 9:156789b", "2:a2 3:4ab3* 9:156789b");
}

/// Rule 4.5: the castle stays if there is no other such space; the shield beneath it does not count.
#[test]
fn r4_5_it_stays_if_there_is_none() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:135792468 8:b 12:a 15:a
         a 6/0/0 W1",
    );
    table.play("a play W1 a@15").expect_course("0:* 4:135792468 8:b 12:a").expect_home("a", 4);
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::Public(Fact::CastleMoved { .. }))),
        "it has not moved"
    );
}

/// Rule 4.5: the surface which the wizard has just left is as good as any other.
#[test]
fn r4_5_the_wizard_has_left_its_surface() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:13572468 8:b 12:a 15:9a
         a 6/0/0 W1",
    );
    table.play("a play W1 a@15").expect_course("4:13572468 8:b 12:a 15:9*");
}

/// Rule 4.5: the castle moves after an entry, and after nothing else by itself.
#[test]
fn r4_5_only_after_an_entry() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:1 8:2 14:a 15:3456789b
         a 6/0/0 W1 W3 T1",
    );
    table.play("a play W3 a@14").play("a play T1 t1").expect_course("0:* 1:a 5:1 8:2 15:3456789b");
}

/// Rule 4.6: the entry was the first action, and there is no second.
#[test]
fn r4_6_an_entry_by_card_ends_the_turn() {
    let mut table = table(
        "rules third basic 2
         course 0:* 14:a 15:123456789b
         a 0/6/0 W2 W3 T3",
    );
    // Nor may they cast, though they have flasks: the refill follows at once.
    table.play("a play W2 a@14").expect_course("4:* 15:123456789b").expect_turn("a draws").expect_legal("a", "");
    table.draw("W5").expect_hand("a", "W3 T3 W5").expect_turn("b choose");
}

#[test]
fn r4_6_an_entry_by_roll_ends_the_turn() {
    let mut table = table(
        "rules third basic 2
         course 0:* 14:a 15:123456789b
         a 5/1/0 WDDD W3 T3",
    );
    table.play("a play WDDD").roll(2).play("a move a@14").expect_turn("a draws").expect_hand("a", "W3 T3");
    table.draw("W5").expect_turn("b choose");
}

/// Rule 4.6: by one's own spell before any card. The player still holds three cards, so nothing is drawn.
#[test]
fn r4_6_an_entry_by_spell_ends_the_turn() {
    for printing in Printing::ALL {
        let mut table = table(&format!(
            "rules {printing} basic 2
             course 0:* 10:a 15:123456789a
             a 0/6/0 W2 W3 T3"
        ));
        // No repeat either, though `short` knows repeats and flasks are left.
        table.play("a cast move_wizard a@15").expect_home("a", 4).expect_flasks("a", "0/4/2");
        table.expect_turn("b choose").expect_hand("a", "W2 W3 T3");
    }
}

/// Rule 4.6: the same within a card, between roll and move: the card is on the discard pile and that was it.
#[test]
fn r4_6_an_entry_between_roll_and_move_ends_the_turn() {
    let mut table = table(
        "rules third basic 2
         course 0:* 10:a 15:123456789a
         a 0/6/0 D W3 T3",
    );
    table.play("a play D").roll(3).play("a cast move_wizard a@15").expect_turn("a draws").expect_discard("D");
    table.draw("W1").expect_turn("b choose").expect_course("4:* 10:a 15:123456789");
}

/// Rule 4.6: whoever cast it. `b` blows the active player's wizard home; the announced tower does not move, and neither
/// a repeat nor another window follows, though `b` could pay.
#[test]
fn r4_6_an_entry_by_another_players_spell_ends_the_turn() {
    let mut table = table(
        "rules third master 2 spells=move_wizard
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:ab 15:a
         a 6/0/0 T1 T2 W5
         b 2/4/0 -",
    );
    table.play("a play T1 t9").expect_turn("b window");
    table.play("b cast move_wizard a@15");
    table.expect_course("1:1* 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:ab").expect_home("a", 4).expect_home("b", 4);
    table.expect_turn("a draws");
    table.draw("W1").expect_hand("a", "T2 W5 W1").expect_discard("T1").expect_turn("b window");
    assert_eq!(table.position.turn_number(), 1);
}

/// Rule 4.6: the wizard of somebody else does not end the turn.
#[test]
fn r4_6_another_players_wizard_does_not_end_it() {
    let mut table = table(
        "rules third basic 2
         course 0:* 10:a 15:123456789bb
         a 4/2/0 W2 W3 T3",
    );
    table.play("a cast move_wizard b@15").expect_home("b", 4).expect_home("a", 4);
    table.expect_course("4:* 10:a 15:123456789b").expect_turn("a choose");
    // Both actions are left.
    table.play("a play W2 a@10").expect_turn("a choose");
    table.play("a play W3 a@12").expect_turn("a draws");
}

/// Rule 4.6: nor does a move that only passes the castle, or ends next to it.
#[test]
fn r4_6_a_move_without_an_entry_does_not_end_it() {
    let mut table = table(
        "rules third basic 2
         course 0:* 14:aa 15:123456789b
         a 6/0/0 W3 W1 T3",
    );
    table.play("a play W3 a@14").expect_turn("a choose");
    table.play("a play W1 a@14").expect_turn("a draws");
}

/// Rule 4.7: wizards under the castle, on the ground or on a tower, are no position; locked up below they are.
#[test]
fn r4_7_no_wizard_stands_where_the_castle_stands() {
    no_table("rules third basic 2 | course 0:b* 15:123456789a", "4.7");
    no_table("rules third basic 2 | course 0:1b* 15:23456789a", "4.7");
    table("rules third basic 2 | course 0:b1* 15:23456789a").expect_course("0:b1* 15:23456789a");
    // Nor does anything stand on the castle.
    assert!("0:*b 15:123456789a".parse::<Course>().is_err());
    assert!("0:*1 15:23456789a".parse::<Course>().is_err());
}

/// Rule 4.7: the castle comes only to where nobody stands, and whoever comes to it goes in.
#[test]
fn r4_7_nobody_comes_to_stand_under_the_castle() {
    let mut table = table(
        "rules third basic 2
         course 0:1* 3:a 4:b 14:aa 15:23456789b
         a 6/0/0 W2 W5 T5
         b 6/0/0 W1 W2 W4",
    );
    table.play("a play W2 a@14").expect_course("0:1 3:a 4:b 8:* 14:a 15:23456789b");
    table.draw("W1");
    table.play("b play W4 b@4").expect_course("0:1 3:a 12:* 14:a 15:23456789b");
}

/// Rule 4.7: who is home is public, and each player has a count of their own.
#[test]
fn r4_7_who_is_home_is_known() {
    let mut table = table(
        "rules third basic 3
         course 0:* 13:a 14:abc 15:123456789cc
         a 5/0/0 W3 W1 W1
         b 5/0/0 W2 W2 W2",
    );
    table.expect_home("a", 2).expect_home("b", 3).expect_home("c", 1);
    table.play("a play W3 a@13").expect_home("a", 3).expect_home("b", 3).expect_home("c", 1);
}
