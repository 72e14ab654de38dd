//! Chapter 8: what the spells do.
//!
//! Many boards give the active player no cards: then their legal actions are the redraw and the spells, and nothing else.

use rabenburg_engine::{Event, Fact};

use crate::table::table;

/// Rule 8.1: one visible wizard, anybody's in `third`, one space clockwise, onto the visible surface there.
#[test]
fn r8_1_move_a_wizard_takes_a_visible_wizard_one_space() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 4:a1b 5:a2 6:ab 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 -",
    );
    // The wizards beneath towers 1 and 2 are locked up.
    table.expect_legal("a", "redraw, cast move_wizard b@4, cast move_wizard a@6, cast move_wizard b@6");
    table.refuses("a cast move_wizard a@4", "4.2").refuses("a cast move_wizard a@5", "4.2");
    table.play("a cast move_wizard b@4").expect_course("0:* 4:a1 5:a2b 6:ab 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rules 8.1 and 4.3: not onto a surface that holds six.
#[test]
fn r8_1_not_onto_a_full_surface() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 4:1a 5:2aaabbb 6:b3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 -",
    );
    table.expect_legal("a", "redraw, cast move_wizard a@5, cast move_wizard b@5");
    table.refuses("a cast move_wizard a@4", "4.3");
}

/// Rules 8.1, 4.4 and 4.5: it enters the castle, which moves on to the nearest free shield.
#[test]
fn r8_1_it_enters_the_castle() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 2:2 3:1a 4:b 5:3 6:bbb 10:4 11:5 12:6 13:7 14:8 15:9b
         a 0/6/0 -",
    );
    // Tower 2 has no shield, tower 1 and the ground of 4 are occupied: tower 3 is next. The turn goes on: b is not a.
    table.play("a cast move_wizard b@15").expect_course("2:2 3:1a 4:b 5:3* 6:bbb 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_home("b", 1).expect_turn("a choose");
}

