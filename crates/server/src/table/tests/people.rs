//! What people do when somebody is away, gives up, or wants to play again.

use rabenburg_bots::Level;
use rabenburg_engine::{Seat, Viewer};
use rabenburg_protocol::{Abandoned, Notice, ProblemCode, ServerMessage, Sitter, Status};

use super::{Played, person, recipient, refused};
use crate::table::{Change, Driver, Entry, Occupant, Person, Scene, Table, What};

const MINUTE: u64 = 60_000;

/// Three people in a game, the awaited one away for a little more than a minute: the table, everyone, and who is away.
fn one_away(options: &str) -> (Played, Vec<Person>, Seat) {
    let people: Vec<_> = ["Anna", "Bert", "Cora"].iter().zip(1..).map(|(name, n)| person(n, name)).collect();
    let mut played = Played::open(&people[0], options);
    people[1..].iter().for_each(|person| drop(played.command(person, r#"{"type":"sit"}"#).expect("a seat")));
    played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
    let away = played.position().awaited().expect("somebody");
    played.scene.patience = MINUTE;
    played.scene.present = Seat::all(3).filter(|seat| *seat != away).collect();
    played.scene.away[away.index()] = Some(played.at);
    played.at += MINUTE + 1;
    (played, people, away)
}

const THREE: &str = r#"{"players":3}"#;

/// Somebody who is here.
fn others(played: &Played, people: &[Person], away: Seat) -> Vec<Person> {
    people.iter().filter(|person| played.table.seat_of(person.visitor) != Some(away)).cloned().collect()
}

fn notice(change: Change) -> Option<Notice> {
    match change {
        Change::Table(notice) => notice,
        Change::Places(notice, _) => Some(notice),
        other => panic!("{other:?}"),
    }
}

fn command(kind: &str, seat: Seat) -> String {
    format!(r#"{{"type":"{kind}","seat":{}}}"#, seat.index())
}

/// The table read back from its log is the same one.
fn assert_same(played: &Played) {
    assert_eq!(format!("{:?}", played.read_back()), format!("{:?}", played.table));
}

#[test]
fn after_a_minute_the_others_may_let_a_bot_play() {
    let (mut played, people, away) = one_away(THREE);
    played.at -= 2;
    assert_eq!(played.info().away, None, "not yet");
    let here = others(&played, &people, away);
    assert_eq!(refused(played.command(&here[0], &command("stand_in", away))), ProblemCode::NotAway);
    played.at += 2;
    let told = played.info().away.expect("somebody is away");
    assert_eq!((told.seat, told.away_ms, told.waits), (away, MINUTE + 1, None));
    assert_eq!(told.stand_in_ms, Some(2 * MINUTE - 1), "three minutes by default");
    let present = Seat::all(3).find(|seat| *seat != away).expect("another");
    assert_eq!(refused(played.command(&here[0], &command("stand_in", present))), ProblemCode::NotAway);
    assert_eq!(refused(played.command(&person(9, "Zoe"), &command("stand_in", away))), ProblemCode::NotSeated);

    let by = played.table.seat_of(here[0].visitor);
    let told = notice(played.command(&here[0], &command("stand_in", away)).expect("a bot plays"));
    assert_eq!(told, Some(Notice::StandIn { seat: away, by }));
    assert_eq!(played.table.driver(away), Some(Driver::Bot(Level::Keeper)));
    assert_eq!((played.info().away, played.info().ending), (None, None));
    played.enter(Entry::of_house(played.at, What::Back { seat: away }));
    assert!(matches!(played.table.driver(away), Some(Driver::Person(_))), "their seat is theirs");
    assert_same(&played);
}

#[test]
fn a_bot_comes_by_itself_unless_somebody_asks_to_wait() {
    let (mut played, people, away) = one_away(THREE);
    let since = played.scene.away[away.index()].expect("away");
    let scene = played.scene;
    assert_eq!(played.table.stand_in_at(&scene), Some((away, since + 3 * MINUTE)));
    assert_eq!(played.table.stand_in_at(&Scene { present: Default::default(), ..scene }), None, "nobody waits");
    let here = others(&played, &people, away);
    let by = played.table.seat_of(here[1].visitor).expect("a seat");
    let told = notice(played.command(&here[1], &command("wait", away)).expect("we wait"));
    assert_eq!(told, Some(Notice::Waits { by }));
    assert_eq!(played.table.stand_in_at(&scene), None);
    let told = played.info().away.expect("still away");
    assert_eq!((told.waits, told.stand_in_ms), (Some(by), None));
    assert!(played.table.is_missed(away));
    // The others may change their minds.
    assert_same(&played);
    played.command(&here[0], &command("stand_in", away)).expect("a bot after all");
    assert!(!played.table.is_missed(away));
}

#[test]
fn whoever_is_back_finds_everything_as_it_was() {
    let (mut played, people, away) = one_away(THREE);
    let here = others(&played, &people, away);
    played.command(&here[0], &command("wait", away)).expect("we wait");
    played.command(&here[1], r#"{"type":"end","agreed":true}"#).expect("enough");
    assert_eq!(played.info().ending.map(|ending| ending.agreed.len()), Some(1));
    let back = notice(played.enter(Entry::of_house(played.at, What::Back { seat: away })));
    assert_eq!(back, Some(Notice::Back { seat: away }));
    played.scene.present = Seat::all(3).collect();
    played.scene.away = Default::default();
    assert!(!played.table.is_missed(away));
    let info = played.info();
    assert_eq!((info.away, info.ending, info.status), (None, None, Status::Playing));
    played.act(&people);
    assert_same(&played);
}

#[test]
fn what_was_about_one_player_is_off_when_the_game_waits_for_another() {
    let (mut played, people, away) = one_away(r#"{"players":3,"clock":{"turn_seconds":90}}"#);
    let here = others(&played, &people, away);
    played.command(&here[0], &command("wait", away)).expect("we wait");
    played.command(&here[1], r#"{"type":"end","agreed":true}"#).expect("enough");
    // Time runs out, and somebody else is awaited.
    while played.position().awaited() == Some(away) {
        played.act(&people);
    }
    assert!(!played.table.is_missed(away));
    assert!(played.table.votes.agreed.is_empty());
    assert_same(&played);
}

#[test]
fn a_game_ends_when_all_who_are_here_agree() {
    let (mut played, people, away) = one_away(THREE);
    let here = others(&played, &people, away);
    let seats: Vec<Seat> = here.iter().map(|person| played.table.seat_of(person.visitor).expect("a seat")).collect();
    let agree = r#"{"type":"end","agreed":true}"#;
    let told = notice(played.command(&here[0], agree).expect("one of two"));
    assert_eq!(told, Some(Notice::Ending { by: seats[0], agreed: true }));
    let ending = played.info().ending.expect("it can be ended");
    assert_eq!((ending.agreed, ending.missing), (vec![seats[0]], vec![seats[1]]));
    played.command(&here[0], r#"{"type":"end","agreed":false}"#).expect("not after all");
    assert_eq!(refused(played.command(&here[0], r#"{"type":"end","agreed":false}"#)), ProblemCode::NotAway);
    played.command(&here[1], agree).expect("one of two");
    assert_eq!(played.table.status(), Status::Playing);
    played.command(&here[0], agree).expect("both");
    assert_eq!((played.table.status(), played.info().abandoned), (Status::Closed, Some(Abandoned::Agreed)));
    let result = played.table.finished().expect("what remains").result;
    assert_eq!((result.outcome, result.abandoned), (None, Some(Abandoned::Agreed)));
    assert_same(&played);
}

/// Who has lost the connection for a moment is asked, who has gone for longer is not.
#[test]
fn a_moment_away_costs_nobody_their_say() {
    let (mut played, people, away) = one_away(THREE);
    let here = others(&played, &people, away);
    let other = played.table.seat_of(here[1].visitor).expect("a seat");
    played.scene.present = played.scene.present.iter().filter(|seat| *seat != other).collect();
    played.scene.away[other.index()] = Some(played.at - 10);
    let agree = r#"{"type":"end","agreed":true}"#;
    played.command(&here[0], agree).expect("one of two");
    assert_eq!(played.table.status(), Status::Playing);
    played.at += MINUTE;
    assert_eq!(played.table.status(), Status::Playing, "only a wish ends a game");
    played.command(&here[0], agree).expect("the only one");
    assert_eq!(played.table.status(), Status::Closed);
}

#[test]
fn where_a_turn_may_take_days_nobody_is_hurried() {
    let days = r#"{"players":3,"clock":{"turn_seconds":172800}}"#;
    let (mut played, people, away) = one_away(days);
    played.at += 60 * MINUTE;
    assert_eq!((played.info().away, played.info().ending), (None, None));
    assert_eq!(played.table.stand_in_at(&played.scene), None);
    let here = others(&played, &people, away);
    for wish in [command("stand_in", away), command("wait", away), r#"{"type":"end","agreed":true}"#.to_owned()] {
        assert_eq!(refused(played.command(&here[0], &wish)), ProblemCode::NotAway, "{wish}");
    }
    // Even after somebody has resigned, all others are asked, whether they are here or not.
    played.command(&here[0], r#"{"type":"resign"}"#).expect("they give up");
    played.command(&here[1], r#"{"type":"end","agreed":true}"#).expect("one of two");
    assert_eq!(played.info().ending.map(|ending| ending.missing), Some(vec![away]));
    assert_eq!(played.table.status(), Status::Playing);
}

#[test]
fn a_bot_plays_on_for_whoever_resigns_and_they_see_what_spectators_see() {
    let (mut played, people, _) = one_away(THREE);
    let seat = played.table.seat_of(people[0].visitor).expect("a seat");
    let change = played.command(&people[0], r#"{"type":"resign"}"#).expect("they give up");
    assert!(
        matches!(&change, Change::Places(Notice::Resigned { seat: who }, visitor) if *who == seat && *visitor == people[0].visitor)
    );
    assert_eq!(played.table.driver(seat), Some(Driver::Bot(Level::Keeper)));
    assert_eq!(played.table.viewer(Some(people[0].visitor)), Viewer::Spectator);
    assert!(played.table.admits(Some(&people[0])));
    assert_eq!(refused(played.command(&people[0], r#"{"type":"resign"}"#)), ProblemCode::NotSeated);
    assert_eq!(
        refused(played.command(&people[0], r#"{"type":"act","action":{"type":"redraw"}}"#)),
        ProblemCode::NotSeated
    );
    // Coming back changes nothing.
    played.enter(Entry::of_house(played.at, What::Back { seat }));
    assert_eq!(played.table.driver(seat), Some(Driver::Bot(Level::Keeper)));
    let resigned = |sitter: &Sitter| matches!(sitter, Sitter::Person { resigned: true, bot_plays: true, .. });
    assert!(resigned(&played.info().seats[seat.index()].sitter));
    assert_same(&played);

    // The second goes, too: the third may go on, or end the game alone.
    played.command(&people[1], r#"{"type":"resign"}"#).expect("they give up");
    assert_eq!(played.table.status(), Status::Playing);
    played.scene.present = played.table.seat_of(people[2].visitor).into_iter().collect();
    played.scene.away = Default::default();
    let mut ended = Played { log: played.log.clone(), table: played.read_back(), ..played };
    ended.command(&people[2], r#"{"type":"end","agreed":true}"#).expect("nobody else is left");
    assert_eq!(ended.info().abandoned, Some(Abandoned::Agreed));
    let played = &mut Played { log: ended.log[..ended.log.len() - 1].to_vec(), table: ended.table, ..ended };
    played.table = played.read_back();
    played.command(&people[2], r#"{"type":"resign"}"#).expect("they give up");
    assert_eq!((played.table.status(), played.info().abandoned), (Status::Closed, Some(Abandoned::Resigned)));
    let result = played.table.finished().expect("what remains").result;
    assert!(result.outcome.is_none() && result.players.iter().all(|player| resigned(&player.seat.sitter)));
    assert_same(played);
}

fn quick(people: &[Person]) -> Played {
    let bot = r#"{"sitter":"bot","level":"random"}"#;
    let json =
        format!(r#"{{"players":3,"starter":"first_seat","takeover":true,"seats":[{{"sitter":"you"}},{bot},{bot}]}}"#);
    let mut played = Played::open(&people[0], &json);
    played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
    played
}

#[test]
fn people_take_the_seats_of_bots_where_the_table_allows_it() {
    let people = [person(1, "Anna"), person(2, "Anna"), person(3, "Cora"), person(4, "Dora")];
    let mut played = quick(&people);
    assert!(!played.table.summary().joinable, "only for those with the code");
    assert_eq!(refused(played.command(&people[0], r#"{"type":"take_over"}"#)), ProblemCode::SeatTaken);
    assert_eq!(refused(played.command(&people[1], r#"{"type":"take_over","seat":0}"#)), ProblemCode::SeatTaken);
    for _ in 0..3 {
        played.act(&people[..1]);
        if played.position().awaited() != Some(Seat::FIRST) {
            break;
        }
    }
    let version = played.table.version();
    let change = played.command(&people[1], r#"{"type":"take_over"}"#).expect("a bot's seat");
    let seat = Seat::all(3).nth(1).expect("a seat");
    assert!(matches!(change, Change::Places(Notice::TookOver { seat: taken, .. }, _) if taken == seat));
    assert_eq!(played.table.viewer(Some(people[1].visitor)), Viewer::Seat(seat));
    assert_eq!(played.table.occupant(seat).map(|occupant| occupant.name().to_string()), Some("Anna 2".into()));
    // They learn what this seat sees now, and nothing of what it saw before.
    let welcome = |table: &Table, since| {
        let seated = Some(&people[1]);
        match table.welcome(seated, recipient(Viewer::Seat(seat)), since, &Scene::default()) {
            ServerMessage::Welcome(welcome) => *welcome,
            other => panic!("{other:?}"),
        }
    };
    for since in [None, Some(0), Some(version)] {
        let welcome = welcome(&played.table, since);
        assert!(welcome.log.is_empty(), "{:?}", welcome.log);
        assert_eq!(welcome.log_from.as_ref(), welcome.now.as_ref().map(|now| &now.view));
    }
    played.act(&people[..2]);
    assert!(welcome(&played.table, None).log.iter().all(|line| line.version > version + 1));
    assert!(!welcome(&played.table, None).log.is_empty());

    // Whoever has seen one hand does not get another, nor after giving up.
    played.command(&people[1], r#"{"type":"resign"}"#).expect("they give up");
    assert_eq!(refused(played.command(&people[1], r#"{"type":"take_over"}"#)), ProblemCode::SeatTaken);
    played.command(&people[2], r#"{"type":"take_over"}"#).expect("the other bot's seat");
    assert_eq!(refused(played.command(&people[3], r#"{"type":"take_over"}"#)), ProblemCode::SeatTaken);
    assert_same(&played);
    let (mut settled, ..) = Played::started(r#"{"players":2}"#);
    assert_eq!(refused(settled.command(&people[3], r#"{"type":"take_over"}"#)), ProblemCode::WrongStatus);
}

/// A finished game of two people and a bot.
fn finished() -> (Played, [Person; 2]) {
    let people = [person(1, "Anna"), person(2, "Bert")];
    let json = r#"{"players":3,"round_limit":1,"seats":[{"sitter":"you"},{"sitter":"open"},{"sitter":"bot","level":"random"}]}"#;
    let mut played = Played::open(&people[0], json);
    played.command(&people[1], r#"{"type":"sit"}"#).expect("a seat");
    played.command(&people[0], r#"{"type":"start"}"#).expect("all sit");
    played.command(&people[0], r#"{"type":"resign"}"#).expect("they give up");
    played.command(&people[1], r#"{"type":"end","agreed":true}"#).expect("and nobody goes on");
    (played, people)
}

fn opened(played: &Played, bots: Option<Level>) -> Table {
    let what = played.table.reopened(bots).expect("somebody wants it");
    Table::new(played.table.code(), &Entry::of_house(9, what)).expect("a table")
}

#[test]
fn a_rematch_asks_everybody_and_opens_for_those_who_want_it() {
    let (mut played, anna, bert) = Played::started(r#"{"players":2}"#);
    assert_eq!(refused(played.command(&anna, r#"{"type":"rematch"}"#)), ProblemCode::WrongStatus);
    played.play_to_the_end(&[anna.clone(), bert.clone()]);
    let [of_anna, of_bert] = [&anna, &bert].map(|who| played.table.seat_of(who.visitor).expect("a seat"));
    assert_eq!(refused(played.command(&person(9, "Zoe"), r#"{"type":"rematch"}"#)), ProblemCode::NotSeated);
    assert_eq!(refused(played.command(&anna, r#"{"type":"decline"}"#)), ProblemCode::WrongStatus);
    let told = notice(played.command(&anna, r#"{"type":"rematch"}"#).expect("she asks"));
    assert_eq!(told, Some(Notice::Rematch { by: of_anna, accepted: true }));
    let proposal = played.info().proposal.expect("a proposal");
    assert_eq!((proposal.by, proposal.accepted, proposal.missing), (of_anna, vec![of_anna], vec![of_bert]));
    assert!(!played.table.rematch_due());
    assert!(played.table.may_reopen(&bert).is_err() && played.table.may_reopen(&anna).is_ok());

    played.command(&bert, r#"{"type":"decline"}"#).expect("he declines");
    assert!(!played.table.rematch_due(), "nobody is left to play with");
    let alone = opened(&played, Some(Level::Queen));
    assert!(matches!(alone.occupant(of_bert), Some(Occupant::Bot { level: Level::Queen, .. })));
    assert_eq!(alone.seat_of(anna.visitor), Some(of_anna));
    assert!(opened(&played, None).occupant(of_bert).is_none());

    played.command(&bert, r#"{"type":"rematch"}"#).expect("after all");
    assert!(played.table.rematch_due());
    let again = opened(&played, None);
    assert_eq!((again.seat_of(anna.visitor), again.seat_of(bert.visitor)), (Some(of_anna), Some(of_bert)));
    assert_eq!((again.status(), again.host), (Status::Waiting, anna.visitor));
    assert_same(&played);

    // Whoever asked may think again; then nobody has asked.
    played.command(&bert, r#"{"type":"decline"}"#).expect("no");
    played.command(&anna, r#"{"type":"decline"}"#).expect("then not");
    assert_eq!(played.info().proposal, None);
}

#[test]
fn after_an_abandoned_game_those_who_gave_up_are_not_waited_for() {
    let (mut played, people) = finished();
    assert_eq!(played.table.status(), Status::Closed);
    played.command(&people[1], r#"{"type":"rematch"}"#).expect("Bert asks");
    assert!(played.table.rematch_due(), "nobody else has to answer");
    let bots = opened(&played, None).seats.iter().flatten().filter(|seat| seat.visitor().is_none()).count();
    assert_eq!(bots, 1, "the bot plays along");
    played.command(&people[0], r#"{"type":"rematch"}"#).expect("Anna wants it, too");
    assert_eq!(opened(&played, None).players().count(), 2);
}

#[test]
fn games_in_lists_say_where_they_stand() {
    let (mut played, people, _) = one_away(r#"{"players":3,"clock":{"turn_seconds":90}}"#);
    let first = played.table.progress().expect("a game");
    assert_eq!((first.round, first.awaited, first.moved), (1, played.position().awaited(), None));
    assert_eq!(first.deadline, played.table.deadline().map(|(_, at)| at));
    let mover = played.position().awaited().expect("somebody");
    played.act(&people);
    let moved = played.table.progress().and_then(|progress| progress.moved).expect("a move");
    assert_eq!((moved.seat, moved.at), (mover, played.at));
    while played.position().turn_number() < 3 {
        played.act(&people);
    }
    assert_eq!(played.table.progress().map(|progress| progress.round), Some(2));
    assert_eq!(Played::open(&people[0], THREE).table.progress(), None);
}

#[test]
fn who_is_here_and_does_not_move_for_minutes_can_be_replaced_too() {
    let (mut played, people, idle) = one_away(THREE);
    played.scene.present = Seat::all(3).collect();
    played.scene.away = Default::default();
    let began = played.at - MINUTE - 1;
    let here = others(&played, &people, idle);
    played.at = began + 5 * MINUTE - 1;
    assert_eq!(played.info().away, None, "people may think");
    assert_eq!(refused(played.command(&here[0], &command("stand_in", idle))), ProblemCode::NotAway);
    played.at = began + 5 * MINUTE;
    let told = played.info().away.expect("the others can do something");
    assert_eq!((told.seat, told.away_ms, told.stand_in_ms, told.here), (idle, 5 * MINUTE, None, true));
    // Whom it is about has no say in ending the game.
    let missing = played.info().ending.expect("it can be ended").missing;
    assert!(missing.len() == 2 && !missing.contains(&idle), "{missing:?}");
    // Whoever has just come back has all the time again.
    played.scene.here_since[idle.index()] = played.at - MINUTE;
    assert_eq!(played.info().away, None);
    played.scene.here_since = Default::default();

    played.command(&here[0], &command("stand_in", idle)).expect("a bot plays");
    assert_eq!(played.table.driver(idle), Some(Driver::Bot(Level::Keeper)));
    assert_eq!(played.info().away, None);
    played.enter(Entry::of_house(played.at, What::Back { seat: idle }));
    assert!(matches!(played.table.driver(idle), Some(Driver::Person(_))));
    assert_same(&played);

    // A clock does it by itself, and where turns take days nobody is in a hurry.
    for options in [r#"{"players":3,"clock":{"turn_seconds":3000}}"#, r#"{"players":3,"clock":{"turn_seconds":86400}}"#]
    {
        let (mut played, ..) = one_away(options);
        played.scene.present = Seat::all(3).collect();
        played.scene.away = Default::default();
        played.at += 20 * MINUTE;
        assert_eq!(played.info().away, None, "{options}");
    }
}

#[test]
fn when_the_host_is_gone_somebody_who_sits_there_becomes_the_host() {
    let people = [person(1, "Anna"), person(2, "Bert"), person(3, "Cora")];
    let mut played = Played::open(&people[0], THREE);
    people[1..].iter().for_each(|person| drop(played.command(person, r#"{"type":"sit"}"#).expect("a seat")));
    let start = r#"{"type":"start"}"#;
    assert_eq!(refused(played.command(&people[2], start)), ProblemCode::NotHost);
    let cora = played.table.seat_of(people[2].visitor).expect("a seat");
    let gone = played.at;
    let scene = Scene { patience: MINUTE, host_away: Some(gone), at: gone, ..Scene::default() };
    assert_eq!(played.table.next_host_at(&scene), None, "nobody else is here");
    let scene = Scene { present: [cora].into_iter().collect(), ..scene };
    assert_eq!(played.table.next_host_at(&scene), Some((people[2].visitor, gone + 3 * MINUTE)));
    assert_eq!(played.table.next_host_at(&Scene { host_away: None, ..scene }), None, "the host is here");
    let told = notice(played.enter(Entry::of_house(gone + 3 * MINUTE, What::Hosted { visitor: people[2].visitor })));
    assert_eq!(told, Some(Notice::Host { seat: cora }));
    assert_eq!(played.info().host, people[2].visitor);
    assert_same(&played);
    assert_eq!(refused(played.command(&people[0], start)), ProblemCode::NotHost);
    played.command(&people[2], start).expect("she starts");
    assert_eq!(played.table.next_host_at(&scene), None, "a game needs no host");
}

/// A table from before clocks and stand-ins had to fit, as it lies in older logs.
#[test]
fn older_logs_still_open() {
    let opened = r#"{"at":1,"what":{"opened":{"host":"01J2F5Z8Q7RX","options":{"players":2,"printing":"third",
        "variant":"basic","teams":"none","memory":"strict","spells":"usual","second_action_optional":true,
        "starter":"first_seat","access":"invitation","spectators":true,"chat":"everybody",
        "clock":{"turn_seconds":172800,"timeout":"bot"},"absence":{"grace_seconds":30,"bot":"keeper"}},
        "seats":[{"person":{"visitor":"01J2F5Z8Q7RX","name":"Anna","colour":"blue"}},
            {"bot":{"level":"keeper","name":"Alba","colour":"yellow"}}]}}}"#;
    let entry: Entry = serde_json::from_str(opened).expect("an entry");
    let table = Table::new(rabenburg_protocol::Code::from_random([1; 16]), &entry).expect("a table");
    assert_eq!(table.info(&Scene::default()).options.absence.map(|absence| absence.grace_seconds), Some(30));
    for text in [
        r#"{"at":2,"what":{"bot_took":{"seat":0}}}"#,
        r#"{"at":2,"what":{"back":{"seat":0}}}"#,
        r#"{"at":2,"what":"closed"}"#,
        r#"{"at":2,"by":"01J2F5Z8Q7RX","id":"x","what":{"played":{"seat":0,"actor":"time","inputs":[]}}}"#,
        r#"{"at":2,"what":{"rematch":{"code":"7K2QX9FM"}}}"#,
    ] {
        let entry: Entry = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let again: serde_json::Value = serde_json::to_value(&entry).expect("data");
        assert_eq!(again, serde_json::from_str::<serde_json::Value>(text).expect("JSON"), "nothing is added");
    }
}
