//! Health and metrics.

use rabenburg_server::store::Store;
use rabenburg_testkit::{House, get, post};
use serde_json::json;

#[tokio::test]
async fn it_is_well_while_it_can_read_and_write() {
    let house = House::new();
    let well = house.get("/healthz").await;
    assert_eq!((well.status.as_u16(), well.text()), (200, "ok\n"));
    assert_eq!(house.ask(get("/healthz").from("192.0.2.1")).await.status, 200);
    house.store.close().await.expect("it is closed");
    let ill = house.get("/healthz").await;
    assert_eq!((ill.status.as_u16(), ill.text()), (503, "the storage has been closed\n"));
}

#[tokio::test]
async fn without_a_store_visitors_are_told_to_come_back() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    house.store.close().await.expect("it is closed");
    for ask in [get("/api/v1/tables"), get("/api/v1/me").key(key), post("/api/v1/visitors", &json!({ "name": "B" }))] {
        house.ask(ask).await.assert_problem(503, "busy", "Try again later");
    }
}

#[tokio::test]
async fn a_disk_that_is_full_is_told_and_recovers() {
    let house = House::new();
    house.store.limit_size(Some(0)).await.expect("a limit");
    let mut full = None;
    // The file has a little room left inside.
    for _ in 0..10_000 {
        let answer = house.ask(post("/api/v1/visitors", &json!({ "name": "Anna" }))).await;
        if answer.status != 201 {
            full = Some(answer);
            break;
        }
    }
    full.expect("it is full").assert_problem(503, "storage", "cannot write to its disk");
    house.store.limit_size(None).await.expect("no limit");
    house.visitor("Anna").await;
}

#[tokio::test]
async fn metrics_are_told_on_this_machine_only() {
    let house = House::new();
    assert_eq!(house.get("/metrics").await.status, 200);
    for ask in [
        get("/metrics").from("192.0.2.1"),
        get("/metrics").of_nowhere(),
        get("/metrics").header("x-forwarded-for", "127.0.0.1"),
        get("/metrics").header("forwarded", "for=127.0.0.1"),
    ] {
        let answer = house.ask(ask).await;
        assert_eq!(answer.status, 403);
        assert!(!answer.text().contains("rabenburg_"));
    }
}

#[tokio::test]
async fn metrics_count_requests_by_route_and_refusals_by_code() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2 })).await.code;
    for _ in 0..2 {
        house.get(&format!("/api/v1/tables/{code}")).await;
    }
    house.get("/api/v1/tables/00000000").await;
    house.get("/api/v1/elsewhere").await;
    house.get("/nothing").await;
    let answer = house.get("/metrics").await;
    assert_eq!(answer.header("content-type"), "application/openmetrics-text; version=1.0.0; charset=utf-8");
    let text = answer.text();
    for line in [
        "rabenburg_requests_total{route=\"/api/v1/visitors\",status=\"201\"} 1",
        "rabenburg_requests_total{route=\"/api/v1/tables/{code}\",status=\"200\"} 2",
        "rabenburg_requests_total{route=\"/api/v1/tables/{code}\",status=\"404\"} 1",
        "rabenburg_requests_total{route=\"/api/{*rest}\",status=\"404\"} 1",
        "rabenburg_requests_total{route=\"page\",status=\"404\"} 1",
        "rabenburg_refused_total{code=\"no_such_table\"} 1",
        "rabenburg_refused_total{code=\"not_found\"} 1",
        "# EOF",
    ] {
        assert!(text.lines().any(|other| other == line), "{line} is missing in\n{text}");
    }
    assert!(!text.contains(&code.to_string()) && !text.contains(&key.reveal()) && !text.contains("Anna"));
}

#[tokio::test]
async fn metrics_have_all_that_is_measured() {
    let house = House::new();
    let metrics = house.server.metrics();
    metrics.moves.inc();
    metrics.update_seconds.observe(0.003);
    metrics.commit(rabenburg_server::store::sqlite::GroupCommit { appends: 3, seconds: 0.001, ok: false });
    let text = house.get("/metrics").await.text().to_owned();
    for line in [
        "rabenburg_tables 0",
        "rabenburg_sockets 0",
        "rabenburg_moves_total 1",
        "rabenburg_update_seconds_bucket{le=\"0.0032\"} 1",
        "rabenburg_update_seconds_bucket{le=\"0.0016\"} 0",
        "rabenburg_commit_seconds_count 1",
        "rabenburg_commit_size_sum 3.0",
        "rabenburg_commit_failures_total 1",
        "rabenburg_bots_waiting 0",
        "rabenburg_bot_seconds_count 0",
        "rabenburg_resyncs_total 0",
        "rabenburg_dropped_sockets_total 0",
    ] {
        assert!(text.lines().any(|other| other == line), "{line} is missing in\n{text}");
    }
    let value =
        |name: &str| -> Option<f64> { text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()) };
    assert!(value("process_start_time_seconds").expect("a start") > 1.7e9);
    if cfg!(target_os = "linux") {
        assert!(value("process_resident_memory_bytes").expect("memory") > 1e6);
        assert!(value("process_cpu_seconds_total").expect("time") >= 0.0);
    }
}
