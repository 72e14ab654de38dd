//! A hint cannot be told from one for another world that looks the same to its reader (chapter 13).

use rabenburg_bots::Hint;
use rabenburg_engine::*;
use rabenburg_testkit::{Effort, TestDice, World, for_every_position, other_cards, other_locked_up};

/// Hints for everything that somebody may do are the same in another world. Says how many were compared.
fn compare(seed: u64, other: impl Fn(&Position, Seat, &mut TestDice) -> Option<World>) -> usize {
    let mut compared = 0;
    let effort = Effort { seed, games: 6, inputs: 120 };
    for_every_position(
        effort,
        |_| (),
        |(), game, dice| {
            let here = &game.position;
            let asides = here.asides().map(|(seat, _)| seat);
            for seat in here.awaited().into_iter().chain(asides) {
                let Some(world) = other(here, seat, dice) else { continue };
                let there = &world.position;
                for action in here.legal_actions(seat).iter() {
                    assert!(there.is_legal(seat, &action), "{action:?}\n{here:#}\n\n{there:#}");
                    let (ours, theirs) = (Hint::of(here, seat, action), Hint::of(there, seat, action));
                    assert_eq!(ours, theirs, "{seat} is told which world it is\n{here:#}\n\n{there:#}");
                    compared += 1;
                }
            }
        },
    );
    compared
}

#[test]
fn hints_do_not_depend_on_cards_that_the_reader_does_not_see() {
    let compared = compare(41, |position, seat, dice| other_cards(position, Viewer::Seat(seat), dice));
    assert!(compared > 100_000, "only {compared}");
}

#[test]
fn hints_in_strict_games_do_not_depend_on_who_is_locked_up_where() {
    let compared = compare(43, |position, _, dice| {
        let strict = position.rules().memory == Memory::Strict;
        if strict { other_locked_up(position, dice) } else { None }
    });
    assert!(compared > 30_000, "only {compared}");
}

/// Where tower 9 leaves, the announced tower 6 lands on whoever was beneath it.
#[test]
fn a_spell_does_not_tell_whom_the_announced_tower_would_find() {
    let told = ["9:b9b 8:a8", "9:a9b 8:b8"].map(|beneath| {
        let course = format!("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 {beneath} 14:aabb");
        let text = format!(
            "rules third master 2 spells=move_tower
             course {course}
             a 4/2/0 T1
             b 2/4/0 T2
             discard T3
             turn 0 window announced b actions=1
             announced T3 by 3 tower 6 from 6
             played-at {course}"
        );
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        let action = "cast move_tower t9".parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = position.awaited().unwrap_or(Seat::FIRST);
        assert!(position.is_legal(seat, &action));
        Hint::of(&position, seat, action)
    });
    assert_eq!(told[0], told[1]);
}
