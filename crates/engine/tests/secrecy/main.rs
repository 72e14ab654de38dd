//! What a viewer may not know cannot be told from what they get (chapter 13).
//!
//! For every viewer a second world is made that differs only in what they may not know: in the cards they do not see, and
//! in a strict game in the wizards that are locked up. Their view, their legal actions, what they foresee of them, why all
//! others are refused and what they see happen must be the same in both, until something is uncovered before their eyes.

#[allow(dead_code, reason = "outcomes of chance are of no use here")]
#[path = "../contract/candidates.rs"]
mod candidates;

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, TestDice, World, for_every_position, other_cards, other_locked_up, viewers};

/// Random games in which some positions are looked at.
fn for_some_positions(effort: Effort, one_in: usize, mut check: impl FnMut(&Position, &mut TestDice)) {
    for_every_position(
        effort,
        |_| (),
        |_, game, dice| {
            if dice.one_in(one_in) {
                check(&game.position, dice);
            }
        },
    );
}

/// The present looks the same in both worlds.
fn assert_same_present(world: &World, position: &Position, viewer: Viewer) {
    let (here, there) = (position.view(viewer), world.position.view(viewer));
    assert_eq!(here, there, "the view tells {viewer:?} which world it is\n{position:#}\n\n{:#}", world.position);
    if let Viewer::Seat(seat) = viewer {
        let here: Vec<Action> = position.legal_actions(seat).iter().collect();
        let there: Vec<Action> = world.position.legal_actions(seat).iter().collect();
        assert_eq!(here, there, "legal actions tell {seat} which world it is\n{position:#}\n\n{:#}", world.position);
        for action in here {
            let foreseen = [position, &world.position].map(|position| position.foresee(seat, action));
            assert_eq!(foreseen[0], foreseen[1], "{seat} {action}\n{position:#}\n\n{:#}", world.position);
        }
    }
}

/// Whatever a player asks for, the answer is the same in both worlds. Says how often it was no.
fn assert_same_refusals(world: &World, position: &Position, viewer: Viewer, wishes: &[Action]) -> usize {
    let Viewer::Seat(seat) = viewer else { return 0 };
    let ask = |action: &&Action| {
        let [here, there] = [position, &world.position].map(|position| position.foresee(seat, **action));
        assert_eq!(here, there, "{seat} {action}\n{position:#}\n\n{:#}", world.position);
        here.is_err()
    };
    wishes.iter().filter(ask).count()
}

/// Some of all wishes. Most of all are walks; the others are chosen more often.
fn some_wishes(dice: &mut TestDice) -> Vec<Action> {
    let all = candidates::all_actions();
    let walks = |action: &Action| matches!(action, Action::PlayWizard { .. } | Action::MoveWizard { .. });
    let (walks, others): (Vec<Action>, Vec<Action>) = all.into_iter().partition(walks);
    (0..4000).map(|number| dice.pick(if number % 4 == 0 { &walks } else { &others })).collect()
}

/// The same happens before the viewer's eyes in both worlds, until something is uncovered. Says whether the inputs
/// could be compared at all.
fn assert_same_future(world: &World, position: &Position, viewer: Viewer, here: Input, there: Input) -> bool {
    let (mut ours, mut theirs) = ((*position, Vec::new()), (world.position, Vec::new()));
    let legal = (ours.0.put(here, &mut ours.1), theirs.0.put(there, &mut theirs.1));
    if legal != (Ok(()), Ok(())) {
        return false;
    }
    let told = world.first_uncovering(&ours.1, viewer);
    let shown = |events: &[Event]| -> Vec<SeenEvent> {
        let untold = &events[..told.unwrap_or(events.len()).min(events.len())];
        untold.iter().map(|event| event.seen_by(viewer)).collect()
    };
    let context = || format!("{here:?}\n{position:#}\n\n{:#}", world.position);
    assert_eq!(shown(&ours.1), shown(&theirs.1), "{viewer:?} sees which world it is: {}", context());
    if told.is_none() {
        assert_eq!(ours.0.view(viewer), theirs.0.view(viewer), "{viewer:?}: {}", context());
    }
    true
}

/// The same inputs in both worlds: all of the viewer's, and those of others that both worlds allow. What others draw is
/// not the viewer's to see, so they draw different cards.
fn assert_same_futures(world: &World, position: &Position, viewer: Viewer, dice: &mut TestDice) -> usize {
    let mut compared = 0;
    for seat in position.rules().seats() {
        for action in position.legal_actions(seat).iter() {
            let input = Input::Act { seat, action };
            let same = assert_same_future(world, position, viewer, input, input);
            assert!(same || !viewer.is(seat), "{seat} {action}");
            compared += usize::from(same);
        }
    }
    let (Some(here), Some(there)) = (position.chances(), world.position.chances()) else { return compared };
    for (outcome, _) in here.iter() {
        let other = match position.turn() {
            Turn::Chance(ChanceKind::Draw { seat }) if !viewer.is(seat) => {
                there.pick(dice.below(usize::from(there.total())) as u8).unwrap_or(outcome)
            }
            _ => outcome,
        };
        compared +=
            usize::from(assert_same_future(world, position, viewer, Input::Chance(outcome), Input::Chance(other)));
    }
    compared
}

