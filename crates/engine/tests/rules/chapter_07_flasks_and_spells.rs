//! Chapter 7: flasks and spells in the basic game.
//!
//! Many boards give the active player no cards: then their legal actions are the redraw and the spells, and nothing else.

use rabenburg_engine::{Costs, Printing, Rules, RulesError, Spell};

use crate::table::table;

/// Rule 7.1: full flasks pay; they become spent.
#[test]
fn r7_1_a_spell_is_paid_with_full_flasks_which_become_spent() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 1/3/2 -
         b 2/4/0 -",
    );
    table.play("a cast move_wizard a@4").expect_flasks("a", "1/1/4").expect_flasks("b", "2/4/0");
}

/// Rule 7.1: neither empty nor spent flasks pay.
#[test]
fn r7_1_empty_and_spent_flasks_pay_nothing() {
    for flasks in ["5/1/0", "0/1/5", "3/1/2"] {
        let mut table = table(&format!(
            "rules third basic 2 spells=move_wizard,move_tower
             course 0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a {flasks} -",
        ));
        table.refuses("a cast move_wizard a@4", "7.2");
        assert!(table.allows("a cast move_tower t1"), "one full flask pays for the tower");
    }
}

/// Rule 7.1: spent flasks count as filled for winning; for the tie-break only full ones count.
#[test]
fn r7_1_spent_flasks_count_for_winning_and_not_for_the_tie_break() {
    // Seat b brings its last wizard home in the last turn of the round; a has finished already.
    for (a, b, end) in [
        ("0/0/6", "1/5/0", "over 10.3 a"), // all spent is all filled; one empty flask and b has not finished
        ("0/2/4", "0/3/3", "over 10.3 b"), // both have filled six: full ones decide
        ("0/3/3", "0/2/4", "over 10.3 a"),
        ("0/3/3", "0/3/3", "over 10.3 ab"),
    ] {
        let mut table = table(&format!(
            "rules third basic 2
             course 0:* 1:1 2:2 3:3 4:8 10:4 11:5 12:6 13:7 14:b 15:9
             a {a} -
             b {b} W2 W2 W2
             turn 1",
        ));
        table.play("b play W2 b@14").draw_any().expect_turn(end);
    }
}

/// Rule 7.2: the printed costs, in every printing.
#[test]
fn r7_2_printed_costs() {
    let costs = [
        (Spell::MoveWizard, 2),
        (Spell::HeadwindWizard, 2),
        (Spell::MoveTower, 1),
        (Spell::HeadwindTower, 1),
        (Spell::SwapTowers, 1),
        (Spell::MoveCastle, 2),
        (Spell::Piggyback, 2),
        (Spell::FreeWizard, 1),
    ];
    for printing in Printing::ALL {
        for (spell, cost) in costs {
            assert_eq!(Rules::new(printing, 4).costs.of(spell), cost, "{spell} in {printing}");
        }
    }
}

/// Rule 7.2: what is printed is what is paid, and one flask less is not enough.
#[test]
fn r7_2_costs_are_paid() {
    for (cast, cost) in [
        ("move_wizard a@4", 2),
        ("headwind_wizard a@4", 2),
        ("move_tower t1", 1),
        ("headwind_tower t1", 1),
        ("swap_towers t1 t2", 1),
        ("move_castle clockwise", 2),
        ("free_wizard t1", 1),
    ] {
        let with_full = |full: u8| {
            table(&format!(
                "rules third basic 2 \
                 spells=move_wizard,headwind_wizard,move_tower,headwind_tower,swap_towers,move_castle,free_wizard
                 course 0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
                 a {}/{full}/0 -",
                6 - full
            ))
        };
        with_full(cost - 1).refuses(&format!("a cast {cast}"), "7.2");
        with_full(cost).play(&format!("a cast {cast}")).expect_flasks("a", &format!("{}/0/{cost}", 6 - cost));
    }
}

/// Rule 7.2: a table may set other costs.
#[test]
fn r7_2_a_table_may_set_other_costs() {
    let with_full = |flasks: &str| {
        table(&format!(
            "rules third basic 2 cost:move_tower=3
             course 0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a {flasks} -",
        ))
    };
    with_full("4/2/0").refuses("a cast move_tower t1", "7.2");
    with_full("3/3/0").play("a cast move_tower t1").expect_flasks("a", "3/0/3");
}

