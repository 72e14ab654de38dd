//! Chapter 11: what partners pass to each other, and what they may not tell.

use crate::table::{Table, table};

/// A team game in which a is active and can move a wizard on space 9.
fn exchange() -> Table {
    table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 5/0/0 W1 W1 W2
         b 5/0/0 T1 T2 T3
         c 5/0/0 W5 W5 D
         d 5/0/0 T1 T2 T3",
    )
}

/// Rule 11.2: asked by the active player, the partner passes a card, and gets one back.
#[test]
fn r11_2_exchange_by_asking() {
    let mut table = exchange();
    table.expect_legal("a", "play W1 a@9, play W2 a@9, redraw, ask");
    table.play("a ask").expect_turn("c give");
    table.expect_legal("c", "give W5, give D, decline").expect_legal("a", "");
    table.refuses("c give W1", "3.2").refuses("a give W1", "3.1");
    table.play("c give D").expect_turn("a give_back").expect_hand("a", "W1 W1 W2 D").expect_hand("c", "W5 W5");
    table.expect_legal("a", "give-back W1, give-back W2, give-back D").expect_legal("c", "");
    table.play("a give-back W2").expect_hand("a", "W1 W1 D").expect_hand("c", "W2 W5 W5");
    // It was no action: both are left, and the new card may be played.
    table.expect_turn("a choose").expect_legal("a", "play W1 a@9, play D, redraw");
    table.play("a play D").roll(3).play("a move a@9").expect_turn("a choose");
}

/// Rule 11.2: the card given back may be the same.
#[test]
fn r11_2_the_same_card_may_go_back() {
    let mut table = exchange();
    table.play("a ask").play("c give D").play("a give-back D");
    table.expect_hand("a", "W1 W1 W2").expect_hand("c", "W5 W5 D").expect_turn("a choose");
    table.refuses("a ask", "11.2");
}

/// Rule 11.2: offered by the partner while the active player decides; nobody waits for it.
#[test]
fn r11_2_exchange_by_offering() {
    let mut table = exchange();
    table.expect_turn("a choose").expect_legal("c", "offer W5, offer D");
    table.refuses("c offer W1", "11.2");
    // The offer is made unseen: a holds nothing yet.
    table.play("c offer W5").expect_turn("a reply").expect_hand("a", "W1 W1 W2").expect_hand("c", "W5 W5 D");
    table.expect_legal("a", "accept, decline").expect_legal("c", "");
    table.play("a accept").expect_turn("a give_back").expect_hand("a", "W1 W1 W2 W5").expect_hand("c", "W5 D");
    table.expect_legal("a", "give-back W1, give-back W2, give-back W5");
    table.play("a give-back W1").expect_hand("a", "W1 W2 W5").expect_hand("c", "W1 W5 D").expect_turn("a choose");
}

/// Rule 11.2: without an offer the game just goes on.
#[test]
fn r11_2_nobody_waits_for_an_offer() {
    let mut table = exchange();
    table.play("a play W1 a@9").expect_turn("a choose").expect_legal("c", "offer W5, offer D");
}

/// Rule 11.2: the partner may decline to pass, and that was the exchange of this turn.
#[test]
fn r11_2_the_partner_may_decline() {
    let mut table = exchange();
    table.play("a ask").play("c decline");
    table.expect_turn("a choose").expect_hand("a", "W1 W1 W2").expect_hand("c", "W5 W5 D");
    table.expect_legal("a", "play W1 a@9, play W2 a@9, redraw").expect_legal("c", "");
    table.refuses("a ask", "11.2").refuses("c offer W5", "11.2");
}

/// Rule 11.2: the active player may decline an offer, unseen, and that was the exchange of this turn.
#[test]
fn r11_2_the_active_player_may_decline() {
    let mut table = exchange();
    table.play("c offer W5").play("a decline");
    table.expect_turn("a choose").expect_hand("a", "W1 W1 W2").expect_hand("c", "W5 W5 D");
    table.expect_legal("a", "play W1 a@9, play W2 a@9, redraw").expect_legal("c", "");
    table.refuses("a ask", "11.2").refuses("c offer D", "11.2");
}

