//! Chat and who hears it, and spectators.

use rabenburg_engine::Viewer;
use rabenburg_protocol::{ProblemCode, ServerMessage};

use super::{Played, person, recipient, refused};
use crate::table::{Change, Scene, Table};

const TEXT: &str = r#"{"type":"say","saying":{"text":"Well, well"}}"#;
const PHRASE: &str = r#"{"type":"say","saying":{"phrase":"well_played"}}"#;

#[test]
fn the_table_chooses_who_may_say_what() {
    let guest = person(9, "Zoe");
    for (chat, by_player, by_guest) in [
        ("everybody", [true, true], [true, true]),
        ("players", [true, true], [false, false]),
        ("phrases", [false, true], [false, false]),
        ("off", [false, false], [false, false]),
    ] {
        let (mut played, anna, _) = Played::started(&format!(r#"{{"players":2,"chat":"{chat}"}}"#));
        for (command, player, other) in [(TEXT, by_player[0], by_guest[0]), (PHRASE, by_player[1], by_guest[1])] {
            for (person, may) in [(&anna, player), (&guest, other)] {
                let said = played.command(person, command);
                assert_eq!(said.is_ok(), may, "{chat}: {command}");
                assert!(may || refused(said) == ProblemCode::Silence);
            }
        }
    }
}

#[test]
fn rule_11_8_teams_say_only_phrases_until_the_game_is_over() {
    let people: Vec<_> = ["Anna", "Bert", "Cora", "Dora"].iter().zip(1..).map(|(name, n)| person(n, name)).collect();
    let guest = person(9, "Zoe");
    let mut played = Played::open(&people[0], r#"{"players":4,"teams":"end_at_once"}"#);
    people[1..].iter().for_each(|person| drop(played.command(person, r#"{"type":"sit"}"#).expect("a seat")));
    played.command(&people[1], TEXT).expect("before the game there is nothing to tell");
    played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
    for person in people.iter().chain([&guest]) {
        let problem = played.command(person, TEXT).map(|_| ()).expect_err("silence");
        assert_eq!((problem.code, problem.rule.as_deref()), (ProblemCode::Silence, Some("11.8")));
        played.command(person, PHRASE).expect("phrases tell nothing");
    }
    played.play_to_the_end(&people);
    played.command(&people[2], TEXT).expect("after the game everything may be said");
}

#[test]
fn nobody_hears_those_they_have_muted() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2}"#);
    let mute = |muted: bool| format!(r#"{{"type":"mute","visitor":"{}","muted":{muted}}}"#, bert.visitor);
    assert!(matches!(played.command(&anna, &mute(true)), Ok(Change::Private)), "nobody else need know");
    assert!(!played.table.hears(Some(anna.visitor), bert.visitor));
    assert!(played.table.hears(Some(bert.visitor), anna.visitor) && played.table.hears(None, bert.visitor));
    played.command(&bert, TEXT).expect("they may speak");
    let chat = |table: &Table, person| match table.welcome(
        Some(person),
        recipient(Viewer::Spectator),
        None,
        &Scene::default(),
    ) {
        ServerMessage::Welcome(welcome) => (welcome.chat.len(), welcome.you.muted),
        other => panic!("{other:?}"),
    };
    assert_eq!(chat(&played.table, &anna), (0, vec![bert.visitor]));
    assert_eq!(chat(&played.read_back(), &anna), (0, vec![bert.visitor]));
    assert_eq!(chat(&played.table, &bert), (1, vec![]));
    played.command(&anna, &mute(false)).expect("heard again");
    assert_eq!(chat(&played.table, &anna), (1, vec![]));
    let own = format!(r#"{{"type":"mute","visitor":"{}","muted":true}}"#, anna.visitor);
    assert_eq!(refused(played.command(&anna, &own)), ProblemCode::Options);
}

#[test]
fn mutes_and_sayings_do_not_grow_without_bound() {
    let (mut played, anna, _) = Played::started(r#"{"players":2}"#);
    let mute = |number| format!(r#"{{"type":"mute","visitor":"{}","muted":true}}"#, person(number, "X").visitor);
    (10..60).for_each(|number| drop(played.command(&anna, &mute(number)).expect("fifty may be muted")));
    assert_eq!(refused(played.command(&anna, &mute(60))), ProblemCode::TooMany);
    for _ in 0..150 {
        played.command(&anna, PHRASE).expect("it may be said");
    }
    assert_eq!((played.table.chat.len(), played.table.done.len()), (100, 32));
}

#[test]
fn a_log_does_not_grow_without_end_but_the_game_goes_on() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2}"#);
    while played.table.version() < crate::table::command::MOST_ENTRIES {
        played.command(&anna, PHRASE).expect("there is room");
    }
    assert_eq!(refused(played.command(&anna, PHRASE)), ProblemCode::TooMany);
    played.act(&[anna, bert]);
}

#[test]
fn spectators_come_where_they_may() {
    let guest = person(9, "Zoe");
    let (played, anna, _) = Played::started(r#"{"players":2}"#);
    assert!(played.table.admits(None) && played.table.admits(Some(&guest)));
    let (played, anna_there, _) = Played::started(r#"{"players":2,"spectators":false}"#);
    assert!(!played.table.admits(None) && !played.table.admits(Some(&guest)));
    assert!(played.table.admits(Some(&anna_there)) && anna == anna_there);
    // Before the game, those invited may want to sit down.
    let waiting = Played::open(&anna, r#"{"players":2,"spectators":false}"#);
    assert!(waiting.table.admits(Some(&guest)) && !waiting.table.admits(None));
}

#[test]
fn a_bot_stands_in_for_whoever_leaves() {
    for absence in ["", r#","absence":{"grace_seconds":60,"bot":null}"#] {
        let (mut played, anna, _) = Played::started(&format!(r#"{{"players":2{absence}}}"#));
        played.command(&anna, r#"{"type":"leave"}"#).expect("a bot plays on");
        let seat = played.table.seat_of(anna.visitor).expect("the seat stays theirs");
        assert_eq!(played.table.driver(seat), Some(crate::table::Driver::Bot(rabenburg_bots::Level::Keeper)));
    }
}
