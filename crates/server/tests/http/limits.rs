//! Too often and too much.

use std::time::Duration;

use rabenburg_protocol::Key;
use rabenburg_server::{LimitSettings, Settings};
use rabenburg_testkit::{Answer, Ask, House, get, post};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;

const ELSEWHERE: &str = "192.0.2.1";

fn house(limits: LimitSettings) -> House {
    House::with(Settings { limits, ..Settings::default() })
}

fn visitor() -> Ask {
    post("/api/v1/visitors", &json!({ "name": "Anna" }))
}

#[track_caller]
fn assert_too_many(answer: &Answer, hint: &str) {
    answer.assert_problem(429, "too_many", hint);
    let wait: u64 = answer.header("retry-after").parse().expect("seconds");
    assert!((1..=3601).contains(&wait), "{wait}");
}

/// The first refusal, if there is one among so many answers.
async fn refusal(house: &House, most: usize, ask: impl Fn() -> Ask) -> Option<Answer> {
    for _ in 0..most {
        let answer = house.ask(ask()).await;
        if answer.status == 429 {
            return Some(answer);
        }
    }
    None
}

#[tokio::test]
async fn whoever_asks_too_often_waits_and_nobody_else() {
    let house = house(LimitSettings { requests_per_second: 1, requests_burst: 5, ..LimitSettings::default() });
    for path in ["/api/v1/tables", "/api/v1/nothing", "/", "/nothing", "/healthz"] {
        let refused = refusal(&house, 500, || get(path).from(ELSEWHERE)).await.expect("a refusal");
        assert_too_many(&refused, "Too many requests");
        assert_eq!(refused.header("x-content-type-options"), "nosniff");
    }
    assert_eq!(house.ask(get("/api/v1/tables").from("192.0.2.2")).await.status, 200);
    assert!(refusal(&house, 100, || get("/api/v1/tables")).await.is_none(), "programs on this machine");
    assert!(refusal(&house, 100, || get("/healthz")).await.is_none(), "whoever watches over the server from here");
}

#[tokio::test]
async fn an_address_has_so_many_visitors_in_an_hour() {
    let house = house(LimitSettings { visitors_per_hour: 2, ..LimitSettings::default() });
    for _ in 0..2 {
        assert_eq!(house.ask(visitor().from(ELSEWHERE)).await.status, 201);
    }
    assert_too_many(&house.ask(visitor().from(ELSEWHERE)).await, "Too many visitors");
    // Of an IPv6 network one has as many addresses as one likes, so they are counted as one.
    for (address, status) in
        [("2001:db8::1", 201), ("2001:db8::2", 201), ("2001:db8::3", 429), ("2001:db8:0:1::1", 201), ("192.0.2.2", 201)]
    {
        assert_eq!(house.ask(visitor().from(address)).await.status, status, "{address}");
    }
    assert!(refusal(&house, 10, visitor).await.is_none(), "programs on this machine");
    // Those who are refused for what they say are not counted.
    let wrong = || post("/api/v1/visitors", &json!({ "name": "" })).from("192.0.2.3");
    for _ in 0..5 {
        house.ask(wrong()).await.assert_problem(400, "malformed", "at least one");
    }
    assert_eq!(house.ask(visitor().from("192.0.2.3")).await.status, 201);
}

#[tokio::test]
async fn a_visitor_makes_so_many_tables_in_an_hour() {
    let house = house(LimitSettings { tables_per_hour: 2, ..LimitSettings::default() });
    let (anna, ben) = (house.visitor("Anna").await.key, house.visitor("Ben").await.key);
    let table = |key: Key| post("/api/v1/tables", &json!({ "players": 2 })).key(key);
    for _ in 0..2 {
        assert_eq!(house.ask(table(anna).from(ELSEWHERE)).await.status, 201);
    }
    assert_too_many(&house.ask(table(anna).from(ELSEWHERE)).await, "too many tables in the past hour");
    assert_too_many(&house.ask(table(anna).from("192.0.2.2")).await, "too many tables in the past hour");
    assert_eq!(house.ask(table(ben).from(ELSEWHERE)).await.status, 201);
    assert_eq!(house.ask(table(anna)).await.status, 201, "programs on this machine");
}