/// Rule 11.2: once in a turn, not once an action; the next player's turn has its own exchange.
#[test]
fn r11_2_once_a_turn() {
    let mut table = exchange();
    table.play("a ask").play("c give D").play("a give-back D").play("a play W1 a@9");
    table.expect_legal("a", "play W1 a@10, play W2 a@10, discard W1, discard W2").expect_legal("c", "");
    table.play("a play W1 a@10").draw("T4 T4").expect_turn("b choose");
    assert!(table.allows("b ask"));
    table.expect_legal("d", "offer T1, offer T2, offer T3");
    // It is the exchange of b and d alone.
    table.expect_legal("a", "").expect_legal("c", "");
    table.refuses("c ask", "11.2").refuses("a offer W2", "11.2").refuses("d ask", "11.2").refuses("b offer T1", "11.2");
}

/// Rule 11.2: at any decision of the active player: for both actions, after a roll, after a redraw and at the end.
#[test]
fn r11_2_at_any_decision_of_the_active_player() {
    let both = |table: &Table| table.allows("a ask") && table.allows("c offer T5");
    let mut start = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 4/1/0 W1 D W2
         c 5/0/0 T5",
    );
    assert!(both(&start), "first action");
    let mut redraw = start.clone();
    redraw.play("a redraw").refuses("a ask", "3.7").refuses("c offer T5", "3.7").draw("T1 T1 T1").expect_turn("a push");
    assert!(both(&redraw), "after a redraw");
    redraw.play("c offer T5").play("a accept").play("a give-back T1").expect_turn("a push");
    start.play("a play W1 a@9");
    assert!(both(&start), "second action");
    start.play("a play D").refuses("a ask", "3.7").roll(2).expect_turn("a rolled");
    assert!(both(&start), "after the roll");
    // The roll is still to be used after the exchange.
    start.clone().play("a ask").play("c give T5").play("a give-back W2").expect_turn("a rolled");
    start.play("a move a@10").expect_turn("a end");
    assert!(both(&start), "before the end of the turn");
    start.play("c offer T5").play("a decline").expect_turn("a end");
    // While cards are drawn nobody decides.
    start.play("a end").refuses("a ask", "3.7").refuses("c offer T5", "3.7").expect_turn("a draws");
}

/// Rule 11.2: in the windows of the master variant too, when the active player is asked, and only then.
#[test]
fn r11_2_in_the_windows_of_the_active_player() {
    let mut table = table(
        "rules third master 4 teams spells=move_tower
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 4/1/0 W1 W1 W2
         b 4/1/0 -
         c 4/1/0 T5
         d 5/0/0 -",
    );
    let both = |table: &Table| table.allows("a ask") && table.allows("c offer T5");
    let neither = |table: &mut Table| {
        table.refuses("a ask", "11.2").refuses("c offer T5", "11.2").refuses("c ask", "11.2");
    };
    assert!(both(&table), "open");
    table.play("a pass").expect_turn("a choose");
    assert!(both(&table), "choose");
    table.play("a play W1 a@9").expect_turn("a window");
    assert!(both(&table), "announced");
    table.play("a pass").expect_turn("b window");
    // An opponent decides, and then the partner.
    neither(&mut table);
    table.play("b pass").expect_turn("c window");
    neither(&mut table);
    table
        .play("c pass")
        .expect_course("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:ab 11:c 12:d")
        .expect_turn("a window");
    assert!(both(&table), "done");
}

/// Rule 11.2: not within a spell and its repeats; before and after them.
#[test]
fn r11_2_not_within_the_repeats_of_a_spell() {
    let mut table = table(
        "rules short basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 2/3/0 W1 W1 W2
         c 5/0/0 T5",
    );
    table.play("a cast move_tower t1").expect_turn("a repeat");
    table.refuses("a ask", "11.2").refuses("c offer T5", "11.2").expect_legal("c", "");
    table.play("a stop").expect_turn("a choose").expect_legal("c", "offer T5");
    table.play("a ask").expect_turn("c give");
}

/// Rule 11.2: nor while Free a wizard waits for its choice.
#[test]
fn r11_2_not_within_free_a_wizard() {
    let mut table = table(
        "rules third basic 4 teams spells=free_wizard
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:ac7 8:8 9:9a 10:b 11:c 12:d
         a 4/1/0 W1 W1 W2
         c 5/0/0 T5",
    );
    table.play("a cast free_wizard t7").expect_turn("a pick").expect_legal("a", "pick a, pick c");
    table.refuses("a ask", "11.2").refuses("c offer T5", "11.2").expect_legal("c", "");
    table.play("a pick c").expect_turn("a choose").expect_legal("c", "offer T5");
}

