//! Chapter 6: cards.

use crate::table::table;

/// A board on which T1 and the wizard of `a` are free to go.
const FREE: &str = "rules third basic 2
                    course 0:* 3:1 4:a 11:23456789b";

/// Rule 6.1: one side or the other, each with its own number.
#[test]
fn r6_1_the_side_is_chosen_when_the_card_is_played() {
    let start = table(&format!("{FREE} | a 6/0/0 T5W1 T2W2"));
    start.expect_legal(
        "a",
        "play T5W1 a@4, play T5W1 t1,
         play T2W2 a@4, play T2W2 t1, play T2W2 t2, play T2W2 t3, play T2W2 t4, play T2W2 t5, play T2W2 t6,
         play T2W2 t7, play T2W2 t8, play T2W2 t9, redraw",
    );
    start.clone().play("a play T5W1 a@4").expect_course("0:* 3:1 5:a 11:23456789b").expect_discard("T5W1");
    start.clone().play("a play T5W1 t1").expect_course("0:* 4:a 8:1 11:23456789b").expect_discard("T5W1");
}

/// Rule 6.1: only one of the sides, and the card is gone.
#[test]
fn r6_1_one_side_and_not_both() {
    let mut table = table(&format!("{FREE} | a 6/0/0 T2W2 W1 T1"));
    table.play("a play T2W2 a@4").expect_course("0:* 3:1 6:a 11:23456789b").expect_hand("a", "W1 T1");
    table.refuses("a play T2W2 t1", "3.2").expect_turn("a choose");
}

