//! Chapter 11: teams.

use rabenburg_engine::{Printing, Rules, Teams, Variant};

use crate::table::{Table, seat, table};

/// Rule 11.1: teams are for 4 or 6 players, basic or master, in every printing.
#[test]
fn r11_1_four_or_six_players() {
    for printing in Printing::ALL {
        for players in 1..=6 {
            for variant in [Variant::Basic, Variant::Master] {
                for teams in [Teams::EndAtOnce, Teams::FinishRound] {
                    let alone = Rules { variant, ..Rules::new(printing, players) };
                    let together = Rules { teams, ..alone };
                    match together.check() {
                        Ok(()) => assert!(matches!(players, 4 | 6), "{together}"),
                        Err(error) => {
                            assert!(!matches!(players, 4 | 6), "{together}: {error}");
                            assert!(error.to_string().contains("11.1"), "{together}: {error}");
                        }
                    }
                }
            }
        }
    }
}

/// Rule 11.1: seats i and i + n/2 are partners; without teams nobody has one.
#[test]
fn r11_1_partners_sit_opposite() {
    let partners = |text: &str| -> String {
        let rules: Rules = text.parse().unwrap_or_else(|error| panic!("{error}"));
        rules.seats().map(|seat| rules.partner(seat).map_or('-', |partner| partner.letter())).collect()
    };
    assert_eq!(partners("third basic 4 teams"), "cdab");
    assert_eq!(partners("third basic 6 teams"), "defabc");
    assert_eq!(partners("third master 6 teams-finish-round"), "defabc");
    assert_eq!(partners("third basic 4"), "----");
}

/// A team game in which a is active and can move his wizard on space 9.
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
    // An opponent decides, and then the partner himself.
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
    // a has played his last card; a spell keeps the turn open.
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
    // The partner has not passed any yet: all he holds now may go back.
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
    table.refuses("a cast swap_towers t1 t2", "7.1");
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

/// Rule 11.4: a player whose wizards are all home moves his partner's as his own, and only his partner's.
#[test]
fn r11_4_who_is_home_moves_his_partners_wizards() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 11:c 12:d
         a 5/0/0 W1 W2 D",
    );
    table.expect_legal("a", "play W1 c@11, play W2 c@11, play D, redraw");
    table.refuses("a play W1 b@10", "4.2");
    table.play("a play W1 c@11").expect_course("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 12:cd");
    // By a roll too.
    table.play("a play D").roll(6).refuses("a move d@12", "4.2");
    table.play("a move c@12").expect_course("0:* 1:1 2:2c 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 12:d");
}

/// Rule 11.4: as long as one of his own is on the course, be it locked up, he moves his own only; so does the partner.
#[test]
fn r11_4_not_before_all_are_home() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:a9 10:b 11:c 12:d
         a 5/0/0 W1 W1 W2
         c 5/0/0 W3 W3 W4",
    );
    table.refuses("a play W1 c@11", "4.2").expect_legal("a", "discard W1, discard W2, redraw, ask");
    table.play("a discard W1").play("a discard W1").draw("T1 T1");
    table.play("b redraw").draw("T2 T2 T2").play("b no-push");
    table.expect_legal("c", "play W3 c@11, play W4 c@11, redraw, ask");
}

/// Rule 11.4: from then on: the last wizard's entry ends the turn, and the next turn is the partner's wizards'.
#[test]
fn r11_4_from_the_last_entry_on() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 11:c 12:d 15:a
         a 5/0/0 W1 W2 W2",
    );
    assert!(!table.allows("a play W1 c@11"));
    table.play("a play W1 a@15").draw("T1").expect_turn("b choose");
    for player in ["b", "c", "d"] {
        table.play(&format!("{player} redraw")).draw_any().play(&format!("{player} no-push"));
        table.draw_any();
    }
    table.expect_turn("a choose");
    assert!(table.allows("a play W2 c@11"));
}

/// Rule 11.4: if the partner's are home too, wizard cards move nothing (3.3), though others stand on the course.
#[test]
fn r11_4_both_home_wizard_cards_move_nothing() {
    let table = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 12:d
         a 5/0/0 W1 W2",
    );
    table.expect_legal("a", "discard W1, discard W2, redraw");
}

/// Rule 11.4: without a team whoever is home has nothing to move.
#[test]
fn r11_4_only_in_teams() {
    let table = table(
        "rules third basic 4
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 11:c 12:d
         a 5/0/0 W1 W2",
    );
    table.expect_legal("a", "discard W1, discard W2, redraw");
}

