//! Requests of other sites.

use axum::http::Method;
use rabenburg_protocol::{Code, Key};
use rabenburg_server::Settings;
use rabenburg_testkit::{Ask, House, ask, get, patch, post};
use serde_json::json;

/// One of everything that changes something, and a socket.
fn deeds(key: Key, code: Code) -> Vec<Ask> {
    vec![
        post("/api/v1/visitors", &json!({ "name": "Eve" })),
        post("/api/v1/tables", &json!({ "players": 2 })).key(key),
        patch("/api/v1/me", &json!({ "name": "Eve" })).key(key),
        get(&format!("/api/v1/tables/{code}/socket"))
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ask(Method::DELETE, "/api/v1/nothing"),
    ]
}

async fn known(house: &House) -> (Key, Code) {
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2 })).await.code;
    (key, code)
}

#[tokio::test]
async fn other_sites_may_change_nothing() {
    let house = House::new();
    let (key, code) = known(&house).await;
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "https://towers.example.evil.example"),
        ("origin", "https://towers.example:8443"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        for deed in deeds(key, code) {
            let answer = house.ask(deed.header(name, value)).await;
            answer.assert_problem(403, "foreign_origin", "another site");
        }
    }
    let me = house.ask(get("/api/v1/me").key(key)).await.json();
    assert_eq!((&me["name"], me["tables"].as_array().map(Vec::len)), (&json!("Anna"), Some(1)));
}

#[tokio::test]
async fn the_own_page_and_programs_may() {
    let house = House::new();
    let (key, code) = known(&house).await;
    for headers in [
        vec![],
        vec![("origin", "http://towers.example")],
        vec![("origin", "https://towers.example"), ("sec-fetch-site", "same-origin")],
        vec![("sec-fetch-site", "none")],
    ] {
        for deed in deeds(key, code) {
            let answer = house.ask(headers.iter().fold(deed, |deed, (name, value)| deed.header(name, value))).await;
            assert_ne!(answer.status, 403, "{headers:?}");
        }
    }
}

#[tokio::test]
async fn the_public_address_may_whatever_the_proxy_calls_us() {
    let house = House::with(Settings { public_url: Some("https://raven.example".to_owned()), ..Settings::default() });
    let (key, code) = known(&house).await;
    for deed in deeds(key, code) {
        assert_ne!(house.ask(deed.header("origin", "https://raven.example")).await.status, 403);
    }
    for deed in deeds(key, code) {
        let answer = house.ask(deed.header("origin", "https://evil.example")).await;
        answer.assert_problem(403, "foreign_origin", "another site");
    }
}

#[tokio::test]
async fn looking_is_free() {
    let house = House::new();
    for path in ["/api/v1/tables", "/api/v1/phrases", "/api/v1/openapi.json"] {
        let foreign = get(path).header("origin", "https://evil.example").header("sec-fetch-site", "cross-site");
        assert_eq!(house.ask(foreign).await.status, 200, "{path}");
    }
}
