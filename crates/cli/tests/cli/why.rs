//! Games watched with the bots' reasons.

use crate::run::{failure, output};

/// The reasons of a game: from the label on, as far as the lines are indented.
fn reasons(game: &str) -> Vec<String> {
    let mut reasons: Vec<String> = Vec::new();
    let mut within = false;
    for line in game.lines() {
        let begins = line.starts_with("  why  ") || line.starts_with("warum  ");
        within = begins || (within && line.starts_with("       "));
        match (within, line.strip_prefix("         "), line.get(7..)) {
            (true, Some(rest), _) => reasons.last_mut().expect("a reason begins").push_str(&format!(" {rest}")),
            (true, None, Some(first)) => reasons.push(first.to_string()),
            _ => {}
        }
    }
    reasons
}

#[test]
fn every_decision_has_its_reason_in_both_languages() {
    let game = output("watch --players 2 --seed 3 --bots keeper --why --language en");
    let english = reasons(&game);
    assert!(english.len() > 20, "{game}");
    for reason in &english {
        let (who, why) = reason.split_once(": ").expect("who, and why");
        let (name, chance) = who.split_once(' ').expect("a name and a chance");
        assert!(["Blue", "Yellow"].contains(&name) && chance.ends_with(" %"), "{reason}");
        assert!(why.starts_with(char::is_uppercase) && why.ends_with('.'), "{reason}");
    }
    assert!(game.lines().all(|line| !line.ends_with(' ')), "spaces at the end of a line");
    let fits = |line: &str| line.chars().count() <= 80;
    assert!(game.lines().all(|line| fits(line) || line.contains("(rule 1")), "a line is wider than 80 columns");

    let german = reasons(&output("watch --players 2 --seed 3 --bots keeper --why --language de"));
    assert_eq!(english.len(), german.len());
    let translated = |(one, other): (&String, &String)| {
        let names = [("Blue", "Blau"), ("Yellow", "Gelb")];
        names.iter().any(|(english, german)| one.starts_with(english) && other.starts_with(german))
    };
    assert!(english.iter().zip(&german).all(translated));
}

#[test]
fn a_bot_without_an_opinion_has_a_reason_without_a_chance() {
    let reasons = reasons(&output("watch --players 2 --seed 3 --bots random --why --language en"));
    assert!(!reasons.is_empty());
    assert!(reasons.iter().all(|reason| reason.starts_with("Blue: ") || reason.starts_with("Yellow: ")));
}

#[test]
fn reasons_change_nothing_in_the_game() {
    let watched = output("watch --players 2 --seed 3");
    let explained = output("watch --players 2 --seed 3 --why");
    let result = |game: &str| game.lines().last().map(str::to_string);
    assert_eq!(result(&watched), result(&explained));
    assert!(reasons(&watched).is_empty() && !reasons(&explained).is_empty());
}

#[test]
fn a_language_that_nobody_speaks_here_is_refused() {
    let (code, message) = failure("watch --language la");
    assert!(code == 2 && message.contains("possible values: en, de"), "{message}");
}