/// Rule 11.4: as his own, so spells that take one's own wizards (7.4) take the partner's, and Piggyback too (8.7).
#[test]
fn r11_4_spells_take_the_partners_wizards_as_own() {
    let course = "0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 11:cc 12:d";
    let mut home = table(&format!("rules first basic 4 teams\ncourse {course}\na 3/2/0 W1"));
    home.refuses("a cast move_wizard b@10", "7.4");
    home.play("a cast move_wizard c@11").expect_course("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 11:c 12:cd");
    let mut away = table(&format!("rules first basic 4 teams\ncourse {course} 15:a\na 3/2/0 W1"));
    away.refuses("a cast move_wizard c@11", "7.4");
    let mut riding = table(&format!("rules first basic 4 teams spells=piggyback\ncourse {course}\na 3/2/0 W3"));
    riding.expect_legal("a", "play W3 c@11, play W3 c@11+1, redraw, flasks 1, flasks 2");
    riding.play("a play W3 c@11+1").expect_course("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 12:d 14:cc");
}

fn locking_up(a: &str, c: &str) -> Table {
    table(&format!(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:bb 11:c 12:d
         a {a} T2 T3
         b 4/0/1 -
         c {c} -
         d 4/0/1 -"
    ))
}

/// Rule 11.5: without an empty flask of his own he fills one of his partner's: exactly one.
#[test]
fn r11_5_the_partners_flask_is_filled() {
    let mut table = locking_up("0/4/1", "3/2/0");
    table.play("a play T2 t8").expect_flasks("a", "0/4/1").expect_flasks("c", "2/3/0");
    // The opponents' flasks are never filled for him.
    table.expect_flasks("b", "4/0/1").expect_flasks("d", "4/0/1");
    // And by spell: the price is paid all the same.
    let mut table = locking_up("0/4/1", "3/2/0");
    table.play("a cast move_tower t8").expect_flasks("a", "0/3/2").expect_flasks("c", "2/3/0");
}

/// Rule 11.5: his own empty flask comes first.
#[test]
fn r11_5_ones_own_empty_flask_comes_first() {
    locking_up("1/3/1", "3/2/0").play("a play T2 t8").expect_flasks("a", "0/4/1").expect_flasks("c", "3/2/0");
}

/// Rule 11.5: if neither has an empty flask, none is filled.
#[test]
fn r11_5_if_there_is_one() {
    let mut table = locking_up("0/4/1", "0/4/1");
    table.play("a play T2 t8").expect_flasks("a", "0/4/1").expect_flasks("c", "0/4/1");
    table.expect_flasks("b", "4/0/1").expect_flasks("d", "4/0/1").expect_turn("a choose");
}

/// Rule 11.5 is for partners: without teams the reward is lost.
#[test]
fn r11_5_only_in_teams() {
    let mut table = table(
        "rules third basic 4
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:bb 11:c 12:d
         a 0/4/1 T2 T3",
    );
    table.play("a play T2 t8").expect_flasks("a", "0/4/1").expect_flasks("c", "5/0/0");
}

/// A team game, a to move: a's and c's wizards are home but for those of `side` on space 15; towers stand on 1 to 9.
fn nearly_won(teams: &str, side: &str, a: &str, c: &str) -> Table {
    table(&format!(
        "rules third basic 4 {teams}
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 12:d 15:{side}
         a {a} W1 T2 T3
         b 3/2/0 T1
         c {c} -"
    ))
}

/// Rule 11.6: the game ends as soon as all wizards of a team are home and none of its flasks is empty: here by an entry.
#[test]
fn r11_6_at_once_by_an_entry() {
    // The first turn of four, and no refill.
    nearly_won("teams", "a", "0/1/4", "0/0/5").play("a play W1 a@15").expect_turn("over 11.6 ac");
    // The partner's wizard does it as well (11.4).
    nearly_won("teams", "c", "0/1/4", "0/0/5").play("a play W1 c@15").expect_turn("over 11.6 ac");
}

/// Rule 11.6: and here by a filled flask: one's own, or the partner's (11.5).
#[test]
fn r11_6_at_once_by_a_filled_flask() {
    nearly_won("teams", "", "1/0/4", "0/0/5").play("a play T2 t8").expect_turn("over 11.6 ac");
    nearly_won("teams", "", "0/0/5", "1/0/4").play("a play T2 t8").expect_turn("over 11.6 ac");
    // By the push after a redraw: the last flask ends the game before anything else.
    let mut table = nearly_won("teams", "", "1/4/0", "0/0/5");
    table.play("a redraw").draw_any().play("a push t9").expect_turn("over 11.6 ac");
}

