//! Chapter 12: solo.

use rabenburg_engine::{Cards, Printing, Reason, Rules, Spell, Spells, Turn};

use crate::table::{Table, dealt, table};

/// Thirty cards for the discard pile; no test has more of these faces in hand than are left.
const THIRTY: [&str; 30] = [
    "T3", "T3", "T3", "T4", "T4", "T4", "T4", "T5", "T5", "T5", "T5", "T1W1", "T1W1", "T1W1", "T2W2", "T2W2", "T2W2",
    "T3W3", "T3W3", "T3W3", "T4W4", "T4W4", "T4W4", "T5W1", "T5W1", "T5W1", "T5W1", "T5W1", "T5W1", "T2W4",
];

/// A solo game with so many cards on the discard pile.
fn solo(spells: &str, course: &str, flasks: &str, hand: &str, discarded: usize) -> Table {
    let pile = if discarded == 0 { "-".to_string() } else { THIRTY[..discarded].join(" ") };
    table(&format!("rules third basic 1 {spells}\ncourse {course}\na {flasks} {hand}\ndiscard {pile}"))
}

/// Two wizards are not home: one on tower 9, a step from the castle, and one on tower 4.
const TWO_LEFT: &str = "0:* 1:1 2:2 3:3 4:4a 5:5 6:6 7:7 8:8 15:9a";
/// Only the one on tower 9 is not home.
const ONE_LEFT: &str = "0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 15:9a";

fn score(table: &Table) -> Option<u8> {
    match table.position.turn() {
        Turn::Over(outcome) => {
            assert_eq!(outcome.reason, Reason::Solo);
            outcome.score
        }
        _ => None,
    }
}

/// Rule 12.0: solo is a basic game.
#[test]
fn r12_0_solo_is_a_basic_game() {
    for printing in Printing::ALL {
        assert!(Rules::new(printing, 1).check().is_ok());
        let error = format!("{printing} master 1 spells=").parse::<Rules>().expect_err("no master variant").to_string();
        assert!(error.contains("12.0"), "{error}");
    }
}

/// Rule 12.0: all twelve wizards count as one colour: any of them may be moved.
#[test]
fn r12_0_all_wizards_are_of_one_colour() {
    let table = solo("", "0:* 1:1aaaa 2:2aaaa 3:3aaaa 4:4 5:5 6:6 7:7 8:8 9:9", "0/0/0", "W4", 0);
    table.expect_legal("a", "play W4 a@1, play W4 a@2, play W4 a@3, redraw");
}

/// Rule 12.0: chapter 10 does not apply: flasks are not asked for, no round ends the game, and nobody shares a victory.
#[test]
fn r12_0_chapter_10_does_not_apply() {
    // All flasks full from the start and one round after the other: only the wizards matter.
    let mut table = solo(
        "spells=move_tower,swap_towers,move_castle",
        "0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:a9",
        "0/6/0",
        "W1 W1",
        0,
    );
    table.play("a discard W1").play("a end").draw("T1 T1").expect_turn("a choose");
    // Full flasks or not: all home is won.
    for flasks in ["0/6/0", "0/0/6"] {
        let mut table = solo("spells=move_tower,swap_towers,move_castle", ONE_LEFT, flasks, "W1", 0);
        table.play("a play W1 a@15").expect_turn("over 12.4 a");
    }
    assert!("third basic 1 rounds=9".parse::<Rules>().is_err());
}

