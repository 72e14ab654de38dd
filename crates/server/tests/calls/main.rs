//! People who are called when it is their turn, by a push service and webhooks of our own on this machine.

mod browser;
mod called;
mod failing;
mod receiver;
mod subscribing;

use std::time::Duration;

use rabenburg_protocol::{Command, Visitor};
use rabenburg_server::{Reach, Settings};
use rabenburg_testkit::{Client, House, post, quick};
use serde_json::{Value, json};

use self::browser::Browser;
use self::receiver::Receiver;

/// Settings of a server that calls people at the receiver, soon.
fn settings(receiver: &Receiver, call_after: Duration) -> Settings {
    let reach = Reach { loopback: true, root: Some(receiver.root.clone()), patience: Some(Duration::from_secs(5)) };
    Settings {
        push: true,
        webhooks: true,
        public_url: Some("https://towers.example/".to_owned()),
        call_after,
        reach,
        ..quick()
    }
}

const SOON: Duration = Duration::from_millis(400);

/// Long enough that a call would have come.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(2000)).await;
}

/// A game in which it is the first one's turn.
async fn game(house: &House, first: &Visitor, second: &Visitor) -> (Client, Client) {
    let table = house.table(first.key, r#"{"players":2,"starter":"first_seat"}"#).await;
    let mut host = Client::join(house.address(), table.code, Some(first.key), None).await;
    let mut guest = Client::join(house.address(), table.code, Some(second.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    host.obtain(Command::Start { bots: None }).await;
    host.until(|client| client.now.is_some()).await;
    guest.until(|client| client.now.is_some()).await;
    (host, guest)
}

/// Plays until it is another's turn.
async fn take_turn(client: &mut Client) {
    client.until(Client::is_awaited).await;
    for number in 0.. {
        if !client.is_awaited() {
            return;
        }
        let action = client.choice(number * 7);
        client.obtain(Command::Act { action }).await;
    }
}

async fn subscribe(house: &House, visitor: &Visitor, call: &Value) -> Value {
    let answer = house.ask(post("/api/v1/me/calls", call).key(visitor.key)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()
}

fn by_browser(browser: &Browser, endpoint: &str, language: &str) -> Value {
    let (p256dh, auth) = browser.keys();
    json!({ "type": "push", "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language })
}

fn by_webhook(url: &str, kind: Option<&str>) -> Value {
    match kind {
        Some(kind) => json!({ "type": "webhook", "url": url, "kind": kind, "language": "de" }),
        None => json!({ "type": "webhook", "url": url, "language": "de" }),
    }
}
