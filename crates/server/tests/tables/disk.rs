//! A disk that is full: what is not kept is not done, and what was acknowledged stays.

use rabenburg_protocol::{Command, Problem, ProblemCode, ServerMessage};

use super::House;
use super::house::{Folder, quick};
use super::play::{play_on, table_for_two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_that_cannot_be_kept_are_refused_and_go_on_when_there_is_space() {
    let folder = Folder::new();
    let store = folder.store();
    let house = House::with(store.clone(), quick()).await;
    let (mut host, mut guest) = table_for_two(&house, r#"{"players":2}"#).await;
    play_on(&mut host, &mut guest, 5).await;
    // The file has all the room it will get; what still fits is played.
    store.limit_size(Some(1)).await.expect("a limit");
    let (refused, before) = loop {
        let (mover, other) = if host.is_awaited() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        let (action, before) = (mover.choice(3), mover.version);
        match mover.obtain(Command::Act { action }).await {
            ServerMessage::Update(update) => assert_eq!(other.update().await.version, update.version),
            ServerMessage::Refused { problem, version, .. } => {
                assert_eq!(version, before, "nothing has changed");
                break (problem, before);
            }
            message => panic!("{message:?}"),
        }
    };
    let Problem { code, message, .. } = refused;
    assert_eq!(code, ProblemCode::Storage, "{message}");
    // A visitor is smaller than a move, so some may still fit; but nobody is told that he was kept who was not.
    let mut visitors = 0;
    let problem = loop {
        match house.ask("POST", "/visitors", None, Some(serde_json::json!({ "name": "Cora" }))).await {
            (201, visitor) => {
                let key = serde_json::from_value(visitor["key"].clone()).expect("a key");
                assert_eq!(house.ask("GET", "/me", Some(key), None).await.0, 200);
            }
            (503, problem) => break problem,
            answer => panic!("{answer:?}"),
        }
        visitors += 1;
        assert!(visitors < 1000, "the limit holds");
    };
    assert_eq!(problem["code"], "storage");

    store.limit_size(None).await.expect("no limit");
    // Both are told the whole table anew, since the server has read it again; then it goes on.
    for client in [&mut host, &mut guest] {
        client.until(|client| client.version == before).await;
    }
    let (mover, other) = if host.is_awaited() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    let action = mover.choice(3);
    assert!(matches!(mover.obtain(Command::Act { action }).await, ServerMessage::Update(_)));
    other.until(|client| client.version == before + 1).await;
    play_on(&mut host, &mut guest, 20).await;
    house.end().await;
}