/// Rule 8.2: one tower with all above it two spaces clockwise; not onto the castle's space (5.3).
#[test]
fn r8_2_move_a_tower_takes_a_tower_two_spaces() {
    let mut table = table(
        "rules third basic 2 spells=move_tower
         course 0:* 2:a1b2a3b 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 -",
    );
    table.expect_legal(
        "a",
        "redraw, cast move_tower t1, cast move_tower t2, cast move_tower t3, cast move_tower t4, cast move_tower t5, \
         cast move_tower t6, cast move_tower t7, cast move_tower t9",
    );
    table.refuses("a cast move_tower t8", "5.3");
    table.play("a cast move_tower t2").expect_course("0:* 2:a1b 4:2a3b 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rules 8.2, 8.4 and 5.4: the caster is rewarded, not the player whose turn it is.
#[test]
fn r8_2_and_r8_4_the_caster_gets_the_reward() {
    for (spell, from, to) in [("move_tower", 3, 5), ("headwind_tower", 7, 5)] {
        let mut table = table(&format!(
            "rules third master 2 spells={spell}
             course 0:* 5:ab {from}:1 10:2 11:345 12:6 13:7 14:8 15:9
             a 6/0/0 T1 T1 T1
             b 3/1/2 -",
        ));
        table.play("a play T1 t2").expect_turn("b window");
        table.play(&format!("b cast {spell} t1"));
        assert!(table.position.course().to_string().contains(&format!("{to}:ab1 ")));
        // One flask for two wizards, of whatever colour; the one that paid stays spent.
        table.expect_flasks("a", "6/0/0").expect_flasks("b", "2/1/3");
    }
}

/// Rule 8.2 and 5.4: no reward without an empty flask, and none on a surface without wizards.
#[test]
fn r8_2_no_reward_without_wizards_or_an_empty_flask() {
    let with = |flasks: &str, there: &str| {
        table(&format!(
            "rules third basic 2 spells=move_tower
             course 0:* 3:1a 5:{there} 6:b 10:4 11:5 12:6 13:7 14:8 15:9
             a {flasks} -",
        ))
    };
    with("0/1/5", "b23").play("a cast move_tower t1").expect_flasks("a", "0/0/6");
    with("5/1/0", "b23").play("a cast move_tower t1").expect_flasks("a", "5/0/1");
    with("5/1/0", "23b").play("a cast move_tower t1").expect_flasks("a", "4/1/1");
}

/// Rule 8.3: one visible wizard one space counter-clockwise.
#[test]
fn r8_3_headwind_takes_a_visible_wizard_one_space_back() {
    let mut table = table(
        "rules third basic 2 spells=headwind_wizard
         course 0:* 3:2 4:a1b 5:b3 6:ab 7:bb 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 -",
    );
    table.expect_legal(
        "a",
        "redraw, cast headwind_wizard b@4, cast headwind_wizard a@6, cast headwind_wizard b@6, \
         cast headwind_wizard b@7",
    );
    table.refuses("a cast headwind_wizard a@4", "4.2");
    table
        .play("a cast headwind_wizard b@4")
        .expect_course("0:* 3:2b 4:a1 5:b3 6:ab 7:bb 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rules 8.3 and 4.3: not onto a surface that holds six.
#[test]
fn r8_3_not_onto_a_full_surface() {
    let mut table = table(
        "rules third basic 2 spells=headwind_wizard
         course 0:* 4:1aaabbb 5:2a 6:b3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 -",
    );
    table.expect_legal("a", "redraw, cast headwind_wizard a@4, cast headwind_wizard b@4");
    table.refuses("a cast headwind_wizard a@5", "4.3");
}

/// Rule 8.3: landing on the castle's space enters; the castle then goes clockwise all the same (4.5).
#[test]
fn r8_3_landing_on_the_castles_space_enters() {
    let mut table = table(
        "rules third basic 2 spells=headwind_wizard
         course 4:* 5:2ab 6:a 7:3 8:1 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 W1 W1 W1",
    );
    table.play("a cast headwind_wizard a@5").expect_course("5:2b 6:a 7:3* 8:1 10:4 11:5 12:6 13:7 14:8 15:9");
    // Two were on the course, so three were home. An own wizard's entry ends the turn (4.6).
    table.expect_home("a", 4).expect_turn("b choose");
}

/// Rule 8.4: one tower with all above it two spaces counter-clockwise; not onto the castle's space (5.3).
#[test]
fn r8_4_headwind_takes_a_tower_two_spaces_back() {
    let mut table = table(
        "rules third basic 2 spells=headwind_tower
         course 0:* 1:b 2:4 3:a1b2a3b 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 -",
    );
    table.expect_legal(
        "a",
        "redraw, cast headwind_tower t1, cast headwind_tower t2, cast headwind_tower t3, cast headwind_tower t5, \
         cast headwind_tower t6, cast headwind_tower t7, cast headwind_tower t8, cast headwind_tower t9",
    );
    table.refuses("a cast headwind_tower t4", "5.3");
    table.play("a cast headwind_tower t2").expect_course("0:* 1:b2a3b 2:4 3:a1b 11:5 12:6 13:7 14:8 15:9");
    table.expect_flasks("a", "0/5/1");
}

/// Rules 8.4 and 5.3: the castle riding along is no obstacle to itself.
#[test]
fn r8_4_the_castle_rides_along() {
    let mut table = table(
        "rules third basic 2 spells=headwind_tower
         course 1:a 3:1* 5:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 -",
    );
    table.refuses("a cast headwind_tower t2", "5.3");
    table.play("a cast headwind_tower t1").expect_course("1:a1* 5:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_flasks("a", "4/1/1");
}

/// Rule 8.5: top towers of two different spaces change places, each with the wizards on it.
#[test]
fn r8_5_swap_towers_exchanges_top_towers_with_their_wizards() {
    let mut table = table(
        "rules third basic 2 spells=swap_towers
         course 0:* 4:a1b2aa 8:b3bb 10:45678 11:9
         a 5/1/0 -",
    );
    table.play("a cast swap_towers t2 t3").expect_course("0:* 4:a1b3bb 8:b2aa 10:45678 11:9");
    // Nothing is locked up, so no flask is filled.
    table.expect_flasks("a", "5/0/1");
    // Nothing beneath is shown: no event tells of uncovered or revealed wizards.
    assert!(
        !table
            .events
            .iter()
            .any(|event| matches!(event, Event::Public(Fact::TowerMoved { .. } | Fact::Revealed { .. })))
    );
}

/// Rule 8.5: only the highest of each space, two different spaces, and never the castle's.
#[test]
fn r8_5_only_top_towers_of_two_spaces_without_the_castle() {
    let mut table = table(
        "rules third basic 2 spells=swap_towers
         course 2:7* 4:a1b2aa 8:b3bb 10:45689
         a 5/1/0 -",
    );
    table.expect_legal("a", "redraw, cast swap_towers t2 t3, cast swap_towers t2 t9, cast swap_towers t3 t9");
    table.refuses("a cast swap_towers t1 t2", "8.5"); // the same space
    table.refuses("a cast swap_towers t1 t3", "8.5"); // tower 1 is not the highest
    table.refuses("a cast swap_towers t2 t7", "8.5"); // the castle stands on tower 7
}

/// Rule 8.6: either way round, to the first other space whose visible surface holds no wizard; a shield is not needed.
#[test]
fn r8_6_move_the_castle_goes_to_the_first_surface_without_wizards() {
    let start = table(
        "rules third basic 2 spells=move_castle
         course 0:1* 1:2a 2:b 3:ab3 4:4 5:5 6:6 7:7 13:8 14:a 15:9b
         a 4/2/0 -",
    );
    start.expect_legal("a", "redraw, cast move_castle clockwise, cast move_castle counter-clockwise");
    // Locked-up wizards do not matter: tower 3 is free. Tower 1 stays, the castle is no part of it.
    let mut clockwise = start.clone();
    clockwise.play("a cast move_castle clockwise");
    clockwise.expect_course("0:1 1:2a 2:b 3:ab3* 4:4 5:5 6:6 7:7 13:8 14:a 15:9b");
    // Space 13 with tower 8, which has no shield.
    let mut back = start;
    back.play("a cast move_castle counter-clockwise");
    back.expect_course("0:1 1:2a 2:b 3:ab3 4:4 5:5 6:6 7:7 13:8* 14:a 15:9b");
    // It is no entry: nobody comes home and the turn goes on.
    back.expect_home("a", 2).expect_home("b", 2).expect_turn("a choose");
}

/// Rule 8.6: a ground without a shield will do as well.
#[test]
fn r8_6_a_bare_ground_will_do() {
    let mut table = table(
        "rules third basic 2 spells=move_castle
         course 0:* 1:2a 8:13456789 15:b
         a 4/2/0 -",
    );
    table.play("a cast move_castle clockwise").expect_course("1:2a 2:* 8:13456789 15:b");
}

/// Rule 8.6: not castable if there is no such space.
#[test]
fn r8_6_not_castable_if_there_is_no_free_surface() {
    let mut table = table(
        "rules third basic 4 spells=move_castle
         course 0:123456789* 1:a 2:b 3:c 4:d 5:a 6:b 7:c 8:d 9:a 10:b 11:c 12:d 13:a 14:b 15:c
         a 3/2/0 W1 W1 W1",
    );
    table.refuses("a cast move_castle clockwise", "8.6").refuses("a cast move_castle counter-clockwise", "8.6");
    // One space becomes free: the hole a wizard leaves.
    table.play("a play W1 a@1").play("a cast move_castle clockwise");
    table.expect_course("0:123456789 1:* 2:ab 3:c 4:d 5:a 6:b 7:c 8:d 9:a 10:b 11:c 12:d 13:a 14:b 15:c");
}

/// Rule 8.9: an entry counts for the wizard's owner, and only an own wizard's ends the turn, in every printing.
#[test]
fn r8_9_an_entry_by_spell_counts_for_the_owner() {
    for printing in ["third", "short"] {
        let start = table(&format!(
            "rules {printing} basic 2 spells=move_wizard
             course 0:* 3:1 4:aa 5:bb 8:2 10:4 11:5 12:6 13:7 14:8 15:39ab
             a 4/2/0 W1 W1 W1",
        ));
        let mut others = start.clone();
        others.play("a cast move_wizard b@15").expect_home("b", 3).expect_home("a", 2).expect_turn("a choose");
        let mut own = start;
        own.play("a cast move_wizard a@15").expect_home("b", 2).expect_home("a", 3).expect_turn("b choose");
    }
}

/// Rule 8.9 in the master variant: b casts in a's turn. It is a's wizard that ends a's turn, not the caster's.
#[test]
fn r8_9_the_active_players_wizard_ends_the_turn_whoever_cast() {
    for printing in ["first", "second", "third", "short"] {
        let start = table(&format!(
            "rules {printing} master 2 spells=move_wizard
             course 0:* 3:1 4:aa 5:bb 8:2 10:4 11:5 12:6 13:7 14:8 15:39ab
             a 6/0/0 W1 W1 W1
             b 4/2/0 W2 W2 W2",
        ));
        let mut own = start.clone();
        own.expect_turn(if printing == "second" { "b window" } else { "a choose" });
        if printing == "second" {
            own.play("b pass");
        }
        let mut others = own.clone();
        // In announced. The announced wizard stays where it is: the turn is over at once.
        own.play("a play W1 a@4").expect_turn("b window");
        own.play("b cast move_wizard a@15").expect_home("a", 3);
        own.expect_course("3:1* 4:aa 5:bb 8:2 10:4 11:5 12:6 13:7 14:8 15:39b").expect_turn("a draws");
        // The caster's own wizard: the announced move is made, and a has a second action.
        others.play("a play W1 a@4").play("b cast move_wizard b@15").expect_home("b", 3);
        others.expect_course("3:1* 4:a 5:abb 8:2 10:4 11:5 12:6 13:7 14:8 15:39a").expect_turn("a choose");
    }
}

/// Rule 8.9, teams: the partner's wizard ends the turn too.
#[test]
fn r8_9_the_partners_wizard_ends_the_turn_too() {
    let start = table(
        "rules third basic 4 teams spells=move_wizard
         course 0:* 3:1 4:aa 5:bb 8:2 10:4 11:5 12:6 13:7 14:8 15:39abcd
         a 3/2/0 W1 W1 W1",
    );
    for (wizard, next) in [("c", "b choose"), ("b", "a choose"), ("d", "a choose")] {
        start.clone().play(&format!("a cast move_wizard {wizard}@15")).expect_turn(next);
    }
}

/// Rule 8.9: the castle moves after every entry, so a repeat finds it elsewhere.
#[test]
fn r8_9_the_castle_moves_after_every_entry() {
    let mut table = table(
        "rules short basic 2 spells=move_wizard
         course 0:* 1:1 2:bb 3:3 4:a 8:2 10:4 11:5 12:6 13:7 14:8 15:9bb
         a 1/5/0 -",
    );
    table.play("a cast move_wizard b@15").expect_course("1:1* 2:bb 3:3 4:a 8:2 10:4 11:5 12:6 13:7 14:8 15:9b");
    // The second from space 15 only comes to space 0 now.
    table.play("a cast move_wizard b@15").expect_course("0:b 1:1* 2:bb 3:3 4:a 8:2 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_home("b", 2);
}

/// Rule 8.10: the promo costs 1; the caster draws two cards, and refills only when they hold fewer than three.
#[test]
fn r8_10_draw_two_cards() {
    let mut table = table(
        "rules third basic 2 spells=draw_two
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 4/2/0 W1 W1 W1",
    );
    table.play("a cast draw_two").expect_flasks("a", "4/1/1").expect_turn("a draws");
    table.draw("W2 W2").expect_turn("a choose").expect_hand("a", "W1 W1 W1 W2 W2");
    table.refuses("a cast draw_two", "7.3");
    // Two actions leave three cards: no refill.
    table.play("a play W1 a@4").play("a play W1 a@5").expect_turn("b choose").expect_hand("a", "W1 W2 W2");
}

/// Rule 8.10: after the actions one card and two make three.
#[test]
fn r8_10_drawn_after_the_actions() {
    let mut table = table(
        "rules third basic 2 spells=draw_two
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 4/2/0 W1 W1 W1",
    );
    table.play("a play W1 a@4").play("a play W1 a@5").expect_turn("a end");
    table.play("a cast draw_two").draw("W2 W3");
    table.expect_turn("b choose").expect_hand("a", "W1 W2 W3");
}

/// Rule 8.10 in the master variant: the caster draws, not the active player, and may repeat.
#[test]
fn r8_10_out_of_turn_the_caster_draws() {
    let mut table = table(
        "rules third master 2 spells=draw_two
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 W1 W1 W1
         b 4/2/0 W3 W3 W3",
    );
    table.play("a play W1 a@4").expect_turn("b window");
    table.play("b cast draw_two").expect_turn("b draws");
    table.draw("W2 W2").expect_turn("b repeat");
    table.play("b cast draw_two").draw("W4 W4");
    table.expect_hand("b", "W3 W3 W3 W2 W2 W4 W4").expect_flasks("b", "4/0/2").expect_turn("a choose");
}
