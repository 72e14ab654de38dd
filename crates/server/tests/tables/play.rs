//! Whole games over sockets: made, joined, begun, played, watched, finished, and played again.

use std::time::Duration;

use rabenburg_engine::Record;
use rabenburg_protocol::{Command, GameResult, ProblemCode, ServerMessage, Status, Visitor};
use rabenburg_server::Settings;
use rabenburg_testkit::{Client, House, get, quick};

/// A table for two, both there.
pub(crate) async fn table_for_two(house: &House, options: &str) -> (Client, Client) {
    let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
    table_of(house, &anna, &bert, options).await
}

async fn table_of(house: &House, anna: &Visitor, bert: &Visitor, options: &str) -> (Client, Client) {
    let table = house.table(anna.key, options).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(bert.key), None).await;
    assert!(matches!(guest.obtain(Command::Sit { seat: None, colour: None }).await, ServerMessage::Table { .. }));
    assert!(matches!(host.obtain(Command::Start { bots: None }).await, ServerMessage::Table { .. }));
    host.until(|client| client.now.is_some()).await;
    guest.until(|client| client.now.is_some()).await;
    (host, guest)
}

/// Both play until the game is over; each sees the same versions.
pub(crate) async fn play_on(host: &mut Client, guest: &mut Client, most: usize) {
    for number in 0..most {
        if host.is_over() {
            return;
        }
        let (mover, other) = if host.is_awaited() { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
        let action = mover.choice(number * 31 + 17);
        let id = mover.send(Command::Act { action }).await;
        let update = mover.update().await;
        assert_eq!(update.id.as_ref(), Some(&id), "the mover's update is the acknowledgement");
        let seen = other.update().await;
        assert_eq!((seen.version, seen.id), (update.version, None));
        assert_eq!(seen.events.len(), update.events.len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_while_another_watches() {
    let house = House::quick().open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2}"#).await;
    let code = host.table.code;
    let mut watcher = Client::join(house.address(), code, None, None).await;
    assert!(watcher.you.seat.is_none() && watcher.now.as_ref().is_some_and(|now| now.view.hand.is_none()));
    // No replay before the end (rule 13.3).
    house.get(&format!("/api/v1/tables/{code}/record")).await.assert_problem(409, "wrong_status", "");

    play_on(&mut host, &mut guest, usize::MAX).await;
    watcher.until(Client::is_over).await;
    assert_eq!(watcher.version, host.version);
    assert!(watcher.now.as_ref().is_some_and(|now| now.choices.is_empty()));

    let answer = house.get(&format!("/api/v1/tables/{code}/record")).await;
    assert_eq!(answer.status, 200);
    let record: Record = answer.text().parse().expect("our notation");
    assert_eq!(record.position().view(rabenburg_engine::Viewer::Spectator), watcher.now.expect("a view").view);
    let answer = house.get(&format!("/api/v1/tables/{code}/result")).await;
    let result: GameResult = serde_json::from_value(answer.json()).expect("a result");
    assert_eq!((answer.status.as_u16(), result.players.len()), (200, 2));
    assert!(result.outcome.is_some_and(|outcome| !outcome.winners.is_empty()));

    let ServerMessage::Table { table, .. } = guest.obtain(Command::Rematch {}).await else { panic!("a table") };
    assert_eq!(table.rematch, None, "the other is asked first");
    assert_eq!(table.proposal.map(|proposal| (proposal.accepted.len(), proposal.missing.len())), Some((1, 1)));
    host.obtain(Command::Rematch {}).await;
    host.until(|host| host.table.rematch.is_some()).await;
    guest.until(|guest| guest.table.rematch.is_some()).await;
    let again = guest.table.rematch.expect("another table");
    let ServerMessage::Table { table, .. } = host.obtain(Command::Rematch {}).await else { panic!("a table") };
    assert_eq!(table.rematch, Some(again), "who asks again is led to the same one");
    let info = house.get(&format!("/api/v1/tables/{again}")).await.json();
    assert_eq!(info["seats"].as_array().map(Vec::len), Some(2));
    assert!(info["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["sitter"] == "person")));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_own_tables_tell_where_one_is_awaited() {
    let house = House::quick().open().await;
    let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
    let (mut host, mut guest) =
        table_of(&house, &anna, &bert, r#"{"players":2,"variant":"master","round_limit":8}"#).await;
    while !host.is_over() {
        for (visitor, client) in [(&anna, &host), (&bert, &guest)] {
            let me = house.ask(get("/api/v1/me").key(visitor.key)).await.json();
            assert_eq!(me["tables"][0]["your_turn"] == true, client.is_awaited(), "{me}");
        }
        play_on(&mut host, &mut guest, 1).await;
    }
    for visitor in [&anna, &bert] {
        let me = house.ask(get("/api/v1/me").key(visitor.key)).await.json();
        assert!(me["tables"][0]["your_turn"].is_null(), "the game is over: {me}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeated_command_is_answered_and_not_done_again() {
    let house = House::quick().open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2}"#).await;
    let (mover, other) = if host.is_awaited() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    let (version, action) = (mover.version, mover.choice(0));
    let id = "the-same".parse().expect("an id");
    for _ in 0..3 {
        mover.send_as(&id, version, Command::Act { action }).await;
    }
    let update = mover.update().await;
    for _ in 0..2 {
        let again = mover.answer(&id).await;
        assert_eq!(again, ServerMessage::Done { id: id.clone(), version: update.version });
    }
    // Under another name it is late.
    let late = "another".parse().expect("an id");
    mover.send_as(&late, version, Command::Act { action }).await;
    let ServerMessage::Refused { problem, version: now, .. } = mover.answer(&late).await else { panic!("refused") };
    assert_eq!((problem.code, now), (ProblemCode::Overtaken, update.version));
    assert_eq!(other.update().await.version, update.version);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_again_is_where_they_were() {
    let house = House::quick().open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2}"#).await;
    play_on(&mut host, &mut guest, 9).await;
    let (code, key) = (host.table.code, house.visitor("Cora").await.key);
    let seen = host.version;
    // The guest loses the connection, and somebody else comes to watch.
    let key_of_guest = guest.you.visitor.expect("a visitor");
    drop(guest);
    let other = Client::join(house.address(), code, Some(key), None).await;
    assert!(other.you.seat.is_none() && Some(key_of_guest) != other.you.visitor);
    assert_eq!(other.version, seen);
    house.end().await;

    // The server is started again: everything is as it was.
    let house = house.again(quick()).open().await;
    let mut back = Client::join(house.address(), code, Some(key), Some(seen)).await;
    assert_eq!((back.version, back.table.status), (seen, Status::Playing));
    assert!(back.heard[0].contains(r#""log":[]"#), "nothing was missed: {}", back.heard[0]);
    let problem = back.obtain(Command::Sit { seat: None, colour: None }).await;
    assert!(matches!(problem, ServerMessage::Refused { problem, .. } if problem.code == ProblemCode::WrongStatus));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_with_people_and_among_themselves_for_who_watches() {
    let house = House::quick().open().await;
    let anna = house.visitor("Anna").await;
    let bot = r#"{"sitter":"bot","level":"fledgling"}"#;
    let table = house.table(anna.key, &format!(r#"{{"players":3,"seats":[{{"sitter":"you"}},{bot},{bot}]}}"#)).await;
    let mut client = Client::join(house.address(), table.code, Some(anna.key), None).await;
    client.send(Command::Start { bots: None }).await;
    let mut number = 0;
    while !client.is_over() {
        if client.is_awaited() {
            number += 1;
            let action = client.choice(number * 13 + 5);
            assert!(matches!(client.obtain(Command::Act { action }).await, ServerMessage::Update(_)));
        } else {
            client.next().await.expect("bots go on");
        }
    }

    let table = house.table(anna.key, &format!(r#"{{"players":4,"teams":"end_at_once","variant":"master","round_limit":5,"seats":[{bot},{bot},{bot},{bot}]}}"#)).await;
    let mut client = Client::join(house.address(), table.code, Some(anna.key), None).await;
    client.send(Command::Start { bots: None }).await;
    client.until(Client::is_over).await;
    house.end().await;
}

/// Memory follows the games that are on, not those that are over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_game_is_over_leaves_memory_with_its_guests_and_can_be_read_again() {
    let hour = Duration::from_secs(3600);
    let house = House::with(Settings { idle_after: hour, ..quick() }).open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2,"round_limit":1}"#).await;
    play_on(&mut host, &mut guest, usize::MAX).await;
    let (code, version) = (host.table.code, host.version);
    assert_eq!(house.server.metrics().tables.get(), 1);
    drop((host, guest));
    let gone = async {
        while house.server.metrics().tables.get() > 0 {
            tokio::task::yield_now().await;
        }
    };
    // Not how soon it goes is asked, but whether it does not stay for the hour of a running game.
    tokio::time::timeout(hour / 60, gone).await.expect("the table leaves");
    let back = Client::join(house.address(), code, None, None).await;
    assert_eq!((back.version, back.table.status), (version, Status::Over));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_server_ends_everybody_is_said_goodbye_to() {
    let house = House::quick().open().await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2}"#).await;
    let ended = tokio::spawn(async move { house.end().await });
    for client in [&mut host, &mut guest] {
        let last = loop {
            match client.next().await {
                Some(ServerMessage::Bye { problem }) => break problem,
                Some(_) => {}
                None => panic!("the socket closed without a word"),
            }
        };
        assert_eq!(last.code, ProblemCode::Busy);
        assert!(client.next().await.is_none(), "and then it closes");
    }
    ended.await.expect("it ends");
}

/// Any process can serve any table: appending decides who was first, and whoever watches is told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_over_one_store_serve_one_table() {
    let first = House::quick().open().await;
    let second = first.beside(quick()).open().await;
    let (anna, bert) = (first.visitor("Anna").await, second.visitor("Bert").await);
    let table = first.table(anna.key, r#"{"players":2}"#).await;
    let mut host = Client::join(first.address(), table.code, Some(anna.key), None).await;
    let mut guest = Client::join(second.address(), table.code, Some(bert.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    host.until(|client| client.version == 2).await;
    host.obtain(Command::Start { bots: None }).await;
    guest.until(|client| client.now.is_some()).await;
    host.until(|client| client.now.is_some()).await;
    play_on(&mut host, &mut guest, 60).await;
    // Both say something at the same moment, again and again: nothing is lost, and both see the same order.
    for _ in 0..10 {
        let saying =
            |text: &str| Command::Say { saying: rabenburg_protocol::Saying::Text(text.parse().expect("a text")) };
        let (one, two) = (host.send(saying("one")).await, guest.send(saying("two")).await);
        host.answer(&one).await;
        guest.answer(&two).await;
    }
    let last = host.version.max(guest.version);
    host.until(|client| client.version == last).await;
    guest.until(|client| client.version == last).await;
    play_on(&mut host, &mut guest, 20).await;
    drop((host, guest));
    first.end().await;
}
