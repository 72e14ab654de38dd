//! What is sent as data is read back to an equal value.
#![cfg(feature = "serde")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, TestDice, for_every_position, tables, viewers};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// By way of text, as it goes over the wire.
#[track_caller]
fn assert_round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("{error}\n{value:?}"));
    match serde_json::from_str::<T>(&text) {
        Ok(read) => assert_eq!(read, *value, "\n{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
    text
}

#[test]
fn rules_are_read_back() {
    let mut dice = TestDice::new(81);
    for rules in tables(&mut dice) {
        assert_round_trip(&rules);
    }
}

#[test]
fn rules_with_an_unknown_field_are_refused() {
    let mut rules = serde_json::to_value(Rules::new(Printing::Third, 4)).expect("rules are data");
    rules["house_rule"] = true.into();
    assert!(serde_json::from_value::<Rules>(rules).is_err());
}

#[test]
fn actions_and_outcomes_are_read_back() {
    let effort = Effort { seed: 82, games: 1, inputs: 80 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            for seat in position.rules().seats() {
                for action in position.legal_actions(seat).iter() {
                    assert_round_trip(&action);
                }
            }
            for (outcome, _) in position.chances().iter().flat_map(Chances::iter) {
                assert_round_trip(&outcome);
            }
        },
    );
}

#[test]
fn actions_with_an_unknown_field_are_refused() {
    let effort = Effort { seed: 87, games: 1, inputs: 20 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            let Some(seat) = position.awaited() else { return };
            for action in position.legal_actions(seat).iter() {
                let mut value = serde_json::to_value(action).expect("an action is data");
                // A choice without fields has nothing that could be misread.
                let tags = ["type", "spell"];
                if value.as_object().is_some_and(|fields| fields.keys().any(|key| !tags.contains(&key.as_str()))) {
                    value["colours"] = 1.into();
                    assert!(serde_json::from_value::<Action>(value).is_err(), "{action}");
                }
            }
        },
    );
}

#[test]
fn inputs_are_read_back() {
    let effort = Effort { seed: 83, games: 3, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, game, _| {
            if let Some(input) = game.inputs.last() {
                assert_round_trip(input);
            }
        },
    );
}

#[test]
fn views_are_read_back() {
    let effort = Effort { seed: 84, games: 1, inputs: 120 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, dice| {
            if dice.one_in(3) {
                viewers(position).for_each(|viewer| drop(assert_round_trip(&position.view(viewer))));
            }
        },
    );
}

#[test]
fn seen_events_are_read_back() {
    let effort = Effort { seed: 85, games: 1, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, game, _| {
            for event in game.fresh_events() {
                viewers(&game.position).for_each(|viewer| drop(assert_round_trip(&event.seen_by(viewer))));
            }
        },
    );
}

/// Every kind of refusal that random wishes meet, each once.
#[test]
fn refusals_are_read_back() {
    let mut refusals = BTreeMap::new();
    let mut other = TestDice::new(86);
    let effort = Effort { seed: 86, games: 2, inputs: 300 };
    let mut wishes: Vec<Input> = Vec::new();
    for_every_position(
        effort,
        |_| (),
        |_, game, dice| {
            // What was legal a while ago, at another table and for another seat.
            wishes.extend(other.input(&game.position));
            for _ in 0..10 {
                let Input::Act { action, .. } = dice.pick(&wishes) else { continue };
                for seat in game.position.rules().seats() {
                    let mut copy = game.position;
                    if let Err(refusal) = copy.play(seat, action, &mut ()) {
                        let name = format!("{refusal:?}").split(' ').next().map(str::to_string);
                        refusals.insert(name, refusal);
                    }
                }
            }
        },
    );
    assert!(refusals.len() >= 12, "only {:?}", refusals.keys());
    for refusal in refusals.values() {
        assert_round_trip(refusal);
    }
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert!(serde_json::from_str::<Seat>("6").is_err());
    assert!(serde_json::from_str::<Space>("16").is_err());
    assert!(serde_json::from_str::<TowerId>("0").is_err());
    assert!(serde_json::from_str::<TowerId>("10").is_err());
    assert!(serde_json::from_str::<Surface>("\"g16\"").is_err());
    assert!(serde_json::from_str::<Face>("\"W6\"").is_err());
    assert!(serde_json::from_str::<Wizards>("\"ag\"").is_err());
}
