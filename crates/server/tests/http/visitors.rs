//! Coming, being known, and taking another name.

use rabenburg_testkit::{House, ask, get, patch, post};
use serde_json::json;

#[tokio::test]
async fn a_visitor_says_a_name_and_gets_a_key() {
    let house = House::new();
    let answer = house.ask(post("/api/v1/visitors", &json!({ "name": "  Anna  Maria " }))).await;
    assert_eq!(answer.status, 201);
    let visitor = answer.json();
    assert_eq!(visitor["name"], "Anna Maria");
    let (id, key) = (visitor["visitor"].as_str().expect("an id"), visitor["key"].as_str().expect("a key"));
    assert_eq!((id.len(), key.len()), (12, 26));

    let me = house.ask(get("/api/v1/me").bearer(key)).await;
    assert_eq!(me.status, 200);
    assert_eq!(me.json(), json!({ "visitor": id, "name": "Anna Maria", "tables": [] }));
}

#[tokio::test]
async fn keys_are_understood_as_people_type_them() {
    let house = House::new();
    let key = house.visitor("Anna").await.key.reveal();
    for typed in [key.to_lowercase(), format!("{}-{}", &key[..13], &key[13..]), format!(" {key} ")] {
        assert_eq!(house.ask(get("/api/v1/me").bearer(&typed)).await.status, 200, "{typed}");
    }
    let header = format!("bearer {key}");
    assert_eq!(house.ask(get("/api/v1/me").header("authorization", &header)).await.status, 200);
}

#[tokio::test]
async fn no_two_visitors_are_the_same() {
    let house = House::new();
    let (anna, other) = (house.visitor("Anna").await.key, house.visitor("Anna").await.key);
    assert_ne!(anna, other);
    let [anna, other] = [house.ask(get("/api/v1/me").key(anna)).await, house.ask(get("/api/v1/me").key(other)).await];
    assert_ne!(anna.json()["visitor"], other.json()["visitor"]);
}

#[tokio::test]
async fn nobody_is_known_without_a_key_that_was_given_to_them() {
    let house = House::new();
    let key = house.visitor("Anna").await.key.reveal();
    for ask in [
        get("/api/v1/me"),
        get("/api/v1/me").header("authorization", &key),
        get("/api/v1/me").header("authorization", &format!("Basic {key}")),
        patch("/api/v1/me", &json!({ "name": "Eve" })),
        post("/api/v1/tables", &json!({ "players": 2 })),
    ] {
        let answer = house.ask(ask).await;
        answer.assert_problem(401, "key_needed", "Authorization: Bearer KEY");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
    }
    let nobody = "0".repeat(26);
    for wrong in [nobody.as_str(), "", "x", &key[1..], "ZZZZZZZZZZZZZZZZZZZZZZZZZZ", "ü"] {
        let answer = house.ask(get("/api/v1/me").bearer(wrong)).await;
        assert_eq!(answer.status, 401, "{wrong}");
        assert!(["unknown_key", "key_needed"].contains(&answer.json()["code"].as_str().expect("a code")), "{wrong}");
    }
    house.ask(get("/api/v1/me").bearer(&nobody)).await.assert_problem(401, "unknown_key", "Nobody");
    house.ask(post("/api/v1/tables", &json!({ "players": 2 })).bearer(&nobody)).await.assert_problem(
        401,
        "unknown_key",
        "Nobody",
    );
}

#[tokio::test]
async fn a_visitor_takes_another_name_and_stays_the_same() {
    let house = House::new();
    let (anna, ben) = (house.visitor("Anna").await.key, house.visitor("Ben").await.key);
    let before = house.ask(get("/api/v1/me").key(anna)).await.json();
    let answer = house.ask(patch("/api/v1/me", &json!({ "name": "Änne" })).key(anna)).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["name"]), (200, &json!("Änne")));
    let after = house.ask(get("/api/v1/me").key(anna)).await.json();
    assert_eq!(after["name"], "Änne");
    assert_eq!(after["visitor"], before["visitor"]);
    assert_eq!(house.ask(get("/api/v1/me").key(ben)).await.json()["name"], "Ben");
}

#[tokio::test]
async fn names_that_are_none_are_refused() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    for (body, hint) in [
        (json!({ "name": " \u{200b} " }), "at least one character"),
        (json!({ "name": "a".repeat(25) }), "at most 24 characters"),
        (json!({ "name": 7 }), "expected a string"),
        (json!({}), "missing field `name`"),
        (json!({ "name": "Anna", "key": "x" }), "unknown field `key`"),
    ] {
        house.ask(post("/api/v1/visitors", &body)).await.assert_problem(400, "malformed", hint);
        house.ask(patch("/api/v1/me", &body).key(key)).await.assert_problem(400, "malformed", hint);
    }
    assert_eq!(house.ask(get("/api/v1/me").key(key)).await.json()["name"], "Anna");
}

#[tokio::test]
async fn keys_are_not_kept() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let found = |text: &[u8]| house.files().iter().any(|file| file.windows(text.len()).any(|part| part == text));
    assert!(found(b"Anna"), "the name is there, so the search works");
    assert!(!found(key.reveal().as_bytes()) && !found(&key.bytes()));
}

#[tokio::test]
async fn a_visitor_cannot_be_had_by_get() {
    let house = House::new();
    let answer = house.ask(ask(axum::http::Method::GET, "/api/v1/visitors")).await;
    answer.assert_problem(405, "method", "GET is not supported at /api/v1/visitors");
    assert_eq!(answer.header("allow"), "POST");
}
