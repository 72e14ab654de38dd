//! Simulated players against the real server, both of them this binary.

use std::process::Command;

use serde_json::Value;

/// The report of a run that has to succeed.
#[track_caller]
fn report(arguments: &str) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_rabenburg"))
        .args(["load", "--json"])
        .args(arguments.split_whitespace())
        .output()
        .expect("the binary can be started");
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "rabenburg load {arguments}: {}\n{errors}", run.status);
    serde_json::from_slice(&run.stdout).expect("JSON")
}

#[track_caller]
fn assert_flawless(report: &Value) {
    for field in ["errors", "lost", "doubled"] {
        assert_eq!(report[field], 0, "{field}: {report:#}");
    }
    assert!(report["moves"].as_u64() > Some(0), "{report:#}");
    let [p50, p99, max] = ["p50_ms", "p99_ms", "max_ms"].map(|field| report[field].as_f64().expect(field));
    assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{report:#}");
}

#[test]
fn moves_are_measured_until_all_players_and_spectators_have_them() {
    let report = report("custom --tables 3 --players 2 --spectators 1 --rate 0 --seconds 1");
    assert_flawless(&report);
    assert_eq!((&report["test"], &report["tables"], &report["sockets"]), (&"custom".into(), &3.into(), &9.into()));
    assert!(report["moves_per_s"].as_f64() > Some(0.0), "{report:#}");
    if cfg!(target_os = "linux") {
        for field in ["server_rss_mb", "server_cpu_percent", "load_cpu_percent"] {
            assert!(report[field].as_f64() > Some(0.0), "{field}: {report:#}");
        }
    }
}

#[test]
fn players_go_on_at_a_new_table_when_their_game_is_over() {
    // The solo game is the shortest.
    let report = report("custom --tables 2 --players 1 --rate 0 --seconds 2");
    assert_flawless(&report);
    assert!(report["games"].as_u64() > Some(0), "{report:#}");
}

#[test]
fn sockets_that_are_idle_make_no_moves() {
    let report = report("l4 --tables 3 --seconds 1");
    assert_eq!((&report["sockets"], &report["moves"], &report["errors"]), (&12.into(), &0.into(), &0.into()));
    assert_eq!(report["p99_ms"], Value::Null);
}

#[test]
fn players_who_are_cut_off_come_back_and_go_on() {
    let report = report("l5 --tables 4 --rate 0 --seconds 2");
    assert_flawless(&report);
    assert!(report["reconnect_s"].as_f64() > Some(0.0), "{report:#}");
    assert!(report.get("restart_s").is_none(), "{report:#}");
}

#[test]
fn a_server_that_is_killed_comes_back_with_all_moves() {
    let report = report("l6 --tables 4 --rate 0 --seconds 2");
    assert_flawless(&report);
    let [restart, reconnect] = ["restart_s", "reconnect_s"].map(|field| report[field].as_f64().expect(field));
    assert!(0.0 < restart && restart <= reconnect, "{report:#}");
}

#[test]
fn people_and_bots_play_beside_each_other() {
    let report = report("l7 --tables 2 --rate 20 --seconds 1");
    assert_flawless(&report);
    assert!(report["p99_ratio"].as_f64() > Some(0.0), "{report:#}");
    assert!(report["bot_moves_per_s"].as_f64() > Some(0.0), "{report:#}");
}
