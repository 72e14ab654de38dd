//! What is done though nobody comes.

use std::future::Future;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rabenburg_protocol::Code;
use rabenburg_server::store::Store;
use rabenburg_server::{Server, Settings};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::finished::finish;
use crate::support::House;

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
    let key = house.visitor("Anna").await;
    let waiting: Code = house.table(&key, &json!({ "players": 2 })).await.parse().expect("a code");
    let again = house.again(Settings::default());
    until(async || house.store.entries(code, 0).await.expect("a log").is_empty()).await;
    assert!(!house.store.entries(waiting, 0).await.expect("a log").is_empty());
    assert!(house.store.result(code).await.expect("an answer").is_some());
    again.close().await;
}

#[tokio::test]
async fn tables_that_wait_too_long_are_closed() {
    let house = House::new();
    let key = house.visitor("Anna").await;
    let code = house.table(&key, &json!({ "players": 2, "access": "open" })).await;
    assert_eq!(house.get("/api/v1/tables").await.json()["tables"].as_array().map(Vec::len), Some(1));
    let again = house.again(Settings { close_waiting_after: Duration::ZERO, ..Settings::default() });
    until(async || house.get("/api/v1/tables").await.json()["tables"] == json!([])).await;
    assert_eq!(house.get(&format!("/api/v1/tables/{code}")).await.json()["status"], "closed");
    again.close().await;
}

#[tokio::test]
async fn bots_play_on_after_a_new_start_though_nobody_comes() {
    // The first server never comes to the bot's first action.
    let house = House::with(Settings { bot_pause: Duration::from_secs(3600), ..Settings::default() });
    let key = house.visitor("Anna").await;
    let seats = json!([{ "sitter": "bot", "level": "random" }, { "sitter": "you" }]);
    let code = house.table(&key, &json!({ "players": 2, "seats": seats, "starter": "first_seat" })).await;
    let (address, stop, served) = house.open().await;
    let (mut socket, _) = connect_async(format!("ws://{address}/api/v1/tables/{code}/socket")).await.expect("a socket");
    for message in [
        json!({ "type": "hello", "protocol": 1, "key": key }),
        json!({ "type": "do", "id": "1", "version": 1, "command": { "type": "start" } }),
    ] {
        socket.send(Message::text(message.to_string())).await.expect("sent");
    }
    while let Some(Ok(message)) = socket.next().await {
        if message.to_string().contains("\"status\":\"playing\"") {
            break;
        }
    }
    stop.send(()).expect("the server listens");
    served.await.expect("no panic").expect("a good end");

    // The first server has closed its store.
    let (store, code): (_, Code) = (house.open_file(), code.parse().expect("a code"));
    let before = store.entries(code, 0).await.expect("a log").len();
    let again = Server::new(store.clone(), Settings { bot_pause: Duration::ZERO, ..Settings::default() });
    until(async || store.entries(code, 0).await.expect("a log").len() > before).await;
    again.close().await;
}
