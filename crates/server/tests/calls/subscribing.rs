//! Asking to be called, and asking for it no more.

use rabenburg_server::{Reach, Settings};
use rabenburg_testkit::{House, ask, get, post, quick};
use serde_json::json;

use crate::browser::Browser;
use crate::receiver::Receiver;
use crate::{SOON, by_browser, by_webhook, settings, subscribe};

#[tokio::test]
async fn only_where_the_operator_has_switched_it_on() {
    let house = House::new();
    assert_eq!(house.get("/api/v1/calls").await.json(), json!({ "push": null, "webhooks": false }));
    let anna = house.visitor("Anna").await;
    for call in
        [by_browser(&Browser::new(1), "https://push.example/1", "en"), by_webhook("https://club.example/", None)]
    {
        let answer = house.ask(post("/api/v1/me/calls", &call).key(anna.key)).await;
        answer.assert_problem(404, "not_found", "does not call");
    }
    // Without a public address nobody could be led back.
    let house = House::with(Settings { push: true, webhooks: true, ..quick() });
    assert_eq!(house.get("/api/v1/calls").await.json(), json!({ "push": null, "webhooks": false }));
    // One without the other.
    let public_url = Some("https://towers.example".to_owned());
    let house = House::with(Settings { webhooks: true, public_url, ..quick() });
    assert_eq!(house.get("/api/v1/calls").await.json(), json!({ "push": null, "webhooks": true }));
    let anna = house.visitor("Anna").await;
    let push = by_browser(&Browser::new(1), "https://push.example/1", "en");
    house.ask(post("/api/v1/me/calls", &push).key(anna.key)).await.assert_problem(404, "not_found", "this way");
    subscribe(&house, &anna, &by_webhook("https://club.example/", None)).await;
}

#[tokio::test]
async fn what_cannot_be_called_is_refused() {
    let receiver = Receiver::open().await;
    // As for everybody: this machine is out of reach.
    let house = House::with(Settings { reach: Reach::default(), ..settings(&receiver, SOON) });
    let anna = house.visitor("Anna").await;
    for (address, hint) in [
        ("http://club.example/", "https"),
        ("https://localhost:8443/", "host on the internet"),
        ("https://127.0.0.1:8443/", "host on the internet"),
        ("https://[::1]:8443/", "host on the internet"),
        ("https://me:word@club.example/", "password"),
        ("https://club.example:22/", "port"),
        ("club", "address"),
    ] {
        for call in [by_webhook(address, None), by_browser(&Browser::new(1), address, "en")] {
            let answer = house.ask(post("/api/v1/me/calls", &call).key(anna.key)).await;
            answer.assert_problem(400, "malformed", hint);
        }
    }
    let mut keys = by_browser(&Browser::new(1), "https://push.example/1", "en");
    keys["auth"] = json!("short");
    house.ask(post("/api/v1/me/calls", &keys).key(anna.key)).await.assert_problem(400, "malformed", "keys");
    let nobody = house.ask(post("/api/v1/me/calls", &by_webhook("https://club.example/", None))).await;
    nobody.assert_problem(401, "key_needed", "key");
}

#[tokio::test]
async fn a_visitor_has_a_few_and_ends_only_their_own() {
    let receiver = Receiver::open().await;
    let house = House::with(settings(&receiver, SOON));
    let (anna, ben) = (house.visitor("Anna").await, house.visitor("Ben").await);
    for number in 1..=6 {
        let endpoint = format!("https://push.example/{number}");
        subscribe(&house, &anna, &by_browser(&Browser::new(number), &endpoint, "en")).await;
    }
    for path in ["a", "b", "c"] {
        subscribe(&house, &anna, &by_webhook(&format!("https://ntfy.sh/{path}"), None)).await;
    }
    // The same browser again, in another language, takes its own place.
    let listed = subscribe(&house, &anna, &by_browser(&Browser::new(3), "https://push.example/3", "de")).await;
    let addresses = |listed: &serde_json::Value| -> Vec<String> {
        let calls = listed["calls"].as_array().expect("a list");
        let address =
            |call: &serde_json::Value| call["endpoint"].as_str().or(call["url"].as_str()).expect("one").to_owned();
        calls.iter().map(address).collect()
    };
    let wanted = [
        "push.example/2",
        "push.example/4",
        "push.example/5",
        "push.example/6",
        "ntfy.sh/b",
        "ntfy.sh/c",
        "push.example/3",
    ];
    assert_eq!(addresses(&listed), wanted.map(|address| format!("https://{address}")));
    assert_eq!((&listed["calls"][4]["kind"], &listed["calls"][6]["language"]), (&json!("ntfy"), &json!("de")));
    assert!(!listed.to_string().contains("p256dh"), "keys are told to nobody");

    let id = listed["calls"][0]["id"].as_u64().expect("a number");
    let end = |id: &str| ask(axum::http::Method::DELETE, &format!("/api/v1/me/calls/{id}"));
    house.ask(end(&id.to_string()).key(ben.key)).await.assert_problem(404, "not_found", "number");
    house.ask(end("x").key(anna.key)).await.assert_problem(404, "not_found", "number");
    let listed = house.ask(end(&id.to_string()).key(anna.key)).await.json();
    assert_eq!(addresses(&listed).len(), 6);
    assert_eq!(house.ask(get("/api/v1/me/calls").key(ben.key)).await.json(), json!({ "calls": [] }));
}