#[tokio::test]
async fn a_visitor_has_so_many_tables_that_are_not_over() {
    let house = house(LimitSettings { tables_per_visitor: 2, ..LimitSettings::default() });
    let (anna, ben) = (house.visitor("Anna").await.key, house.visitor("Ben").await.key);
    let table = |key: Key| post("/api/v1/tables", &json!({ "players": 2 })).key(key);
    for _ in 0..2 {
        assert_eq!(house.ask(table(anna).from(ELSEWHERE)).await.status, 201);
    }
    house.ask(table(anna).from(ELSEWHERE)).await.assert_problem(429, "too_many", "You have 2 unfinished tables");
    assert_eq!(house.ask(table(ben).from(ELSEWHERE)).await.status, 201);
    assert_eq!(house.ask(table(anna)).await.status, 201, "programs on this machine");
}

#[tokio::test]
async fn a_limit_of_0_is_none() {
    let house = house(LimitSettings {
        requests_per_second: 0,
        visitors_per_hour: 0,
        tables_per_hour: 0,
        tables_per_visitor: 0,
        ..LimitSettings::default()
    });
    assert!(refusal(&house, 600, || get("/api/v1/phrases").from(ELSEWHERE)).await.is_none());
    assert!(refusal(&house, 150, || visitor().from(ELSEWHERE)).await.is_none());
    let key = house.visitor("Anna").await.key;
    let table = || post("/api/v1/tables", &json!({ "players": 2 })).key(key).from(ELSEWHERE);
    assert!(refusal(&house, 70, table).await.is_none());
}

#[tokio::test]
async fn this_machine_is_limited_where_that_is_wanted_and_through_proxies() {
    let limits = LimitSettings { visitors_per_hour: 1, ..LimitSettings::default() };
    let strict = House::with(Settings { limit_loopback: true, limits: limits.clone(), ..Settings::default() });
    assert!(refusal(&strict, 2, visitor).await.is_some());
    let alone = house(limits);
    assert!(refusal(&alone, 2, || visitor().header("x-forwarded-for", "203.0.113.9")).await.is_some());
    assert!(
        refusal(&alone, 1, || visitor().header("x-forwarded-for", "203.0.113.10")).await.is_some(),
        "nobody is believed"
    );
    assert!(refusal(&alone, 2, || visitor().of_nowhere()).await.is_some(), "nor those whose address is not known");
}

#[tokio::test]
async fn behind_a_proxy_visitors_are_told_apart_by_its_word() {
    let limits = LimitSettings { visitors_per_hour: 1, ..LimitSettings::default() };
    let house = House::with(Settings { behind_proxy: true, limits, ..Settings::default() });
    let from = |address: &str| visitor().header("x-forwarded-for", address);
    assert_eq!(house.ask(from("203.0.113.9")).await.status, 201);
    assert_eq!(house.ask(from("203.0.113.10")).await.status, 201);
    // What visitors put before it themselves does not help them.
    assert_eq!(house.ask(from("198.51.100.1, 203.0.113.9")).await.status, 429);
}

#[tokio::test]
async fn an_address_has_so_many_sockets_and_all_together_have_so_many() {
    for (limits, code) in [
        (LimitSettings { sockets_per_address: 1, ..LimitSettings::default() }, 429),
        (LimitSettings { sockets: 1, ..LimitSettings::default() }, 503),
    ] {
        let house = House::with(Settings { limit_loopback: true, limits, ..Settings::default() }).open().await;
        let key = house.visitor("Anna").await.key;
        let table = house.table(key, &json!({ "players": 2 })).await.code;
        let socket = format!("ws://{}/api/v1/tables/{table}/socket", house.address());
        let (first, _) = connect_async(&socket).await.expect("a socket");
        match connect_async(&socket).await.expect_err("one too many") {
            Error::Http(answer) => assert_eq!(answer.status(), code),
            other => panic!("{other}"),
        }
        drop(first);
        // When it is gone, there is room again.
        let room = async { while connect_async(&socket).await.is_err() {} };
        tokio::time::timeout(Duration::from_secs(60), room).await.expect("room");
        house.end().await;
    }
}
