//! Who is not even let in: other sites, too many at once, and those who never say who they are.

use std::time::Duration;

use rabenburg_server::{LimitSettings, Settings};
use rabenburg_testkit::post;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_get_no_socket() {
    let scene = Scene::new(quick()).await;
    let address = scene.house.address();
    let path = format!("/api/v1/tables/{}/socket", scene.code());
    for (headers, status) in [
        ("Origin: https://evil.example\r\n".to_owned(), 403),
        (format!("Origin: http://{address}.evil.example\r\n"), 403),
        ("Origin: null\r\n".to_owned(), 403),
        ("Sec-Fetch-Site: cross-site\r\n".to_owned(), 403),
        (format!("Origin: http://{address}\r\nSec-Fetch-Site: cross-site\r\n"), 403),
        (format!("Origin: http://{address}\r\nOrigin: https://evil.example\r\n"), 403),
        (format!("Origin: http://{address}\r\nSec-Fetch-Site: same-origin\r\n"), 101),
        (String::new(), 101),
    ] {
        assert_eq!(Raw::ask(address, &path, &headers).await.0, status, "{headers}");
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_never_says_hello_is_disconnected() {
    let scene = Scene::new(Settings { hello_timeout: Duration::from_secs(1), ..quick() }).await;
    let mut silent = scene.raw().await;
    assert_eq!(bye_code(&silent.last_words().await.expect("a goodbye")), "malformed");
    // Pings and pongs are signs of life, but no hello.
    let mut pinging = scene.raw().await;
    while pinging.frame(raw::LAST | raw::PING, b"").await {
        tokio::task::yield_now().await;
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_sockets_and_not_more() {
    let limits = LimitSettings { sockets_per_address: 5, ..LimitSettings::default() };
    let scene = Scene::new(Settings { limits, limit_loopback: true, ..quick() }).await;
    let address = scene.house.address();
    let path = format!("/api/v1/tables/{}/socket", scene.code());
    // The players have two. Those who have not said hello count too.
    let mut open = vec![scene.raw().await, scene.greeted().await, scene.raw().await];
    for _ in 0..20 {
        assert_eq!(Raw::ask(address, &path, "").await.0, 429);
    }
    open.pop();
    let metrics = scene.house.server.metrics().clone();
    wait_until("that one has gone", move || metrics.sockets.get() == 4).await;
    // It is counted as closed just before it may be opened again.
    while Raw::ask(address, &path, "").await.0 != 101 {
        tokio::task::yield_now().await;
    }
    drop(open);
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_has_so_many_sockets_and_not_more() {
    let limits = LimitSettings { sockets: 3, ..LimitSettings::default() };
    let scene = Scene::new(Settings { limits, ..quick() }).await;
    let _third = scene.greeted().await;
    let path = format!("/api/v1/tables/{}/socket", scene.code());
    assert_eq!(Raw::ask(scene.house.address(), &path, "").await.0, 503);
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_makes_visitors_and_tables_without_end() {
    let limits =
        LimitSettings { visitors_per_hour: 4, tables_per_hour: 3, tables_per_visitor: 2, ..LimitSettings::default() };
    let scene = Scene::new(Settings { limits, limit_loopback: true, ..quick() }).await;
    let new = serde_json::json!({ "name": "Mallory" });
    let mallory = scene.house.visitor("Mallory").await;
    // Three have come with her; there is room for one more, and for nobody else.
    let mut statuses = Vec::new();
    for _ in 0..30 {
        statuses.push(scene.house.ask(post("/api/v1/visitors", &new)).await.status.as_u16());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 201).count(), 1, "{statuses:?}");
    assert!(statuses[1..].iter().all(|status| *status == 429), "{statuses:?}");
    let table = serde_json::json!({ "players": 2 });
    let mut codes = Vec::new();
    for _ in 0..5 {
        let answer = scene.house.ask(post("/api/v1/tables", &table).key(mallory.key)).await;
        codes.push((answer.status.as_u16(), answer.json()["code"] == "too_many"));
    }
    assert_eq!(codes.iter().filter(|(status, _)| *status == 201).count(), 2, "{codes:?}");
    assert!(codes[2..].iter().all(|(status, too_many)| *status == 429 && *too_many), "{codes:?}");
    scene.end().await;
}
