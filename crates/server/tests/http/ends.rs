//! The service on real sockets, and how it ends.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{SinkExt, StreamExt};
use rabenburg_server::store::{Store, StoreError};
use rabenburg_testkit::House;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Long enough for anything; only what hangs takes so long.
const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_real_socket_answers_and_ends_when_asked() {
    let house = House::new().open().await;
    let address = house.address();
    // One who asks nothing and one who never finishes asking do not hold up the end.
    let _silent = TcpStream::connect(address).await.expect("a connection");
    let mut slow = TcpStream::connect(address).await.expect("a connection");
    slow.write_all(b"GET / HTTP/1.1\r\nHost:").await.expect("sent");
    let mut socket = TcpStream::connect(address).await.expect("a connection");
    let request = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    socket.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).await.expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 200 OK\r\n") && answer.ends_with(b"\r\n\r\nok\n"));

    tokio::time::timeout(LONG, house.end()).await.expect("an end");
    assert!(TcpStream::connect(address).await.is_err(), "it still listens");
    let mut rest = Vec::new();
    slow.read_to_end(&mut rest).await.expect("it is hung up on");
    assert_eq!(house.store.check().await, Err(StoreError::Closed));
}

#[tokio::test]
async fn guests_are_said_goodbye_to() {
    let house = House::new().open().await;
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2 })).await.code;
    let url = format!("ws://{}/api/v1/tables/{code}/socket", house.address());
    let (mut socket, answer) = connect_async(url).await.expect("a socket");
    assert_eq!(answer.status(), StatusCode::SWITCHING_PROTOCOLS);
    let hello = json!({ "type": "hello", "protocol": 1, "key": key }).to_string();
    socket.send(Message::text(hello)).await.expect("sent");
    let welcome = socket.next().await.expect("a message").expect("no error");
    assert!(welcome.to_text().expect("text").starts_with(r#"{"type":"welcome""#));

    let messages = socket.filter_map(async |message| Some(message.ok()?.to_string()));
    let both = async { tokio::join!(messages.collect::<Vec<String>>(), house.end()) };
    let (said, ()) = tokio::time::timeout(LONG, both).await.expect("the socket is closed, and an end");
    assert!(said.iter().any(|message| message.starts_with(r#"{"type":"bye""#)), "{said:?}");
}
