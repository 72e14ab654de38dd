//! Rooms that change before the game begins.

use rabenburg_bots::Level;
use rabenburg_engine::{Seat, Variant};
use rabenburg_protocol::{Access, Notice, ProblemCode, Sitter, Status};

use super::{Played, person, refused};
use crate::table::Change;

fn seat(number: usize) -> Seat {
    Seat::all(6).nth(number).expect("a seat")
}

fn change(options: &str) -> String {
    format!(r#"{{"type":"change","options":{options}}}"#)
}

#[test]
fn the_host_changes_the_options_and_everybody_stays_seated() {
    let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
    let mut played = Played::open(&anna, r#"{"players":2}"#);
    played.command(&bert, r#"{"type":"sit","colour":"red"}"#).expect("a seat");
    let wish = change(r#"{"players":4,"variant":"master","access":"open","clock":{"turn_seconds":172800}}"#);
    assert_eq!(refused(played.command(&bert, &wish)), ProblemCode::NotHost);
    let told = played.command(&anna, &wish).expect("it is her table");
    assert!(matches!(told, Change::Table(Some(Notice::Changed))));
    let info = played.info();
    assert_eq!((info.options.players, info.options.variant, info.options.access), (4, Variant::Master, Access::Open));
    assert_eq!(info.options.absence.map(|absence| absence.bot), Some(None), "a stand-in that fits is told");
    assert_eq!(
        (played.table.seat_of(anna.visitor), played.table.seat_of(bert.visitor)),
        (Some(seat(0)), Some(seat(1)))
    );
    assert!(info.seats[2..].iter().all(|seat| seat.sitter == Sitter::Open) && info.seats.len() == 4);
    assert_eq!(info.seats[1].colour.map(|colour| colour.to_string()), Some("red".into()));
    assert_eq!(format!("{:?}", played.read_back()), format!("{:?}", played.table));
    played.command(&anna, r#"{"type":"start","bots":"keeper"}"#).expect("bots take the rest");
    assert_eq!(played.position().rules().players, 4);
    assert_eq!(refused(played.command(&anna, &wish)), ProblemCode::WrongStatus);
}

#[test]
fn people_whose_seat_is_gone_move_up_and_bots_make_room() {
    let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
    let bot = r#"{"sitter":"bot","level":"keeper"}"#;
    let json = format!(r#"{{"players":4,"seats":[{{"sitter":"you"}},{bot},{{"sitter":"open"}},{{"sitter":"open"}}]}}"#);
    let mut played = Played::open(&anna, &json);
    played.command(&bert, r#"{"type":"sit","seat":3}"#).expect("a seat");
    played.command(&anna, &change(r#"{"players":3}"#)).expect("three");
    assert_eq!(played.table.seat_of(bert.visitor), Some(seat(2)), "the free one");
    played.command(&anna, &change(r#"{"players":2}"#)).expect("two");
    assert_eq!(played.table.seat_of(bert.visitor), Some(seat(1)), "the bot's");
    assert_eq!(refused(played.command(&anna, &change(r#"{"players":1}"#))), ProblemCode::SeatTaken);
    assert_eq!(played.info().seats.len(), 2, "nothing has changed");
    let seats = r#"{"players":2,"seats":[{"sitter":"you"}]}"#;
    assert_eq!(refused(played.command(&anna, &change(seats))), ProblemCode::Options);
    assert_eq!(refused(played.command(&anna, &change(r#"{"players":7}"#))), ProblemCode::Rules);
}

/// Some printings have too few wizards of some colours for some numbers of players.
#[test]
fn whatever_the_rules_everybody_has_a_colour_of_their_own() {
    let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
    let mut changed = 0;
    for printing in ["first", "second", "third", "short"] {
        for players in 2..=6 {
            let mut played = Played::open(&anna, r#"{"players":6,"printing":"third"}"#);
            for (who, colour) in [(&anna, "purple"), (&bert, "orange")] {
                played.command(who, &format!(r#"{{"type":"sit","colour":"{colour}"}}"#)).expect("a seat");
            }
            let options = format!(r#"{{"players":{players},"printing":"{printing}"}}"#);
            if played.command(&anna, &change(&options)).is_err() {
                continue;
            }
            changed += 1;
            played.command(&anna, r#"{"type":"start","bots":"random"}"#).expect("a game that can be played");
            let colours: Vec<_> = played.info().seats.iter().filter_map(|seat| seat.colour).collect();
            let apart = colours.iter().enumerate().all(|(at, colour)| !colours[..at].contains(colour));
            assert!(apart && colours.len() == players, "{printing} {players}: {colours:?}");
        }
    }
    assert!(changed > 8, "{changed}");
}

#[test]
fn bots_take_the_open_seats_when_the_game_starts() {
    let anna = person(1, "Anna");
    let mut played = Played::open(&anna, r#"{"players":4}"#);
    assert_eq!(refused(played.command(&anna, r#"{"type":"start"}"#)), ProblemCode::SeatsOpen);
    played.command(&anna, r#"{"type":"start","bots":"apprentice"}"#).expect("off we go");
    assert_eq!(played.table.status(), Status::Playing);
    let apprentice = |sitter: &Sitter| matches!(sitter, Sitter::Bot { level: Level::Apprentice, .. });
    assert_eq!(played.info().seats.iter().filter(|seat| apprentice(&seat.sitter)).count(), 3);
}

#[test]
fn whoever_loses_their_seat_is_told() {
    let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
    let mut played = Played::open(&anna, r#"{"players":3}"#);
    played.command(&bert, r#"{"type":"sit"}"#).expect("a seat");
    let told = played.command(&anna, r#"{"type":"clear","seat":1}"#).expect("she is the host");
    assert!(matches!(told, Change::Table(Some(Notice::Evicted { visitor, .. })) if visitor == bert.visitor));
    assert!(played.table.you(Some(&bert)).evicted && played.read_back().you(Some(&bert)).evicted);
    assert!(!played.table.you(Some(&anna)).evicted);
    played.command(&bert, r#"{"type":"sit"}"#).expect("a seat is free");
    assert!(!played.table.you(Some(&bert)).evicted);
    // Getting up is something else, and so is a bot that has to go.
    played.command(&bert, r#"{"type":"leave"}"#).expect("he gets up");
    assert!(!played.table.you(Some(&bert)).evicted);
    played.command(&anna, r#"{"type":"seat_bot","seat":1,"level":"keeper"}"#).expect("a bot");
    let told = played.command(&anna, r#"{"type":"clear","seat":1}"#).expect("no bot");
    assert!(matches!(told, Change::Table(None)));
}
