//! Counting and measuring.

use crate::run::{file, output};
use rabenburg_engine::{Position, Printing, Rules, Teams};
use serde_json::Value;

fn json(arguments: &str) -> Value {
    serde_json::from_str(&output(arguments)).expect("JSON")
}

/// The set-up with the first cards of the pile dealt.
fn dealt(rules: Rules) -> Position {
    let mut position = Position::start(rules).expect("rules");
    while let Some(chances) = position.chances() {
        position.resolve(chances.pick(0).expect("a card"), &mut ()).expect("a card that is there");
    }
    position
}

#[test]
fn perft_of_one_step_counts_the_legal_inputs() {
    let team = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    for (name, rules) in [("two", Rules::new(Printing::Third, 2)), ("team", team)] {
        let position = dealt(rules);
        let seat = position.awaited().expect("a decision");
        let asides = position.asides().map_or(0, |(_, actions)| actions.len());
        let path = file(&format!("perft-{name}.txt"));
        std::fs::write(&path, format!("{position:#}")).expect("a file");
        let answer = json(&format!("perft --depth 1 --divide --json --start {}", path.display()));
        assert_eq!(answer["nodes"], position.legal_actions(seat).len() + asides);
        assert_eq!(answer["divide"].as_array().map(Vec::len), answer["nodes"].as_u64().map(|nodes| nodes as usize));
        assert_eq!(asides > 0, rules.is_team(), "a partner can offer a card");
    }
}

#[test]
fn perft_counts_each_face_and_each_value_once() {
    let path = file("perft-deal.txt");
    let position = Position::start(Rules::new(Printing::Third, 2)).expect("rules");
    std::fs::write(&path, position.to_string()).expect("a file");
    let count = |depth| json(&format!("perft --json --depth {depth} --start {}", path.display()))["nodes"].clone();
    assert_eq!(count(0), 1);
    // 23 faces; of the two with a single copy the second draw finds one face less.
    assert_eq!(count(1), 23);
    assert_eq!(count(2), 23 * 23 - 2);
}

#[test]
fn perft_divided_adds_up() {
    let answer = json("perft --depth 3 --seed 6 --divide --json");
    let branches = answer["divide"].as_array().expect("branches");
    let sum: u64 = branches.iter().filter_map(|branch| branch["nodes"].as_u64()).sum();
    assert_eq!(answer["nodes"], sum);
    assert!(output("perft --depth 2 --seed 6").starts_with("depth 2: "));
}

#[test]
fn bench_reports_every_case_with_exactly_these_fields() {
    let answer = json("bench --seconds 0.05 --json");
    let cases = answer.as_array().expect("a list");
    assert_eq!(cases.len(), 5);
    for case in cases {
        let mut fields: Vec<_> = case.as_object().expect("an object").keys().map(String::as_str).collect();
        fields.sort_unstable();
        assert_eq!(fields, ["case", "decisions_per_s", "games_per_s", "players", "variant"]);
        assert!(case["decisions_per_s"].as_f64() > case["games_per_s"].as_f64());
    }
}
