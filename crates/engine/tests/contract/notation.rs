//! What is written is read back to an equal value.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, TestDice, for_every_position, start, tables};

use crate::candidates::{all_actions, all_chances};

#[track_caller]
fn assert_round_trip<T: Display + FromStr<Err = ParseError> + PartialEq + Debug>(value: &T) {
    for text in [format!("{value}"), format!("{value:#}")] {
        match text.parse::<T>() {
            Ok(read) => assert_eq!(read, *value, "\n{text}"),
            Err(error) => panic!("{error}\n{text}"),
        }
    }
}

/// The parsed position is built afresh, so this also shows that what the course keeps for speed is right.
#[test]
fn positions_are_read_back_on_one_line_and_on_many() {
    let effort = Effort { seed: 31, games: 2, inputs: 250 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            assert_round_trip(position);
            assert!(!position.to_string().contains('\n'), "{position}");
        },
    );
}

#[test]
fn courses_and_surfaces_are_read_back() {
    let effort = Effort { seed: 32, games: 1, inputs: 250 };
    for_every_position(effort, |_| (), |_, Playthrough { position, .. }, _| assert_round_trip(position.course()));
    Surface::all().for_each(|surface| assert_round_trip(&surface));
}

#[test]
fn all_actions_that_can_be_written_are_read_back() {
    for action in all_actions() {
        let writable = match action {
            // A card is played for a roll if and only if it is a die card, so text need not say which.
            Action::PlayWizard { card, .. } | Action::PlayTower { card, .. } => !card.is_dice(),
            Action::PlayDice { card } => card.is_dice(),
            _ => true,
        };
        if writable {
            assert_round_trip(&action);
        }
    }
}

#[test]
fn all_listed_actions_and_outcomes_are_read_back() {
    let effort = Effort { seed: 33, games: 1, inputs: 100 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            for seat in position.rules().seats() {
                position.legal_actions(seat).iter().for_each(|action| assert_round_trip(&action));
            }
            for (outcome, _) in position.chances().iter().flat_map(Chances::iter) {
                assert_round_trip(&outcome);
            }
        },
    );
}

#[test]
fn possible_outcomes_are_read_back_and_impossible_rolls_are_not() {
    for outcome in all_chances() {
        match outcome {
            Chance::Roll { value } if !(1..=6).contains(&value) => {
                assert!(outcome.to_string().parse::<Chance>().is_err(), "{outcome}");
            }
            _ => assert_round_trip(&outcome),
        }
    }
}

#[test]
fn rules_are_read_back() {
    let mut dice = TestDice::new(34);
    for _ in 0..50 {
        tables(&mut dice).iter().for_each(assert_round_trip);
    }
}

#[test]
fn records_are_read_back_finished_or_not() {
    let mut dice = TestDice::new(35);
    for rules in tables(&mut dice) {
        let mut record = Record::new(start(rules, &mut dice));
        record.tag("event", "a game # at | random\n  moves");
        let length = dice.below(400);
        while let Some(input) = dice.input(record.position()).filter(|_| record.inputs().len() < length) {
            record.put(input, &mut ()).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}"));
        }
        assert_round_trip(&record);
    }
}
