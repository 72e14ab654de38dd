//! A disk that is full: what is not kept is not done, and what was acknowledged stays.

use rabenburg_protocol::{Command, Problem, ProblemCode, ServerMessage};
use rabenburg_testkit::{House, get, post};

use super::play::{play_on, table_for_two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_that_cannot_be_kept_are_refused_and_go_on_when_there_is_space() {
    let house = House::quick().open().await;
    let store = house.store.clone();
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
    // A visitor is smaller than a move, so some may still fit; but nobody is told that they were kept unless they were.
    let mut visitors = 0;
    let problem = loop {
        let answer = house.ask(post("/api/v1/visitors", &serde_json::json!({ "name": "Cora" }))).await;
        if answer.status == 503 {
            break answer;
        }
        assert_eq!(answer.status, 201, "{answer:?}");
        let key = answer.json()["key"].as_str().expect("a key").to_owned();
        assert_eq!(house.ask(get("/api/v1/me").bearer(&key)).await.status, 200);
        visitors += 1;
        assert!(visitors < 1000, "the limit holds");
    };
    problem.assert_problem(503, "storage", "");

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
