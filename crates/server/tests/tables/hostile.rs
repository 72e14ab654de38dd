//! Clients that are no friends: they act for others, send nonsense, floods and half frames, or never read. Beside each of them
//! two people play, and notice nothing.

mod door;
mod floods;
mod frames;
mod orders;
mod raw;
mod slow;

use std::time::Duration;

use rabenburg_protocol::{Code, Hello, PROTOCOL};
use rabenburg_testkit::{Client, House, quick};
use serde_json::Value;

use super::play::{play_on, table_for_two};
use raw::Raw;

/// A house with a game in it.
struct Scene {
    house: House,
    host: Client,
    guest: Client,
}

impl Scene {
    async fn new(settings: rabenburg_server::Settings) -> Scene {
        let house = House::with(settings).open().await;
        let (host, guest) = table_for_two(&house, r#"{"players":2}"#).await;
        Scene { house, host, guest }
    }

    fn code(&self) -> Code {
        self.host.table.code
    }

    /// The two play on, and nothing else has happened at their table: each move is the next version.
    async fn play_undisturbed(&mut self) {
        const MOVES: u64 = 3;
        assert!(!self.host.is_over(), "the game is too short for this test");
        let before = self.host.version;
        play_on(&mut self.host, &mut self.guest, MOVES as usize).await;
        let moved = self.host.version - before;
        assert!(moved == MOVES || self.host.is_over(), "{moved} versions for {MOVES} moves");
    }

    /// A socket to the table, on which nothing was said yet.
    async fn raw(&self) -> Raw {
        Raw::open(self.house.address(), self.code()).await
    }

    /// The same, and hello was said.
    async fn greeted(&self) -> Raw {
        let mut raw = self.raw().await;
        raw.text(&hello(None)).await;
        assert_eq!(raw.next().await.expect("a welcome")["type"], "welcome");
        raw
    }

    async fn end(mut self) {
        self.play_undisturbed().await;
        self.house.end().await;
    }
}

/// The message that says hello.
fn hello(key: Option<rabenburg_protocol::Key>) -> String {
    let hello = Hello { protocol: PROTOCOL, key, since: None, foresee: false };
    serde_json::to_string(&rabenburg_protocol::ClientMessage::Hello(hello)).expect("data")
}

/// Waits until something is so. Nothing tells when metrics change, so they are asked again and again.
async fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..12_000 {
        if is_so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("{what} never came");
}

/// What a socket is told last: the goodbye with its code.
fn bye_code(message: &Value) -> &str {
    assert_eq!(message["type"], "bye", "{message}");
    message["code"].as_str().expect("a code")
}
