//! Chapter 3: the turn.

use rabenburg_engine::*;

use crate::table::{Table, cards, table};

/// Redraws and moves no tower: the shortest turn.
#[track_caller]
fn idle(table: &mut Table, seat: &str) {
    table.expect_turn(&format!("{seat} choose"));
    table.play(&format!("{seat} redraw")).draw_any().play(&format!("{seat} no-push"));
}

/// Rule 3.1: clockwise by seat; nobody acts out of turn.
#[test]
fn r3_1_turns_go_clockwise_by_seat() {
    let mut table = table(
        "rules third basic 4
         course 0:* 15:123456789abcd
         a 5/0/0 W1
         b 5/0/0 W1
         c 5/0/0 W1
         d 5/0/0 W1",
    );
    let seats = ["a", "b", "c", "d"];
    for turn in 0..9 {
        let active = seats[turn % 4];
        for other in seats.into_iter().filter(|&seat| seat != active) {
            table.expect_legal(other, "");
            table.refuses(&format!("{other} redraw"), "3.1");
        }
        assert_eq!(table.position.turn_number() as usize, turn);
        idle(&mut table, active);
    }
}

/// Rule 3.1: a round is over after the turn of the last seat, not after so many turns. The limit of rounds (10.5) shows
/// where a round ends.
#[test]
fn r3_1_a_round_goes_from_seat_0_to_the_last_seat() {
    let course = "course 0:* 15:123456789abc";
    let mut whole = table(&format!("rules third basic 3 rounds=2 | {course}"));
    for seat in ["a", "b", "c", "a", "b", "c"] {
        idle(&mut whole, seat);
    }
    whole.expect_turn("over 10.5 abc");
    let mut from_the_middle = table(&format!("rules third basic 3 rounds=2 | {course} | turn 4"));
    idle(&mut from_the_middle, "b");
    idle(&mut from_the_middle, "c");
    from_the_middle.expect_turn("over 10.5 abc");
}

/// Rule 3.2: two actions, each with a card that goes from the hand to the discard pile.
#[test]
fn r3_2_a_turn_has_two_actions() {
    let mut table = table(
        "rules third basic 2
         course 0:* 3:1 4:a 15:23456789b
         a 6/0/0 W1 T3 W5
         b 6/0/0 T1 W3 W3
         discard T5",
    );
    table.play("a play W1 a@4").expect_course("0:* 3:1 5:a 15:23456789b");
    table.expect_hand("a", "T3 W5").expect_discard("T5 W1").expect_turn("a choose");
    table.play("a play T3 t1").expect_course("0:* 5:a 6:1 15:23456789b");
    // No third: the player draws, then it is the next player's turn.
    table.expect_hand("a", "W5").expect_discard("T5 W1 T3").expect_turn("a draws");
    table.draw("W1 W1").expect_turn("b choose");
}

#[test]
fn r3_2_only_cards_of_ones_own_hand() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:a 15:123456789b
         a 6/0/0 W1
         b 6/0/0 W2 T2 D",
    );
    table.expect_legal("a", "play W1 a@4, redraw");
    table.refuses("a play W2 a@4", "3.2").refuses("a play T2 t1", "3.2").refuses("a play D", "3.2");
    table.refuses("a discard W2", "3.2");
}

/// T2 would end on the castle with every tower, and the only wizard of `a` is locked up: T2 and W3 move nothing.
const STUCK: &str = "rules third basic 2
                     course 0:* 14:a123456789b
                     a 6/0/0 T2 W3 T3";