/// Rule 7.2: at least 1.
#[test]
fn r7_2_no_spell_costs_nothing() {
    let rules = Rules::new(Printing::Third, 2);
    let free = Rules { costs: Costs::PRINTED.with(Spell::MoveTower, 0), ..rules };
    assert_eq!(free.check(), Err(RulesError::FreeSpell(Spell::MoveTower)));
    assert_eq!(RulesError::FreeSpell(Spell::MoveTower).rule(), Some("7.2"));
    let cheap = Rules { costs: Costs::PRINTED.with(Spell::MoveWizard, 1), ..rules };
    assert_eq!(cheap.check(), Ok(()));
}

/// Seat a with three cards and four full flasks, seat b with flasks too.
fn basic(printing: &str) -> crate::table::Table {
    table(&format!(
        "rules {printing} basic 2
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 2/4/0 W1 W1 D
         b 2/4/0 W2 W2 W2",
    ))
}

/// Rule 7.3: before the actions.
#[test]
fn r7_3_before_the_actions() {
    let mut table = basic("third");
    table.expect_turn("a choose");
    table.play("a cast move_tower t2").expect_turn("a choose");
    table.expect_course("0:* 4:1a 5:b 9:3 10:42 11:5 12:6 13:7 14:8 15:9");
    // Both actions are still there, and after them no second spell, so the turn ends by itself.
    table.play("a play W1 a@4").expect_turn("a choose");
    table.play("a play W1 a@5").expect_turn("a draws");
}

/// Rule 7.3: between the actions.
#[test]
fn r7_3_between_the_actions() {
    let mut table = basic("third");
    table.play("a play W1 a@4").play("a cast move_tower t2").expect_turn("a choose");
    table.play("a play W1 a@5").expect_turn("a draws");
}

/// Rule 7.3: after the actions. Then the turn is over: there is no second spell.
#[test]
fn r7_3_after_the_actions() {
    let mut table = basic("third");
    table.play("a play W1 a@4").play("a play W1 a@5").expect_turn("a end");
    table.play("a cast move_tower t2").expect_turn("a draws");
}