/// Rule 6.1: a card with one side has no other.
#[test]
fn r6_1_a_card_with_one_side_has_no_other() {
    let mut table = table(&format!("{FREE} | a 6/0/0 T2 W1 D"));
    table.refuses("a play T2 a@4", "6.1").refuses("a play W1 t1", "6.1");
    table.expect_targets("a play W1", "a@4").expect_targets("a play T2", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
}

/// Rule 6.2: the card first, then the roll, then the choice of wizard or tower.
#[test]
fn r6_2_a_die_card_is_played_then_rolled_then_used() {
    let mut table = table(&format!("{FREE} | a 6/0/0 D W1 W2"));
    table.expect_legal("a", "play D, play W1 a@4, play W2 a@4, redraw");
    table.play("a play D").expect_discard("D").expect_hand("a", "W1 W2").expect_turn("roll").expect_legal("a", "");
    table.roll(5).expect_turn("a rolled").expect_legal("a", "move a@4, move t1");
    let mut tower = table.clone();
    table.play("a move a@4").expect_course("0:* 3:1 9:a 11:23456789b").expect_turn("a choose");
    tower.play("a move t1").expect_course("0:* 4:a 8:1 11:23456789b").expect_turn("a choose");
}

/// Rule 6.2: every value of the die, for wizards and for towers.
#[test]
fn r6_2_the_roll_is_the_distance() {
    for value in 1..=6 {
        let mut table = table(
            "rules third basic 2
             course 0:* 1:1 2:a 15:23456789b
             a 6/0/0 WDD TDDD",
        );
        table.play("a play WDD").roll(value).play("a move a@2");
        table.expect_course(&format!("0:* 1:1 {}:a 15:23456789b", 2 + value));
        table.play("a play TDDD").roll(value).play("a move t1");
        // As far as the wizard, so it stands one space behind it.
        table.expect_course(&format!("0:* {}:1 {}:a 15:23456789b", 1 + value, 2 + value));
    }
}

/// Rule 6.2: a die card for wizards moves no tower, and the other way round.
#[test]
fn r6_2_only_what_the_card_shows() {
    let start = table(&format!("{FREE} | a 6/0/0 WDD TDD"));
    let (mut wizards, mut towers) = (start.clone(), start);
    wizards.play("a play WDD").roll(1).refuses("a move t1", "6.1").expect_legal("a", "move a@4, reroll");
    towers.play("a play TDD").roll(1).refuses("a move a@4", "6.1");
    towers.expect_targets("a move", "t1 t2 t3 t4 t5 t6 t7 t8 t9");
}

/// Rule 6.2: k rolls in all with k dice on the card.
#[test]
fn r6_2_as_many_rolls_as_dice() {
    for (card, rolls) in [("D", 1), ("TDD", 2), ("WDD", 2), ("TDDD", 3), ("WDDD", 3)] {
        let mut table = table(&format!("{FREE} | a 6/0/0 {card}"));
        table.play(&format!("a play {card}")).roll(1);
        for _ in 1..rolls {
            table.play("a reroll").expect_turn("roll");
            table.roll(1);
        }
        table.refuses("a reroll", "6.2");
    }
}

/// Rule 6.2: a player may stop at any roll, and must take the last one: an earlier roll is gone.
#[test]
fn r6_2_the_last_roll_must_be_taken() {
    let mut table = table(&format!("{FREE} | a 6/0/0 WDDD W1"));
    table.play("a play WDDD").roll(6).play("a reroll").roll(2).expect_legal("a", "move a@4, reroll");
    let mut stops = table.clone();
    stops.play("a move a@4").expect_course("0:* 3:1 6:a 11:23456789b");
    stops.refuses("a reroll", "3.2");
    table.play("a reroll").roll(3).expect_legal("a", "move a@4");
    table.play("a move a@4").expect_course("0:* 3:1 7:a 11:23456789b");
}

/// Rule 6.2: all rolls are one action, and the next card has rolls of its own.
#[test]
fn r6_2_all_rolls_are_one_action() {
    let mut table = table(&format!("{FREE} | a 6/0/0 WDD TDD D"));
    table.play("a play WDD").roll(6).play("a reroll").roll(1).play("a move a@4").expect_turn("a choose");
    table.play("a play TDD").roll(6).play("a reroll").roll(1).play("a move t1").expect_turn("a draws");
}

/// Rules 6.2 and 3.4: a die card given up is not played, so not rolled.
#[test]
fn r6_2_one_given_up_is_not_rolled() {
    let mut table = table(&format!("{FREE} | a 6/0/0 D W1 TDD"));
    table.play("a play W1 a@4").play("a discard D").expect_turn("a draws").expect_discard("W1 D");
}

/// Rule 6.2: a spell between roll and move leaves the roll and the right to roll again; but it gives no roll more.
#[test]
fn r6_2_a_spell_does_not_end_the_right_to_roll_again() {
    let mut table = table(
        "rules third basic 2
         course 0:* 3:1 4:a 11:23456789b
         a 5/1/0 WDD W1 W2",
    );
    table.play("a play WDD").roll(6).play("a cast move_tower t1").expect_course("0:* 4:a 5:1 11:23456789b");
    table.expect_turn("a rolled").expect_legal("a", "move a@4, reroll");
    table.play("a reroll").roll(1).expect_legal("a", "move a@4");
    table.play("a move a@4").expect_course("0:* 5:1a 11:23456789b");
}

/// Rule 6.2: after the last roll a spell changes nothing of it: the same distance is to be used.
#[test]
fn r6_2_a_spell_gives_no_further_roll() {
    let mut table = table(
        "rules third basic 2
         course 0:* 3:1 4:a 11:23456789b
         a 5/1/0 D W1 W2",
    );
    table.play("a play D").roll(6).play("a cast move_tower t1").refuses("a reroll", "6.2");
    table.play("a move t1").expect_course("0:* 4:a 11:23456789b1");
}

/// Rule 6.3: nothing can be moved by this roll: the player may stop here, or use the rolls left.
#[test]
fn r6_3_a_roll_that_moves_nothing_uses_the_action_up() {
    // Four spaces on stand six wizards; with any other roll the wizard can go.
    let start = table(
        "rules third basic 4
         course 0:* 4:a 8:bbccdd 11:123456789
         a 5/0/0 WDD T1 W1",
    );
    let mut table = start.clone();
    table.play("a play WDD").roll(4).expect_legal("a", "no-move, reroll");
    let mut again = table.clone();
    table.play("a no-move").expect_course("0:* 4:a 8:bbccdd 11:123456789").expect_turn("a choose");
    table.play("a play W1 a@4").expect_turn("a draws");
    // They roll again, and what can be moved must be.
    again.play("a reroll").roll(3).expect_legal("a", "move a@4");
    again.refuses("a no-move", "6.3");
    // Or the last roll moves nothing either.
    let mut twice = start;
    twice.play("a play WDD").roll(4).play("a reroll").roll(4).expect_legal("a", "no-move");
    twice.play("a no-move");
    twice.expect_turn("a choose").expect_discard("WDD");
}

/// Rule 6.3: the move must be made, though rolls are left: to stop without one is refused.
#[test]
fn r6_3_what_can_be_moved_must_be_moved() {
    let mut table = table(&format!("{FREE} | a 6/0/0 WDDD W1"));
    table.play("a play WDDD").roll(1).expect_legal("a", "move a@4, reroll");
    table.refuses("a no-move", "6.3");
}

/// Rule 6.3: both kinds count. Either a wizard or a tower can be moved, so it must be; only with neither may the player stop.
#[test]
fn r6_3_wizard_or_tower() {
    let start = table(
        "rules third basic 4
         course 0:* 6:a 8:bbccdd 10:bbccdd 14:123456789
         a 5/0/0 D W2 W4",
    );
    let rolled = |value| {
        let mut table = start.clone();
        table.play("a play D").roll(value);
        table
    };
    // Two: the towers would end on the castle, and the wizard on a full surface.
    rolled(2).expect_legal("a", "no-move");
    rolled(2).play("a no-move").expect_turn("a choose");
    // Four: the towers are free. One: both.
    let towers = "move t1, move t2, move t3, move t4, move t5, move t6, move t7, move t8, move t9";
    rolled(4).refuses("a no-move", "6.3").expect_legal("a", towers);
    rolled(1).refuses("a no-move", "6.3").expect_legal("a", &format!("{towers}, move a@6"));
}

/// Rule 6.3: the wizards locked up, the towers not on the card: whatever is rolled.
#[test]
fn r6_3_nobody_to_move() {
    for value in 1..=6 {
        let mut table = table(
            "rules third basic 2
             course 0:* 4:a1 11:23456789b
             a 6/0/0 WDDD W1",
        );
        table.play("a play WDDD").roll(value).expect_legal("a", "no-move, reroll");
    }
}
