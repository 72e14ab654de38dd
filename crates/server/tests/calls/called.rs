//! Who is called, when, and what they are told.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rabenburg_protocol::Command;
use rabenburg_testkit::{Client, House, get};

use crate::browser::{Browser, claims};
use crate::receiver::Receiver;
use crate::{SOON, a_while, by_browser, by_webhook, game, settings, subscribe, take_turn};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_page_is_called_once_until_its_visitor_is_back() {
    let receiver = Receiver::open().await;
    let house = House::with(settings(&receiver, SOON)).open().await;
    let (anna, ben) = (house.visitor("Anna").await, house.visitor("Ben").await);
    let browser = Browser::new(1);
    subscribe(&house, &anna, &by_browser(&browser, &receiver.url("/push/anna"), "en")).await;

    // At one table it is Anna's turn, at two it is Ben's, who makes his at one of them.
    let (annas, _ben_at_annas) = game(&house, &anna, &ben).await;
    let (mut ben_at_bens, anna_at_bens) = game(&house, &ben, &anna).await;
    let (mut ben_at_third, anna_at_third) = game(&house, &ben, &anna).await;
    take_turn(&mut ben_at_bens).await;
    let code = annas.table.code;
    a_while().await;
    assert!(receiver.got().is_empty(), "whoever is there is not called");
    drop((annas, anna_at_bens, anna_at_third));

    let got = receiver.wait_for(1).await.remove(0);
    assert_eq!(got.path, "/push/anna");
    assert_eq!(
        (got.header("content-encoding"), got.header("ttl"), got.header("topic")),
        ("aes128gcm", "86400", "turn")
    );
    let key = house.get("/api/v1/calls").await.json()["push"].as_str().expect("a key").to_owned();
    let claims = claims(&got, &key);
    assert_eq!(claims["aud"], receiver.url("").as_str());
    assert_eq!(claims["sub"], "https://towers.example");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    assert!((now..now + 24 * 60 * 60).contains(&claims["exp"].as_u64().expect("a time")));
    let told = serde_json::json!({
        "title": "It is your turn at 2 tables", "body": "Table of Ben and Anna\nTable of Anna and Ben", "url": "/#/online",
        "tag": "turn", "lang": "en"
    });
    assert_eq!(browser.read(&got.body), told, "and nothing else");

    // Another table waits for her, but she has not come back.
    take_turn(&mut ben_at_third).await;
    a_while().await;
    assert_eq!(receiver.got().len(), 1);

    // She plays at one of them and goes again. Now she is told what still waits.
    let mut back = Client::join(house.address(), code, Some(anna.key), None).await;
    take_turn(&mut back).await;
    drop(back);
    let notice = browser.read(&receiver.wait_for(2).await[1].body);
    assert_eq!(notice["title"], "It is your turn at 2 tables");

    // Whoever looks in without playing is not called again for the same.
    house.ask(get("/api/v1/me").key(anna.key)).await;
    a_while().await;
    assert_eq!(receiver.got().len(), 2);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn webhooks_speak_the_language_of_whoever_receives_them() {
    let receiver = Receiver::open().await;
    let house = House::with(settings(&receiver, SOON)).open().await;
    let (anna, ben) = (house.visitor("Anna").await, house.visitor("@everyone").await);
    subscribe(&house, &anna, &by_webhook(&receiver.url("/towers"), Some("ntfy"))).await;
    subscribe(&house, &anna, &by_webhook(&receiver.url("/endless"), None)).await;
    let (annas, _bens) = game(&house, &anna, &ben).await;
    let link = format!("https://towers.example/t/{}", annas.table.code);
    drop(annas);
    let mut got = receiver.wait_for(2).await;
    got.sort_by(|one, other| other.path.cmp(&one.path));
    let text = format!("Du bist am Zug\nTisch von Anna und everyone: {link}");
    assert_eq!(String::from_utf8(got[0].body.clone()).expect("text"), text);
    assert_eq!((got[0].header("title"), got[0].header("click")), ("Rabenburg", link.as_str()));
    let json: serde_json::Value = serde_json::from_slice(&got[1].body).expect("JSON");
    assert_eq!(json, serde_json::json!({ "content": text, "text": text, "url": link }));
    a_while().await;
    let listed = house.ask(get("/api/v1/me/calls").key(anna.key)).await.json();
    assert_eq!(listed["calls"].as_array().expect("a list").len(), 2, "an answer without end is an answer");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_to_a_table_where_only_bots_wait() {
    let receiver = Receiver::open().await;
    let house = House::with(settings(&receiver, SOON)).open().await;
    let anna = house.visitor("Anna").await;
    subscribe(&house, &anna, &by_webhook(&receiver.url("/anna"), None)).await;
    let options =
        r#"{"players":2,"starter":"first_seat","seats":[{"sitter":"you"},{"sitter":"bot","level":"fledgling"}]}"#;
    let table = house.table(anna.key, options).await;
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    host.obtain(Command::Start { bots: None }).await;
    host.until(Client::is_awaited).await;
    drop(host);
    a_while().await;
    assert!(receiver.got().is_empty());
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_forgets_nobody_and_calls_nobody_twice() {
    let receiver = Receiver::open().await;
    let slowly = settings(&receiver, Duration::from_secs(2));
    let house = House::with(slowly.clone()).open().await;
    let (anna, ben) = (house.visitor("Anna").await, house.visitor("Ben").await);
    subscribe(&house, &anna, &by_webhook(&receiver.url("/anna"), None)).await;
    let key = house.get("/api/v1/calls").await.json();
    let (annas, bens) = game(&house, &anna, &ben).await;
    let code = annas.table.code;
    // The server ends before anybody is called.
    drop((annas, bens));
    house.end().await;
    assert!(receiver.got().is_empty());
    let house = house.again(slowly).open().await;
    receiver.wait_for(1).await;
    assert_eq!(house.get("/api/v1/calls").await.json(), key, "the key stays, or browsers would refuse it");
    house.end().await;
    // And once more, after the call.
    let house = house.again(settings(&receiver, SOON)).open().await;
    a_while().await;
    assert_eq!(receiver.got().len(), 1);
    // That she comes back is noticed, too.
    let (mut back, mut other) = (
        Client::join(house.address(), code, Some(anna.key), None).await,
        Client::join(house.address(), code, Some(ben.key), None).await,
    );
    take_turn(&mut back).await;
    drop(back);
    take_turn(&mut other).await;
    receiver.wait_for(2).await;
    house.end().await;
}
