//! Games watched, recorded, replayed and exported.

use crate::run::{failure, file, output};

#[test]
fn a_game_in_a_pipe_is_plain_text_and_ends_with_the_result() {
    for table in ["", "--players 1", "--players 2", "--players 6 --variant master", "--teams --edition first"] {
        let game = output(&format!("watch --seed 3 {table}"));
        assert!(!game.contains('\x1b'), "{table}: an escape sequence in a pipe");
        let last = game.lines().last().expect("a line");
        assert!(last.contains("(rule 1"), "{table}: ends with '{last}'");
        let fits = |line: &str| line.chars().count() <= 80 || line == last;
        assert!(game.lines().all(fits), "{table}: a line is wider than 80 columns");
    }
}

#[test]
fn a_game_is_told_in_german_too() {
    for table in ["", "--players 1", "--teams --variant master --open --spells random:4", "--players 2 --why"] {
        let [english, german] =
            ["en", "de"].map(|language| output(&format!("watch --seed 3 {table} --language {language}")));
        assert_eq!(english.matches(" Rabenburg   turn ").count(), german.matches(" Rabenburg   Zug ").count());
        let last = german.lines().last().expect("a line");
        assert!(last.contains("(Regel 1"), "{table}: ends with '{last}'");
        let fits = |line: &str| line.chars().count() <= 80 || line == last;
        assert!(german.lines().all(fits), "{table}: a line is wider than 80 columns");
        // Seats and the ten words that a story has most often.
        let words = "Blue Yellow Red Green the from to wizard tower space flask home cards rule turn player";
        let foreign = |line: &&str| {
            line.split(|letter: char| !letter.is_alphabetic()).any(|word| words.split(' ').any(|other| other == word))
        };
        assert_eq!(german.lines().find(foreign), None, "{table}");
    }
}

#[test]
fn a_replay_is_told_in_german_too() {
    let path = file("german.txt");
    let watched = output(&format!("watch --seed 5 --players 2 --language de --record {}", path.display()));
    let replayed = output(&format!("replay --language de {}", path.display()));
    let stories = |text: &str| text.lines().filter(|line| line.contains("Feld")).map(str::to_owned).collect::<Vec<_>>();
    assert!(stories(&watched).len() > 20);
    assert_eq!(stories(&watched), stories(&replayed));
    assert!(output(&format!("replay --turn 3 {} --language de", path.display())).starts_with(" Rabenburg   Zug 3,"));
}

#[test]
fn the_same_seed_shows_the_same_game() {
    assert_eq!(output("watch --seed 9 --spells random:3"), output("watch --seed 9 --spells random:3"));
    assert_ne!(output("watch --seed 9"), output("watch --seed 10"));
}

#[test]
fn secrets_are_drawn_only_on_an_open_table() {
    let closed = output("watch --seed 3");
    let names_cards = |game: &str| game.contains(" draws “");
    assert!(closed.contains("cards ▮▮▮") && !names_cards(&closed));
    assert!(names_cards(&output("watch --seed 3 --open")));
    // A tower's wall is drawn only around somebody who is locked up.
    let locked_up = |game: &str| game.contains("▐ B ▌") || game.contains("▐ R ▌");
    assert!(!locked_up(&closed));
    assert!(locked_up(&output("watch --seed 3 --memory aided")));
}

#[test]
fn a_replay_prints_what_was_watched() {
    for table in ["--players 3", "--variant master --players 4", "--teams --open"] {
        let path = file(&format!("game{}.txt", table.replace([' ', '-'], "")));
        let watched = output(&format!("watch --seed 5 {table} --record {}", path.display()));
        let open = if table.contains("--open") { "--open" } else { "" };
        let replayed = output(&format!("replay {open} {}", path.display()));
        // The titles differ; from the last one on everything is the same.
        let end = |text: &str| {
            text.rsplit_once(" Rabenburg ")
                .and_then(|(_, last)| last.split_once('\n'))
                .map(|(_, rest)| rest.to_string())
        };
        assert_eq!(end(&watched), end(&replayed));
        let turns = |text: &str| text.matches(" Rabenburg   turn ").count();
        assert_eq!(turns(&watched), turns(&replayed));
        assert!(output(&format!("replay --turn 3 {}", path.display())).starts_with(" Rabenburg   turn 3,"));
        let (code, message) = failure(&format!("replay --turn 5000 {}", path.display()));
        assert!(code == 2 && message.contains("the game has turns 0 to"), "{message}");
    }
}

#[test]
fn a_trace_is_the_same_for_the_same_arguments() {
    let arguments = "trace --games 2 --seed 4 --max-turns 40 --variant master --spells random:4";
    assert_eq!(output(arguments), output(arguments));
}

#[test]
fn a_recorded_game_names_its_bots() {
    let path = file("bots.txt");
    for (bots, tag) in [("random", "players random random"), ("random,fledgling", "players random fledgling")] {
        output(&format!("watch --players 2 --seed 1 --bots {bots} --record {}", path.display()));
        let game = std::fs::read_to_string(&path).expect("a game");
        assert!(game.lines().any(|line| line.ends_with(tag)), "'{tag}' is missing in {game}");
    }
}
