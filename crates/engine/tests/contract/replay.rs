//! Events and inputs tell the whole game.

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, for_every_position};

#[test]
fn applying_the_event_log_gives_the_same_positions() {
    let effort = Effort { seed: 21, games: 3, inputs: 400 };
    for_every_position(
        effort,
        |game| game.start,
        |replica, game, _| {
            for event in game.fresh_events() {
                replica.apply(event);
            }
            assert_eq!(*replica, game.position, "{:?}", game.fresh_events());
        },
    );
}

#[test]
fn every_accepted_input_is_told_by_an_event() {
    let effort = Effort { seed: 22, games: 2, inputs: 400 };
    for_every_position(
        effort,
        |game| game.start,
        |before, game, _| {
            if !game.inputs.is_empty() {
                assert!(!game.fresh_events().is_empty(), "{:?}\n{before:#}", game.inputs.last());
            }
            *before = game.position;
        },
    );
}

#[test]
fn playing_the_inputs_again_gives_the_same_positions_and_events() {
    let effort = Effort { seed: 23, games: 3, inputs: 400 };
    for_every_position(
        effort,
        |game| Record::new(game.start),
        |record, game, _| {
            let Some(&input) = game.inputs.last() else { return };
            let mut events = Vec::new();
            record.put(input, &mut events).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}"));
            assert_eq!(record.position(), &game.position);
            assert_eq!(events, game.fresh_events());
            assert_eq!(record.inputs(), game.inputs);
        },
    );
}
