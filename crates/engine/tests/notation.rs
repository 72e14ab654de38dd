//! Every example of `docs/NOTATION.md` holds.

#![expect(clippy::disallowed_methods, reason = "the page with the examples is a file")]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rabenburg_engine::{Action, Chance, Course, ParseError, Position, Record, Rules};

/// The fenced blocks of the page: the line number, the word after the fence, and the text.
fn examples() -> Vec<(usize, String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/NOTATION.md");
    let page = std::fs::read_to_string(path).expect("docs/NOTATION.md");
    let mut examples = Vec::new();
    let mut open: Option<(usize, String, String)> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(word), None) => open = Some((number + 1, word.to_string(), String::new())),
            (Some(_), Some(_)) => examples.extend(open.take()),
            (None, Some((_, _, text))) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    examples
}

/// Reads the text, and reads back what is written of it.
fn check<T: FromStr<Err = ParseError> + Display + PartialEq + Debug>(at: usize, text: &str) -> T {
    let value: T = text.parse().unwrap_or_else(|error| panic!("NOTATION.md, example at line {at}: {error}\n{text}"));
    assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(&value), "NOTATION.md, example at line {at}");
    value
}

#[test]
fn every_example_of_the_page_is_read_and_written_back() {
    let mut kinds = Vec::new();
    for (at, word, text) in examples() {
        match word.as_str() {
            "course" => drop(check::<Course>(at, &text)),
            "rules" => drop(check::<Rules>(at, &text)),
            "position" => {
                let position: Position = check(at, &text);
                assert_eq!(format!("{position:#}").parse(), Ok(position), "NOTATION.md, example at line {at}");
            }
            "action" => {
                for line in text.lines() {
                    assert_eq!(check::<Action>(at, line).to_string(), line);
                }
            }
            "chance" => {
                for line in text.lines() {
                    assert_eq!(check::<Chance>(at, line).to_string(), line);
                }
            }
            // A game is written exactly as on the page.
            "game" => assert_eq!(check::<Record>(at, &text).to_string(), text),
            "error position" => check_error::<Position>(&text),
            "error action" => check_error::<Action>(&text),
            other => panic!("NOTATION.md, line {at}: no such kind of example: {other}"),
        }
        kinds.push(word);
    }
    for kind in ["course", "rules", "position", "action", "chance", "game", "error position", "error action"] {
        assert!(kinds.iter().any(|found| found == kind), "no example of kind {kind}");
    }
}

/// The first line is the text, the second the message.
fn check_error<T: FromStr<Err = ParseError> + Debug>(text: &str) {
    let (text, message) = text.split_once('\n').expect("two lines");
    assert_eq!(text.parse::<T>().expect_err(text).to_string(), message.trim_end());
}

/// Parse errors of all kinds say where and what was expected.
#[test]
fn errors_say_where_and_what() {
    let start =
        "rules third basic 2\ncourse 0:* 1:1aba 2:2bab 3:3aba 4:4b 5:5 6:6 7:7 8:8 9:9\na 6/0/0 W1\nb 6/0/0 -\n";
    for (text, line, column, expected) in [
        ("rules fourth basic 2", 1, 7, "printing"),
        ("rules third basic 9", 1, 19, "1 to 6 players"),
        ("rules third basic 2 spells=magic", 1, 28, "spell"),
        ("turn", 1, 5, "turn's number"),
        ("hello", 1, 1, "rules, course"),
        ("rules third basic 2\ncourse 0:*", 2, 1, "towers 1 to 9"),
        ("course 0:** 1:1", 1, 11, "above the castle"),
        ("course 0:* 0:1", 1, 12, "only once"),
        ("a 6/0 W1", 1, 5, "flasks such as"),
        ("a 6/0/0 W1 W1 W1 W1 W1", 1, 21, "than the deck has"),
        (&format!("{start}turn 0 sleep"), 5, 8, "deal, choose"),
        (&format!("{start}turn 0 choose actions=1 tired"), 5, 25, "a detail of the turn"),
        (&format!("{start}turn 0 choose actions=2"), 1, 1, "no action is left"),
        (&format!("{start}turn 0 window done a"), 1, 1, "cannot be asked"),
        (start, 1, 1, "a section 'turn'"),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
}

#[test]
fn a_game_with_an_illegal_move_is_refused_at_that_move() {
    let text = "rabenburg game 1\nrules third basic 2\ncourse 0:* 1:1aba 2:2bab 3:3aba 4:4b 5:5 6:6 7:7 8:8 9:9\n\
                a 6/0/0 W1 W2 W3\nb 6/0/0 T1 T2 T3\nturn 0\nmoves\na play W1 a@1\na play W4 a@1\n";
    let error = text.parse::<Record>().expect_err("W4 is not in that hand");
    assert_eq!((error.line, error.column), (9, 1));
    assert!(error.expected.contains("rule 3.2"), "{error}");
}
