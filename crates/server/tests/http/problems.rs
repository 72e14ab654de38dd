//! Whatever goes wrong is told in a way that programs and people understand, and strictly.

use axum::http::Method;
use rabenburg_testkit::{Ask, House, ask, get, post};
use serde_json::json;

#[tokio::test]
async fn paths_that_are_none_tell_so() {
    let house = House::new();
    for path in
        ["/api", "/api/", "/api/v1", "/api/v1/", "/api/v2/tables", "/api/v1/tables/", "/api/v1/nothing", "/api/../x"]
    {
        let answer = house.get(path).await;
        answer.assert_problem(404, "not_found", "There is nothing at this address");
    }
    for method in [Method::POST, Method::DELETE, Method::OPTIONS] {
        house.ask(ask(method, "/api/v1/nothing")).await.assert_problem(404, "not_found", "nothing");
    }
    // What only looks like it is the page's business.
    let elsewhere = house.get("/apiary").await;
    assert_eq!((elsewhere.status.as_u16(), elsewhere.header("content-type")), (404, "text/html; charset=utf-8"));
}

#[tokio::test]
async fn methods_that_are_none_tell_so() {
    let house = House::new();
    for (method, path, allowed) in [
        (Method::DELETE, "/api/v1/me", "GET,HEAD,PATCH"),
        (Method::PUT, "/api/v1/tables", "GET,HEAD,POST"),
        (Method::OPTIONS, "/api/v1/tables", "GET,HEAD,POST"),
        (Method::POST, "/api/v1/tables/00000000", "GET,HEAD"),
        (Method::GET, "/api/v1/visitors", "POST"),
    ] {
        let answer = house.ask(ask(method.clone(), path)).await;
        answer.assert_problem(405, "method", &format!("{method} is not supported at {path}"));
        assert_eq!(answer.header("allow"), allowed, "{method} {path}");
    }
}

#[tokio::test]
async fn head_is_get_without_the_content() {
    let house = House::new();
    let head = house.ask(ask(Method::HEAD, "/api/v1/tables")).await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
}

fn raw(body: impl Into<Vec<u8>>) -> Ask {
    ask(Method::POST, "/api/v1/visitors").header("content-type", "application/json").body(body)
}

#[tokio::test]
async fn bodies_that_are_not_understood_tell_what_is_wrong_and_where() {
    let house = House::new();
    for (body, hint) in [
        ("", "EOF while parsing a value at line 1 column 0"),
        ("{", "EOF while parsing an object at line 1 column 1"),
        ("{\"name\":\"Anna\"} x", "trailing characters at line 1 column 17"),
        ("{\"name\":\n\"Anna\",}", "trailing comma at line 2 column 8"),
        ("{'name': 'Anna'}", "key must be a string at line 1 column 2"),
        ("name=Anna", "line 1 column 2"),
        ("null", "line 1 column 4"),
    ] {
        house.ask(raw(body)).await.assert_problem(400, "malformed", hint);
    }
    house.ask(raw(b"{\"name\":\"\xff\"}".as_slice())).await.assert_problem(400, "malformed", "unicode");
    house.ask(raw(vec![0; 100])).await.assert_problem(400, "malformed", "line 1 column 1");
}

#[tokio::test]
async fn other_types_than_json_are_refused() {
    let house = House::new();
    let body = json!({ "name": "Anna" }).to_string();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""] {
        let ask = ask(Method::POST, "/api/v1/visitors").header("content-type", kind).body(body.clone());
        house.ask(ask).await.assert_problem(415, "malformed", "application/json");
    }
    let without = ask(Method::POST, "/api/v1/visitors").body(body.clone());
    house.ask(without).await.assert_problem(415, "malformed", "application/json");
    for kind in ["application/json; charset=utf-8", "Application/JSON"] {
        let ask = ask(Method::POST, "/api/v1/visitors").header("content-type", kind).body(body.clone());
        assert_eq!(house.ask(ask).await.status, 201, "{kind}");
    }
}

#[tokio::test]
async fn bodies_have_16_kib_at_most() {
    let house = House::new();
    let body = json!({ "name": "Anna" }).to_string();
    let padded = |size: usize| format!("{body}{}", " ".repeat(size - body.len()));
    assert_eq!(house.ask(raw(padded(16 * 1024))).await.status, 201);
    house.ask(raw(padded(16 * 1024 + 1))).await.assert_problem(413, "too_large", "16384 bytes");
}

#[tokio::test]
async fn bodies_that_are_nested_deeply_are_refused() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    // Where a kind is looked for, what comes before it has to be remembered, however it is nested.
    let nested = |depth: usize| {
        let inside = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        ask(Method::POST, "/api/v1/tables")
            .header("content-type", "application/json")
            .body(format!("{{\"players\":2,\"seats\":[{{\"x\":{inside},\"sitter\":\"open\"}}]}}"))
            .key(key)
    };
    house.ask(nested(100)).await.assert_problem(400, "malformed", "unknown field `x`");
    house.ask(nested(7000)).await.assert_problem(400, "malformed", "recursion limit exceeded");
}

#[tokio::test]
async fn every_answer_is_strict_and_nobody_keeps_it() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2, "access": "open" })).await.code;
    for ask in [
        post("/api/v1/visitors", &json!({ "name": "Anna" })),
        get("/api/v1/me").key(key),
        get("/api/v1/me"),
        get("/api/v1/tables"),
        get(&format!("/api/v1/tables/{code}")),
        get(&format!("/api/v1/tables/{code}/record")),
        get(&format!("/api/v1/tables/{code}/socket")),
        get("/api/v1/phrases"),
        get("/api/v1/openapi.json"),
        get("/api/v1/nothing"),
        ask(Method::PUT, "/api/v1/me"),
        raw("{"),
        raw("{").header("origin", "https://evil.example"),
        get("/healthz"),
        get("/metrics"),
        get("/metrics").from("192.0.2.1"),
    ] {
        let answer = house.ask(ask.header("access-control-request-method", "POST")).await;
        assert_eq!(answer.header("cache-control"), "no-store");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'; "));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(!answer.headers.keys().any(|name| name.as_str().starts_with("access-control-")), "{answer:?}");
    }
}

#[tokio::test]
async fn a_socket_needs_a_websocket() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2 })).await.code;
    let answer = house.get(&format!("/api/v1/tables/{code}/socket")).await;
    answer.assert_problem(426, "malformed", "WebSocket");
}