#[test]
fn cards_that_a_viewer_does_not_see_change_nothing_for_them() {
    let effort = Effort { seed: 71, games: 2, inputs: 300 };
    let (mut worlds, mut futures, mut refused) = (0, 0, 0);
    let wishes = some_wishes(&mut TestDice::new(!effort.seed));
    for_some_positions(effort, 6, |position, dice| {
        for viewer in viewers(position) {
            let Some(world) = other_cards(position, viewer, dice) else { continue };
            assert_same_present(&world, position, viewer);
            refused += assert_same_refusals(&world, position, viewer, &wishes[dice.below(3960)..][..40]);
            worlds += 1;
            futures += assert_same_futures(&world, position, viewer, dice);
        }
    });
    assert!(worlds > 5_000 && futures > 50_000, "{worlds} worlds, {futures} inputs are too few to prove anything");
    assert!(refused > 100_000, "{refused} refusals are too few to prove anything");
}

#[test]
fn locked_up_wizards_change_nothing_for_anybody_in_a_strict_game() {
    let effort = Effort { seed: 72, games: 2, inputs: 300 };
    let (mut worlds, mut futures, mut refused) = (0, 0, 0);
    let wishes = some_wishes(&mut TestDice::new(!effort.seed));
    for_some_positions(effort, 3, |position, dice| {
        if position.rules().memory == Memory::Aided {
            return;
        }
        let Some(world) = other_locked_up(position, dice) else { return };
        for viewer in viewers(position) {
            assert_same_present(&world, position, viewer);
            refused += assert_same_refusals(&world, position, viewer, &wishes[dice.below(3960)..][..40]);
            worlds += 1;
            futures += assert_same_futures(&world, position, viewer, dice);
        }
    });
    assert!(worlds > 1_000 && futures > 10_000, "{worlds} worlds, {futures} inputs are too few to prove anything");
    assert!(refused > 20_000, "{refused} refusals are too few to prove anything");
}

#[test]
fn an_aided_game_shows_every_viewer_the_same_locked_up_wizards() {
    let effort = Effort { seed: 73, games: 1, inputs: 200 };
    for_some_positions(effort, 3, |position, _| {
        let shown: Vec<_> = viewers(position).map(|viewer| position.view(viewer).locked_up).collect();
        assert!(shown.windows(2).all(|pair| pair[0] == pair[1]), "{position:#}");
    });
}

#[cfg(feature = "serde")]
mod sent {
    //! What is sent to a player as text.

    use super::*;

    /// All values in a JSON text that have this name.
    fn fields<'a>(value: &'a serde_json::Value, name: &str, found: &mut Vec<&'a serde_json::Value>) {
        match value {
            serde_json::Value::Object(object) => {
                found.extend(object.get(name));
                object.values().for_each(|value| fields(value, name, found));
            }
            serde_json::Value::Array(values) => values.iter().for_each(|value| fields(value, name, found)),
            _ => {}
        }
    }

    fn named<'a>(value: &'a serde_json::Value, name: &str) -> Vec<&'a serde_json::Value> {
        let mut found = Vec::new();
        fields(value, name, &mut found);
        found
    }

    #[test]
    fn a_view_of_a_strict_game_has_no_field_for_locked_up_wizards_and_no_hand_but_the_viewers_own() {
        let effort = Effort { seed: 74, games: 1, inputs: 200 };
        for_some_positions(effort, 3, |position, _| {
            for viewer in viewers(position) {
                let view = serde_json::to_value(position.view(viewer)).expect("a view is data");
                let aided = position.rules().memory == Memory::Aided;
                assert_eq!(named(&view, "locked_up").len(), usize::from(aided), "{view}");
                let own = position.rules().seats().find(|&seat| viewer.is(seat)).map(|seat| position.hand(seat));
                let own = own.map(|cards| serde_json::to_value(cards).expect("cards are data"));
                assert_eq!(named(&view, "hand"), own.iter().collect::<Vec<_>>(), "{view}");
                assert!(named(&view, "hands").is_empty(), "{view}");
                let partner = position.rules().partner(position.active()).is_some_and(|seat| viewer.is(seat));
                let offered = position.offered().is_some() && partner;
                assert_eq!(named(&view, "offered").len(), usize::from(offered), "{view}");
            }
        });
    }

    /// Cards in seen events are those of the viewer, or lie face up for all to see.
    #[test]
    fn a_seen_event_names_no_card_that_the_viewer_did_not_see() {
        let effort = Effort { seed: 75, games: 1, inputs: 300 };
        for_every_position(
            effort,
            |_| (),
            |_, game, _| {
                for event in game.fresh_events() {
                    for viewer in viewers(&game.position) {
                        let secret = match *event {
                            Event::Drew { seat, .. } => !viewer.is(seat),
                            Event::CardPassed { from, to, .. } => !viewer.is(from) && !viewer.is(to),
                            Event::Public(Fact::InterludeReached { .. }) => true,
                            _ => false,
                        };
                        let seen = serde_json::to_value(event.seen_by(viewer)).expect("a seen event is data");
                        let cards = ["card", "cards", "face", "hand"].map(|name| named(&seen, name).len());
                        assert!(!secret || cards == [0; 4], "{event:?} shows {viewer:?} {seen}");
                    }
                }
            },
        );
    }
}
