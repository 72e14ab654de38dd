//! Messages that are too large, and frames that break the rules of WebSockets.

use std::time::Duration;

use rabenburg_server::Settings;

use super::raw::{BINARY, CLOSE, CONTINUED, LAST, PING, TEXT, frame, header};
use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_is_told_so() {
    let settings = quick();
    let most = settings.limits.message_bytes;
    let scene = Scene::new(settings).await;
    let padded = |size: usize| {
        let question = r#"{"type":"why_not","id":"1","action":{"type":"end"}}"#;
        format!("{question}{}", " ".repeat(size - question.len()))
    };
    let mut raw = scene.greeted().await;
    raw.text(&padded(most)).await;
    assert_eq!(raw.next().await.expect("an answer")["type"], "refused", "{most} bytes are not too large");
    // In one frame, and in many.
    raw.text(&padded(most + 1)).await;
    assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "too_large");
    let mut raw = scene.greeted().await;
    let text = padded(most + 1);
    let (last, first) = text.as_bytes().split_last().expect("bytes");
    raw.frame(TEXT, first).await;
    raw.frame(LAST | CONTINUED, &[*last]).await;
    assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "too_large");
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_far_too_large_is_not_read() {
    let scene = Scene::new(quick()).await;
    // A megabyte; then hundred megabytes and more that are only announced, before and after hello.
    let mut raw = scene.greeted().await;
    raw.text(&"x".repeat(1 << 20)).await;
    raw.last_words().await;
    for length in [100 << 20, u64::from(u32::MAX), 1 << 40, u64::MAX >> 1, u64::MAX] {
        for greeted in [false, true] {
            let mut raw = if greeted { scene.greeted().await } else { scene.raw().await };
            raw.bytes(&header(LAST | TEXT, length)).await;
            raw.last_words().await;
        }
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bytes_are_no_messages() {
    let scene = Scene::new(quick()).await;
    for greeted in [false, true] {
        let mut raw = if greeted { scene.greeted().await } else { scene.raw().await };
        raw.frame(LAST | BINARY, hello(None).as_bytes()).await;
        assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "malformed");
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_break_the_rules_close_the_socket() {
    let scene = Scene::new(quick()).await;
    let unmasked = {
        let mut frame = vec![LAST | TEXT, hello(None).len() as u8];
        frame.extend(hello(None).as_bytes());
        frame
    };
    let broken: [(&str, Vec<u8>); 9] = [
        ("not masked", unmasked),
        ("not UTF-8", frame(LAST | TEXT, b"\xff\xfe{}")),
        ("half a letter", frame(LAST | TEXT, b"\"\xf0\x9f\xa6")),
        ("a kind that there is not", frame(LAST | 3, b"{}")),
        ("bits that mean nothing", frame(LAST | 0x70 | TEXT, b"{}")),
        ("the end of nothing", frame(LAST | CONTINUED, b"{}")),
        ("a beginning within a beginning", [frame(TEXT, b"{"), frame(TEXT, b"}")].concat()),
        ("a ping in parts", frame(PING, b"?")),
        ("a ping that is too long", frame(LAST | PING, &[b'?'; 126])),
    ];
    for (what, bytes) in broken {
        for greeted in [false, true] {
            let mut raw = if greeted { scene.greeted().await } else { scene.raw().await };
            raw.bytes(&bytes).await;
            assert!(raw.last_words().await.is_none_or(|last| last["type"] == "bye"), "{what}");
        }
    }
    // Whoever closes in good order, or just goes, is not missed.
    let mut raw = scene.greeted().await;
    raw.frame(LAST | CLOSE, &[]).await;
    raw.last_words().await;
    drop(scene.greeted().await);
    let (sockets, both) = (scene.house.server.metrics().clone(), 2);
    wait_until("that only the players have sockets", move || sockets.sockets.get() == both).await;
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_without_end_is_not_waited_for() {
    let settings = Settings {
        ping_every: Duration::from_millis(100),
        silence_limit: Duration::from_secs(2),
        hello_timeout: Duration::from_secs(2),
        ..quick()
    };
    // At a table for itself, since players who do not read answer no pings and would be given up too.
    let house = House::with(settings).open().await;
    let host = house.visitor("Anna").await;
    let code = house.table(host.key, r#"{"players":2}"#).await.code;
    for greeted in [false, true] {
        let mut raw = Raw::open(house.address(), code).await;
        if greeted {
            raw.text(&hello(None)).await;
        }
        raw.frame(TEXT, b"{").await;
        // Fragments that bring nothing never make the message too large.
        while raw.frame(CONTINUED, b"").await {
            tokio::task::yield_now().await;
        }
        assert_eq!(house.server.metrics().dropped_sockets.get(), u64::from(greeted));
    }
    house.end().await;
}
