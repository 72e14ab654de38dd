//! Games at a table: versions, logs, views, and what remains.

use rabenburg_engine::{Memory, Record, Turn, Viewer};
use rabenburg_protocol::{Command, DoneBy, ProblemCode, ServerMessage, Status};

use super::{Played, person, recipient, refused};
use crate::table::{Change, Person, Scene};

const VARIANTS: [(&str, usize); 7] = [
    (r#"{"players":1}"#, 1),
    (r#"{"players":2}"#, 2),
    (r#"{"players":3,"printing":"first","variant":"master"}"#, 3),
    (r#"{"players":4,"teams":"end_at_once","memory":"aided"}"#, 4),
    (r#"{"players":4,"teams":"finish_round","variant":"master","printing":"second"}"#, 4),
    (r#"{"players":5,"printing":"short","spells":{"drawn":{"count":4,"promo":true}}}"#, 5),
    (r#"{"players":6,"variant":"master","second_action_optional":false,"round_limit":20}"#, 6),
];

fn begun(json: &str, players: usize) -> (Played, Vec<Person>) {
    let names = ["Anna", "Bert", "Cora", "Dora", "Emil", "Fred"];
    let people: Vec<_> = names.iter().zip(1..).take(players).map(|(name, number)| person(number, name)).collect();
    let mut played = Played::open(&people[0], json);
    people[1..].iter().for_each(|person| drop(played.command(person, r#"{"type":"sit"}"#).expect("a seat is open")));
    played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
    (played, people)
}

#[test]
fn a_table_is_what_its_log_makes_of_it() {
    for (json, players) in VARIANTS {
        let (mut played, people) = begun(json, players);
        while played.table.status() == Status::Playing {
            played.at += 50;
            played.act(&people);
            if played.dice.below(40) == 0 {
                assert_eq!(format!("{:?}", played.read_back()), format!("{:?}", played.table), "{json}");
            }
        }
        assert_eq!(format!("{:?}", played.read_back()), format!("{:?}", played.table), "{json}");
    }
}

#[test]
fn finished_games_leave_a_result_and_a_record() {
    for (json, players) in VARIANTS {
        let (mut played, people) = begun(json, players);
        assert!(played.table.finished().is_none(), "nothing may be replayed before the end (rule 13.3)");
        played.play_to_the_end(&people);
        let finished = played.table.finished().expect("it is over");
        let record: Record = finished.record.parse().expect("our notation");
        assert_eq!(record.position(), played.position());
        assert_eq!(record.tags().len(), players, "everyone is named");
        let Turn::Over(outcome) = played.position().turn() else { panic!("it is over") };
        assert_eq!(finished.result.outcome, Some(outcome));
        assert_eq!(finished.result.players.len(), players);
        for (player, seat) in finished.result.players.iter().zip(played.position().rules().seats()) {
            assert_eq!(player.statistics.wizards_home, u32::from(played.position().home(seat)));
        }
        let brief = played.table.summary().brief;
        assert_eq!((brief.status, brief.outcome), (Status::Over, Some(outcome)));
    }
}

#[test]
fn moves_made_for_an_earlier_moment_are_refused_and_change_nothing() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2}"#);
    let people = [anna.clone(), bert.clone()];
    let before = played.table.version();
    let seat = played.position().awaited().expect("somebody");
    let action = played.position().legal_actions(seat).get(0).expect("an action");
    let mover =
        people.iter().find(|person| played.table.seat_of(person.visitor) == Some(seat)).expect("the mover").clone();
    played.give(&mover, before, &Command::Act { action }).expect("a legal action");
    let after = format!("{:?}", played.table);
    for version in [0, before - 1, before] {
        assert_eq!(refused(played.give(&mover, version, &Command::Act { action })), ProblemCode::Overtaken);
    }
    let future = played.table.version() + 1;
    assert_eq!(refused(played.give(&mover, future, &Command::Act { action })), ProblemCode::Overtaken);
    assert_eq!(format!("{:?}", played.table), after);
}

#[test]
fn what_is_said_does_not_overtake_a_move() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2}"#);
    let people = [anna.clone(), bert.clone()];
    let before = played.table.version();
    played.command(&anna, r#"{"type":"say","saying":{"phrase":"hello"}}"#).expect("it may be said");
    let seat = played.position().awaited().expect("somebody");
    let action = played.position().legal_actions(seat).get(0).expect("an action");
    let mover =
        people.iter().find(|person| played.table.seat_of(person.visitor) == Some(seat)).expect("the mover").clone();
    played.give(&mover, before, &Command::Act { action }).expect("nothing has moved meanwhile");
}

#[test]
fn nobody_moves_for_another() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2}"#);
    let stranger = person(9, "Zoe");
    let seat = played.position().awaited().expect("somebody");
    let action = played.position().legal_actions(seat).get(0).expect("an action");
    let other = if played.table.seat_of(anna.visitor) == Some(seat) { bert } else { anna };
    let version = played.table.version();
    assert_eq!(refused(played.give(&other, version, &Command::Act { action })), ProblemCode::Illegal);
    assert_eq!(refused(played.give(&stranger, version, &Command::Act { action })), ProblemCode::NotSeated);
}

#[test]
fn a_command_that_was_done_is_recognised() {
    let (mut played, anna, _) = Played::started(r#"{"players":2}"#);
    played.command(&anna, r#"{"type":"say","saying":{"text":"hi"}}"#).expect("it may be said");
    let last = played.log.last().expect("an entry").clone();
    let id = last.id.expect("a command");
    assert_eq!(played.table.done_already(anna.visitor, &id), Some(played.table.version()));
    assert_eq!(played.table.done_already(person(2, "Bert").visitor, &id), None, "everyone has their own ids");
    assert_eq!(played.read_back().done_already(anna.visitor, &id), Some(played.table.version()));
}

#[test]
fn everyone_is_told_what_their_seat_sees_and_nothing_else() {
    for (json, players) in VARIANTS {
        let (mut played, people) = begun(json, players);
        while played.table.status() == Status::Playing {
            let Change::Played { by, events } = played.act(&people) else { panic!("a move") };
            assert_eq!(by.actor, DoneBy::Person);
            let position = *played.position();
            let viewers = position.rules().seats().map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                let message = played.table.update(Some(by), &events, recipient(viewer), None, played.at);
                let Some(ServerMessage::Update(update)) = message else { panic!("an update") };
                assert_eq!(update.now.view, position.view(viewer));
                assert!(update.events.iter().zip(&events).all(|(seen, event)| *seen == event.seen_by(viewer)));
                assert_eq!(update.events.len(), events.len());
                let legal: Vec<_> = match viewer {
                    Viewer::Seat(seat) => position.legal_actions(seat).iter().collect(),
                    Viewer::Spectator => Vec::new(),
                };
                assert_eq!(update.now.choices.iter().map(|choice| choice.action).collect::<Vec<_>>(), legal);
            }
        }
    }
}

#[test]
fn rule_13_3_a_log_reaches_back_one_round_and_no_further() {
    for (json, players) in VARIANTS {
        let (mut played, people) = begun(json, players);
        let mut all = Vec::new();
        while played.table.status() == Status::Playing {
            let Change::Played { events, .. } = played.act(&people) else { panic!("a move") };
            let version = played.table.version();
            all.extend(events.iter().map(|event| (version, event.seen_by(Viewer::Spectator))));
            let ServerMessage::Welcome(welcome) =
                played.table.welcome(None, recipient(Viewer::Spectator), None, &Scene::default())
            else {
                panic!("a welcome")
            };
            let turn = played.position().turn_number();
            let strict = played.position().rules().memory == Memory::Strict;
            let oldest = welcome.log.first().map_or(turn, |line| line.turn);
            assert!(!strict || oldest + players as u32 > turn, "{json}: from {oldest} at {turn}");
            // It ends with what was seen last.
            let lines: Vec<_> = welcome.log.iter().map(|line| (line.version, line.event)).collect();
            let shared = lines.len().min(all.len());
            assert_eq!(lines[lines.len() - shared..], all[all.len() - shared..], "{json}");
            // And it leads from its start to the present.
            let mut view = welcome.log_from.clone().expect("a game");
            lines.iter().for_each(|(_, event)| view.apply(event));
            assert_eq!(view, played.position().view(Viewer::Spectator), "{json}");
            // A client that names a version gets what came after it.
            let since = version - 1;
            let ServerMessage::Welcome(later) =
                played.table.welcome(None, recipient(Viewer::Spectator), Some(since), &Scene::default())
            else {
                panic!("a welcome")
            };
            assert!(later.log.iter().all(|line| line.version == version));
            assert_eq!(later.log.len(), lines.iter().filter(|(line, _)| *line == version).count());
            let mut view = later.log_from.clone().expect("a game");
            later.log.iter().for_each(|line| view.apply(&line.event));
            assert_eq!(view, played.position().view(Viewer::Spectator), "{json}");
        }
    }
}

#[test]
fn choices_say_what_would_come_of_them_if_asked_to() {
    let (played, _, _) = Played::started(r#"{"players":2}"#);
    let seat = played.position().awaited().expect("somebody");
    let recipient = crate::table::Recipient { viewer: Viewer::Seat(seat), foresee: true };
    let ServerMessage::Welcome(welcome) = played.table.welcome(None, recipient, None, &Scene::default()) else {
        panic!("a welcome")
    };
    let now = welcome.now.expect("a game");
    assert!(!now.choices.is_empty());
    for choice in now.choices {
        assert_eq!(choice.foreseen, played.position().foresee(seat, choice.action).ok());
    }
}
