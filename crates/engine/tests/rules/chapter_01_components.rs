//! Chapter 1: components.

use std::collections::BTreeMap;

use rabenburg_engine::*;

use crate::table::{cards, no_table, table};

/// Rule 1.1: after space 15 comes space 0, for wizards and for towers.
#[test]
fn r1_1_the_course_is_a_ring() {
    let mut table = table(
        "rules third basic 2
         course 4:* 5:1 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9 15:a
         a 6/0/0 W1 T3 W5",
    );
    table.play("a play W1 a@15").expect_course("0:a 4:* 5:1 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9");
    table.play("a play T3 t9").expect_course("0:a9 4:* 5:1 6:2 7:3 8:4 9:5 10:6 11:7 12:8");
}

#[test]
fn r1_1_there_are_sixteen_spaces() {
    assert!(Space::all().map(u8::from).eq(0..=15));
    assert_eq!(Space::new(16), None);
    assert!("0:* 16:a 15:123456789".parse::<Course>().is_err());
}

#[test]
fn r1_1_every_fourth_ground_carries_a_shield() {
    let shields: Vec<u8> = Space::all().filter(|&space| Surface::ground(space).has_shield()).map(u8::from).collect();
    assert_eq!(shields, [0, 4, 8, 12]);
}

/// The castle looks for shields, so it tells where they are: with all towers out of the way, under one without a
/// shield, it goes from shield to shield.
#[test]
fn r1_1_the_castle_goes_from_ground_shield_to_ground_shield() {
    for (castle, wizard, next) in [(0, 14, 4), (2, 0, 4), (4, 2, 8), (7, 5, 8), (8, 6, 12), (12, 10, 0), (13, 11, 0)] {
        let mut table = table(&format!(
            "rules third basic 2
             course {castle}:* {wizard}:a 3:b 15:135792468
             a 6/0/0 W2 W2 W2"
        ));
        table.play(&format!("a play W2 a@{wizard}"));
        assert_eq!(u8::from(table.position.course().castle()), next, "from {castle}");
    }
}

#[test]
fn r1_2_nine_towers_and_the_odd_ones_carry_a_shield() {
    assert!(TowerId::all().map(TowerId::number).eq(1..=9));
    assert_eq!(TowerId::new(0), None);
    assert_eq!(TowerId::new(10), None);
    let shields: Vec<u8> =
        TowerId::all().filter(|&tower| Surface::top_of(tower).has_shield()).map(TowerId::number).collect();
    assert_eq!(shields, [1, 3, 5, 7, 9]);
}

#[test]
fn r1_2_every_tower_is_there_exactly_once() {
    assert!("0:* 15:123456789".parse::<Course>().is_ok());
    assert!("0:* 15:12345678".parse::<Course>().is_err());
    assert!("0:* 1:1 15:123456789".parse::<Course>().is_err());
}

/// Rule 1.2: the castle passes T3's shield beneath T2, and takes T1's although T4 beneath it has none.
#[test]
fn r1_2_a_shield_belongs_to_the_towers_top() {
    let mut table = table(
        "rules third basic 2
         course 0:* 1:32 2:41 3:5 4:6 5:7 6:8 7:9b 15:a
         a 6/0/0 W1 W1 W1",
    );
    table.play("a play W1 a@15").expect_course("1:32 2:41* 3:5 4:6 5:7 6:8 7:9b");
}

