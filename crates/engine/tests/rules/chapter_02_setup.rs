//! Chapter 2: set-up.

use std::collections::BTreeMap;

use rabenburg_engine::*;

use crate::table::{Table, dealt, no_table, seat, table};

/// A table of that many players, dealt anyhow.
fn start(players: u8) -> Table {
    let mut table = dealt(Rules::new(Printing::Third, players), "");
    table.draw_any();
    table
}

#[test]
fn r2_1_the_castle_on_space_0_and_every_tower_on_its_space() {
    for printing in Printing::ALL {
        for players in 2..=6 {
            let position = Position::start(Rules::new(printing, players)).expect("a table");
            let course = position.course();
            assert_eq!(course.castle(), Space::START);
            assert_eq!(course.top_tower(Space::START), None);
            for tower in TowerId::all() {
                assert_eq!(u8::from(course.space_of(tower)), tower.number());
                assert_eq!(course.beneath(tower), Surface::ground(course.space_of(tower)));
            }
        }
    }
    assert_eq!(Course::bare().to_string(), "0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9");
}

#[test]
fn r2_2_the_ghost_lights() {
    assert_eq!(GHOST_LIGHTS, [3, 3, 3, 2, 2, 2, 1, 1, 1]);
    // With six players every light is taken.
    let table = start(6);
    let standing: Vec<u8> =
        TowerId::all().map(|tower| table.position.course().on(Surface::top_of(tower)).total()).collect();
    assert_eq!(standing, GHOST_LIGHTS);
}

/// Rule 2.3: one wizard each, round and round, always on the lowest tower with a light to spare.
#[test]
fn r2_3_wizards_are_placed_in_seat_order() {
    // Two players: ABA BAB ABA B.
    start(2).expect_course("0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9");
    // Three: ABC ABC ABC AB C.
    start(3).expect_course("0:* 1:1abc 2:2abc 3:3abc 4:4ab 5:5c 6:6 7:7 8:8 9:9");
    // Four: ABC DAB CDA BC DA BC D.
    start(4).expect_course("0:* 1:1abc 2:2abd 3:3acd 4:4bc 5:5ad 6:6bc 7:7d 8:8 9:9");
    // Five: ABC DEA BCD EA BC DE.
    start(5).expect_course("0:* 1:1abc 2:2ade 3:3bcd 4:4ae 5:5bc 6:6de 7:7 8:8 9:9");
    // Six: ABC DEF ABC DE FA BC D E F.
    start(6).expect_course("0:* 1:1abc 2:2def 3:3abc 4:4de 5:5af 6:6bc 7:7d 8:8e 9:9f");
}

#[test]
fn r2_3_all_wizards_are_placed() {
    for players in 2..=6 {
        let table = start(players);
        for seat in table.position.rules().seats() {
            assert_eq!(table.position.course().count(seat), table.position.rules().wizards_each());
            table.expect_home(&seat.to_string(), 0);
        }
    }
}

/// Rule 2.3: nothing is decided before seat 0 chooses a first card.
#[test]
fn r2_3_seat_0_starts_and_nobody_chooses_before() {
    for players in 2..=6 {
        let table = start(players);
        table.expect_turn("a choose");
        assert_eq!(table.position.turn_number(), 0);
        assert!(!table.events.iter().any(|event| matches!(event, Event::Public(Fact::WizardMoved { .. }))));
    }
}

#[test]
fn r2_4_three_cards_each_and_the_rest_is_the_draw_pile() {
    let mut table = dealt(Rules::new(Printing::Third, 2), "");
    // Until the cards are dealt nobody can act.
    table.expect_turn("a draws").expect_legal("a", "");
    table.refuses("a redraw", "3.7");
    table.draw("W1 W2").expect_turn("a draws");
    table.draw("T5W1").expect_turn("b draws");
    table.draw("T1 D").expect_turn("b draws");
    table.draw("W1").expect_turn("a choose");
    table.expect_hand("a", "W1 W2 T5W1").expect_hand("b", "T1 D W1").expect_discard("");
    let hands = table.position.hand(Seat::FIRST).and(table.position.hand(seat("b")));
    assert_eq!(table.position.draw_pile().and(hands), Cards::DECK);
}

#[test]
fn r2_4_for_every_number_of_players() {
    for players in 2..=6 {
        let table = start(players);
        for seat in table.position.rules().seats() {
            assert_eq!(table.position.hand(seat).len(), 3);
        }
        assert_eq!(table.position.draw_pile().len(), 90 - 3 * players);
        assert!(table.position.discard().is_empty());
    }
}

