//! Creating a table, sitting down, and starting.

use rabenburg_engine::{Colour, Seat};
use rabenburg_protocol::{ProblemCode, Sitter, Status};

use super::{Played, person, refused};
use crate::table::{Occupant, Scene};

fn seat(number: usize) -> Seat {
    Seat::all(6).nth(number).expect("a seat")
}

fn colour(played: &Played, number: usize) -> Option<Colour> {
    played.table.info(&Scene::default()).seats[number].colour
}

#[test]
fn the_host_sits_on_the_first_seat() {
    let anna = person(1, "Anna");
    let played = Played::open(&anna, r#"{"players":3}"#);
    assert_eq!(played.table.seat_of(anna.visitor), Some(seat(0)));
    assert_eq!((colour(&played, 0), colour(&played, 1)), (Some(Colour::ALL[0]), None));
    assert_eq!(played.table.status(), Status::Waiting);
}

#[test]
fn seats_are_as_they_were_described() {
    let anna = person(1, "Anna");
    let json = r#"{"players":3,"seats":[{"sitter":"bot","level":"keeper"},{"sitter":"open"},{"sitter":"you","colour":"blue"}]}"#;
    let played = Played::open(&anna, &json.replace("blue", &Colour::ALL[0].to_string()));
    assert_eq!(played.table.seat_of(anna.visitor), Some(seat(2)));
    assert!(matches!(played.table.occupant(seat(0)), Some(Occupant::Bot { .. })));
    assert!(played.table.occupant(seat(1)).is_none());
    // The bot had no preference, so it does not take a colour that someone else wants.
    assert_eq!(colour(&played, 2), Some(Colour::ALL[0]));
    assert_eq!(colour(&played, 0), Some(Colour::ALL[1]));
}

#[test]
fn tables_nobody_could_play_at_are_refused() {
    let anna = person(1, "Anna");
    let you = r#"{"sitter":"you"}"#;
    for (json, code) in [
        (r#"{"players":0}"#.to_owned(), ProblemCode::Rules),
        (r#"{"players":7}"#.to_owned(), ProblemCode::Rules),
        (r#"{"players":3,"teams":"end_at_once"}"#.to_owned(), ProblemCode::Rules),
        (r#"{"players":2,"spells":{"chosen":{"spells":[]}}}"#.to_owned(), ProblemCode::Rules),
        (r#"{"players":2,"spells":{"drawn":{"count":9}}}"#.to_owned(), ProblemCode::Options),
        (r#"{"players":1,"variant":"master"}"#.to_owned(), ProblemCode::Rules),
        (r#"{"players":2,"clock":{"turn_seconds":4}}"#.to_owned(), ProblemCode::Options),
        (r#"{"players":2,"clock":{"turn_seconds":2592001}}"#.to_owned(), ProblemCode::Options),
        (r#"{"players":2,"clock":{"window_seconds":2}}"#.to_owned(), ProblemCode::Options),
        (r#"{"players":2,"absence":{"grace_seconds":1}}"#.to_owned(), ProblemCode::Options),
        (
            r#"{"players":2,"clock":{"turn_seconds":172800},"absence":{"grace_seconds":30,"bot":"keeper"}}"#.to_owned(),
            ProblemCode::StandIn,
        ),
        (format!(r#"{{"players":2,"seats":[{you},{you}]}}"#), ProblemCode::Options),
        (format!(r#"{{"players":1,"seats":[{you},{{"sitter":"open"}}]}}"#), ProblemCode::Options),
    ] {
        let problem = Played::try_open(&anna, &json).map(|_| ()).expect_err(&json);
        assert_eq!(problem.code, code, "{json}: {}", problem.message);
        // Players are told the rule, in their own language.
        assert_eq!(problem.rule.is_some(), code == ProblemCode::Rules, "{json}");
    }
    for json in
        [r#"{"players":9,"clock":{"turn_seconds":5}}"#, r#"{"players":2,"spells":{"drawn":{"count":9,"promo":true}}}"#]
    {
        let fits = json.contains("promo");
        assert_eq!(Played::try_open(&anna, json).is_ok(), fits, "{json}");
    }
}

#[test]
fn people_sit_down_and_change_places_before_the_game() {
    let (anna, bert, cora) = (person(1, "Anna"), person(2, "Bert"), person(3, "Cora"));
    let mut played = Played::open(&anna, r#"{"players":3}"#);
    played.command(&bert, r#"{"type":"sit","seat":2}"#).expect("an open seat");
    assert_eq!(played.table.seat_of(bert.visitor), Some(seat(2)));
    assert_eq!(refused(played.command(&cora, r#"{"type":"sit","seat":2}"#)), ProblemCode::SeatTaken);
    assert_eq!(refused(played.command(&cora, r#"{"type":"sit","seat":5}"#)), ProblemCode::NoSuchSeat);
    let kept = colour(&played, 2);
    played.command(&bert, r#"{"type":"sit","seat":1}"#).expect("another open seat");
    assert_eq!(played.table.seat_of(bert.visitor), Some(seat(1)));
    assert!(played.table.occupant(seat(2)).is_none(), "nobody sits on two seats");
    assert_eq!(colour(&played, 1), kept, "a colour goes with its player");
    let annas = colour(&played, 0).expect("a colour");
    let sit = format!(r#"{{"type":"sit","colour":"{annas}"}}"#);
    assert_eq!(refused(played.command(&bert, &sit)), ProblemCode::ColourTaken);
    played.command(&bert, r#"{"type":"leave"}"#).expect("before the game, everyone may go");
    assert_eq!(played.table.seat_of(bert.visitor), None);
    assert_eq!(refused(played.command(&bert, r#"{"type":"leave"}"#)), ProblemCode::NotSeated);
}

#[test]
fn rule_1_7_a_box_with_too_few_wizards_of_a_colour_lends_none() {
    let anna = person(1, "Anna");
    // In the first printing, two colours have only three wizards, and each of two players needs five.
    let scarce = Colour::ALL[5];
    let json = format!(r#"{{"players":2,"printing":"first","seats":[{{"sitter":"you","colour":"{scarce}"}}]}}"#);
    let problem = Played::try_open(&anna, &json).map(|_| ()).expect_err("too few wizards");
    assert_eq!((problem.code, problem.rule.as_deref()), (ProblemCode::ColourTaken, Some("1.7")));
}

#[test]
fn people_with_the_same_name_can_be_told_apart() {
    let (anna, other) = (person(1, "Anna"), person(2, "ANNA"));
    let mut played = Played::open(&anna, r#"{"players":2}"#);
    played.command(&other, r#"{"type":"sit"}"#).expect("a seat is open");
    let name = match &played.table.info(&Scene::default()).seats[1].sitter {
        Sitter::Person { name, .. } => name.to_string(),
        sitter => panic!("{sitter:?}"),
    };
    assert_eq!(name, "ANNA 2");
}

#[test]
fn only_the_host_seats_bots_clears_seats_starts_and_closes() {
    let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
    let mut played = Played::open(&anna, r#"{"players":2}"#);
    let commands = [
        r#"{"type":"seat_bot","seat":1,"level":"keeper"}"#,
        r#"{"type":"clear","seat":1}"#,
        r#"{"type":"start"}"#,
        r#"{"type":"close"}"#,
    ];
    for command in commands {
        assert_eq!(refused(played.command(&bert, command)), ProblemCode::NotHost, "{command}");
    }
    assert_eq!(refused(played.command(&anna, commands[2])), ProblemCode::SeatsOpen);
    played.command(&anna, commands[0]).expect("a bot may sit there");
    played.command(&anna, r#"{"type":"seat_bot","seat":1,"level":"queen"}"#).expect("another level");
    assert_eq!(refused(played.command(&bert, r#"{"type":"sit"}"#)), ProblemCode::SeatTaken);
    played.command(&anna, commands[1]).expect("a cleared seat");
    played.command(&bert, r#"{"type":"sit"}"#).expect("an open seat");
    assert_eq!(refused(played.command(&anna, commands[0])), ProblemCode::SeatTaken, "a person sits there");
    played.command(&anna, commands[3]).expect("given up");
    assert_eq!(played.table.status(), Status::Closed);
    assert_eq!(refused(played.command(&anna, commands[2])), ProblemCode::WrongStatus);
    assert!(played.table.finished().is_none(), "without a game, nothing remains");
}

#[test]
fn rule_2_3_the_starter_is_drawn_and_everyone_keeps_their_neighbours() {
    let people: Vec<_> = ["Anna", "Bert", "Cora", "Dora"].iter().zip(1..).map(|(name, n)| person(n, name)).collect();
    let mut starters = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut played = Played::open(&people[0], r#"{"players":4,"teams":"end_at_once"}"#);
        played.dice = super::TestDice::new(seed);
        people[1..].iter().for_each(|person| drop(played.command(person, r#"{"type":"sit"}"#).expect("a seat")));
        let before: Vec<_> = (0..4).map(|number| colour(&played, number)).collect();
        played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
        let seats: Vec<_> =
            people.iter().map(|person| played.table.seat_of(person.visitor).expect("a seat").index()).collect();
        let first = seats[0];
        assert!(seats.iter().enumerate().all(|(step, seat)| *seat == (first + step) % 4), "{seats:?}");
        starters.insert(first);
        let rules = played.position().rules();
        for (person, seat) in seats.iter().enumerate() {
            assert_eq!(Some(rules.colours[*seat]), before[person], "a colour goes with its player");
        }
    }
    assert_eq!(starters.len(), 4);
}

#[test]
fn the_first_seat_begins_where_the_table_says_so() {
    for seed in 0..10 {
        let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
        let mut played = Played::open(&anna, r#"{"players":2,"starter":"first_seat"}"#);
        played.dice = super::TestDice::new(seed);
        played.command(&bert, r#"{"type":"sit"}"#).expect("a seat");
        played.command(&anna, r#"{"type":"start"}"#).expect("all sit");
        assert_eq!(played.table.seat_of(anna.visitor), Some(Seat::FIRST));
    }
}

#[test]
fn rule_2_5_spells_are_drawn_when_the_game_begins() {
    let mut sets = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
        let mut played = Played::open(&anna, r#"{"players":2,"spells":{"drawn":{"count":3}}}"#);
        played.dice = super::TestDice::new(seed);
        played.command(&bert, r#"{"type":"sit"}"#).expect("a seat");
        played.command(&anna, r#"{"type":"start"}"#).expect("all sit");
        let spells = played.position().rules().spells;
        assert_eq!(spells.len(), 3);
        sets.insert(format!("{spells:?}"));
    }
    assert!(sets.len() > 5, "{sets:?}");
}