/// Rule 11.6: not while a flask of the team is empty, or a wizard of the team on the course.
#[test]
fn r11_6_not_before_both_have_all() {
    let mut table = nearly_won("teams", "a", "0/5/0", "1/0/4");
    table.play("a play W1 a@15").expect_home("a", 4).expect_home("c", 4).expect_turn("a draws");
    let mut table = nearly_won("teams", "ac", "0/5/0", "0/0/5");
    table.play("a play W1 a@15").expect_home("a", 4).expect_home("c", 3).expect_turn("a draws");
    let mut table = nearly_won("teams", "", "2/3/0", "0/0/5");
    table.play("a play T2 t8").expect_flasks("a", "1/4/0").expect_turn("a choose");
}

/// Rule 11.6: in the opponents' turn too.
#[test]
fn r11_6_in_an_opponents_turn() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 12:d 15:c
         a 0/0/5 -
         b 3/2/0 T1 T2 T3
         c 0/0/5 -
         turn 1",
    );
    table.play("b cast move_wizard c@15").expect_turn("over 11.6 ac");
}

/// Rule 11.6: 10.1 to 10.3 do not hold for single players: one partner alone does not end the game, in no round.
#[test]
fn r11_6_a_single_player_does_not_finish() {
    for teams in ["teams", "teams-finish-round"] {
        let mut table = table(&format!(
            "rules third basic 4 {teams}
             course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b 11:c 12:d
             a 0/5/0 T1
             c 5/0/0 -
             d 5/0/0 W1 W1 W1
             turn 3"
        ));
        assert!(!table.position.has_finished(seat("a")), "alone a would have finished");
        table.play("d play W1 d@12").play("d play W1 d@13").draw("T2 T2").expect_turn("a choose");
    }
}

/// Two teams enter at one stroke: a's last wizard announced, b's last one riding along.
fn at_one_stroke(a: &str, b: &str, c: &str, d: &str) -> Table {
    let mut table = table(&format!(
        "rules third master 4 teams spells=piggyback
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 15:ab
         a {a} W1 W1
         b {b} -
         c {c} -
         d {d} -"
    ));
    table.play("a play W1 a@15").expect_turn("b window");
    table.play("b cast piggyback b");
    // The action's spell is used up: the move is made, and the castle moves once.
    table.expect_home("a", 4).expect_home("b", 4).expect_course("1:1* 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9");
    table
}

/// Rule 11.6: two teams at one stroke, by Piggyback: the most full flasks of both partners decide, and equals share.
#[test]
fn r11_6_two_teams_at_one_stroke() {
    // Full: 1 + 1 against (2 - 2) + 3.
    at_one_stroke("0/1/4", "0/2/3", "0/1/4", "0/3/2").expect_turn("over 11.6 bd");
    // Full: 1 + 3 against (2 - 2) + 3, though no single player has more than d.
    at_one_stroke("0/1/4", "0/2/3", "0/3/2", "0/3/2").expect_turn("over 11.6 ac");
    at_one_stroke("0/1/4", "0/2/3", "0/2/3", "0/3/2").expect_turn("over 11.6 abcd");
    // Only one team has finished by that stroke: the other has an empty flask.
    at_one_stroke("0/1/4", "0/5/0", "0/1/4", "1/4/0").expect_turn("over 11.6 ac");
}

/// Rule 11.6: 10.4 holds for teams too: all home, no team finished, at once; the flasks of both partners are added.
#[test]
fn r11_6_all_home_and_no_team_finished() {
    let last = |teams: &str, a: &str, b: &str, c: &str, d: &str| {
        let mut table = table(&format!(
            "rules third basic 4 {teams}
             course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 15:a
             a {a} W1 W1 W1
             b {b} -
             c {c} -
             d {d} -"
        ));
        table.play("a play W1 a@15");
        table
    };
    for teams in ["teams", "teams-finish-round"] {
        // Filled: 5 + 1 against 4 + 4; a alone has finished, and that is not asked.
        last(teams, "0/5/0", "1/4/0", "4/1/0", "1/4/0").expect_turn("over 10.4 bd");
        // Filled: 6 and 6; full: 3 + 0 against 2 + 2.
        last(teams, "2/3/0", "2/2/1", "2/0/3", "2/2/1").expect_turn("over 10.4 bd");
        last(teams, "2/3/0", "2/2/1", "2/1/2", "2/2/1").expect_turn("over 10.4 abcd");
    }
}