/// Rule 11.2: as long as both hold a card.
#[test]
fn r11_2_both_hold_a_card() {
    let position = |a: &str, c: &str| {
        table(&format!(
            "rules third basic 4 teams
             course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
             a 4/1/0 {a}
             c 5/0/0 {c}"
        ))
    };
    position("W1", "-").refuses("a ask", "11.2");
    // a has played the last card; a spell keeps the turn open.
    let mut table = position("W1 W1", "T5");
    table.play("a play W1 a@9").play("a play W1 a@10").expect_turn("a end").expect_hand("a", "");
    table.refuses("a ask", "11.2").refuses("c offer T5", "11.2");
    // One card each is enough.
    position("W1", "T5").play("a ask").play("c give T5").play("a give-back T5").expect_turn("a choose");
}

/// Rule 11.2 is for partners only.
#[test]
fn r11_2_only_in_teams() {
    let mut table = table(
        "rules third basic 4
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 4/1/0 W1
         c 4/1/0 T5",
    );
    table.refuses("a ask", "11.2").refuses("c offer T5", "11.2").refuses("a flasks 1", "11.3").expect_legal("c", "");
}

fn flasks() -> Table {
    table(
        "rules third basic 4 teams spells=swap_towers
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 2/2/1 W1
         b 1/2/2 W1 W1 W2
         c 4/1/0 -
         d 4/1/0 -",
    )
}

/// Rule 11.3: full flasks, any number at a time, by either to the other.
#[test]
fn r11_3_full_flasks_are_passed_either_way() {
    let mut table = flasks();
    table.expect_legal("c", "flasks 1");
    assert!(table.allows("a flasks 1") && table.allows("a flasks 2"));
    // Empty and spent ones cannot be passed, nor none.
    table.refuses("a flasks 3", "11.3").refuses("a flasks 0", "11.3").refuses("c flasks 2", "11.3");
    let mut other = table.clone();
    table.play("a flasks 2").expect_flasks("a", "2/0/1").expect_flasks("c", "4/3/0").expect_turn("a choose");
    other.play("c flasks 1").expect_flasks("a", "2/3/1").expect_flasks("c", "4/0/0").expect_turn("a choose");
    // The others have nothing to do with it.
    table.expect_flasks("b", "1/2/2").expect_flasks("d", "4/1/0");
}

/// Rule 11.3: each of the two at most once a turn.
#[test]
fn r11_3_each_at_most_once_a_turn() {
    let mut table = flasks();
    table.play("a flasks 1").refuses("a flasks 1", "11.3");
    // The partner has not passed any yet: all they hold now may go back.
    table.expect_legal("c", "flasks 1, flasks 2");
    table.play("c flasks 2").refuses("c flasks 1", "11.3").refuses("a flasks 1", "11.3");
    table.expect_flasks("a", "2/3/1").expect_flasks("c", "4/0/0");
    // Not once an action either.
    table.play("a play W1 a@9").refuses("a flasks 1", "11.3");
}

/// Rule 11.3: only in the active one's turn; the next turn is another team's.
#[test]
fn r11_3_only_in_the_teams_turn() {
    let mut table = flasks();
    table.refuses("b flasks 1", "11.3").refuses("d flasks 1", "11.3");
    table.play("a flasks 2").play("a play W1 a@9").draw("T1 T1 T1").expect_turn("b choose");
    table.refuses("a flasks 1", "11.3").refuses("c flasks 1", "11.3").expect_legal("c", "");
    table.play("b flasks 1").play("d flasks 2").expect_flasks("b", "1/3/2").expect_flasks("d", "4/0/0");
}

/// Rule 11.3: a flask that was passed pays for a spell at once.
#[test]
fn r11_3_passed_flasks_pay() {
    let mut table = table(
        "rules third basic 4 teams spells=swap_towers
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 5/0/0 W1
         c 4/1/0 -",
    );
    table.refuses("a cast swap_towers t1 t2", "7.2");
    table.play("c flasks 1").play("a cast swap_towers t1 t2").expect_flasks("a", "5/0/1").expect_flasks("c", "4/0/0");
}

