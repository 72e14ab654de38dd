//! People who wait, give up, take seats over and play again, over sockets.

use std::time::Duration;

use rabenburg_bots::Level;
use rabenburg_protocol::{Abandoned, Command, DoneBy, Notice, ProblemCode, ServerMessage, Sitter, Status, Timeout};
use rabenburg_server::Settings;
use rabenburg_testkit::{Client, House, get, quick};

use super::play::{play_on, table_for_two};

/// A house where one is away after a second already.
async fn impatient() -> House {
    House::with(Settings { away_after: Duration::from_secs(1), ..quick() }).open().await
}

/// A game of two people, one of whom goes though it is their turn: who stays, and the other's key.
async fn one_goes(house: &House) -> (Client, rabenburg_protocol::Key) {
    let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
    let table = house.table(anna.key, r#"{"players":2,"starter":"first_seat"}"#).await;
    let host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    let mut host = host;
    host.obtain(Command::Start { bots: None }).await;
    guest.until(|client| client.now.is_some()).await;
    drop(host);
    guest.until(|client| client.table.away.is_some()).await;
    (guest, anna.key)
}

fn refusal(message: &ServerMessage) -> ProblemCode {
    match message {
        ServerMessage::Refused { problem, .. } => problem.code,
        other => panic!("that should be refused: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_wait_let_a_bot_play_and_whoever_is_back_has_their_seat() {
    let house = impatient().await;
    let (mut guest, key) = one_goes(&house).await;
    let away = guest.table.away.expect("somebody is away");
    assert!(
        away.away_ms >= 1_000 && away.stand_in_ms.is_some_and(|left| (100_000..180_000).contains(&left)),
        "{away:?}"
    );
    let since = |client: &Client| match client.table.seats[0].sitter {
        Sitter::Person { away_since, present, .. } => (away_since.is_some(), present),
        _ => panic!("a person"),
    };
    assert_eq!(since(&guest), (true, false));
    let waits = guest.obtain(Command::Wait { seat: away.seat }).await;
    let ServerMessage::Table { table, notice, .. } = waits else { panic!("a table") };
    assert_eq!(notice, Some(Notice::Waits { by: guest.you.seat.expect("a seat") }));
    let away = table.away.expect("still away");
    assert_eq!((away.waits, away.stand_in_ms), (guest.you.seat, None));

    let let_play = guest.obtain(Command::StandIn { seat: away.seat }).await;
    assert!(matches!(let_play, ServerMessage::Table { notice: Some(Notice::StandIn { .. }), .. }), "{let_play:?}");
    assert_eq!(guest.table.away, None);
    assert_eq!(guest.update().await.by.map(|by| by.actor), Some(DoneBy::Bot));
    let host = Client::join(house.address(), guest.table.code, Some(key), None).await;
    guest.until(|guest| since(guest) == (false, true)).await;
    assert!(host.heard[0].contains(r#""bot_plays":false"#) && !host.heard[0].contains(r#""bot_plays":true"#));
    assert_eq!(refusal(&guest.obtain(Command::StandIn { seat: away.seat }).await), ProblemCode::NotAway);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_in_time_finds_that_nobody_waits_or_wants_to_end_it() {
    let house = impatient().await;
    let (mut guest, key) = one_goes(&house).await;
    let seat = guest.table.away.expect("somebody is away").seat;
    guest.obtain(Command::Wait { seat }).await;
    let host = Client::join(house.address(), guest.table.code, Some(key), None).await;
    assert!(host.table.away.is_none() && host.table.ending.is_none() && host.is_awaited());
    guest.until(|guest| guest.table.away.is_none()).await;
    assert!(guest.heard.iter().any(|text| text.contains(r#""notice":{"type":"back","seat":0}"#)), "{:?}", guest.heard);
    drop(host);
    // Alone with somebody who is away, one may end the game.
    guest.until(|guest| guest.table.away.is_some_and(|away| away.waits.is_none())).await;
    guest.obtain(Command::End { agreed: true }).await;
    assert_eq!((guest.table.status, guest.table.abandoned), (Status::Closed, Some(Abandoned::Agreed)));
    let result = house.get(&format!("/api/v1/tables/{}/result", guest.table.code)).await.json();
    assert_eq!((&result["outcome"], &result["abandoned"]), (&serde_json::Value::Null, &"agreed".into()));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_here_and_does_not_move_is_replaced_and_comes_back() {
    let house = impatient().await;
    let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
    let table = house.table(anna.key, r#"{"players":2,"starter":"first_seat"}"#).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    host.obtain(Command::Start { bots: None }).await;
    // Five times as long as for somebody who is away.
    guest.until(|guest| guest.table.away.is_some()).await;
    let away = guest.table.away.expect("the game waits");
    assert!(away.here && away.away_ms >= 5_000 && away.stand_in_ms.is_none(), "{away:?}");
    let plays = |client: &Client| matches!(client.table.seats[0].sitter, Sitter::Person { bot_plays: true, .. });
    guest.obtain(Command::StandIn { seat: away.seat }).await;
    host.until(plays).await;
    // They come once more, and their seat is theirs.
    let again = Client::join(house.address(), table.code, Some(anna.key), None).await;
    assert!(!plays(&again));
    guest.until(|guest| !plays(guest)).await;
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_else_can_start_when_the_host_is_gone() {
    let house = impatient().await;
    let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
    let table = house.table(anna.key, r#"{"players":3}"#).await;
    let host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    let start = Command::Start { bots: Some(Level::Random) };
    assert_eq!(refusal(&guest.obtain(start.clone()).await), ProblemCode::NotHost);
    let before = guest.table.host;
    drop(host);
    guest.until(|guest| guest.table.host != before).await;
    assert!(guest.heard.iter().any(|text| text.contains(r#""notice":{"type":"host","seat":1}"#)), "{:?}", guest.heard);
    guest.obtain(start).await;
    guest.until(|guest| guest.now.is_some()).await;
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resigns_watches_a_bot_play_on() {
    let house = House::quick().open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2}"#).await;
    play_on(&mut host, &mut guest, 4).await;
    let seat = host.you.seat.expect("a seat");
    host.obtain(Command::Resign {}).await;
    assert!(host.you.seat.is_none(), "a spectator from now on");
    assert!(host.now.as_ref().is_some_and(|now| now.view.hand.is_none() && now.choices.is_empty()));
    guest.until(|guest| matches!(guest.table.seats[seat.index()].sitter, Sitter::Person { resigned: true, .. })).await;
    let mut bots = 0;
    for number in 0..200 {
        if guest.is_awaited() {
            let action = guest.choice(number);
            guest.obtain(Command::Act { action }).await;
        } else if !guest.is_over() {
            bots += usize::from(guest.update().await.by.is_some_and(|by| (by.seat, by.actor) == (seat, DoneBy::Bot)));
        }
        if bots > 2 {
            break;
        }
    }
    assert!(bots > 2, "the bot plays on");
    guest.obtain(Command::Resign {}).await;
    assert_eq!((guest.table.status, guest.table.abandoned), (Status::Closed, Some(Abandoned::Resigned)));
    let result = house.get(&format!("/api/v1/tables/{}/result", guest.table.code)).await.json();
    let resigned =
        result["players"].as_array().expect("players").iter().filter(|player| player["seat"]["resigned"] == true);
    assert_eq!((resigned.count(), &result["abandoned"]), (2, &"resigned".into()));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_timeout_is_told_with_what_was_done() {
    let house = House::quick().open().await;
    for (choice, told) in [("redraw", Timeout::Redraw), ("bot", Timeout::Bot)] {
        let options = format!(r#"{{"players":2,"clock":{{"turn_seconds":5,"timeout":"{choice}"}}}}"#);
        let (mut host, _guest) = table_for_two(&house, &options).await;
        let by = host.update().await.by.expect("somebody");
        assert_eq!((by.actor, by.timeout), (DoneBy::Time, Some(told)));
        // Whoever comes later reads it in the log.
        let watcher = Client::join(house.address(), host.table.code, None, None).await;
        let ServerMessage::Welcome(welcome) = serde_json::from_str(&watcher.heard[0]).expect("a message") else {
            panic!("a welcome")
        };
        let lines: Vec<_> = welcome.log.iter().filter_map(|line| line.by).collect();
        assert!(lines.contains(&by), "{lines:?}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_an_answer_a_rematch_opens_for_those_who_want_it_and_leaves_no_table_behind() {
    let house = House::quick().open().await;
    let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
    let table = house.table(anna.key, r#"{"players":2,"round_limit":1}"#).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    host.obtain(Command::Start { bots: None }).await;
    host.until(|client| client.now.is_some()).await;
    guest.until(|client| client.now.is_some()).await;
    play_on(&mut host, &mut guest, usize::MAX).await;
    guest.until(|client| client.table.status == Status::Over).await;
    drop(guest);
    assert_eq!(refusal(&host.obtain(Command::Reopen { bots: None }).await), ProblemCode::WrongStatus);
    host.obtain(Command::Rematch {}).await;
    let tables = async || house.ask(get("/api/v1/me").key(anna.key)).await.json()["tables"].as_array().map(Vec::len);
    assert_eq!(tables().await, Some(1), "asking makes no table");
    host.obtain(Command::Reopen { bots: Some(Level::Random) }).await;
    let again = host.table.rematch.expect("another table");
    assert_eq!(tables().await, Some(2));
    let info = house.get(&format!("/api/v1/tables/{again}")).await.json();
    let sitters: Vec<_> = info["seats"].as_array().expect("seats").iter().map(|seat| seat["sitter"].clone()).collect();
    assert!(sitters.contains(&"person".into()) && sitters.contains(&"bot".into()), "{sitters:?}");
    assert_eq!(info["host"], anna.visitor.to_string());
    house.end().await;
}
