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

/// Rule 11.4: a player whose wizards are all home moves their partner's as their own, and only those.
#[test]
fn r11_4_who_is_home_moves_their_partners_wizards() {
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

/// Rule 11.4: as long as one of their own is on the course, be it locked up, they move their own only; so does the partner.
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

/// Rule 11.4: as one's own, so spells that take one's own wizards (7.4) take the partner's, and Piggyback too (8.7).
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

/// Rule 11.5: without an empty flask of their own a player fills one of their partner's: exactly one.
#[test]
fn r11_5_the_partners_flask_is_filled() {
    let mut table = locking_up("0/4/1", "3/2/0");
    table.play("a play T2 t8").expect_flasks("a", "0/4/1").expect_flasks("c", "2/3/0");
    // The opponents' flasks are never filled for them.
    table.expect_flasks("b", "4/0/1").expect_flasks("d", "4/0/1");
    // And by spell: the price is paid all the same.
    let mut table = locking_up("0/4/1", "3/2/0");
    table.play("a cast move_tower t8").expect_flasks("a", "0/3/2").expect_flasks("c", "2/3/0");
}

/// Rule 11.5: a player's own empty flask comes first.
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

/// Rule 11.7: an entry of the partner's wizard in a player's turn ends that turn: by their own spell.
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