/// Rule 1.3: no tower card takes the castle, it has no tower's number, and its space has no tower by it.
#[test]
fn r1_3_the_castle_is_not_a_tower() {
    let table = table(
        "rules third basic 2
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 14:ab
         a 6/0/0 T1 T1 T1",
    );
    table.expect_targets("a play T1", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
    assert!("play T1 t0".parse::<Action>().is_err());
    assert_eq!(table.position.course().top_tower(Space::START), None);
    // Nor does it offer a surface: the one at its space is still the ground.
    assert_eq!(table.position.course().visible(Space::START), Surface::ground(Space::START));
}

#[test]
fn r1_4_the_deck_has_ninety_cards_of_23_faces() {
    let mut copies = BTreeMap::new();
    for (codes, each) in [
        ("W1 W2 W3 W4 W5", 4),
        ("T1 T2 T3 T4 T5", 4),
        ("T1W1 T2W2 T3W3 T4W4", 3),
        ("T5W1 T4W2 T2W4 T1W5", 6),
        ("D", 6),
        ("TDD WDD", 3),
        ("TDDD WDDD", 1),
    ] {
        copies.extend(codes.split_whitespace().map(|code| (code.to_string(), each)));
    }
    assert_eq!(copies.len(), 23);
    let deck: BTreeMap<String, u8> = Cards::DECK.iter().map(|(face, count)| (face.to_string(), count)).collect();
    assert_eq!(deck, copies);
    assert_eq!(Cards::DECK.len(), 90);
    // At the table the hands and the pile make up that deck.
    let table = table(
        "rules third basic 2
         course 0:* 15:123456789ab
         a 6/0/0 WDDD W1 W1",
    );
    assert_eq!(table.position.draw_pile().and(cards("WDDD W1 W1")), Cards::DECK);
}

/// Rule 1.4: what is printed on each face: wizard, tower, dice.
#[test]
fn r1_4_every_face_moves_what_it_says() {
    let number = |wizard, tower| (wizard, tower, 0);
    let expected = |code: &str| match code {
        "D" => (None, None, 1),
        "TDD" | "WDD" => (None, None, 2),
        "TDDD" | "WDDD" => (None, None, 3),
        "T5W1" => number(Some(1), Some(5)),
        "T4W2" => number(Some(2), Some(4)),
        "T2W4" => number(Some(4), Some(2)),
        "T1W5" => number(Some(5), Some(1)),
        "W1" => number(Some(1), None),
        "W2" => number(Some(2), None),
        "W3" => number(Some(3), None),
        "W4" => number(Some(4), None),
        "W5" => number(Some(5), None),
        "T1" => number(None, Some(1)),
        "T2" => number(None, Some(2)),
        "T3" => number(None, Some(3)),
        "T4" => number(None, Some(4)),
        "T5" => number(None, Some(5)),
        "T1W1" => number(Some(1), Some(1)),
        "T2W2" => number(Some(2), Some(2)),
        "T3W3" => number(Some(3), Some(3)),
        "T4W4" => number(Some(4), Some(4)),
        other => panic!("a face that is not in the rules: {other}"),
    };
    for face in Face::ALL {
        let printed = (face.distance(Side::Wizard), face.distance(Side::Tower), face.dice());
        assert_eq!(printed, expected(face.code()), "{face}");
        assert_eq!(face.has(Side::Wizard), face == Face::D || face.code().contains('W'), "{face}");
        assert_eq!(face.has(Side::Tower), face == Face::D || face.code().contains('T'), "{face}");
    }
}

#[test]
fn r1_4_no_table_holds_more_cards_than_the_deck() {
    no_table(
        "rules third basic 2
         course 0:* 15:123456789ab
         a 6/0/0 WDDD WDDD",
        "1.4",
    );
    // There is one such card: it cannot be in two hands, nor in a hand and on the discard pile.
    no_table(
        "rules third basic 2
         course 0:* 15:123456789ab
         a 6/0/0 WDDD
         b 6/0/0 WDDD",
        "1.4",
    );
    no_table(
        "rules third basic 2
         course 0:* 15:123456789ab
         a 6/0/0 WDDD
         discard WDDD",
        "1.4",
    );
}

#[test]
fn r1_5_one_die_with_six_sides() {
    let mut table = table(
        "rules third basic 2
         course 0:* 15:123456789ab
         a 6/0/0 D",
    );
    table.play("a play D").expect_turn("roll");
    let chances = table.position.chances().expect("a roll");
    let sides: Vec<_> = (1..=6).map(|value| (Chance::Roll { value }, 1)).collect();
    assert_eq!(chances.iter().collect::<Vec<_>>(), sides);
    assert_eq!(chances.total(), 6);
    let tickets: Vec<_> = (0..=6).map(|ticket| chances.pick(ticket)).collect();
    let expected: Vec<_> = sides.iter().map(|&(side, _)| Some(side)).chain([None]).collect();
    assert_eq!(tickets, expected);
    for value in [0, 7] {
        assert_eq!(table.position.resolve(Chance::Roll { value }, &mut ()), Err(Refusal::Impossible));
    }
    table.roll(6).expect_turn("a rolled");
}

#[test]
fn r1_6_wizards_and_flasks_for_each_number_of_players() {
    for printing in Printing::ALL {
        let of = |count: fn(&Rules) -> u8| (2..=6).map(|n| count(&Rules::new(printing, n))).collect::<Vec<_>>();
        assert_eq!(of(Rules::wizards_each), [5, 4, 4, 3, 3], "{printing}");
        assert_eq!(of(Rules::flasks_each), [6, 5, 5, 4, 4], "{printing}");
        assert_eq!(Rules::new(printing, 0).check(), Err(RulesError::Players(0)));
        assert_eq!(Rules::new(printing, 7).check(), Err(RulesError::Players(7)));
    }
}

/// Rule 1.6: neither more wizards on the course than a player has, nor more or fewer flasks.
#[test]
fn r1_6_nobody_has_more_wizards_or_other_flasks() {
    table("rules third basic 3 | course 0:* 14:aaaabc 15:123456789 | a 1/2/2 -");
    no_table("rules third basic 3 | course 0:* 14:aaaaab 15:123456789", "1.6");
    no_table("rules third basic 3 | course 0:* 14:aaaabc 15:123456789 | a 6/0/0 -", "1.6");
    no_table("rules third basic 3 | course 0:* 14:aaaabc 15:123456789 | a 1/1/2 -", "1.6");
    // Nobody sits at d.
    no_table("rules third basic 3 | course 0:* 14:abcd 15:123456789", "1.6");
}

#[test]
fn r1_7_the_box_of_each_printing() {
    use Colour::{Blue, Green, Orange, Purple, Red, Yellow};
    let boxes = |printing: Printing| {
        [Blue, Yellow, Red, Green, Orange, Purple].map(|colour| printing.printed().wizards_in_box[colour as usize])
    };
    assert_eq!(boxes(Printing::First), [5, 5, 4, 4, 3, 3]);
    assert_eq!(boxes(Printing::Second), [5, 5, 4, 4, 3, 3]);
    assert_eq!(boxes(Printing::Third), [5; 6]);
    assert_eq!(boxes(Printing::Short), [5; 6]);
}

/// The rules of a table at which somebody plays that colour.
fn with_colour(printing: Printing, players: u8, seat: usize, colour: Colour) -> Rules {
    let mut rules = Rules::new(printing, players);
    let before = rules.colours.iter().position(|&other| other == colour).expect("a colour");
    rules.colours.swap(seat, before);
    rules
}

/// Rule 1.7: two play with five wizards each, three and four with four, five and six with three.
#[test]
fn r1_7_a_colour_can_be_chosen_if_the_box_holds_enough_of_it() {
    use Colour::{Green, Orange, Purple, Red};
    for small in [Printing::First, Printing::Second] {
        for (colour, fewest) in [(Red, 3), (Green, 3), (Orange, 5), (Purple, 5)] {
            for players in 2..=6 {
                for seat in [0, 1] {
                    let rules = with_colour(small, players, seat, colour);
                    assert_eq!(rules.check().is_ok(), players >= fewest, "{rules}");
                }
            }
        }
        let refused = with_colour(small, 4, 0, Orange).check();
        assert_eq!(refused, Err(RulesError::ColourScarce { colour: Orange, there: 3, needed: 4 }));
    }
    for large in [Printing::Third, Printing::Short] {
        for (players, colour) in (2..=6).flat_map(|players| Colour::ALL.map(|colour| (players, colour))) {
            assert_eq!(with_colour(large, players, 0, colour).check(), Ok(()));
        }
    }
}

#[test]
fn r1_7_no_table_of_two_with_red_in_the_small_box() {
    let text = |printing: &str| {
        format!(
            "rules {printing} basic 2 colours=red,blue,yellow,green,orange,purple
             course 0:* 15:123456789ab"
        )
    };
    no_table(&text("first"), "1.7");
    no_table(&text("second"), "1.7");
    table(&text("third"));
    table(&text("short"));
}

/// Rule 1.7: six flasks of every colour, so the flasks never stop a colour: two players have six each, even of the
/// scarcest one.
#[test]
fn r1_7_every_colour_has_six_flasks() {
    for colour in Colour::ALL {
        let rules = with_colour(Printing::Third, 2, 1, colour);
        let position = Position::start(rules).expect("a table");
        for seat in rules.seats() {
            assert_eq!(position.flasks(seat), Flasks { empty: 6, full: 0, spent: 0 });
        }
    }
}

#[test]
fn r1_7_each_colour_only_once() {
    let mut rules = Rules::new(Printing::Third, 2);
    rules.colours[1] = rules.colours[0];
    assert_eq!(rules.check(), Err(RulesError::ColourTwice(Colour::Blue)));
}

/// Rule 1.8: two wizards of a colour on a surface are one choice, and nothing tells who is who.
#[test]
fn r1_8_wizards_of_one_colour_are_one_choice() {
    let table = table(
        "rules third basic 2
         course 0:* 4:aba 15:123456789
         a 6/0/0 W1",
    );
    table.expect_legal("a", "play W1 a@4, redraw").expect_course("0:* 4:aab 15:123456789");
    assert_eq!(table.position.legal_actions(Seat::FIRST).len(), 2);
}

#[test]
fn r1_8_it_does_not_matter_which_of_them_went_where() {
    let start = table(
        "rules third basic 2
         course 0:* 4:a 5:a 15:123456789b
         a 6/0/0 W1 W2 W3",
    );
    // One wizard overtakes the other, or both keep their places: the same board.
    let (mut overtaking, mut in_order) = (start.clone(), start);
    overtaking.play("a play W1 a@4").play("a play W2 a@5");
    in_order.play("a play W2 a@5").play("a play W1 a@4");
    overtaking.expect_course("0:* 5:a 7:a 15:123456789b");
    assert_eq!(overtaking.position, in_order.position);
}
