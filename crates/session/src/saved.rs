//! A saved game: its record, with tags that say who plays, as a text in our notation.

use std::str::FromStr;

use rabenburg_bots::Level;
use rabenburg_engine::{ParseError, Position, Record, Seat};

use crate::session::{Player, Players, Who};

/// The tag with the bots' seeds. Anyone who knows them could predict what bots do, so it is not for people.
const SEEDS: &str = "seeds";

/// A game with everything needed to resume it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Saved {
    /// Who plays, by seat.
    pub(crate) players: Players,
    /// A seed for each seat; only bots use theirs.
    pub(crate) seeds: Vec<u64>,
    /// The game. Its tags say the same.
    pub(crate) record: Record,
}

/// Why a text is not a saved game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ResumeError {
    /// It is not a game in our notation.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// It does not say who plays in a seat.
    #[error("nobody plays in seat {0}")]
    NoPlayer(Seat),
    /// What it says about a seat is not understood.
    #[error("seat {seat} has an unknown kind of player: '{text}'")]
    UnknownPlayer {
        /// The seat.
        seat: Seat,
        /// What it says.
        text: String,
    },
    /// It does not give every seat a seed.
    #[error("the seeds of the bots are missing")]
    NoSeeds,
}

impl Saved {
    /// A game about to begin. Names are reduced to what a line of the text can hold, so that they stay the same after
    /// the game has been saved.
    pub(crate) fn new(start: Position, players: &[Player], seeds: Vec<u64>) -> Saved {
        let mut record = Record::new(start);
        for (seat, player) in start.rules().seats().zip(players) {
            record.tag(&key(seat), &format!("{} {}", sitter_text(player.sitter), player.name));
        }
        let written = |(player, (_, text)): (&Player, &(String, String))| Player {
            name: name_in(text).into(),
            sitter: player.sitter,
        };
        let players = players.iter().zip(record.tags()).map(written).collect();
        let words: Vec<String> = seeds.iter().map(u64::to_string).collect();
        record.tag(SEEDS, &words.join(" "));
        Saved { players, seeds, record }
    }
}

impl FromStr for Saved {
    type Err = ResumeError;

    fn from_str(text: &str) -> Result<Saved, ResumeError> {
        let record: Record = text.parse()?;
        let players = read_players(&record)?;
        let words = tag(&record, SEEDS).ok_or(ResumeError::NoSeeds)?.split(' ');
        let seeds: Vec<u64> =
            words.map(|word| word.parse().map_err(|_| ResumeError::NoSeeds)).collect::<Result<_, _>>()?;
        if seeds.len() != players.len() {
            return Err(ResumeError::NoSeeds);
        }
        Ok(Saved { players, seeds, record })
    }
}

/// The record as people may have it: without the seeds.
pub(crate) fn for_people(record: &Record) -> Record {
    let mut copy = Record::new(*record.start());
    let tags = record.tags().iter().filter(|(key, _)| key != SEEDS);
    tags.for_each(|(key, text)| copy.tag(key, text));
    for &input in record.inputs() {
        // It was accepted the first time, so it is accepted again.
        let _ = copy.put(input, &mut ());
    }
    copy
}

/// Several finished games in one file, as people may have them. Each begins with the first line of its notation.
pub fn one_file<T: AsRef<str>>(games: &[T]) -> String {
    let seeds = format!("tag {SEEDS}");
    let lines = games.iter().flat_map(|game| game.as_ref().lines());
    // A line of notation never goes on in the next, so one can be left out without reading the game.
    lines.filter(|line| !line.starts_with(&seeds)).flat_map(|line| [line, "\n"]).collect()
}

/// The games in a file: usually one. What comes before the first is no game, but it is for whoever reads it to say so.
pub fn games_in(file: &str) -> Vec<&str> {
    let mut starts: Vec<usize> = file
        .match_indices("rabenburg game ")
        .map(|(start, _)| start)
        .filter(|&start| start == 0 || file[..start].ends_with('\n'))
        .collect();
    if starts.is_empty() {
        return vec![file];
    }
    starts[0] = 0;
    let ends = starts.iter().skip(1).copied().chain([file.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &file[start..end]).collect()
}

fn key(seat: Seat) -> String {
    format!("seat-{seat}")
}

fn tag<'a>(record: &'a Record, key: &str) -> Option<&'a str> {
    record.tags().iter().find(|(other, _)| other == key).map(|(_, text)| text.as_str())
}

fn read_players(record: &Record) -> Result<Players, ResumeError> {
    let player = |seat: Seat| {
        let text = tag(record, &key(seat)).ok_or(ResumeError::NoPlayer(seat))?;
        let sitter = text.split(' ').next().and_then(sitter_of);
        let unknown = || ResumeError::UnknownPlayer { seat, text: text.into() };
        Ok(Player { name: name_in(text).into(), sitter: sitter.ok_or_else(unknown)? })
    };
    record.start().rules().seats().map(player).collect()
}

/// Who played, as far as the tags say. A person may have played anywhere.
pub(crate) fn players_of(record: &Record) -> Players {
    let player = |seat: Seat| {
        let text = tag(record, &key(seat)).unwrap_or_default();
        let sitter = match text.split(' ').next().and_then(sitter_of) {
            Some(Who::Bot(level)) => Who::Bot(level),
            _ => Who::Elsewhere,
        };
        Player { name: name_in(text).into(), sitter }
    };
    record.start().rules().seats().map(player).collect()
}

/// The name follows the kind of player; it may be empty.
fn name_in(text: &str) -> &str {
    text.split_once(' ').map_or("", |(_, name)| name)
}

pub(crate) fn sitter_text(sitter: Who) -> &'static str {
    match sitter {
        Who::Here => "person",
        Who::Elsewhere => "elsewhere",
        Who::Bot(level) => level.id(),
    }
}

pub(crate) fn any_sitter(text: &str) -> Option<Who> {
    if text == sitter_text(Who::Elsewhere) { Some(Who::Elsewhere) } else { sitter_of(text) }
}

/// Nobody plays elsewhere in a game saved on this device.
fn sitter_of(text: &str) -> Option<Who> {
    if text == sitter_text(Who::Here) { Some(Who::Here) } else { Level::from_id(text).map(Who::Bot) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_games_share_a_file() {
        let games = ["rabenburg game 1\ntag seat-a person Anna\ntag seeds 1 2\nmoves\n", "rabenburg game 1\nmoves"];
        let file = one_file(&games);
        assert_eq!(games_in(&file), ["rabenburg game 1\ntag seat-a person Anna\nmoves\n", "rabenburg game 1\nmoves\n"]);
        assert_eq!(games_in("nonsense"), ["nonsense"]);
        assert_eq!(games_in("# ours\nrabenburg game 1\n"), ["# ours\nrabenburg game 1\n"]);
        assert_eq!(games_in("tag a rabenburg game 1\n").len(), 1, "only at the beginning of a line");
    }
}
