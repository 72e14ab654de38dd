//! Over whole games, every choice can be reached by its picks in any order, and nothing else can.

use rabenburg_session::Choice;
use rabenburg_testkit::TestDice;

use super::{Menu, Pick, PickOutcome};
use crate::testing;

/// Hands every decision of random games to `check`, with its menu.
fn decisions(seed: u64, mut check: impl FnMut(&[Choice], &Menu, &mut TestDice)) {
    testing::decisions(seed, |choices, view, dice| check(choices, &Menu::new(choices, view), dice));
}

#[test]
fn every_choice_is_reached_in_any_order() {
    decisions(1, |choices, menu, dice| {
        let choice = &choices[dice.below(choices.len())];
        let mut wanted = menu.picks(&choice.action).expect("every choice has picks");
        let mut picked = Vec::new();
        while !wanted.is_empty() {
            let next = wanted.remove(dice.below(wanted.len()));
            if picked.contains(&next) {
                continue;
            }
            assert!(menu.offered(&picked).contains(&next), "{next:?} is offered after {picked:?}");
            let PickOutcome::Picked(now) = menu.pick(&picked, next) else {
                panic!("{next:?} is refused after {picked:?}")
            };
            picked = now;
        }
        assert_eq!(menu.chosen(&picked).map(|choice| choice.action), Some(choice.action));
    });
}

#[test]
fn whatever_is_offered_leads_to_a_choice() {
    decisions(2, |choices, menu, dice| {
        let mut picked = Vec::new();
        // Follow offers at random to the end; every step must leave something open.
        loop {
            assert!(menu.allows(&picked));
            let offered = menu.offered(&picked);
            if offered.is_empty() {
                break;
            }
            let PickOutcome::Picked(now) = menu.pick(&picked, offered[dice.below(offered.len())]) else {
                panic!("an offered pick is refused after {picked:?}");
            };
            picked = now;
        }
        let chosen = menu.chosen(&picked).expect("nothing more is asked, so it is a choice");
        assert!(choices.contains(chosen));
    });
}

#[test]
fn no_two_choices_look_the_same() {
    decisions(3, |choices, menu, _| {
        for choice in choices {
            let picks = menu.picks(&choice.action).expect("every choice has picks");
            assert_eq!(menu.chosen(&picks).map(|chosen| chosen.action), Some(choice.action));
        }
    });
}

#[test]
fn a_dropped_piece_goes_where_it_was_dropped() {
    let mut dropped = 0;
    decisions(4, |choices, menu, dice| {
        let choice = &choices[dice.below(choices.len())];
        let picks = menu.picks(&choice.action).expect("every choice has picks");
        let goals = menu.goals(&picks);
        let piece = picks.iter().copied().find(|pick| matches!(pick, Pick::Tower(_) | Pick::Wizard { .. }));
        if let (Some(piece), Some(&goal)) = (piece, goals.first()) {
            let PickOutcome::Picked(now) = menu.drop(&[], piece, goal) else { panic!("{piece:?} can go to {goal}") };
            assert!(now.contains(&piece));
            assert_eq!(menu.goals(&now).first(), Some(&goal));
            dropped += 1;
        }
    });
    assert!(dropped > 500, "pieces were dropped {dropped} times");
}

#[test]
fn picking_twice_takes_back() {
    decisions(5, |_, menu, dice| {
        let offered = menu.offered(&[]);
        let pick = offered[dice.below(offered.len())];
        if let PickOutcome::Picked(once) = menu.pick(&[], pick)
            && once == [pick]
        {
            assert_eq!(menu.pick(&once, pick), PickOutcome::Picked(Vec::new()));
        }
    });
}
