//! Clocks: how long players may think, and what happens then.

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Fact, Phase, Stage};
use rabenburg_protocol::{Command, DoneBy, Status};

use super::{Played, person};
use crate::table::{Change, Entry, Overdue, What};

#[test]
fn without_a_limit_nobody_is_hurried() {
    let (played, _, _) = Played::started(r#"{"players":2}"#);
    assert_eq!((played.table.deadline(), played.table.overdue(u64::MAX), played.table.due()), (None, None, None));
}

#[test]
fn a_turn_has_so_much_time_in_all() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2,"clock":{"turn_seconds":60}}"#);
    let people = [anna, bert];
    let begun = played.at;
    let active = played.position().active();
    assert_eq!(played.table.deadline(), Some((active, begun + 60_000)));
    // Twenty seconds for each decision: the deadline of the turn stays where it was.
    while played.position().active() == active && played.position().turn_number() == 0 {
        assert_eq!(played.table.deadline(), Some((active, begun + 60_000)));
        played.at += 7_000;
        played.act(&people);
    }
    let next = played.position().active();
    assert_eq!(played.table.deadline(), Some((next, played.at + 60_000)), "a new turn has its own time");
    assert!(played.table.overdue(played.at + 59_999).is_none());
    assert!(played.table.overdue(played.at + 60_000).is_some());
    assert_eq!(played.table.due(), Some(played.at + 60_000));
}

#[test]
fn windows_have_their_own_time_and_do_not_use_up_the_turn() {
    let json =
        r#"{"players":3,"variant":"master","printing":"second","clock":{"turn_seconds":100,"window_seconds":10}}"#;
    let people: Vec<_> = ["Anna", "Bert", "Cora"].iter().zip(1..).map(|(name, n)| person(n, name)).collect();
    let mut played = Played::open(&people[0], json);
    people[1..].iter().for_each(|person| drop(played.command(person, r#"{"type":"sit"}"#).expect("a seat")));
    played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
    let (mut windows, mut used, mut turn) = (0, 0, 0);
    while played.table.status() == Status::Playing && windows < 5 {
        let (awaited, active) = (played.position().awaited().expect("somebody"), played.position().active());
        if played.position().turn_number() != turn {
            (used, turn) = (0, played.position().turn_number());
        }
        let (seat, deadline) = played.table.deadline().expect("a limit");
        assert_eq!(seat, awaited);
        if awaited == active {
            assert_eq!(deadline, played.at + 100_000 - used);
            used += 10;
        } else {
            assert_eq!(deadline, played.at + 10_000);
            let (_, overdue) = played.table.overdue(deadline).expect("the time is up");
            assert!(matches!(overdue, Overdue::Act(Action::Pass)), "silence means doing nothing: {overdue:?}");
            windows += 1;
        }
        played.at += 10;
        // Players who save their flasks are asked again and again.
        played.act_so(&people, |action| !matches!(action, Action::Cast(_)));
    }
    assert_eq!(windows, 5, "others were asked");
}

#[test]
fn a_bot_plays_on_where_the_table_said_so() {
    for (absence, level) in [("", Level::Keeper), (r#","absence":{"bot":"fledgling"}"#, Level::Fledgling)] {
        let json = format!(r#"{{"players":2,"clock":{{"turn_seconds":5}}{absence}}}"#);
        let (played, _, _) = Played::started(&json);
        let (seat, overdue) = played.table.overdue(played.at + 5_000).expect("the time is up");
        assert_eq!((seat, overdue), (played.position().active(), Overdue::Ask(level)));
    }
}

/// Whatever was decided before the time was up: the turn ends, and nothing is played that need not be.
#[test]
fn a_turn_is_given_up_as_a_redraw_where_the_table_said_so() {
    let json = r#"{"players":2,"clock":{"turn_seconds":5,"timeout":"redraw"}}"#;
    let (mut redraws, mut ends) = (0, 0);
    for seed in 0..80 {
        let (mut played, anna, bert) = Played::started(json);
        played.dice = super::TestDice::new(seed);
        let people = [anna, bert];
        for _ in 0..seed % 7 {
            played.act(&people);
        }
        let (turn, fresh) = (played.position().turn_number(), played.position().actions_used() == 0);
        let choosing = played.position().phase() == Some(Phase::Choose);
        played.at += 5_000;
        let mut facts = Vec::new();
        while played.position().turn_number() == turn && played.table.status() == Status::Playing {
            let (seat, overdue) = played.table.overdue(played.at).expect("the time of the whole turn is up");
            let action = match overdue {
                Overdue::Act(action) => action,
                // Where a move is compulsory, a bot makes it.
                Overdue::Ask(_) => played.position().legal_actions(seat).get(0).expect("an action"),
            };
            let dice = &mut played.dice;
            let inputs = played.table.game().expect("a game").act(seat, action, &mut |n| dice.below(n.into()) as u8);
            let what = What::Played { seat, actor: DoneBy::Time, inputs: inputs.expect("it is legal"), timeout: None };
            let Change::Played { events, .. } = played.enter(Entry::of_house(played.at, what)) else { panic!() };
            facts.extend(events);
        }
        let has = |wanted: fn(&Fact) -> bool| {
            facts.iter().any(|event| matches!(event, rabenburg_engine::Event::Public(fact) if wanted(fact)))
        };
        if fresh && choosing {
            assert!(has(|fact| matches!(fact, Fact::HandDiscarded { .. })), "{facts:?}");
            assert!(!has(|fact| matches!(fact, Fact::TowerMoved { .. })), "no tower is pushed: {facts:?}");
            redraws += 1;
        } else if !has(|fact| matches!(fact, Fact::Played { .. })) {
            assert!(has(|fact| matches!(fact, Fact::Reached { stage: Stage::Refill })) || !facts.is_empty());
            ends += 1;
        }
    }
    assert!(redraws > 3 && ends > 3, "{redraws} {ends}");
}

#[test]
fn a_bot_to_move_among_people_is_due_at_once() {
    let anna = person(1, "Anna");
    let bot = r#"{"sitter":"bot","level":"keeper"}"#;
    let json = format!(r#"{{"players":2,"starter":"first_seat","seats":[{bot},{{"sitter":"you"}}]}}"#);
    let mut played = Played::open(&anna, &json);
    played.command(&anna, r#"{"type":"start"}"#).expect("all sit");
    assert_eq!(played.table.due(), Some(played.at));
    // Games among bots wait until someone watches.
    let mut alone = Played::open(&anna, &format!(r#"{{"players":2,"seats":[{bot},{bot}]}}"#));
    alone.command(&anna, r#"{"type":"start"}"#).expect("all sit");
    assert_eq!(alone.table.due(), None);
    assert!(alone.give(&anna, alone.table.version(), &Command::Act { action: Action::Redraw }).is_err());
}
