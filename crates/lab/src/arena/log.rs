//! An arena's log: a header with the whole set-up, then a JSON line for each finished game, in any order.
//!
//! A run that was stopped resumes from its log. If the last line was cut off, its game is played again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use rabenburg_words::{Language, failures};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contest::PlayedOut;
use crate::error::LabError;
use crate::table::TableArgs;

/// Finished games by number: deal times seatings plus seating.
pub(crate) type Games = BTreeMap<u64, PlayedOut>;

pub(crate) const VERSION: u32 = 1;

/// What determines every game of an arena. The number of games or threads is not part of it.
#[derive(Serialize)]
pub(crate) struct Header<'a> {
    /// The log's [`VERSION`].
    pub(crate) rabenburg_arena: u32,
    /// The program's version: another one may have other bots.
    pub(crate) version: &'static str,
    pub(crate) bots: Vec<&'a str>,
    pub(crate) seed: u64,
    pub(crate) max_turns: u32,
    pub(crate) table: &'a TableArgs,
}

#[derive(Serialize, Deserialize)]
struct GameLine {
    game: u64,
    deal: u64,
    bots: Vec<String>,
    result: PlayedOut,
}

/// Why a log cannot be used.
#[derive(Debug)]
pub enum LogError {
    /// Nobody's results are touched without being asked.
    Exists,
    NoHeader,
    OtherSetup {
        field: String,
        there: String,
        here: String,
    },
    Line {
        number: usize,
        error: serde_json::Error,
    },
    OtherGame {
        number: usize,
    },
}

impl LogError {
    pub(crate) fn told(&self, path: &Path, language: Language) -> String {
        let path = path.display();
        match self {
            LogError::Exists => failures::log_exists(language, path),
            LogError::NoHeader => failures::log_no_header(language, path),
            LogError::OtherSetup { field, there, here } => {
                failures::log_other_setup(language, path, field, there, here)
            }
            LogError::Line { number, error } => failures::log_line(language, path, number, error),
            LogError::OtherGame { number } => failures::log_other_game(language, path, number),
        }
    }
}

/// A log that is open for more games.
pub(crate) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens a log and reads its games; `names` says who must sit where in a game.
    pub(crate) fn open<'a>(
        path: &Path,
        resume: bool,
        header: &Header<'_>,
        names: impl Fn(u64) -> Vec<&'a str>,
    ) -> Result<(Log, Games), LabError> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(LabError::Read { path: path.into(), error }),
            Ok(text) => text,
        };
        let refuse = |error| LabError::Log { path: path.into(), error };
        if !resume && !text.is_empty() {
            return Err(refuse(LogError::Exists));
        }
        // A line without an end was cut off when the program was killed.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let games = read(&text[..whole], header, names).map_err(refuse)?;
        let save = |error| LabError::Save { path: path.into(), error };
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(save)?;
        file.set_len(whole as u64).map_err(save)?;
        let mut log = Log { path: path.into(), file };
        if whole == 0 {
            log.write(header)?;
        }
        Ok((log, games))
    }

    pub(crate) fn add(&mut self, game: u64, deal: u64, bots: &[&str], result: &PlayedOut) -> Result<(), LabError> {
        let bots = bots.iter().map(ToString::to_string).collect();
        self.write(&GameLine { game, deal, bots, result: result.clone() })
    }

    /// Each line is written in one piece, so that a kill cuts off at most the last one.
    fn write(&mut self, line: &impl Serialize) -> Result<(), LabError> {
        let mut text = serde_json::to_vec(line).map_err(std::io::Error::from)?;
        text.push(b'\n');
        self.file.write_all(&text).map_err(|error| LabError::Save { path: self.path.clone(), error })
    }
}

fn read<'a>(text: &str, header: &Header<'_>, names: impl Fn(u64) -> Vec<&'a str>) -> Result<Games, LogError> {
    let mut lines = text.lines().zip(1..);
    let Some((first, _)) = lines.next() else { return Ok(Games::new()) };
    compare(first, header)?;
    let mut games = Games::new();
    for (line, number) in lines {
        let GameLine { game, bots, result, .. } =
            serde_json::from_str(line).map_err(|error| LogError::Line { number, error })?;
        if bots != names(game) || [result.places.len(), result.thinking.len()] != [bots.len(); 2] {
            return Err(LogError::OtherGame { number });
        }
        games.insert(game, result);
    }
    Ok(games)
}

fn compare(first: &str, header: &Header<'_>) -> Result<(), LogError> {
    let there = match serde_json::from_str(first) {
        Ok(Value::Object(fields)) if fields.contains_key("rabenburg_arena") => fields,
        _ => return Err(LogError::NoHeader),
    };
    let Ok(Value::Object(here)) = serde_json::to_value(header) else { return Err(LogError::NoHeader) };
    let fields = here.keys().chain(there.keys());
    let value = |fields: &serde_json::Map<String, Value>, field| fields.get(field).unwrap_or(&Value::Null).to_string();
    match fields.into_iter().find(|&field| here.get(field) != there.get(field)) {
        Some(field) => {
            let (there, here) = (value(&there, field), value(&here, field));
            Err(LogError::OtherSetup { field: field.clone(), there, here })
        }
        None => Ok(()),
    }
}
