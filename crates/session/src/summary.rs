//! What a list of games tells about one of them: who plays, how far it has come, and how it ended.
//!
//! Everything in it is known to the whole table.

use std::fmt;
use std::str::FromStr;

use rabenburg_engine::{Awaited, Record, Rules, Seat, SeatSet, Standing, View, Viewer};

use crate::saved;
use crate::session::{Player, Players};

/// A game in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The rules.
    pub rules: Rules,
    /// Who plays, by seat.
    pub players: Players,
    /// Turns begun before the present one.
    pub turn: u32,
    /// How everybody stands, by seat.
    pub standings: Vec<Standing>,
    /// How it ended, if it is over.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won. Empty for a lost solo game, and for one that was given up.
    pub winners: SeatSet,
    /// Solo: the number of cards used.
    pub score: Option<u8>,
}

/// A line that is not a summary, or one of a later version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not the summary of a game")]
pub struct NoSummary;

impl Summary {
    /// What anybody sees of a game.
    pub fn new(view: &View, players: &Players) -> Summary {
        let ended = match view.awaited {
            Awaited::Over(outcome) => Some(Ended { winners: outcome.winners, score: outcome.score }),
            _ => None,
        };
        Summary {
            rules: view.rules,
            players: players.clone(),
            turn: view.turn,
            standings: view.seats.iter().map(Standing::from).collect(),
            ended,
        }
    }

    /// The summary of a record.
    pub fn of(record: &Record) -> Summary {
        Summary::new(&record.position().view(Viewer::Spectator), &saved::players_of(record))
    }

    /// The round it is in.
    pub fn round(&self) -> u32 {
        self.rules.round_of_turn(self.turn)
    }
}

/// Between the parts of a line. Names have none: they are reduced to what a line of the notation holds.
const TAB: char = '\t';

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{TAB}{}{TAB}", self.rules, self.turn)?;
        match self.ended {
            None => f.write_str("on")?,
            Some(Ended { winners, score }) => {
                write!(f, "over {}", score.map_or(String::from("-"), |score| score.to_string()))?;
                winners.iter().try_for_each(|seat| write!(f, " {seat}"))?;
            }
        }
        for (player, Standing { home, full, spent }) in self.players.iter().zip(&self.standings) {
            write!(f, "{TAB}{home} {full} {spent} {} {}", saved::sitter_text(player.sitter), player.name)?;
        }
        Ok(())
    }
}

impl FromStr for Summary {
    type Err = NoSummary;

    fn from_str(line: &str) -> Result<Summary, NoSummary> {
        read(line).ok_or(NoSummary)
    }
}

fn read(line: &str) -> Option<Summary> {
    let mut parts = line.split(TAB);
    let rules: Rules = parts.next()?.parse().ok()?;
    let turn = parts.next()?.parse().ok()?;
    let ended = match parts.next()? {
        "on" => None,
        over => Some(read_ended(over)?),
    };
    let seats: Vec<(Player, Standing)> = parts.map(read_seat).collect::<Option<_>>()?;
    if seats.len() != usize::from(rules.players) {
        return None;
    }
    let (players, standings) = seats.into_iter().unzip();
    Some(Summary { rules, players, turn, standings, ended })
}

fn read_ended(text: &str) -> Option<Ended> {
    let mut words = text.strip_prefix("over ")?.split(' ');
    let score = match words.next()? {
        "-" => None,
        score => Some(score.parse().ok()?),
    };
    let winners = words.map(|word| word.chars().next().and_then(Seat::from_letter)).collect::<Option<SeatSet>>()?;
    Some(Ended { winners, score })
}

fn read_seat(text: &str) -> Option<(Player, Standing)> {
    let mut words = text.splitn(5, ' ');
    let mut count = || words.next()?.parse().ok();
    let standing = Standing { home: count()?, full: count()?, spent: count()? };
    let sitter = saved::any_sitter(words.next()?)?;
    Some((Player { name: words.next().unwrap_or_default().into(), sitter }, standing))
}

#[cfg(test)]
mod tests {
    use rabenburg_bots::Level;
    use rabenburg_engine::{Position, Printing, Teams};

    use super::*;
    use crate::session::Who;

    fn players(names: &[&str]) -> Players {
        let player = |(index, name): (usize, &&str)| Player {
            name: (*name).into(),
            sitter: [Who::Here, Who::Bot(Level::Keeper), Who::Elsewhere][index % 3],
        };
        names.iter().enumerate().map(player).collect()
    }

    #[test]
    fn summaries_are_read_back() {
        let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
        let start = Position::start(rules).expect("a table");
        let running = Summary::new(&start.view(Viewer::Spectator), &players(&["", "Korax", "Anna Lena", ""]));
        let winners: SeatSet = [Seat::FIRST].into_iter().collect();
        let won = Summary { turn: 61, ended: Some(Ended { winners, score: None }), ..running.clone() };
        let solo = Position::start(Rules::new(Printing::Third, 1)).expect("a table");
        let solo = Summary {
            ended: Some(Ended { winners: SeatSet::EMPTY, score: Some(30) }),
            ..Summary::new(&solo.view(Viewer::Spectator), &players(&["Mira"]))
        };
        for summary in [running, won, solo] {
            let line = summary.to_string();
            assert_eq!(line.lines().count(), 1);
            assert_eq!(line.parse(), Ok(summary), "{line}");
        }
    }

    #[test]
    fn other_lines_are_no_summaries() {
        for line in ["", "third basic 2", "third basic 2\t0\ton", "third basic 1\t0\tover\t0 0 0 person x", "\t\t\t"] {
            assert_eq!(line.parse::<Summary>(), Err(NoSummary), "{line}");
        }
    }
}
