//! Bots against each other.

use serde_json::Value;

use crate::run::{failure, file, output};

fn json(arguments: &str) -> Value {
    serde_json::from_str(&output(arguments)).expect("JSON")
}

/// Without what depends on the machine: all times.
fn untimed(mut answer: Value) -> Value {
    answer["decisions_per_s"] = Value::Null;
    for bot in answer["bots"].as_array_mut().expect("bots") {
        bot.as_object_mut().expect("an object").retain(|field, _| !field.starts_with("ms_"));
    }
    answer
}

fn bot<'a>(answer: &'a Value, name: &str) -> &'a Value {
    let bots = answer["bots"].as_array().expect("bots");
    bots.iter().find(|bot| bot["bot"] == name).unwrap_or_else(|| panic!("no {name} in {answer}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// A path that no earlier run has written to.
fn fresh(name: &str) -> String {
    let path = file(name);
    let _ = std::fs::remove_file(&path);
    path.display().to_string()
}

#[test]
fn json_tells_everything_about_every_bot() {
    let answer = json("arena random fledgling --players 2 --games 81 --json");
    // Two seatings a deal: 81 games become 82.
    assert_eq!((&answer["games"], &answer["deals"], &answer["seatings"]), (&82.into(), &41.into(), &2.into()));
    assert_eq!(answer["interrupted"], false);
    assert_eq!(answer["settings"]["table"]["players"], 2);
    assert!(number(&answer["turns_per_game"]) > number(&answer["rounds_per_game"]));
    assert!(number(&answer["decisions_per_s"]) > 0.0);
    let bots = answer["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 2);
    for bot in bots {
        assert_eq!(bot["games"], 82);
        for [low, value, high] in
            [["win_low", "win_rate", "win_high"], ["rating_low", "rating", "rating_high"], ["", "ms_p99", "ms_max"]]
        {
            let low = if low.is_empty() { 0.0 } else { number(&bot[low]) };
            assert!(low <= number(&bot[value]) && number(&bot[value]) <= number(&bot[high]), "{value} in {bot}");
        }
        assert!(number(&bot["ms_per_decision"]) > 0.0 && number(&bot["decisions"]) > 82.0);
    }
    let wins: f64 = bots.iter().map(|bot| number(&bot["win_rate"])).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    let ratings: Vec<f64> = bots.iter().map(|bot| number(&bot["rating"])).collect();
    assert!(ratings.is_sorted_by(|one, other| one >= other), "the best is first");
}

#[test]
fn the_number_of_threads_changes_nothing_but_times() {
    let play = |threads| {
        let table = "--players 3 --variant master --spells random:3 --seed 8 --json";
        untimed(json(&format!("arena random fledgling keeper --games 24 --threads {threads} {table}")))
    };
    assert_eq!(play(1), play(2));
}

#[test]
fn bots_that_play_alike_share_the_victories_exactly() {
    let answer = json("arena random random@7 --players 2 --games 60 --json");
    assert_eq!(bot(&answer, "random")["win_rate"], 0.5);
    assert_eq!(bot(&answer, "random@7")["win_rate"], 0.5);
    let answer = json("arena random@7 random --players 4 --games 20 --json");
    for name in ["random", "random@7"] {
        assert!((number(&bot(&answer, name)["win_rate"]) - 0.25).abs() < 1e-9, "{answer}");
    }
}

#[test]
fn every_line_up_gives_each_its_games() {
    for (arguments, seatings, games) in [
        ("random fledgling --players 4", 4, [8, 8]),
        ("--bots random,random,fledgling,fledgling", 6, [6, 6]),
        ("random fledgling --teams", 2, [6, 6]),
        ("random fledgling keeper --players 2", 6, [4, 4]),
        ("random fledgling keeper --teams", 6, [4, 4]),
        ("random fledgling keeper wizard@5 queen@5 --players 5", 5, [10, 10]),
    ] {
        let answer = json(&format!("arena {arguments} --games 6 --json"));
        assert_eq!(answer["seatings"], seatings, "{arguments}");
        let [random, fledgling] = ["random", "fledgling"].map(|name| bot(&answer, name)["games"].clone());
        assert_eq!([random, fledgling], games.map(Value::from), "{arguments}");
    }
    // Each seat counts: one seat of four and three of four, or two and two of the same team.
    let answer = json("arena random fledgling --players 4 --games 40 --json");
    let [alone, copies] = ["random", "fledgling"].map(|name| number(&bot(&answer, name)["win_rate"]));
    assert!((alone + 3.0 * copies - 1.0).abs() < 1e-9, "{answer}");
    let answer = json("arena random fledgling --teams --games 40 --json");
    let [one, other] = ["random", "fledgling"].map(|name| number(&bot(&answer, name)["win_rate"]));
    assert!((one + other - 1.0).abs() < 1e-9, "{answer}");
}

#[test]
fn endless_games_are_stopped_and_shared() {
    let answer = json("arena random fledgling --players 2 --games 10 --max-turns 3 --json");
    assert_eq!((&answer["unfinished"], &answer["turns_per_game"]), (&10.into(), &3.0.into()));
    assert_eq!(bot(&answer, "random")["win_rate"], 0.5);
    let table = output("arena random fledgling --players 2 --games 10 --max-turns 3");
    assert!(table.contains("10 stopped early") && table.contains("Fledgling") && !table.contains('\x1b'), "{table}");
}

#[test]
fn a_run_that_was_killed_goes_on_to_the_same_result() {
    let (whole, cut) = (fresh("arena-whole.jsonl"), fresh("arena-cut.jsonl"));
    let arguments = "arena random fledgling --players 2 --seed 3 --json";
    let expected = untimed(json(&format!("{arguments} --games 20 --log {whole}")));
    let log = std::fs::read_to_string(&whole).expect("a log");
    assert_eq!(log.lines().count(), 21, "a header and a line for each game");
    // The kill came in the middle of the ninth game's line.
    let ninth = log.match_indices('\n').nth(8).expect("a line").0;
    std::fs::write(&cut, &log[..ninth + 30]).expect("a file");
    assert_eq!(untimed(json(&format!("{arguments} --games 20 --log {cut} --resume"))), expected);
    assert_eq!(std::fs::read_to_string(&cut).expect("a log").lines().count(), 21);
    // Nothing is left to do, and everything is still there; then there are more games.
    assert_eq!(untimed(json(&format!("{arguments} --games 20 --log {cut} --resume"))), expected);
    let more = untimed(json(&format!("{arguments} --games 30 --log {cut} --resume")));
    assert_eq!(more, untimed(json(&format!("{arguments} --games 30"))));
}

#[test]
fn a_deal_counts_when_it_was_played_in_every_seating() {
    let log = fresh("arena-half.jsonl");
    let arguments = format!("arena random fledgling --players 2 --threads 1 --log {log} --json");
    output(&format!("{arguments} --games 6"));
    let text = std::fs::read_to_string(&log).expect("a log");
    // A header, two deals, and one game of the third.
    let half: String = text.split_inclusive('\n').take(6).collect();
    std::fs::write(&log, half).expect("a file");
    let answer = json(&format!("{arguments} --games 2 --resume"));
    assert_eq!((&answer["games"], &answer["deals"]), (&4.into(), &2.into()));
    assert_eq!(answer["decisions_per_s"], Value::Null, "nothing was left to play");
}

#[test]
fn a_log_of_another_set_up_is_refused() {
    let log = fresh("arena-other.jsonl");
    let arena = |arguments: &str| format!("arena --games 4 --log {log} {arguments}");
    output(&arena("random fledgling --players 2 --seed 1"));
    let before = std::fs::read_to_string(&log).expect("a log");
    for (arguments, hint) in [
        ("random fledgling --players 2 --seed 2 --resume", "seed is 1 there and 2 here"),
        ("random keeper --players 2 --resume", r#"bots is ["random","fledgling"] there"#),
        ("random fledgling --players 3 --resume", "table is"),
        ("random fledgling --players 2 --max-turns 9 --resume", "max_turns is 2000 there and 9 here"),
        ("random fledgling --players 2", "--resume"),
    ] {
        let (code, message) = failure(&arena(arguments));
        assert_eq!(code, 3, "{message}");
        assert!(message.contains(hint) && message.contains("arena-other.jsonl"), "'{hint}' is missing in {message}");
    }
    assert_eq!(std::fs::read_to_string(&log).expect("a log"), before, "a refused log is left alone");
    for (text, hint) in [("no header\n".to_string(), "not an arena header"), (format!("{before}{{}}\n"), "line 6")] {
        std::fs::write(&log, text).expect("a file");
        let (code, message) = failure(&arena("random fledgling --players 2 --resume"));
        assert!(code == 3 && message.contains(hint), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_the_results_so_far() {
    let log = fresh("arena-stopped.jsonl");
    let run = crate::run::interrupted(
        &format!("arena random fledgling --players 2 --games 1000000 --json --log {log}"),
        // The header and a few games are there.
        || std::fs::read_to_string(&log).is_ok_and(|log| log.lines().count() > 10),
    );
    assert!(run.status.success(), "{run:?}");
    let answer: Value = serde_json::from_slice(&run.stdout).expect("JSON");
    let games = answer["games"].as_u64().expect("a number");
    assert_eq!(answer["interrupted"], true);
    assert!((8..1_000_000).contains(&games) && games.is_multiple_of(2), "{games} games");
}

#[test]
fn csv_has_a_line_for_every_bot() {
    let csv = output("arena random fledgling --players 2 --games 4 --csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 3);
    assert_eq!(rows[0][..4], ["bot", "name", "games", "win_rate"]);
    for row in &rows[1..] {
        assert_eq!(row.len(), rows[0].len());
        assert!(row[2..].iter().all(|field| field.parse::<f64>().is_ok()), "{row:?}");
    }
}

#[test]
fn the_picture_shows_every_bot() {
    let path = fresh("arena.svg");
    output(&format!("arena random fledgling keeper@2 --players 2 --games 6 --svg {path}"));
    let svg = std::fs::read_to_string(&path).expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    for name in ["Fledgling", "Will-o’-the-wisp", "keeper@2"] {
        assert!(svg.contains(&format!(">{name}</text>")), "{name} is missing");
    }
    assert_eq!(svg.matches("class=\"dot\"").count(), 3);
    // Every element is closed by itself or by its end.
    for line in svg.lines().filter(|line| line.starts_with('<')).skip(1) {
        assert!(line.ends_with("/>") || line.contains("</"), "{line}");
    }
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
    let (code, message) = failure("arena random --players 2 --games 1 --svg nowhere/a.svg");
    assert!(code == 4 && message.contains("cannot write nowhere/a.svg"), "{message}");
}

#[test]
fn wrong_line_ups_and_bots_are_explained() {
    let levels = "random, fledgling, apprentice, keeper, wizard, queen";
    for (arguments, hint) in [
        ("merlin", levels),
        ("--bots random,merlin@1s", levels),
        ("wizard@soon", "100ms or 1s"),
        ("wizard@0", "100ms or 1s"),
        ("random fledgling keeper", "3 contenders for 4 places"),
        ("random random keeper --players 2", "only once"),
        ("random --players 1", "rabenburg solo"),
        ("random --resume", "--log"),
        ("random --games 0", "--games"),
        ("", "<BOT>"),
    ] {
        let (code, message) = failure(&format!("arena {arguments}"));
        assert_eq!(code, 2, "{arguments}: {message}");
        assert!(message.contains(hint), "{arguments}: '{hint}' is missing in\n{message}");
    }
}
