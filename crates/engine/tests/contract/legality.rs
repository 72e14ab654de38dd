//! What is listed is accepted, and nothing else; what is refused changes nothing.

use std::collections::BTreeSet;

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, TestDice, for_every_position};

use crate::candidates::{all_actions, all_chances};

/// A part of all candidates, another one each time; now and then all of them.
fn some<'a>(candidates: &'a [Action], dice: &mut TestDice) -> impl Iterator<Item = &'a Action> {
    let stride = if dice.one_in(1000) { 1 } else { 400 };
    candidates.iter().skip(dice.below(stride)).step_by(stride)
}

#[test]
fn every_listed_action_is_accepted() {
    let effort = Effort { seed: 11, games: 1, inputs: 250 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            for seat in Seat::all(MAX_SEATS) {
                for action in position.legal_actions(seat).iter() {
                    let mut copy = *position;
                    let answer = copy.play(seat, action, &mut ());
                    assert_eq!(answer, Ok(()), "{seat} {action}\n{position:#}");
                    assert!(position.is_legal(seat, &action), "{seat} {action}\n{position:#}");
                }
            }
        },
    );
}

#[test]
fn an_action_is_accepted_if_and_only_if_it_is_listed() {
    let candidates = all_actions();
    let effort = Effort { seed: 12, games: 2, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, dice| {
            for seat in Seat::all(MAX_SEATS) {
                let actions = position.legal_actions(seat);
                let listed: BTreeSet<Action> = actions.iter().collect();
                for action in some(&candidates, dice) {
                    let legal = listed.contains(action);
                    let mut copy = *position;
                    assert_eq!(actions.contains(action), legal, "contains {seat} {action}\n{position:#}");
                    assert_eq!(position.is_legal(seat, action), legal, "is_legal {seat} {action}\n{position:#}");
                    assert_eq!(copy.play(seat, *action, &mut ()).is_ok(), legal, "play {seat} {action}\n{position:#}");
                }
            }
        },
    );
}

#[test]
fn actions_are_listed_without_doubles_and_can_be_had_by_number() {
    let effort = Effort { seed: 13, games: 2, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            for seat in Seat::all(MAX_SEATS) {
                let actions = position.legal_actions(seat);
                let listed: Vec<Action> = actions.iter().collect();
                assert_eq!(listed.len(), actions.len(), "{seat}\n{position:#}");
                assert_eq!(listed.is_empty(), actions.is_empty(), "{seat}\n{position:#}");
                let numbered: Vec<Action> = (0..listed.len()).filter_map(|number| actions.get(number)).collect();
                assert_eq!(numbered, listed, "{seat}\n{position:#}");
                assert_eq!(actions.get(listed.len()), None, "{seat}\n{position:#}");
                assert!(listed.iter().all(|action| actions.contains(action)), "{seat}\n{position:#}");
                let distinct: BTreeSet<&Action> = listed.iter().collect();
                assert_eq!(distinct.len(), listed.len(), "{seat}\n{position:#}");
            }
        },
    );
}

/// Chance and the end of the game leave nobody anything to do.
#[test]
fn nobody_may_act_during_chance_or_after_the_end() {
    let candidates = all_actions();
    let effort = Effort { seed: 14, games: 3, inputs: 2000 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, dice| {
            let reason = match position.turn() {
                Turn::Act(_) => return,
                Turn::Chance(_) => Refusal::ChanceDue,
                Turn::Over(_) => Refusal::GameOver,
            };
            for seat in Seat::all(MAX_SEATS) {
                for _ in 0..20 {
                    let action = dice.pick(&candidates);
                    let mut copy = *position;
                    assert_eq!(copy.play(seat, action, &mut ()), Err(reason), "{seat} {action}\n{position:#}");
                }
            }
        },
    );
}

#[test]
fn a_refused_action_changes_nothing_and_names_a_rule() {
    let candidates = all_actions();
    let rules = rule_numbers();
    let effort = Effort { seed: 15, games: 2, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, dice| {
            for seat in Seat::all(MAX_SEATS) {
                for action in some(&candidates, dice) {
                    let (mut copy, mut events) = (*position, Vec::new());
                    if let Err(refusal) = copy.play(seat, *action, &mut events) {
                        assert_eq!(copy, *position, "{seat} {action}");
                        assert!(events.is_empty(), "{seat} {action}: {events:?}\n{position:#}");
                        assert!(rules.contains(refusal.rule()), "{refusal:?}: no rule {}", refusal.rule());
                        assert!(!refusal.to_string().is_empty(), "{refusal:?}");
                    }
                }
            }
        },
    );
}

#[test]
fn an_outcome_of_chance_is_accepted_if_and_only_if_it_is_listed_and_else_changes_nothing() {
    let candidates = all_chances();
    let rules = rule_numbers();
    let effort = Effort { seed: 16, games: 2, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            for &outcome in &candidates {
                let listed =
                    position.chances().is_some_and(|chances| chances.iter().any(|(there, _)| there == outcome));
                let (mut copy, mut events) = (*position, Vec::new());
                match copy.resolve(outcome, &mut events) {
                    Ok(()) => assert!(listed && !events.is_empty(), "{outcome}\n{position:#}"),
                    Err(refusal) => {
                        assert!(!listed, "{outcome}: {refusal}\n{position:#}");
                        assert_eq!(copy, *position, "{outcome}");
                        assert!(events.is_empty(), "{outcome}: {events:?}\n{position:#}");
                        assert!(rules.contains(refusal.rule()), "{refusal:?}: no rule {}", refusal.rule());
                    }
                }
            }
        },
    );
}

/// The numbers of all rules: those in bold at the beginning of a paragraph.
fn rule_numbers() -> BTreeSet<&'static str> {
    let text = include_str!("../../../../docs/RULES.md");
    let numbers: BTreeSet<_> =
        text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**")).map(|(number, _)| number).collect();
    assert!(numbers.contains("1.1") && numbers.contains("13.3"), "{numbers:?}");
    numbers
}
