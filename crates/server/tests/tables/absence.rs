//! Players who are away, and clocks that run out.

use std::time::Duration;

use rabenburg_protocol::{Command, DoneBy, ServerMessage, Sitter, Status};
use rabenburg_server::Settings;
use rabenburg_testkit::{Client, House, quick};

use super::play::{play_on, table_for_two};

/// Whether a bot plays for the person on one of the seats.
fn bot_plays(client: &Client) -> bool {
    client.table.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Person { bot_plays: true, .. }))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_takes_the_seat_of_who_leaves_and_hands_it_back() {
    let house = House::quick().open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2,"absence":{"bot":"fledgling"}}"#).await;
    play_on(&mut host, &mut guest, 6).await;
    guest.obtain(Command::Leave {}).await;
    drop(guest);
    host.until(bot_plays).await;
    let mut bots = 0;
    for number in 0.. {
        if bots > 3 || host.is_over() {
            break;
        }
        if host.is_awaited() {
            let action = host.choice(number * 7);
            host.obtain(Command::Act { action }).await;
        } else {
            let update = host.update().await;
            bots += u32::from(update.by.is_some_and(|by| by.actor == DoneBy::Bot));
        }
    }
    assert!(bots > 3, "the bot plays on");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_a_player_away_beyond_the_grace_until_they_are_back() {
    let house = House::quick().open().await;
    let anna = house.visitor("Anna").await;
    let bert = house.visitor("Bert").await;
    // The shortest grace there is: five seconds.
    let options = r#"{"players":2,"starter":"first_seat","absence":{"grace_seconds":5,"bot":"fledgling"}}"#;
    let table = house.table(anna.key, options).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    host.obtain(Command::Start { bots: None }).await;
    guest.until(|client| client.now.is_some()).await;
    host.until(|client| client.now.is_some()).await;
    // The host goes though it is their turn; the guest waits.
    drop(host);
    guest.until(bot_plays).await;
    assert_eq!(guest.update().await.by.map(|by| by.actor), Some(DoneBy::Bot));
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    assert!(!bot_plays(&host), "whoever is back plays again");
    guest.until(|client| !bot_plays(client)).await;
    assert_eq!(host.table.status, Status::Playing);

    // And keeps the seat, even if they think for longer than the grace.
    while !host.is_awaited() {
        guest.until(|guest| guest.version >= host.version).await;
        if guest.is_awaited() {
            let action = guest.choice(0);
            guest.obtain(Command::Act { action }).await;
        }
        host.next().await.expect("news");
    }
    tokio::time::sleep(Duration::from_secs(6)).await;
    let action = host.choice(0);
    let done = host.obtain(Command::Act { action }).await;
    assert!(matches!(done, ServerMessage::Update(_)), "{done:?}");
    assert!(!host.heard.iter().any(|text| text.contains(r#""bot_plays":true"#)), "{:#?}", host.heard);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stand_in_that_has_decided_does_not_move_for_who_is_back() {
    // The bot decides at once and then waits so long.
    let house = House::with(Settings { bot_pause: Duration::from_secs(4), ..Settings::default() }).open().await;
    let anna = house.visitor("Anna").await;
    let bert = house.visitor("Bert").await;
    let options = r#"{"players":2,"starter":"first_seat","absence":{"grace_seconds":5,"bot":"fledgling"}}"#;
    let table = house.table(anna.key, options).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    host.obtain(Command::Start { bots: None }).await;
    drop(host);
    guest.until(bot_plays).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    assert!(host.is_awaited(), "the bot has not moved yet");
    tokio::time::sleep(Duration::from_secs(5)).await;
    let action = host.choice(0);
    let done = host.obtain(Command::Act { action }).await;
    assert!(matches!(done, ServerMessage::Update(_)), "{done:?}");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_bots_goes_on_for_who_watches_it_too() {
    let house = House::quick().open().await;
    let anna = house.visitor("Anna").await;
    let options = r#"{"players":2,"starter":"first_seat","absence":{"grace_seconds":5,"bot":"fledgling"},
        "seats":[{"sitter":"you"},{"sitter":"bot","level":"fledgling"}]}"#;
    let table = house.table(anna.key, options).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    host.obtain(Command::Start { bots: None }).await;
    let mut watcher = Client::join(house.address(), table.code, None, None).await;
    drop(host);
    watcher.until(bot_plays).await;
    watcher.until(Client::is_over).await;
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_time_is_up_the_table_does_what_it_chose() {
    let house = House::quick().open().await;
    for (timeout, first) in [("redraw", r#""fact":"hand_discarded""#), ("bot", r#""actor":"time""#)] {
        let options = format!(r#"{{"players":2,"clock":{{"turn_seconds":5,"timeout":"{timeout}"}}}}"#);
        let (mut host, _guest) = table_for_two(&house, &options).await;
        let left = host.now.as_ref().and_then(|now| now.clock).expect("a clock").left_ms;
        assert!((1..=5_000).contains(&left), "{left}");
        let update = host.update().await;
        assert_eq!(update.by.map(|by| by.actor), Some(DoneBy::Time));
        assert!(host.heard.last().is_some_and(|text| text.contains(first)), "{timeout}: {:?}", host.heard.last());
    }
    house.end().await;
}

/// Nobody is there, and the time of a turn is up: the server does it when it is started again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_goes_on_while_the_server_is_down() {
    let house = House::quick().open().await;
    let (host, guest) = table_for_two(&house, r#"{"players":2,"clock":{"turn_seconds":5,"timeout":"redraw"}}"#).await;
    let (code, version) = (host.table.code, host.version);
    drop((host, guest));
    house.end().await;
    let house = house.again(quick()).open().await;
    let mut watcher = Client::join(house.address(), code, None, None).await;
    watcher.until(|client| client.version > version).await;
    house.end().await;
}
