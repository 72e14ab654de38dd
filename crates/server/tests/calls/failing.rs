//! Receivers that do not take what they are sent.

use std::time::{Duration, Instant};

use rabenburg_server::store::calls::CallStore;
use rabenburg_server::{Reach, Settings};
use rabenburg_testkit::{House, get};

use crate::browser::Browser;
use crate::receiver::Receiver;
use crate::{a_while, by_browser, by_webhook, game, settings, subscribe};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_few_failures_end_it_and_redirects_lead_nowhere() {
    let receiver = Receiver::open().await;
    let usual = settings(&receiver, Duration::from_millis(50));
    let reach = Reach { patience: Some(Duration::from_millis(700)), ..usual.reach.clone() };
    let house = House::with(Settings { reach, ..usual }).open().await;
    let (anna, ben) = (house.visitor("Anna").await, house.visitor("Ben").await);
    for (number, path) in ["/gone", "/broken", "/long-head"].into_iter().enumerate() {
        let browser = Browser::new(u8::try_from(number).expect("few"));
        subscribe(&house, &anna, &by_browser(&browser, &receiver.url(path), "en")).await;
    }
    subscribe(&house, &anna, &by_webhook(&receiver.url("/moved"), None)).await;
    subscribe(&house, &anna, &by_webhook(&receiver.url("/slow"), None)).await;
    drop(game(&house, &anna, &ben).await);
    let began = Instant::now();
    // Asked of the store: whoever asks the server has come back.
    while !house.store.calls_of(anna.visitor).await.expect("a list").is_empty() {
        assert!(began.elapsed() < Duration::from_secs(90), "{:?}", receiver.got());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let got = receiver.got();
    let count = |path: &str| got.iter().filter(|got| got.path == path).count();
    let counts = ["/gone", "/broken", "/long-head", "/moved", "/slow", "/elsewhere"].map(count);
    assert_eq!(counts, [1, 5, 5, 5, 5, 0]);
    a_while().await;
    assert_eq!(receiver.got().len(), got.len(), "that was all");
    assert_eq!(house.ask(get("/api/v1/me/calls").key(anna.key)).await.json()["calls"], serde_json::json!([]));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_of_nobody_is_not_trusted() {
    let receiver = Receiver::open().await;
    let usual = settings(&receiver, Duration::from_millis(50));
    let house = House::with(Settings { reach: Reach { root: None, ..usual.reach.clone() }, ..usual }).open().await;
    let (anna, ben) = (house.visitor("Anna").await, house.visitor("Ben").await);
    subscribe(&house, &anna, &by_webhook(&receiver.url("/anna"), None)).await;
    drop(game(&house, &anna, &ben).await);
    a_while().await;
    assert!(receiver.got().is_empty());
    house.end().await;
}
