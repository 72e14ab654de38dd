//! Whole games as text: a header, the start, and one line for every input.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use super::action::{action, face, one_letter, roll};
use super::position::position;
use super::scan::{ParseError, Word, Words};
use crate::chance::Chance;
use crate::record::{Input, Record};
use crate::stage::Turn;

/// The first line of a game. The number is [`Record::VERSION`].
const HEADER: &str = "rabenburg game 1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for (key, text) in self.tags() {
            writeln!(f, "tag {key}{}{text}", if text.is_empty() { "" } else { " " })?;
        }
        writeln!(f, "{:#}", self.start())?;
        writeln!(f, "moves")?;
        let mut now = *self.start();
        let mut drawing = false;
        for &input in self.inputs() {
            // Cards drawn one after the other share a line.
            match input {
                Input::Chance(Chance::Card { face }) if drawing => write!(f, " {face}")?,
                Input::Chance(chance) => write!(f, "{}{chance}", if drawing { "\n" } else { "" })?,
                Input::Act { seat, action } => write!(f, "{}{seat} {action}", if drawing { "\n" } else { "" })?,
            }
            drawing = matches!(input, Input::Chance(Chance::Card { .. }));
            if !drawing {
                writeln!(f)?;
            }
            // A recorded input was accepted the first time, so it is accepted again.
            let turn = now.turn_number();
            let _ = now.put(input, &mut ());
            if now.turn_number() != turn {
                write!(f, "{}# turn {}, {}", if drawing { "\n" } else { "" }, now.turn_number(), now.active())?;
                writeln!(f)?;
                drawing = false;
            }
        }
        if drawing {
            writeln!(f)?;
        }
        if let Turn::Over(outcome) = self.position().turn() {
            write!(f, "result {}", outcome.reason.rule())?;
            for winner in outcome.winners.iter() {
                write!(f, " {winner}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = ParseError;

    /// Reads a game and plays it through: a game with an illegal move is an error at that move.
    fn from_str(text: &str) -> Result<Record, ParseError> {
        let whole = Word::all(text);
        let mut lines = whole.sections();
        let header = lines.next().unwrap_or(whole);
        if header.text().trim() != HEADER {
            return Err(header.error(alloc::format!("'{HEADER}'")));
        }
        let mut tags = alloc::vec::Vec::new();
        let mut start = alloc::vec::Vec::new();
        let mut moves = None;
        for line in lines.by_ref() {
            let mut words = line.words();
            match words.require("a line of the game")?.text() {
                "moves" => {
                    words.end()?;
                    moves = Some(line);
                    break;
                }
                "tag" => {
                    let key = words.require("a tag's name")?.text().to_string();
                    let text = words.map(|word| word.text()).collect::<alloc::vec::Vec<_>>().join(" ");
                    tags.push((key, text));
                }
                _ => start.push(line),
            }
        }
        moves.ok_or_else(|| whole.error("a line 'moves'"))?;
        let mut record = Record::new(position(&whole, start.into_iter())?);
        for (key, text) in &tags {
            record.tag(key, text);
        }
        for line in lines {
            inputs(&mut record, &line)?;
        }
        Ok(record)
    }
}

/// Reads a line of moves: `draw W3 T1`, `roll 4`, `b play W3 b@4` or the result.
fn inputs(record: &mut Record, line: &Word<'_>) -> Result<(), ParseError> {
    let mut words = line.words();
    let first = words.require("a move")?;
    match first.text() {
        "draw" => {
            let mut any = false;
            while !any || words.clone().next().is_some() {
                any = true;
                let at = words.clone().next().unwrap_or(first);
                put(record, Input::Chance(Chance::Card { face: face(&mut words)? }), &at)?;
            }
        }
        "roll" => {
            let value = words.require("a value from 1 to 6")?;
            put(record, Input::Chance(Chance::Roll { value: roll(&value)? }), &value)?;
        }
        "result" => return result(record, words, &first),
        _ => {
            let seat = first.parse("draw, roll, result or a seat (a to f) with its action", one_letter)?;
            let action = action(&mut words)?;
            put(record, Input::Act { seat, action }, line)?;
        }
    }
    words.end()
}

fn put(record: &mut Record, input: Input, at: &Word<'_>) -> Result<(), ParseError> {
    record
        .put(input, &mut ())
        .map_err(|refusal| at.error(alloc::format!("a legal move ({refusal}, rule {})", refusal.rule())))
}

/// The result says nothing that the moves do not; a wrong one shows that something is missing.
fn result(record: &Record, mut words: Words<'_>, at: &Word<'_>) -> Result<(), ParseError> {
    let Turn::Over(outcome) = record.position().turn() else {
        return Err(at.error("more moves: the game is not over"));
    };
    let rule = words.require("the rule that ended the game")?;
    let expected = alloc::format!("the result of the moves, {}", outcome.reason.rule());
    rule.parse(expected, |text| (text == outcome.reason.rule()).then_some(()))?;
    for winner in outcome.winners.iter() {
        let word = words.require(alloc::format!("winner {winner}"))?;
        word.parse(alloc::format!("winner {winner}"), |text| (one_letter(text) == Some(winner)).then_some(()))?;
    }
    words.end()
}