/// Rule 12.0: the promo may be among the spells only if the table says so: by name, or for the random draw.
#[test]
fn r12_0_the_promo_only_if_the_table_says_so() {
    // Every way to draw three: each ticket below its bound, which is the number of spells left in the pool.
    let drawn = |promo: bool| {
        let pool = 8 + usize::from(promo);
        let mut with = 0;
        for way in 0..pool * (pool - 1) * (pool - 2) {
            let mut left = way;
            let mut bounds = Vec::new();
            let spells = Spells::draw(3, promo, |bound| {
                bounds.push(bound);
                let ticket = left % bound;
                left /= bound;
                ticket
            });
            assert_eq!(bounds, [pool, pool - 1, pool - 2]);
            assert_eq!(spells.len(), 3);
            with += usize::from(spells.contains(Spell::DrawTwo));
        }
        with
    };
    assert_eq!(drawn(false), 0);
    assert_eq!(drawn(true), 3 * 8 * 7, "a third of all draws of three among nine");
    // Named by hand it is played like any spell.
    let course = "0:* 1:1aaaa 2:2aaaa 3:3aaaa 4:4 5:5 6:6 7:7 8:8 9:9";
    let mut table = solo("spells=draw_two,swap_towers,move_castle", course, "0/6/0", "W4 W1 W1", 0);
    table.play("a play W4 a@1").play("a cast draw_two").draw("T1 T1");
    // Two and two: no refill.
    table.expect_hand("a", "W1 W1 T1 T1").expect_flasks("a", "0/5/1").expect_turn("a choose");
    let mut without = solo("spells=move_tower,swap_towers,move_castle", course, "0/6/0", "W4 W1 W1", 0);
    without.play("a play W4 a@1").refuses("a cast draw_two", "2.5");
}

/// Rule 12.1: twelve wizards, three, three, three, two and one on towers 1 to 5; a hand of three; no flasks.
#[test]
fn r12_1_set_up() {
    for printing in Printing::ALL {
        let table = dealt(Rules::new(printing, 1), "W1 W2 W3");
        table.expect_course("0:* 1:1aaa 2:2aaa 3:3aaa 4:4aa 5:5a 6:6 7:7 8:8 9:9").expect_hand("a", "W1 W2 W3");
        table.expect_flasks("a", "0/0/0").expect_home("a", 0).expect_turn("a choose");
    }
}

/// Rule 12.1: one card a turn; then the hand is filled up to three.
#[test]
fn r12_1_one_card_a_turn() {
    let mut table = dealt(Rules::new(Printing::Third, 1), "W5 W5 W5");
    table.play("a play W5 a@5").expect_hand("a", "W5 W5").expect_turn("a draws");
    table.draw("T1").expect_hand("a", "W5 W5 T1").expect_turn("a choose");
    assert_eq!(table.position.turn_number(), 1);
    // There is no second action that could be given up (3.4).
    table.refuses("a discard W5", "3.4");
}

/// Rule 12.1: no reshuffle: when the pile is empty, nothing more is drawn.
#[test]
fn r12_1_no_reshuffle() {
    // Nearly the whole deck in one hand, so that a redraw finds only two cards in the pile.
    let pile = ["W1", "T1"];
    let mut hand: Vec<_> = Cards::DECK.each().map(|face| face.code()).collect();
    for card in pile {
        hand.remove(hand.iter().position(|&held| held == card).expect("in the deck"));
    }
    let mut table = solo("", TWO_LEFT, "0/0/0", &hand.join(" "), 0);
    table.play("a redraw").expect_turn("a draws");
    table.draw("T1").expect_turn("a draws");
    table.draw("W1").expect_hand("a", "W1 T1").expect_turn("a push");
    assert_eq!(table.position.discard().len(), 88);
    assert!(table.position.draw_pile().is_empty());
}

/// Rule 12.1: no reward for locking up, by card, by push or by spell: a spent flask stays spent, an empty one empty.
#[test]
fn r12_1_no_reward_for_locking_up() {
    let course = "0:* 1:1 2:2a 3:3 4:4a 5:5 6:6 7:7 8:8 9:9";
    let mut without = solo("", course, "0/0/0", "T1 T1 T1", 0);
    without.play("a play T1 t1").expect_flasks("a", "0/0/0").expect_course("0:* 2:2a1 3:3 4:4a 5:5 6:6 7:7 8:8 9:9");
    // No rule empties a flask in solo, but were one empty, it would not be filled either.
    let mut with = solo("spells=move_tower,swap_towers,move_castle", course, "2/2/2", "T1 T1 T1", 0);
    with.play("a play T1 t1").expect_flasks("a", "2/2/2");
    with.play("a cast move_tower t1").expect_flasks("a", "2/1/3");
    let mut push = solo("spells=move_tower,swap_towers,move_castle", course, "2/2/2", "T1 T1 T1", 0);
    push.play("a redraw").draw("T2 T2 T2").play("a push t1").expect_flasks("a", "2/2/2");
}

