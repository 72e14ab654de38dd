//! Too much of everything: messages, pings, and answers that nobody reads.

use std::net::SocketAddr;

use rabenburg_protocol::ProblemCode;
use rabenburg_server::{CodeLabel, LimitSettings, RefusedLabel, Settings};
use tokio::sync::watch;

use super::raw::{LAST, PING};
use super::*;

/// What somebody floods the table with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flood {
    /// Questions, whose answers are read.
    Questions,
    /// Questions, whose answers are not read.
    DeafQuestions,
    /// Commands that would change something if it were anybody else's.
    Commands,
    /// Frames that are not even messages.
    Pings,
}

impl Flood {
    fn burst(self) -> Vec<u8> {
        let question = r#"{"type":"why_not","id":"again","action":{"type":"end"}}"#;
        let command = r#"{"type":"do","id":"again","version":1,"command":{"type":"act","action":{"type":"end"}}}"#;
        match self {
            Flood::Questions | Flood::DeafQuestions => raw::frame(LAST | raw::TEXT, question.as_bytes()).repeat(100),
            Flood::Commands => raw::frame(LAST | raw::TEXT, command.as_bytes()).repeat(100),
            Flood::Pings => raw::frame(LAST | PING, b"there?").repeat(100),
        }
    }

    /// Comes again and again until it is told to stop. Everything that is said to it but news goes to `heard`.
    async fn pour(
        self,
        address: SocketAddr,
        code: Code,
        stop: watch::Receiver<bool>,
        heard: watch::Sender<Vec<Value>>,
    ) {
        let burst = self.burst();
        let hear = |message: Value| {
            if matches!(message["type"].as_str(), Some("refused" | "bye")) {
                heard.send_modify(|heard| heard.push(message));
            }
        };
        while !*stop.borrow() {
            let mut raw = Raw::open(address, code).await;
            raw.text(&hello(None)).await;
            assert_eq!(raw.next().await.expect("a welcome")["type"], "welcome");
            if self == Flood::DeafQuestions {
                while !*stop.borrow() && raw.takes(&burst).await {}
                continue;
            }
            while !*stop.borrow() && raw.exchange(&burst).await {
                while let Some(message) = raw.next_at_hand() {
                    hear(message);
                }
            }
            if !*stop.borrow() {
                // It was sent away.
                raw.last_words().await.into_iter().for_each(hear);
            }
        }
    }
}

/// Two play while somebody floods their table, until the flooder has heard what is to be heard.
async fn play_beside(scene: &mut Scene, flood: Flood, enough: impl Fn(&[Value]) -> bool) {
    let (stop, stopped) = watch::channel(false);
    let (hear, heard) = watch::channel(Vec::new());
    let pouring = tokio::spawn(flood.pour(scene.house.address(), scene.code(), stopped, hear));
    let mut rounds = 0;
    while rounds < 6 || !enough(&heard.borrow()) {
        scene.play_undisturbed().await;
        rounds += 1;
    }
    stop.send_replace(true);
    pouring.await.expect("the flood ends");
}

/// Whether a message says that there were too many.
fn is_too_many(message: &Value, kind: &str) -> bool {
    message["type"] == kind && message["code"] == "too_many"
}

fn refused(scene: &Scene, code: ProblemCode) -> u64 {
    scene.house.server.metrics().refused.get_or_create(&RefusedLabel { code: CodeLabel(code) }).get()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_refused_and_then_dropped() {
    // The limits hold for the players too, who play faster than people: so many commands at once are enough for a whole game.
    let limits = LimitSettings { commands_burst: 400, ..LimitSettings::default() };
    let mut scene = Scene::new(Settings { limits, limit_loopback: true, ..quick() }).await;
    for flood in [Flood::Questions, Flood::Commands] {
        let before = refused(&scene, ProblemCode::TooMany);
        // First it is told that it is too fast, then it is sent away.
        play_beside(&mut scene, flood, |heard| {
            let first = heard.iter().position(|message| is_too_many(message, "refused"));
            first.is_some_and(|first| heard[first..].iter().any(|message| is_too_many(message, "bye")))
        })
        .await;
        assert!(refused(&scene, ProblemCode::TooMany) > before + 40, "{flood:?}");
    }
    scene.end().await;
}

/// Programs on the same machine have no limits. Even then one of them does not keep the others from the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_limits_a_flood_holds_up_nobody_else() {
    let mut scene = Scene::new(quick()).await;
    play_beside(&mut scene, Flood::Questions, |heard| heard.len() > 100).await;
    play_beside(&mut scene, Flood::DeafQuestions, |_| true).await;
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_without_end_are_not_answered_without_end() {
    let mut scene = Scene::new(quick()).await;
    play_beside(&mut scene, Flood::Pings, |heard| heard.iter().any(|message| is_too_many(message, "bye"))).await;
    scene.end().await;
}