/// Rule 7.3: between a roll and its move.
#[test]
fn r7_3_between_a_roll_and_its_move() {
    let mut table = basic("third");
    table.play("a play D").expect_turn("roll");
    table.roll(2).expect_turn("a rolled");
    table.play("a cast move_wizard a@4").expect_turn("a rolled");
    table.play("a move a@5").expect_course("0:* 4:1 5:b 7:a 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 7.3: before a redraw, after its cards and before its tower, and after it.
#[test]
fn r7_3_before_and_after_a_redraw() {
    let mut before = basic("third");
    before.play("a cast move_tower t2").play("a redraw").draw("W3 W3 W3").play("a push t1").expect_turn("b choose");

    let mut within = basic("third");
    within.play("a redraw").draw("W3 W3 W3").expect_turn("a push");
    within.play("a cast move_tower t2").expect_turn("a push");
    within.play("a no-push").expect_turn("b choose");

    let mut after = basic("third");
    after.play("a redraw").draw("W3 W3 W3").play("a no-push").expect_turn("a end");
    after.play("a cast move_tower t2").expect_turn("b choose").expect_flasks("a", "2/3/1");
}

/// Rule 7.3: nobody but the active player.
#[test]
fn r7_3_only_the_active_player_casts() {
    let mut table = basic("third");
    table.expect_legal("b", "");
    table.refuses("b cast move_tower t2", "3.1");
    table.play("a play W1 a@4").refuses("b cast move_tower t2", "3.1");
    table.play("a play W1 a@5").expect_turn("a end");
    table.refuses("b cast move_tower t2", "3.1");
}

/// Rule 7.3: one spell a turn, and that once, in `first`, `second` and `third`.
#[test]
fn r7_3_one_spell_a_turn_and_that_once() {
    for printing in ["first", "second", "third"] {
        let mut table = basic(printing);
        table.play("a cast move_tower t2").expect_turn("a choose");
        table.refuses("a cast move_tower t2", "7.3").refuses("a cast move_wizard a@4", "7.3");
        table.play("a play W1 a@4").refuses("a cast move_wizard a@5", "7.3");
    }
}

/// Rule 7.3: in `short` the same spell may be repeated at once, on new targets, and is paid each time.
#[test]
fn r7_3_short_repeats_the_same_spell_at_once() {
    let mut table = table(
        "rules short basic 2
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 1/5/0 W1 W1 W1",
    );
    table.play("a cast move_wizard a@4").expect_flasks("a", "1/3/2").expect_turn("a repeat");
    // The other spell is not to be had, nor a card before the player has stopped.
    table.expect_legal("a", "stop, cast move_wizard a@5, cast move_wizard b@5");
    table.play("a cast move_wizard b@5").expect_flasks("a", "1/1/4");
    // A third use cannot be paid for, so nobody asks for it.
    table.expect_turn("a choose").expect_course("0:* 4:1 5:a 6:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    table.refuses("a cast move_tower t2", "7.3");
}

/// Rule 7.3: at once and not later.
#[test]
fn r7_3_short_repeats_at_once_or_not_at_all() {
    let mut table = basic("short");
    table.play("a cast move_tower t2").expect_turn("a repeat");
    table.play("a stop").expect_turn("a choose");
    table.refuses("a cast move_tower t2", "7.3").refuses("a cast move_wizard a@4", "7.3");
    table.play("a play W1 a@4").refuses("a cast move_tower t2", "7.3");
}

/// Rule 7.3: repeats after the actions; then the turn is over.
#[test]
fn r7_3_short_repeats_after_the_actions() {
    let mut table = basic("short");
    table.play("a play W1 a@4").play("a play W1 a@5").play("a cast move_tower t2").expect_turn("a repeat");
    table.play("a cast move_tower t2").expect_turn("a repeat");
    table.play("a stop").expect_turn("a draws");
    table.expect_flasks("a", "2/2/2");
}

/// Rules 7.3 and 4.6: an own wizard's entry ends the turn, repeats included.
#[test]
fn r7_3_short_no_repeat_after_an_entry() {
    let mut table = table(
        "rules short basic 2
         course 0:* 4:1aaaa 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9a
         a 0/6/0 W1 W1 W1",
    );
    table.play("a cast move_wizard a@15").expect_home("a", 1).expect_turn("b choose");
}

/// Rule 7.3: the spells stay where they are: anybody may cast any of them again.
#[test]
fn r7_3_spells_stay_all_game() {
    let mut table = basic("third");
    table.play("a cast move_tower t2").play("a play W1 a@4").play("a play W1 a@5").draw_any();
    table.expect_turn("b choose");
    table.play("b cast move_tower t2").play("b play W2 b@5").play("b play W2 b@7").draw_any();
    // Round two: the same spell once more, by the same player.
    table.expect_turn("a choose");
    table.play("a cast move_tower t2");
    table.expect_course("0:* 4:1 6:a 9:3b 10:4 11:5 12:6 13:7 14:82 15:9");
}

/// Rule 7.4: `first` and `second` take the caster's own wizards, `third` and `short` any player's.
#[test]
fn r7_4_whose_wizards() {
    for (printing, everybodys) in [("first", false), ("second", false), ("third", true), ("short", true)] {
        let mut table = table(&format!(
            "rules {printing} basic 2 spells=move_wizard,headwind_wizard
             course 0:* 4:1a 6:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 2/4/0 -",
        ));
        let own = "redraw, cast move_wizard a@4, cast headwind_wizard a@4";
        if everybodys {
            table.expect_legal("a", &format!("{own}, cast move_wizard b@6, cast headwind_wizard b@6"));
        } else {
            table.expect_legal("a", own);
            table.refuses("a cast move_wizard b@6", "7.4").refuses("a cast headwind_wizard b@6", "7.4");
        }
    }
}

/// Rule 7.4: a tower may be anybody's in every printing; whoever stands on it rides along.
#[test]
fn r7_4_towers_are_nobodys() {
    for printing in ["first", "second", "third", "short"] {
        let mut table = table(&format!(
            "rules {printing} basic 2 spells=move_tower
             course 0:* 4:1a 6:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 5/1/0 -",
        ));
        table.play("a cast move_tower t2").expect_course("0:* 4:1a 8:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    }
}

/// Rule 7.4: once a player's wizards are all home, their partner's are their own (11.4); before that they are not.
#[test]
fn r7_4_own_is_the_partners_colour_once_all_are_home() {
    let with = |wizards: &str| {
        table(&format!(
            "rules second basic 4 teams spells=move_wizard
             course 0:* 2:{wizards} 4:1c 6:2b 9:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 3/2/0 -",
        ))
    };
    let mut home = with("d");
    home.expect_legal("a", "redraw, flasks 1, flasks 2, cast move_wizard c@4");
    home.refuses("a cast move_wizard b@6", "7.4");
    let mut away = with("a");
    away.expect_legal("a", "redraw, flasks 1, flasks 2, cast move_wizard a@2");
    away.refuses("a cast move_wizard c@4", "7.4");
}

/// Rule 7.5: who can still cast may cast or end the turn.
#[test]
fn r7_5_who_can_still_cast_may_cast_or_end_the_turn() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 4/2/0 W1 W1 W1",
    );
    table.play("a play W1 a@4").play("a play W1 a@5").expect_turn("a end");
    table.expect_legal("a", "end, cast move_wizard a@6, cast move_wizard b@5");
    table.play("a end").expect_turn("a draws").expect_flasks("a", "4/2/0");
}

/// Rule 7.5: for one who cannot pay, the turn ends by itself, after both actions and after a redraw.
#[test]
fn r7_5_without_flasks_the_turn_ends_by_itself() {
    let start = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 4:1a 5:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 W1 W1 W1",
    );
    start.clone().play("a play W1 a@4").play("a play W1 a@5").expect_turn("a draws");
    start.clone().play("a redraw").draw("W3 W3 W3").play("a no-push").expect_turn("b choose");
}

/// Rule 7.5: to be able to cast is to have a legal target too. Here no wizard is visible.
#[test]
fn r7_5_without_a_target_the_turn_ends_by_itself() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 4:ab1 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 0/6/0 T1 T1 T1",
    );
    table.play("a play T1 t2").play("a play T1 t2").expect_turn("a draws");
}