/// Rule 12.2: no spells, or three; with spells six full flasks, without none.
#[test]
fn r12_2_none_or_three_spells() {
    for count in 0..=9 {
        let mut tickets = std::iter::repeat(0);
        let spells = Spells::draw(count, true, |_| tickets.next().expect("zeros"));
        let rules = Rules { spells, ..Rules::new(Printing::Third, 1) };
        match rules.check() {
            Ok(()) => assert!(matches!(count, 0 | 3), "{rules}"),
            Err(error) => {
                assert!(!matches!(count, 0 | 3), "{rules}: {error}");
                assert!(error.to_string().contains("12.2"), "{error}");
            }
        }
    }
    assert!(Rules::new(Printing::Third, 1).spells.is_empty());
    let rules = "third basic 1 spells=move_tower,swap_towers,free_wizard".parse().expect("three chosen spells");
    dealt(rules, "W1 W2 W3").expect_flasks("a", "0/6/0");
}

/// Rule 12.2: the spell comes after the card: not before it, not between roll and move.
#[test]
fn r12_2_a_spell_after_the_card() {
    let course = "0:* 1:1 2:2 3:3 4:4a 5:5 6:6 7:7 8:8 9:9";
    let mut table = solo("spells=move_tower,swap_towers,move_castle", course, "0/6/0", "D W1 W1", 0);
    table.expect_legal("a", "play D, play W1 a@4, redraw");
    table.refuses("a cast move_tower t1", "12.2");
    table.play("a play D").roll(2).expect_turn("a rolled");
    table.refuses("a cast move_tower t1", "12.2");
    table.play("a move a@4").expect_turn("a end");
    table.play("a cast move_tower t1").expect_flasks("a", "0/5/1").expect_turn("a draws");
}

/// Rule 12.2: or after the redraw, with its tower step.
#[test]
fn r12_2_a_spell_after_the_redraw() {
    let course = "0:* 1:1 2:2 3:3 4:4a 5:5 6:6 7:7 8:8 9:9";
    for step in ["a push t1", "a no-push"] {
        let mut table = solo("spells=move_tower,swap_towers,move_castle", course, "0/6/0", "D W1 W1", 0);
        table.play("a redraw").draw("T1 T1 T1").expect_turn("a push");
        table.refuses("a cast move_tower t1", "12.2");
        table.play(step).expect_turn("a end");
        // The hand is full already: the next turn begins.
        table.play("a cast move_tower t9").expect_flasks("a", "0/5/1").expect_turn("a choose");
    }
}

/// Rule 12.2: one spell a turn and that once, in `short` too; the next turn has its own.
#[test]
fn r12_2_one_spell_a_turn_and_that_once() {
    for printing in Printing::ALL {
        let mut table = table(&format!(
            "rules {printing} basic 1 spells=move_tower,swap_towers,move_castle
             course 0:* 1:1 2:2 3:3 4:4a 5:5 6:6 7:7 8:8 9:9
             a 0/6/0 W1 W1 W1"
        ));
        table.play("a play W1 a@4").play("a cast move_tower t1").expect_turn("a draws");
        table.draw("T1").play("a play W1 a@5").expect_turn("a end");
        assert!(table.allows("a cast swap_towers t2 t4"));
    }
}

/// Rule 12.2: an entry ends the turn (4.6): no spell after it.
#[test]
fn r12_2_no_spell_after_an_entry() {
    let mut table = solo("spells=move_tower,swap_towers,move_castle", TWO_LEFT, "0/6/0", "W1 W2 W2", 0);
    table.play("a play W1 a@15").expect_home("a", 11).expect_turn("a draws");
}

