//! Chapter 8: Free a wizard.
//!
//! Most boards give the active player no cards: then their legal actions are the redraw and the spells, and nothing else.

use rabenburg_engine::{Event, Fact};

use crate::table::{Table, table};

/// The wizards that were shown when towers were lifted, as text.
fn revealed(table: &Table) -> Vec<String> {
    let shown = |event: &Event| match event {
        Event::Public(Fact::Revealed { tower, wizards }) => Some(format!("t{tower} {wizards}")),
        _ => None,
    };
    table.events.iter().filter_map(shown).collect()
}

/// Rule 8.8: the wizards directly beneath are shown to all; one of the caster's goes to the visible surface.
#[test]
fn r8_8_free_a_wizard_takes_one_from_directly_beneath() {
    let start = table(
        "rules third basic 2 spells=free_wizard
         course 0:* 4:aab1ab2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 -",
    );
    let mut ground = start.clone();
    ground.play("a cast free_wizard t1").expect_course("0:* 4:ab1ab2ab 8:3 10:4 11:5 12:6 13:7 14:8 15:9");
    assert_eq!(revealed(&ground), ["t1 aab"]);
    let mut middle = start;
    middle.play("a cast free_wizard t2").expect_course("0:* 4:aab1b2ab 8:3 10:4 11:5 12:6 13:7 14:8 15:9");
    assert_eq!(revealed(&middle), ["t2 ab"]);
    middle.expect_flasks("a", "5/0/1").expect_turn("a choose");
}

/// Rule 8.8: if none of the caster's is there, nothing happens; the flask is spent all the same.
#[test]
fn r8_8_nobody_of_ones_own_beneath() {
    let start = table(
        "rules third basic 2 spells=free_wizard
         course 0:* 4:bb1a 8:3 10:4 11:5 12:6 13:7 14:8 15:92
         a 5/1/0 -",
    );
    for (tower, shown) in [("t1", "t1 bb"), ("t2", "t2 ")] {
        let mut table = start.clone();
        table.play(&format!("a cast free_wizard {tower}")).expect_flasks("a", "5/0/1").expect_turn("a choose");
        table.expect_course("0:* 4:bb1a 8:3 10:4 11:5 12:6 13:7 14:8 15:92");
        assert_eq!(revealed(&table), [shown]);
    }
}

/// Rule 8.8: any tower may be named, whatever is beneath it: the list of choices tells nothing.
#[test]
fn r8_8_any_tower_may_be_named_without_looking() {
    for beneath in ["", "a", "bb"] {
        table(&format!(
            "rules third basic 2 spells=free_wizard
             course 0:* 4:{beneath}1a2b 8:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 5/1/0 -",
        ))
        .expect_legal(
            "a",
            "redraw, cast free_wizard t1, cast free_wizard t2, cast free_wizard t3, cast free_wizard t4, \
             cast free_wizard t5, cast free_wizard t6, cast free_wizard t7, cast free_wizard t8, cast free_wizard t9",
        );
    }
}

/// Rule 8.8: not castable where the visible surface holds six wizards; five leave room for one.
#[test]
fn r8_8_not_where_the_visible_surface_is_full() {
    let with = |top: &str| {
        table(&format!(
            "rules third basic 2 spells=free_wizard
             course 0:* 4:a12{top} 8:3 10:4 11:5 12:6 13:7 14:8 15:9
             a 5/1/0 -",
        ))
    };
    with("aabbbb").refuses("a cast free_wizard t1", "8.8").refuses("a cast free_wizard t2", "8.8");
    with("abbbb").play("a cast free_wizard t1").expect_course("0:* 4:12aabbbb 8:3 10:4 11:5 12:6 13:7 14:8 15:9");
}

/// Rule 8.8: where the castle stands the freed wizard enters it (4.4–4.6).
#[test]
fn r8_8_under_the_castle_it_enters() {
    let mut table = table(
        "rules third basic 2 spells=free_wizard
         course 2:a 4:aab1b2* 7:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 5/1/0 W1 W1 W1",
    );
    table.play("a cast free_wizard t1").expect_course("2:a 4:ab1b2 7:3* 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_home("a", 3).expect_turn("b choose");
}

/// Rule 8.8: the reward for locking the wizard up stays.
#[test]
fn r8_8_the_reward_for_locking_up_is_kept() {
    let mut table = table(
        "rules third basic 2 spells=free_wizard
         course 0:* 3:1 4:ab 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 6/0/0 T1 T1 T1",
    );
    table.play("a play T1 t1").expect_flasks("a", "5/1/0");
    table.play("a cast free_wizard t1").expect_course("0:* 4:b1a 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9");
    table.expect_flasks("a", "5/0/1");
}

/// Rule 8.8, teams: if both partners' wizards are there the caster chooses after looking, and must take one.
#[test]
fn r8_8_partners_pick_after_looking() {
    let start = table(
        "rules third basic 4 teams spells=free_wizard
         course 0:* 4:abc1 6:cd2 8:3 10:4 11:5 12:6 13:7 14:8 15:9
         a 4/1/0 -",
    );
    let mut both = start.clone();
    both.play("a cast free_wizard t1").expect_turn("a pick").expect_legal("a", "pick a, pick c");
    both.refuses("a pick b", "8.8").refuses("a redraw", "3.2");
    both.play("a pick c").expect_course("0:* 4:ab1c 6:cd2 8:3 10:4 11:5 12:6 13:7 14:8 15:9").expect_turn("a choose");
    // Only the partner's: that one goes free without a question.
    let mut one = start;
    one.play("a cast free_wizard t2").expect_course("0:* 4:abc1 6:d2c 8:3 10:4 11:5 12:6 13:7 14:8 15:9");
    one.expect_turn("a choose");
}