/// Rule 11.3: also between the repeats of a spell, by either.
#[test]
fn r11_3_between_the_repeats_of_a_spell() {
    let mut table = table(
        "rules short basic 4 teams spells=swap_towers
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 3/2/0 W1
         c 4/1/0 T5",
    );
    table.play("a cast swap_towers t1 t2").expect_turn("a repeat").expect_legal("c", "flasks 1");
    assert!(table.allows("a flasks 1"));
    table.play("c flasks 1").expect_turn("a repeat").expect_flasks("a", "3/2/1");
    // What was passed pays for a repeat.
    table.play("a cast swap_towers t3 t4").play("a cast swap_towers t5 t6");
    table.expect_flasks("a", "3/0/3").expect_turn("a choose");
    table.refuses("c flasks 1", "11.3");
}

/// Rule 11.3: while the partner decides about an exchange, too.
#[test]
fn r11_3_while_the_partner_decides() {
    let mut table = table(
        "rules third basic 4 teams spells=swap_towers
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 4/1/0 W1
         c 3/2/0 T5",
    );
    table.play("a ask").expect_turn("c give");
    table.expect_legal("c", "give T5, decline, flasks 1, flasks 2").expect_legal("a", "flasks 1");
    table.play("a flasks 1").play("c flasks 3").expect_turn("c give");
    table.expect_flasks("a", "4/3/0").expect_flasks("c", "3/0/0").expect_legal("c", "give T5, decline");
}

/// Rule 11.3: in the master variant while one of the two is asked, not while an opponent is.
#[test]
fn r11_3_not_while_an_opponent_decides() {
    let mut table = table(
        "rules third master 4 teams spells=swap_towers
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
         a 4/1/0 W1 W1
         b 3/2/0 -
         c 3/2/0 -
         d 5/0/0 -",
    );
    table.play("a pass").play("a play W1 a@9").play("a pass").expect_turn("b window");
    table.refuses("a flasks 1", "11.3").refuses("c flasks 1", "11.3");
    // Nor can the opponents pass theirs: it is not their team's turn.
    table.refuses("b flasks 1", "11.3").refuses("d flasks 1", "11.3").expect_legal("c", "");
    let mut cast = table.clone();
    cast.play("b cast swap_towers t1 t2").expect_turn("b repeat");
    cast.refuses("a flasks 1", "11.3").refuses("c flasks 1", "11.3");
    table.play("b pass").expect_turn("c window").expect_legal("a", "flasks 1");
    assert!(table.allows("c flasks 2"));
    // Between the partner's repeats.
    table.play("c cast swap_towers t1 t2").expect_turn("c repeat").expect_legal("a", "flasks 1");
    table.play("a flasks 1").play("c flasks 2").expect_flasks("a", "4/2/0").expect_flasks("c", "3/0/1");
    table.expect_legal("c", "stop");
}

/// Rule 11.8: what a player may do tells them nothing of their partner's hand, nor of a card that is offered to them.
#[test]
fn r11_8_partners_do_not_see_each_others_cards() {
    let position = |a: &str, c: &str| {
        table(&format!(
            "rules third basic 4 teams
             course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d
             a 4/1/0 {a}
             c 4/1/0 {c}"
        ))
    };
    let one = position("W1 W2 D", "T1 W5");
    let other = position("W1 W2 D", "T5 TDDD");
    assert_eq!(one.legal("a"), other.legal("a"), "of the partner's hand");
    assert_eq!(one.legal("c"), position("T1 T2 T3", "T1 W5").legal("c"), "and of the active player's");
    // Asked, the partner chooses among their own cards; offered, the active player answers unseen.
    let asked = |mut table: Table| table.play("a ask").legal("c");
    assert_eq!(asked(one.clone()), asked(position("T1 T2 T3", "T1 W5")));
    let offered = |mut table: Table, card: &str| table.play(&format!("c offer {card}")).legal("a");
    assert_eq!(offered(one.clone(), "T1"), offered(one, "W5"));
    assert_eq!(offered(other.clone(), "T5"), offered(other, "TDDD"));
}