/// Rule 12.2: whoever cannot cast is not asked (7.5).
#[test]
fn r12_2_without_flasks_the_turn_ends_by_itself() {
    let mut table = solo("spells=move_tower,swap_towers,move_castle", TWO_LEFT, "0/0/6", "W1 W2 W2", 0);
    table.play("a play W2 a@4").expect_turn("a draws");
}

/// Rule 12.2: Piggyback goes with the card, when announcing; it is the spell of the turn.
#[test]
fn r12_2_piggyback_with_the_card() {
    let course = "0:* 1:1 2:2 3:3 4:4aaa 5:5 6:6a 7:7 8:8 9:9";
    // One rider, in `short` too: a spell is not repeated in solo.
    for printing in Printing::ALL {
        let mut table = table(&format!(
            "rules {printing} basic 1 spells=move_tower,piggyback,move_castle\ncourse {course}\na 0/6/0 W1 WDD W2"
        ));
        table.expect_legal(
            "a",
            "play W1 a@4, play W1 a@4+1, play W1 a@6, play W2 a@4, play W2 a@4+1, play W2 a@6, play WDD, redraw",
        );
        table.refuses("a play W1 a@4+2", "8.7").refuses("a play W1 a@6+1", "8.7");
        table.clone().play("a play W1 a@4").expect_turn("a end");
        let mut die = table.clone();
        die.play("a play WDD").roll(4).expect_legal("a", "move a@4, move a@4+1, move a@6, reroll");
        die.play("a move a@4+1").expect_course("0:* 1:1 2:2 3:3 4:4a 5:5 6:6a 7:7 8:8aa 9:9").expect_turn("a draws");
        // Paid, and no further spell.
        table.play("a play W1 a@4+1").expect_flasks("a", "0/4/2").expect_turn("a draws");
        table.expect_course("0:* 1:1 2:2 3:3 4:4a 5:5aa 6:6a 7:7 8:8 9:9");
    }
}

/// Rule 12.2: Piggyback is not cast after the card.
#[test]
fn r12_2_piggyback_not_after_the_card() {
    let course = "0:* 1:1 2:2 3:3 4:4aaa 5:5 6:6a 7:7 8:8 9:9";
    let mut table = solo("spells=move_tower,piggyback,move_castle", course, "0/6/0", "W1 W1 W1", 0);
    table.play("a play W1 a@4").refuses("a cast piggyback a", "12.2");
}

/// Rule 12.2: both travellers of a Piggyback enter the castle, and so the last two win.
#[test]
fn r12_2_piggyback_into_the_castle() {
    let course = "0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 15:9aa";
    let mut table = solo("spells=move_tower,piggyback,move_castle", course, "0/6/0", "W1", 0);
    table.play("a play W1 a@15+1").expect_home("a", 12).expect_turn("over 12.4 a");
}

/// Rule 12.3: a redraw instead of the card, with the step of a tower; its discarded cards count.
#[test]
fn r12_3_redraw() {
    let mut table = solo("", TWO_LEFT, "0/0/0", "W1 W2 W2", 0);
    table.play("a redraw").expect_turn("a draws");
    assert_eq!(table.position.discard().len(), 3);
    table.draw("W1 T1 T1").expect_turn("a push");
    table.play("a push t8").expect_course("0:* 1:1 2:2 3:3 4:4a 5:5 6:6 7:7 9:8 15:9a");
    // It was the whole turn, and the hand is full.
    table.expect_turn("a choose").expect_hand("a", "W1 T1 T1");
    assert_eq!(table.position.turn_number(), 1);
    table.play("a play T1 t8").draw("W4").play("a play W1 a@15").draw("W5").play("a redraw").draw("W3 W3 W3");
    assert_eq!(table.position.discard().len(), 8, "three, one, one and three");
}

