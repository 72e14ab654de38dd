//! What is done though nobody comes.

use std::future::Future;
use std::time::Duration;

use rabenburg_protocol::{Command, Status};
use rabenburg_server::Settings;
use rabenburg_server::store::Store;
use rabenburg_testkit::{Client, House, quick};
use serde_json::json;

use crate::finished::finish;

/// Waits until something has come about.
async fn until<F: Future<Output = bool>>(come_about: impl Fn() -> F) {
    let waiting = async {
        while !come_about().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting).await.expect("it never comes about");
}

#[tokio::test]
async fn logs_of_games_long_over_are_dropped_and_others_kept() {
    let house = House::with(Settings { keep_logs: Duration::MAX, ..Settings::default() });
    let (code, _) = finish(&house).await;
    let key = house.visitor("Anna").await.key;
    let waiting = house.table(key, &json!({ "players": 2 })).await.code;
    let again = house.beside(Settings::default());
    until(async || house.store.entries(code, 0).await.expect("a log").is_empty()).await;
    assert!(!house.store.entries(waiting, 0).await.expect("a log").is_empty());
    assert!(house.store.result(code).await.expect("an answer").is_some());
    again.server.close().await;
}

#[tokio::test]
async fn tables_that_wait_too_long_are_closed() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2, "access": "open" })).await.code;
    assert_eq!(house.get("/api/v1/tables").await.json()["tables"].as_array().map(Vec::len), Some(1));
    let again = house.beside(Settings { close_waiting_after: Duration::ZERO, ..Settings::default() });
    until(async || house.get("/api/v1/tables").await.json()["tables"] == json!([])).await;
    assert_eq!(house.get(&format!("/api/v1/tables/{code}")).await.json()["status"], "closed");
    again.server.close().await;
}

#[tokio::test]
async fn bots_play_on_after_a_new_start_though_nobody_comes() {
    // The first server never comes to the bot's first action.
    let house = House::with(Settings { bot_pause: Duration::from_secs(3600), ..Settings::default() }).open().await;
    let key = house.visitor("Anna").await.key;
    let seats = json!([{ "sitter": "bot", "level": "random" }, { "sitter": "you" }]);
    let code = house.table(key, &json!({ "players": 2, "seats": seats, "starter": "first_seat" })).await.code;
    let mut client = Client::join(house.address(), code, Some(key), None).await;
    client.send(Command::Start { bots: None }).await;
    client.until(|client| client.table.status == Status::Playing).await;
    house.end().await;

    // The first server has closed its store.
    let again = house.again(quick());
    let before = again.store.entries(code, 0).await.expect("a log").len();
    until(async || again.store.entries(code, 0).await.expect("a log").len() > before).await;
    again.server.close().await;
}