#[test]
fn r2_4_all_flasks_start_empty() {
    for (players, flasks) in [(2, "6/0/0"), (3, "5/0/0"), (4, "5/0/0"), (5, "4/0/0"), (6, "4/0/0")] {
        let table = start(players);
        for seat in table.position.rules().seats() {
            table.expect_flasks(&seat.to_string(), flasks);
        }
    }
}

#[test]
fn r2_5_the_basic_game_lays_out_two_spells() {
    for (printing, players) in Printing::ALL.into_iter().flat_map(|printing| (2..=6).map(move |n| (printing, n))) {
        let spells = Rules::new(printing, players).spells;
        assert!(spells.iter().eq([Spell::MoveWizard, Spell::MoveTower]));
    }
    let mut table = table(
        "rules third basic 2
         course 0:* 12:1 15:a23456789b
         a 0/6/0 -",
    );
    table
        .expect_targets("a cast move_wizard", "b@15")
        .expect_targets("a cast move_tower", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
    assert_eq!(table.legal("a").iter().filter(|action| action.starts_with("cast")).count(), 10);
    // What is not laid out cannot be cast by anybody.
    table.refuses("a cast headwind_tower t1", "2.5").refuses("a cast move_castle clockwise", "2.5");
}

/// Rule 2.5: also in the basic game a table may name its spells, the promo too.
#[test]
fn r2_5_a_table_may_name_its_spells() {
    for variant in ["basic", "master"] {
        let mut table = table(&format!(
            "rules third {variant} 2 spells=headwind_tower,draw_two
             course 0:* 12:1 15:a23456789b
             a 0/6/0 -"
        ));
        table.expect_targets("a cast headwind_tower", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
        assert!(table.allows("a cast draw_two"));
        table.refuses("a cast move_tower t1", "2.5");
    }
}

#[test]
fn r2_5_at_least_one_spell_is_laid_out() {
    for variant in ["basic", "master"] {
        for spell in Spell::ALL {
            table(&format!("rules third {variant} 2 spells={spell} | course 0:* 15:123456789ab"));
        }
        no_table(&format!("rules third {variant} 2 spells= | course 0:* 15:123456789ab"), "2.5");
    }
}

/// Rule 2.5: as many as chosen, up to all eight of the box, or nine with the promo.
#[test]
fn r2_5_spells_are_drawn_without_doubles() {
    for count in 1..=8 {
        assert_eq!(Spells::draw(count, false, |_| 0).len(), count);
        assert_eq!(Spells::draw(count, false, |bound| bound - 1).len(), count);
    }
    assert_eq!(Spells::draw(8, false, |_| 0), Spells::BOX);
    assert_eq!(Spells::draw(9, false, |_| 0), Spells::BOX);
    assert_eq!(Spells::draw(9, true, |_| 0), Spells::ALL);
    assert!(Spells::BOX.iter().eq(Spell::ALL.into_iter().filter(|&spell| spell != Spell::DrawTwo)));
}

/// How often each pair of spells comes out when every pair of tickets is drawn once.
fn pairs(promo: bool) -> BTreeMap<Vec<Spell>, usize> {
    let pool = if promo { 9 } else { 8 };
    let mut pairs = BTreeMap::new();
    for (first, second) in (0..pool).flat_map(|first| (0..pool - 1).map(move |second| (first, second))) {
        let mut tickets = [(pool, first), (pool - 1, second)].into_iter();
        let drawn = Spells::draw(2, promo, |bound| {
            let (expected, ticket) = tickets.next().expect("two tickets");
            assert_eq!(bound, expected);
            ticket
        });
        *pairs.entry(drawn.iter().collect()).or_default() += 1;
    }
    pairs
}

/// Rule 2.5: every choice of spells is as likely as any other, and the promo is in the pool only if the table says so.
#[test]
fn r2_5_spells_are_drawn_at_random() {
    for (promo, different) in [(false, 8 * 7 / 2), (true, 9 * 8 / 2)] {
        let pairs = pairs(promo);
        assert_eq!(pairs.len(), different);
        assert!(pairs.values().all(|&times| times == 2));
        assert_eq!(pairs.keys().flatten().any(|&spell| spell == Spell::DrawTwo), promo);
    }
}