/// Rule 12.3: the redrawn cards count for the score and for the limit of 12.4.
#[test]
fn r12_3_redrawn_cards_count() {
    let mut table = solo("", ONE_LEFT, "0/0/0", "W2 W2 W2", 0);
    table.play("a redraw").draw("W1 W1 W1").play("a no-push").play("a play W1 a@15").expect_turn("over 12.4 a");
    assert_eq!(score(&table), Some(4));
    let mut lost = solo("", ONE_LEFT, "0/0/0", "W2 W2 W2", 27);
    lost.play("a redraw").draw("W1 W1 W1").expect_turn("a push");
    lost.play("a no-push").expect_turn("over 12.4");
    assert_eq!(score(&lost), Some(30));
}

/// Rule 12.4: won at once when all twelve are home; the score is the number of cards discarded.
#[test]
fn r12_4_won_at_once_when_all_are_home() {
    for discarded in [0, 5, 28] {
        let mut table = solo("", ONE_LEFT, "0/0/0", "W1 W2 W2", discarded);
        table.play("a play W1 a@15").expect_home("a", 12).expect_turn("over 12.4 a");
        assert_eq!(score(&table), Some(discarded as u8 + 1));
        table.refuses("a redraw", "10.2");
    }
    // Eleven are not twelve.
    solo("", TWO_LEFT, "0/0/0", "W1 W2 W2", 5).play("a play W1 a@15").expect_turn("a draws");
}

/// Rule 12.4: however many cards lie there: the thirtieth may still win.
#[test]
fn r12_4_won_with_the_thirtieth_card() {
    let mut table = solo("", ONE_LEFT, "0/0/0", "W1 W2 W2", 29);
    table.play("a play W1 a@15").expect_turn("over 12.4 a");
    assert_eq!(score(&table), Some(30));
}

/// Rule 12.4: lost when the turn is over with thirty cards, before the refill; not with twenty-nine.
#[test]
fn r12_4_lost_with_thirty_cards() {
    solo("", TWO_LEFT, "0/0/0", "W1 W2 W2", 28).play("a play W2 a@4").expect_turn("a draws");
    let mut table = solo("", TWO_LEFT, "0/0/0", "W1 W2 W2", 29);
    table.play("a play W2 a@4").expect_turn("over 12.4").expect_hand("a", "W1 W2");
    assert_eq!(score(&table), Some(30));
    table.refuses("a redraw", "10.2");
    // An entry that is not the last one does not save the player.
    solo("", TWO_LEFT, "0/0/0", "W1 W2 W2", 29).play("a play W1 a@15").expect_turn("over 12.4");
}

/// Rule 12.4: thirty or more: a redraw may overshoot.
#[test]
fn r12_4_lost_with_more_than_thirty() {
    let mut table = solo("", TWO_LEFT, "0/0/0", "W1 W2 W2", 29);
    table.play("a redraw").draw("W1 W3 W3").play("a push t8").expect_turn("over 12.4");
    assert_eq!(score(&table), Some(32));
}

/// Rule 12.4: the turn is over when card and spell are done: the spell may still win.
#[test]
fn r12_4_the_spell_after_the_last_card_may_win() {
    let spells = "spells=move_wizard,swap_towers,move_castle";
    let mut table = solo(spells, ONE_LEFT, "0/6/0", "T1 W2 W2", 29);
    table.play("a play T1 t1").expect_turn("a end");
    table.clone().play("a end").expect_turn("over 12.4");
    table.clone().play("a cast swap_towers t3 t4").expect_turn("over 12.4");
    table.play("a cast move_wizard a@15").expect_turn("over 12.4 a");
    assert_eq!(score(&table), Some(30));
    let mut redrawn = solo(spells, ONE_LEFT, "0/6/0", "T1 W2 W2", 29);
    redrawn.play("a redraw").draw("W1 W1 W1").play("a no-push").play("a cast move_wizard a@15");
    redrawn.expect_turn("over 12.4 a");
    assert_eq!(score(&redrawn), Some(32));
}