/// Rule 3.3: such a card may be chosen although another one could be used.
#[test]
fn r3_3_a_number_card_that_moves_nothing_may_be_chosen() {
    let mut table = table(STUCK);
    table.expect_targets("a discard", "T2 W3").expect_targets("a play T3", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
    assert_eq!(table.legal("a").len(), 2 + 9 + 1, "the discards, T3 and the redraw");
    // It goes to the discard pile, nothing moves, and the action is used up.
    table.play("a discard T2").expect_course("0:* 14:a123456789b").expect_discard("T2").expect_hand("a", "W3 T3");
    table.expect_turn("a choose");
    table.play("a discard W3").expect_turn("a draws");
}

#[test]
fn r3_3_not_if_either_side_could_be_used() {
    // Of T2W4 the wizard side is free, of T3W3 the tower side; of T2W2 neither: two spaces on the castle blocks the
    // towers and two spaces on is a full surface for the wizard.
    let mut table = table(
        "rules third basic 4
         course 0:* 5:a 7:bbccdd 14:123456789
         a 5/0/0 T2W4 T3W3 T2W2",
    );
    table.expect_targets("a discard", "T2W2");
    table.refuses("a discard T2W4", "3.4").refuses("a discard T3W3", "3.4");
    table.expect_targets("a play T2W4", "a@5").expect_targets("a play T2W2", "");
    table.expect_targets("a play T3W3", "a@5 t1 t2 t3 t4 t5 t6 t7 t8 t9");
}

/// Rule 3.3 is about number cards: a die card is played and rolled, whatever it may bring.
#[test]
fn r3_3_a_die_card_is_no_number_card() {
    let mut table = table(
        "rules third basic 2
         course 0:* 14:a123456789b
         a 6/0/0 WDD W1 W2",
    );
    table.expect_legal("a", "play WDD, discard W1, discard W2, redraw");
    table.refuses("a discard WDD", "3.4");
}

const FREE: &str = "course 0:* 3:1 4:a 15:23456789b
                    a 6/0/0 W1 T2 D";

/// Rule 3.4: after a first action with a move any card may be given up, one of them, and unused.
#[test]
fn r3_4_the_second_action_may_be_given_up() {
    let start = table(&format!("rules third basic 2 | {FREE}"));
    start.expect_targets("a discard", "");
    for (first, given_up, course) in [
        ("a play W1 a@4", "T2", "0:* 3:1 5:a 15:23456789b"),
        ("a play W1 a@4", "D", "0:* 3:1 5:a 15:23456789b"),
        ("a play T2 t1", "W1", "0:* 4:a 5:1 15:23456789b"),
    ] {
        let mut table = start.clone();
        table.play(first);
        let hand = table.position.hand(Seat::FIRST);
        table.expect_targets("a discard", &hand.to_string());
        // The card is laid down and that is all: a die card is not rolled.
        table.play(&format!("a discard {given_up}")).expect_course(course).expect_turn("a draws");
        assert_eq!(table.position.discard().len(), 2);
        assert_eq!(table.position.hand(Seat::FIRST).len(), 1);
    }
}

#[test]
fn r3_4_the_first_card_must_be_used_if_it_can_move_anything() {
    let mut table = table(&format!("rules third basic 2 | {FREE}"));
    table.refuses("a discard W1", "3.4").refuses("a discard T2", "3.4").refuses("a discard D", "3.4");
}

/// Rule 3.4: a card that moved nothing was no move, so the second card must be used.
#[test]
fn r3_4_without_a_first_move_the_second_must_be_used() {
    let mut table = table(STUCK);
    table.play("a discard T2").refuses("a discard T3", "3.4");
    // What moves nothing may be chosen still (3.3).
    table.expect_targets("a discard", "W3");
}

#[test]
fn r3_4_a_roll_that_moved_nothing_was_no_move() {
    let mut table = table(
        "rules third basic 2
         course 0:* 14:a123456789b
         a 6/0/0 WDD T3 D",
    );
    table.play("a play WDD").roll(4).play("a no-move").expect_turn("a choose");
    table.refuses("a discard T3", "3.4").refuses("a discard D", "3.4").expect_targets("a discard", "");
}

/// Rule 3.4: a spell's move is not the action's.
#[test]
fn r3_4_a_spell_is_no_first_move() {
    let mut table = table(
        "rules third basic 2
         course 1:* 14:a123456789b
         a 5/1/0 W3 T3 T4",
    );
    table.play("a discard W3").play("a cast move_tower t9").refuses("a discard T3", "3.4");
}

/// Rule 3.4: W1 is announced, but `b` puts a tower on the wizard (9.5), so no move was made.
#[test]
fn r3_4_a_prevented_move_was_not_made() {
    let start = table(
        "rules third master 2 spells=move_tower
         course 0:* 2:1 4:a 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9ab
         a 6/0/0 W1 W2 D
         b 5/1/0 -",
    );
    let mut prevented = start.clone();
    prevented.play("a play W1 a@4").play("b cast move_tower t1").play("b stop").expect_turn("a choose");
    prevented.expect_course("0:* 4:a1 6:2 7:3 8:4 9:5 10:6 11:7 12:8 13:9ab").expect_discard("W1");
    prevented.expect_targets("a discard", "");
    prevented.refuses("a discard W2", "3.4").refuses("a discard D", "3.4");
    // Without that spell the move is made, and the second action may be given up.
    let mut made = start;
    made.play("a play W1 a@4").play("b pass").play("b pass").expect_turn("a choose");
    made.expect_targets("a discard", "W2 D");
}

/// Rule 3.4: the rule value `second_action_optional`, on unless the table says otherwise.
#[test]
fn r3_4_a_table_may_make_the_second_action_a_must() {
    for printing in Printing::ALL {
        assert!(Rules::new(printing, 2).second_action_optional);
    }
    let mut table = table(
        "rules third basic 2 second-action-must
         course 0:* 4:a 14:123456789b
         a 6/0/0 W1 T2 D",
    );
    // T2 moves nothing and may be chosen; the die card must be rolled.
    table.play("a play W1 a@4").expect_legal("a", "play D, discard T2");
    table.refuses("a discard D", "3.4");
}

#[test]
fn r3_5_a_redraw_is_a_new_hand_and_a_tower_one_space() {
    let mut table = table(
        "rules third basic 2 spells=move_wizard
         course 0:* 3:1a 4:b 14:2 15:3456789
         a 6/0/0 W1 T2 D
         b 6/0/0 W2 W2 W2",
    );
    // The whole hand first, then three cards, and only then the tower.
    table.play("a redraw").expect_hand("a", "").expect_discard("W1 T2 D").expect_turn("a draws");
    table.draw("W5 W5").expect_turn("a draws");
    table.draw("W4").expect_hand("a", "W4 W5 W5").expect_turn("a push");
    // Chapter 5: any tower but those next to the castle.
    table.expect_legal("a", "push t1, push t2, no-push");
    table.refuses("a push t9", "5.3");
    // It takes the place of both actions: no card follows, and the hand is full.
    table.play("a push t1").expect_course("0:* 4:b1a 14:2 15:3456789").expect_turn("b choose");
    table.expect_flasks("a", "5/1/0").expect_hand("a", "W4 W5 W5").expect_discard("W1 T2 D");
}

#[test]
fn r3_5_the_tower_is_not_a_must() {
    let mut table = table(
        "rules third basic 2
         course 0:* 3:1a 4:b 15:23456789
         a 6/0/0 W1 T2 D",
    );
    table.play("a redraw").draw("W5 W5 W5").play("a no-push");
    table.expect_course("0:* 3:1a 4:b 15:23456789").expect_turn("b choose").expect_flasks("a", "6/0/0");
}

/// Rule 3.5: only who has used no action yet, with a move or without.
#[test]
fn r3_5_no_redraw_after_an_action() {
    for first in ["play T3 t1", "discard T2"] {
        let mut table = table(STUCK);
        assert!(table.allows("a redraw"));
        table.play(&format!("a {first}")).refuses("a redraw", "3.5");
    }
    let mut rolled = table(&format!("rules third basic 2 | {FREE}"));
    rolled.play("a play D").roll(1).refuses("a redraw", "3.2").play("a move t1").refuses("a redraw", "3.5");
}

/// Rule 3.5: a spell is no action, so it does not stop a redraw; nor does a redraw stop a spell (7.3).
#[test]
fn r3_5_a_spell_is_no_action() {
    let mut table = table(
        "rules third basic 2
         course 0:* 3:1a 4:b 15:23456789
         a 5/1/0 W1 T2 D",
    );
    table.play("a cast move_tower t1").play("a redraw").draw("W5 W5 W5").expect_turn("a push");
}

/// Rule 3.5: the whole hand goes, however large, and three cards come.
#[test]
fn r3_5_a_larger_hand_is_discarded_too() {
    let mut table = table(
        "rules third basic 2 spells=draw_two
         course 0:* 3:1a 4:b 15:23456789
         a 5/1/0 W1 T2 D",
    );
    table.play("a cast draw_two").draw("W2 W3").expect_hand("a", "W1 T2 D W2 W3");
    table.play("a redraw").expect_discard("W1 T2 D W2 W3");
    table.draw("W5 W5 W5").expect_turn("a push");
    table.play("a no-push").expect_hand("a", "W5 W5 W5").expect_turn("b choose");
}

/// Rule 3.5: in the English text too the redraw takes up the turn, not an action: one ruling for every printing.
#[test]
fn r3_5_is_the_same_in_every_printing() {
    for (printing, variant) in Printing::ALL.into_iter().flat_map(|p| ["basic", "master"].map(|v| (p, v))) {
        let mut table = table(&format!("rules {printing} {variant} 2 | {FREE}"));
        table.play("a redraw").draw("W5 W5 W5").expect_turn("a push");
        table.refuses("a play W5 a@4", "3.2");
        table.play("a no-push").expect_turn("b choose");
    }
}

/// Rule 3.6: after both actions a player draws until they hold three, and nobody else does.
#[test]
fn r3_6_the_active_player_draws_until_they_hold_three() {
    let mut table = table(&format!("rules third basic 2 | {FREE} | b 6/0/0 W2"));
    table.play("a play T2 t1").expect_turn("a choose");
    table.play("a play W1 a@4").expect_hand("a", "D");
    table.expect_turn("a draws");
    table.draw("W3").expect_turn("a draws");
    table.draw("W3").expect_turn("b choose");
    table.expect_hand("a", "D W3 W3").expect_hand("b", "W2");
}

/// Rules 3.6 and 7.5: while a player can still cast, the turn is not over, and nothing is drawn.
#[test]
fn r3_6_who_can_still_cast_draws_later() {
    for last in ["a play T2 t1", "a discard T2"] {
        let mut table = table(
            "rules third basic 2
             course 0:* 3:1 4:a 15:23456789b
             a 5/1/0 W2 T2 D",
        );
        table.play("a play W2 a@4").play(last).expect_turn("a end").expect_hand("a", "D");
        table.play("a end").expect_turn("a draws");
        table.draw("W1 W1").expect_turn("b choose");
    }
}

/// Rule 3.6: the draw follows the turn: nothing is drawn between the actions.
#[test]
fn r3_6_nothing_is_drawn_between_the_actions() {
    let mut table = table(&format!("rules third basic 2 | {FREE}"));
    table.play("a play W1 a@4").expect_hand("a", "T2 D").expect_turn("a choose");
}

/// Rules 3.6 and 4.6: an entry with the first card ends the turn, and one card is drawn.
#[test]
fn r3_6_an_entry_ends_the_turn_at_once() {
    let mut table = table(
        "rules third basic 2
         course 0:* 12:a 15:a123456789b
         a 6/0/0 W4 T2 D",
    );
    table.play("a play W4 a@12").expect_home("a", 4).expect_turn("a draws");
    table.draw("W5").expect_turn("b choose");
    table.expect_hand("a", "T2 D W5");
}

/// Rule 3.6: whoever holds more keeps them. Five cards are three after two actions, four after one with an entry.
#[test]
fn r3_6_whoever_holds_more_keeps_them() {
    let mut table = table(
        "rules third basic 2 spells=draw_two
         course 0:* 3:1 12:a 15:a23456789b
         a 5/1/0 W4 T2 T3",
    );
    table.play("a cast draw_two").draw("W2 W3");
    let mut entry = table.clone();
    table.play("a play T2 t1").play("a play T3 t1").expect_turn("b choose").expect_hand("a", "W4 W2 W3");
    entry.play("a play W4 a@12").expect_turn("b choose").expect_hand("a", "T2 T3 W2 W3");
}

/// Hands `T1 T1 T1` and `W1 W1 W1`, these cards in the draw pile, all others on the discard pile.
fn short_pile(pile: &str) -> Table {
    let elsewhere = cards(pile).and(cards("T1 T1 T1 W1 W1 W1"));
    let discard = Cards::DECK.minus(elsewhere).expect("cards of the deck");
    let table = table(&format!(
        "rules third basic 2
         course 0:* 3:1a 15:23456789b
         a 6/0/0 T1 T1 T1
         b 6/0/0 W1 W1 W1
         discard {discard}"
    ));
    assert_eq!(table.position.draw_pile(), cards(pile));
    table
}

/// Rule 3.7: when a card must be drawn and the pile is empty, the discard pile is shuffled, with the cards just
/// discarded.
#[test]
fn r3_7_the_discard_pile_becomes_the_draw_pile() {
    let mut table = short_pile("W5");
    table.play("a play T1 t1").play("a play T1 t1").draw("W5").expect_turn("a draws").expect_discard("");
    // Everything but the two hands: the T1s of this turn too.
    let hands = cards("T1 W5 W1 W1 W1");
    assert_eq!(Some(table.position.draw_pile()), Cards::DECK.minus(hands));
    table.draw("T1").expect_hand("a", "T1 W5 T1").expect_turn("b choose");
}

/// Rule 3.7: the pile is shuffled when a card must be drawn, not when the last one is taken.
#[test]
fn r3_7_not_before_a_card_must_be_drawn() {
    let mut table = short_pile("W5 W4");
    table.play("a play T1 t1").play("a play T1 t1").draw("W4 W5").expect_turn("b choose");
    assert!(table.position.draw_pile().is_empty());
    assert_eq!(table.position.discard().len(), 90 - 6);
}

/// Rule 3.7: a redraw's cards are discarded first, so they can come back at once.
#[test]
fn r3_7_a_hand_just_discarded_can_be_drawn() {
    let mut table = short_pile("");
    table.play("a redraw").expect_discard("");
    table.draw("T1 T1 T1").expect_hand("a", "T1 T1 T1").expect_turn("a push");
}

/// Rule 3.7: each card of the pile is as likely as any other, so each face by its number.
#[test]
fn r3_7_a_draw_is_a_uniform_choice() {
    let mut table = short_pile("W5 W5 W5 D WDDD");
    table.play("a play T1 t1").play("a play T1 t1");
    let chances = table.position.chances().expect("a draw");
    assert_eq!(chances.total(), 5);
    let faces = [Face::W5, Face::W5, Face::W5, Face::D, Face::WDDD].map(|face| Some(Chance::Card { face }));
    assert_eq!((0..5).map(|ticket| chances.pick(ticket)).collect::<Vec<_>>(), faces);
    assert_eq!(chances.pick(5), None);
    let weights: Vec<_> = chances.iter().collect();
    let card = |face| Chance::Card { face };
    assert_eq!(weights, [(card(Face::W5), 3), (card(Face::D), 1), (card(Face::WDDD), 1)]);
    // A card that is not in the pile cannot come, nor a roll; and nobody can act before the draw.
    for wrong in [Chance::Card { face: Face::T1 }, Chance::Roll { value: 1 }] {
        let refusal = table.position.resolve(wrong, &mut ()).expect_err("refused");
        assert_eq!(refusal.rule(), "3.7");
    }
    table.refuses("a play T1 t1", "3.7").refuses("b play W1 b@15", "3.7");
}

/// Rule 3.8: a card once played is played: no other card, no other kind of turn, and only this roll.
#[test]
fn r3_8_a_card_and_its_roll_are_final() {
    let mut table = table(&format!("rules third basic 2 | {FREE}"));
    table.play("a play D").expect_discard("D");
    table.refuses("a play W1 a@4", "3.7").refuses("a redraw", "3.7");
    table.roll(2).refuses("a play W1 a@4", "3.2").refuses("a discard T2", "3.2").refuses("a redraw", "3.2");
    table
        .expect_legal("a", "move a@4, move t1, move t2, move t3, move t4, move t5, move t6, move t7, move t8, move t9");
}

/// Rule 3.8: a redraw once chosen cannot be taken back, nor its tower.
#[test]
fn r3_8_a_redraw_is_final() {
    let mut table = table(&format!("rules third basic 2 | {FREE}"));
    table.play("a redraw").refuses("a no-push", "3.7").draw("W1 W2 W3");
    table.refuses("a redraw", "3.2").refuses("a play W1 a@4", "3.2").refuses("a discard W1", "3.2");
    table.play("a no-push").refuses("a push t1", "3.1");
}

/// Rule 3.8: piece and target are chosen with the card; in the master variant too there is no way back once the move is
/// announced.
#[test]
fn r3_8_an_announced_move_is_final() {
    let mut table = table(
        "rules third master 2 spells=move_tower
         course 0:* 3:1 4:a 15:23456789b
         a 5/1/0 W1 W2 T2",
    );
    table.play("a pass").play("a play W1 a@4").expect_turn("a window");
    table.refuses("a play W2 a@4", "3.2").refuses("a play T2 t1", "3.2").refuses("a redraw", "3.2");
    table.play("a pass").expect_course("0:* 3:1 5:a 15:23456789b");
}