/// Rule 7.5: asked when the second action is done, so a flask filled by that action counts.
#[test]
fn r7_5_a_flask_of_the_second_action_counts() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:1 6:b 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 T1 T1 T1",
    );
    table.play("a play T1 t1").expect_turn("a choose");
    table.play("a play T1 t1").expect_flasks("a", "5/1/0");
    table.expect_turn("a end");
}

/// Rule 7.5: exchange and flasks do not keep a turn open: partner c is rich, a ends without being asked.
#[test]
fn r7_5_a_rich_partner_does_not_keep_the_turn_open() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 4:1a 5:b 8:2c 9:3d 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/0/0 W1 W1 W1
         c 0/5/0 W2 W2 W2",
    );
    table.play("a play W1 a@4").play("a play W1 a@5").expect_turn("a draws");
}

/// Rule 7.5: a player who was asked is not skipped because they have passed their flasks on since.
#[test]
fn r7_5_flasks_passed_later_do_not_skip_a_seat() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 4:1a 5:b 8:2c 9:3d 10:4 11:5 12:6 13:7 14:8 15:9
         a 4/1/0 W1 W1
         c 5/0/0 -",
    );
    table.play("a play W1 a@4").play("a play W1 a@5").expect_turn("a end");
    table.play("a flasks 1").expect_turn("a end").expect_flasks("c", "5/1/0").expect_legal("a", "end");
    table.play("a end").expect_turn("a draws");
}

/// Rule 7.5, for the windows of chapter 9: each seat is tested when its turn to be asked comes.
#[test]
fn r7_5_in_windows_each_seat_is_tested_when_its_turn_comes() {
    let start = table(
        "rules third master 4 teams spells=move_tower
         course 0:* 4:1a 5:b 8:2c 9:3d 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/0/0 W1 W1
         b 4/1/0 -
         c 4/1/0 -
         d 5/0/0 -",
    );
    // Active a has no flasks and is skipped; b is asked, then c, who passes a flask to a: that does not bring a back.
    let mut table = start.clone();
    table.expect_turn("a choose");
    table.play("a play W1 a@4").expect_turn("b window");
    table.play("b pass").expect_turn("c window");
    table.play("c flasks 1").expect_turn("c window").expect_legal("c", "pass");
    // Announced is over without a having been asked; in done a is asked first, for now a has the flask.
    table.play("c pass").expect_course("0:* 4:1 5:ab 8:2c 9:3d 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a window");

    // The other way round: flasks that arrive before the seat's turn count.
    let mut table = start;
    table.play("a play W1 a@4").play("b pass").play("c flasks 1").play("c pass").expect_turn("a window");
    table.play("a cast move_tower t2").expect_flasks("a", "5/0/1");
}
