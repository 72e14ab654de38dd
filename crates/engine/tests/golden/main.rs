//! Golden games: short seeded games written out in full, with what every viewer sees. A change of behaviour shows as a
//! changed line. `RABENBURG_BLESS=1` writes the files anew.

#![expect(clippy::disallowed_methods, reason = "golden games are kept in files")]

mod script;

use std::fs;
use std::path::PathBuf;

use rabenburg_engine::*;

/// The games end after so many inputs; they are to be read, not only compared.
const INPUTS: usize = 40;

#[track_caller]
fn check(name: &str, seed: u64, rules: Rules) {
    rules.check().unwrap_or_else(|error| panic!("{name}: {error}"));
    let script = script::write(seed, rules, INPUTS);
    let lines = script.lines().count();
    assert!(lines < 600, "{name} has {lines} lines");
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.txt")].iter().collect();
    if std::env::var_os("RABENBURG_BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, script).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_same_lines(name, &golden, &script);
}

/// Fails at the first line that differs.
#[track_caller]
fn assert_same_lines(name: &str, golden: &str, script: &str) {
    let (mut expected, mut found) = (golden.lines(), script.lines());
    for number in 1.. {
        match (expected.next(), found.next()) {
            (None, None) => return,
            (expected, found) => {
                let [expected, found] = [expected, found].map(|line| line.unwrap_or("(the end)"));
                assert_eq!(expected, found, "tests/golden/{name}.txt, line {number}");
            }
        }
    }
}

fn master(rules: Rules, spells: Spells) -> Rules {
    Rules { variant: Variant::Master, spells, ..rules }
}

#[test]
fn solo_with_spells() {
    let spells = [Spell::MoveWizard, Spell::Piggyback, Spell::FreeWizard].into_iter().collect();
    check("solo", 1, Rules { spells, ..Rules::new(Printing::Third, 1) });
}

#[test]
fn two_players_third_printing() {
    check("two-third", 2, Rules::new(Printing::Third, 2));
}

#[test]
fn three_players_short_rules() {
    check("three-short", 3, Rules { memory: Memory::Aided, ..Rules::new(Printing::Short, 3) });
}

#[test]
fn two_teams_second_printing() {
    check("four-teams-second", 4, Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Second, 4) });
}

#[test]
fn four_master_wizards_third_printing() {
    check("four-master-third", 5, master(Rules::new(Printing::Third, 4), Spells::ALL));
}

#[test]
fn three_teams_of_master_wizards_first_printing() {
    let rules = Rules { teams: Teams::FinishRound, ..Rules::new(Printing::First, 6) };
    check("six-master-teams-first", 6, master(rules, Spells::BOX));
}