/// Rule 11.6, option `team_finish_round`: the round is played to its end, and 10.3 decides by team.
#[test]
fn r11_6_option_team_finish_round() {
    let mut table = nearly_won("teams-finish-round", "a", "0/1/4", "0/0/5");
    table.play("a play W1 a@15").expect_turn("a draws");
    table.draw("T4");
    for player in ["b", "c", "d"] {
        table.expect_turn(&format!("{player} choose"));
        table.play(&format!("{player} redraw")).draw_any().play(&format!("{player} no-push"));
        if player == "b" {
            table.play("b end");
        }
        table.draw_any();
    }
    table.expect_turn("over 10.3 ac");
}

/// Rule 11.6, option `team_finish_round`: both teams have finished by the end of the round; their full flasks are added.
#[test]
fn r11_6_option_team_finish_round_both_teams() {
    let end = |a: &str, b: &str, c: &str, d: &str| {
        let mut table = table(&format!(
            "rules third basic 4 teams-finish-round
             course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 15:d
             a {a} -
             b {b} -
             c {c} -
             d {d} W1 W1 W1
             turn 3"
        ));
        table.play("d play W1 d@15").expect_turn("d draws");
        table.draw("T1");
        table
    };
    end("0/2/3", "0/3/2", "0/2/3", "0/0/5").expect_turn("over 10.3 ac");
    end("0/2/3", "0/3/2", "0/2/3", "0/2/3").expect_turn("over 10.3 bd");
    end("0/2/3", "0/3/2", "0/2/3", "0/1/4").expect_turn("over 10.3 abcd");
    end("0/0/5", "0/3/2", "0/0/5", "1/1/3").expect_turn("over 10.3 ac");
}

/// Rule 11.7: an entry of the partner's wizard in a player's turn ends that turn: by his own spell.
#[test]
fn r11_7_the_partners_entry_ends_the_turn() {
    let position = |teams: &str| {
        table(&format!(
            "rules third basic 4 {teams}
             course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 12:d 15:bc
             a 3/2/0 W1 W1
             b 5/0/0 T1"
        ))
    };
    let mut table = position("teams");
    table.play("a cast move_wizard c@15").expect_home("c", 4).expect_turn("a draws");
    table.draw("T2").expect_turn("b choose");
    // An opponent's entry does not; nor does anybody else's without teams.
    position("teams").play("a cast move_wizard b@15").expect_home("b", 4).expect_turn("a choose");
    position("").play("a cast move_wizard c@15").expect_home("c", 4).expect_turn("a choose");
}

/// Rule 11.7: by card, with the partner's wizard moved as one's own (11.4): there is no second action.
#[test]
fn r11_7_by_card() {
    let mut table = table(
        "rules third basic 4 teams
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 12:d 15:bc
         a 3/2/0 W1 W1
         b 5/0/0 T1",
    );
    table.play("a play W1 c@15").expect_turn("a draws");
}

/// Rule 11.7: whoever cast it (4.6): here an opponent in a window, on the active player's partner.
#[test]
fn r11_7_by_an_opponents_spell() {
    let mut table = table(
        "rules third master 4 teams spells=move_wizard
         course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 12:d 15:bc
         a 5/0/0 T1 T1
         b 1/4/0 -",
    );
    table.play("a play T1 t1").expect_turn("b window");
    let mut own = table.clone();
    table.play("b cast move_wizard c@15").expect_home("c", 4).expect_turn("a draws");
    // The announced move was not made; of b's own wizard's entry the turn takes no notice.
    table.expect_course("1:1* 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 12:d 15:b");
    own.play("b cast move_wizard b@15").expect_home("b", 4).expect_turn("b repeat");
}

/// Rule 11.8: what a player may do tells him nothing of his partner's hand, nor of a card that is offered to him.
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
    assert_eq!(one.legal("a"), other.legal("a"), "of his partner's hand");
    assert_eq!(one.legal("c"), position("T1 T2 T3", "T1 W5").legal("c"), "and of the active player's");
    // Asked, the partner chooses among his own cards; offered, the active player answers unseen.
    let asked = |mut table: Table| table.play("a ask").legal("c");
    assert_eq!(asked(one.clone()), asked(position("T1 T2 T3", "T1 W5")));
    let offered = |mut table: Table, card: &str| table.play(&format!("c offer {card}")).legal("a");
    assert_eq!(offered(one.clone(), "T1"), offered(one, "W5"));
    assert_eq!(offered(other.clone(), "T5"), offered(other, "TDDD"));
}
