//! Measuring the solo game.

use serde_json::Value;

use crate::run::{failure, output};

fn json(arguments: &str) -> Value {
    serde_json::from_str(&output(arguments)).expect("JSON")
}

#[test]
fn json_tells_how_often_each_bot_solved_it() {
    let answer = json("solo random fledgling --deals 30 --seed 2 --json");
    assert_eq!((&answer["deals"], &answer["table"]["players"]), (&30.into(), &1.into()));
    let bots = answer["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 2);
    for bot in bots {
        let field = |name: &str| bot[name].as_f64().unwrap_or_else(|| panic!("no {name} in {bot}"));
        assert_eq!(field("games"), 30.0);
        assert_eq!(field("solved_rate"), field("solved") / 30.0);
        assert!(field("solved_low") <= field("solved_rate") && field("solved_rate") < field("solved_high"));
        assert!(field("ms_per_decision") > 0.0 && field("ms_p99") <= field("ms_max"));
        let counts = bot["discarded"].as_object().expect("counts");
        assert_eq!(counts.values().filter_map(Value::as_f64).sum::<f64>(), field("solved"));
        assert_eq!(bot["mean_discarded"].is_null(), counts.is_empty());
    }
}

#[test]
fn the_number_of_threads_changes_nothing_but_times() {
    let play = |threads| {
        let answer = json(&format!("solo random keeper@3 --deals 20 --threads {threads} --spells random:3 --json"));
        let fields = ["bot", "games", "solved", "mean_discarded", "discarded"];
        answer["bots"]
            .as_array()
            .expect("bots")
            .iter()
            .map(|bot| fields.map(|name| bot[name].clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(play(1), play(2));
}

#[test]
fn without_names_the_quick_levels_play() {
    let table = output("solo --deals 5");
    for name in ["Will-o’-the-wisp", "Fledgling", "Apprentice", "Tower Keeper"] {
        assert!(table.contains(name), "{name} is missing in\n{table}");
    }
    assert!(!table.contains("Raven Queen") && table.contains("5 deals"), "{table}");
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, hint) in [
        ("--players 2", "--players"),
        ("merlin", "bots are random"),
        ("--spells move_wizard", "three spells or none"),
        ("--deals 0", "--deals"),
    ] {
        let (code, message) = failure(&format!("solo {arguments}"));
        assert_eq!(code, 2, "{arguments}: {message}");
        assert!(message.contains(hint), "{arguments}: '{hint}' is missing in\n{message}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_the_results_so_far() {
    let begun = std::time::Instant::now();
    let enough = || begun.elapsed().as_millis() > 700;
    let run = crate::run::interrupted("solo random --deals 100000000 --json", enough);
    assert!(run.status.success(), "{run:?}");
    let answer: Value = serde_json::from_slice(&run.stdout).expect("JSON");
    assert_eq!(answer["interrupted"], true);
    assert!(answer["deals"].as_u64() > Some(0), "{answer}");
}
