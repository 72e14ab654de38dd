//! A game in the list, wherever it is played: who plays, how it stands or ended, and which place the visitor took.

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Rules, Seat, SeatSet, Standing, Variant};
use rabenburg_protocol::{self as protocol, GameResult, Name, PlayerResult, Status, TableBrief, VisitorId};
use rabenburg_session::{Ended, Who};

use super::kept::Kept;

/// Where it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// On this device, kept under that number.
    Here(String),
    /// At the online table with that code.
    Online(String),
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sat {
    /// The colour, where it is known.
    pub colour: Option<Colour>,
    /// The name. A person alone with bots on this device needs none.
    pub name: String,
    /// The level of a bot.
    pub level: Option<Level>,
}

/// What a game has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// People are arriving.
    Waiting,
    /// It goes on.
    Running {
        /// Whether it waits for the visitor.
        your_turn: bool,
        /// When their time is up, in milliseconds since 1970.
        deadline: Option<u64>,
    },
    /// It is over, and these have won; nobody in a lost solo game.
    Over(SeatSet),
    /// It ended before it was over.
    GivenUp,
}

/// A game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where it is.
    pub source: Source,
    /// When something last happened, in milliseconds since 1970.
    pub at: u64,
    /// Who plays, by seat. At an online table that is filling up, the free seats are missing.
    pub players: Vec<Sat>,
    /// The visitor's seat.
    pub you: Option<usize>,
    /// How many play.
    pub size: u8,
    /// Whether it is the master variant.
    pub master: bool,
    /// Whether there are teams.
    pub teams: bool,
    /// What it has come to.
    pub state: State,
    /// The turn it is in, or had come to, where it is known.
    pub turn: Option<u32>,
    /// The visitor's wizards at home and flasks filled, each with how many there are, where it is known.
    pub standing: Option<[(u8, u8); 2]>,
    /// The visitor's place.
    pub place: Option<usize>,
    /// Solo: the cards used.
    pub score: Option<u8>,
}

impl Played {
    /// A game on this device.
    pub fn here(kept: &Kept) -> Played {
        let summary = &kept.summary;
        let rules = &summary.rules;
        let sat = |(seat, player): (Seat, &rabenburg_session::Player)| Sat {
            colour: Some(rules.colours[seat.index()]),
            name: player.name.clone(),
            level: match player.sitter {
                Who::Bot(level) => Some(level),
                _ => None,
            },
        };
        let you = kept.you();
        let count = |Standing { home, full, spent }: Standing| {
            [(home, rules.wizards_each()), (full + spent, rules.flasks_each())]
        };
        Played {
            source: Source::Here(kept.number.clone()),
            at: kept.touched,
            players: rules.seats().zip(&summary.players).map(sat).collect(),
            you,
            size: rules.players,
            master: rules.variant == Variant::Master,
            teams: rules.is_team(),
            state: match summary.ended {
                None => State::Running { your_turn: true, deadline: None },
                Some(Ended { winners, score: None }) if winners.is_empty() => State::GivenUp,
                Some(Ended { winners, .. }) => State::Over(winners),
            },
            turn: Some(summary.turn),
            standing: you.and_then(|you| summary.standings.get(you).copied()).map(count),
            place: summary.ended.and_then(|ended| place(rules, &summary.standings, ended, you?)),
            score: summary.ended.and_then(|ended| ended.score),
        }
    }

    /// A game at an online table, for the visitor of that name.
    pub fn online(table: &TableBrief, name: &Name) -> Played {
        let options = &table.options;
        let sat =
            |sitter: &Option<Name>| Some(Sat { colour: None, name: sitter.as_ref()?.as_str().to_owned(), level: None });
        // Whose turn it is tells best where the visitor sits: names may occur twice.
        let awaited = table.progress.and_then(|progress| progress.awaited).filter(|_| table.your_turn);
        let named = || table.names.iter().position(|sitter| sitter.as_ref() == Some(name));
        let you = awaited.map(Seat::index).or_else(named);
        let winners = table.outcome.map(|outcome| outcome.winners);
        let won = |you: usize| winners?.contains(Seat::new(you as u8)?).then_some(1);
        Played {
            source: Source::Online(table.code.to_string()),
            at: table.progress.and_then(|progress| progress.moved).map_or(table.changed_at, |moved| moved.at),
            players: table.names.iter().filter_map(sat).collect(),
            you: you.filter(|_| table.names.iter().all(Option::is_some)),
            size: table.names.len() as u8,
            master: options.variant == Variant::Master,
            teams: options.teams != rabenburg_engine::Teams::None,
            state: match (table.status, winners) {
                (Status::Waiting, _) => State::Waiting,
                (Status::Playing, _) => {
                    let deadline = table.progress.and_then(|progress| progress.deadline);
                    State::Running { your_turn: table.your_turn, deadline: deadline.filter(|_| table.your_turn) }
                }
                (Status::Over, Some(winners)) => State::Over(winners),
                (Status::Over | Status::Closed, _) => State::GivenUp,
            },
            turn: table.progress.map(|progress| progress.round.saturating_sub(1) * table.names.len() as u32),
            standing: None,
            place: you.and_then(won),
            score: table.outcome.and_then(|outcome| outcome.score),
        }
    }

    /// A finished game at an online table, for that visitor.
    pub fn finished(result: &GameResult, visitor: VisitorId) -> Played {
        let rules = &result.rules;
        let is_you = |player: &PlayerResult| matches!(&player.seat.sitter, protocol::Sitter::Person { visitor: other, .. } if *other == visitor);
        let you = result.players.iter().position(is_you);
        let sat = |player: &PlayerResult| {
            let (name, level) = match &player.seat.sitter {
                protocol::Sitter::Person { name, .. } => (name.as_str(), None),
                protocol::Sitter::Bot { name, level } => (name.as_str(), Some(*level)),
                protocol::Sitter::Open => ("", None),
            };
            Sat { colour: player.seat.colour, name: name.to_owned(), level }
        };
        let standing = |player: &PlayerResult| {
            let (filled, spent) = (player.statistics.flasks_filled as u8, player.statistics.flasks_spent as u8);
            Standing { home: player.statistics.wizards_home as u8, full: filled.saturating_sub(spent), spent }
        };
        let standings: Vec<Standing> = result.players.iter().map(standing).collect();
        let count = |Standing { home, full, spent }: Standing| {
            [(home, rules.wizards_each()), ((full + spent).min(rules.flasks_each()), rules.flasks_each())]
        };
        let ended = result.outcome.map(|outcome| Ended { winners: outcome.winners, score: outcome.score });
        Played {
            source: Source::Online(result.code.to_string()),
            at: result.ended_at,
            players: result.players.iter().map(sat).collect(),
            you,
            size: rules.players,
            master: rules.variant == Variant::Master,
            teams: rules.is_team(),
            state: ended.map_or(State::GivenUp, |ended| State::Over(ended.winners)),
            turn: Some(result.turns.saturating_sub(1)),
            standing: you.and_then(|you| standings.get(you).copied()).map(count),
            place: ended.and_then(|ended| place(rules, &standings, ended, you?)),
            score: ended.and_then(|ended| ended.score),
        }
    }

    /// Whether it goes on, or is about to begin.
    pub fn is_running(&self) -> bool {
        matches!(self.state, State::Waiting | State::Running { .. })
    }

    /// Whether it is a solo game.
    pub fn is_solo(&self) -> bool {
        self.size == 1
    }

    /// Whether the visitor has won; nobody knows who sat where when several people share a device.
    pub fn won(&self) -> Option<bool> {
        let State::Over(winners) = self.state else { return None };
        Some(winners.contains(Seat::new(self.you? as u8)?))
    }

    /// Those who have won, by seat.
    pub fn winners(&self) -> Vec<usize> {
        let State::Over(winners) = self.state else { return Vec::new() };
        winners.iter().map(Seat::index).collect()
    }

    /// The round it is in, or had come to; in a solo game, the turn.
    pub fn round(&self) -> Option<u32> {
        Some(self.turn? / u32::from(self.size.max(1)) + 1)
    }

    /// The strongest bot that played.
    pub fn level(&self) -> Option<Level> {
        self.players.iter().filter_map(|sat| sat.level).max_by_key(|level| *level as u8)
    }
}

fn place(rules: &Rules, standings: &[Standing], ended: Ended, you: usize) -> Option<usize> {
    // What a server says about its players may lack some.
    if rules.is_solo() || ended.winners.is_empty() || standings.len() < usize::from(rules.players) {
        return None;
    }
    let placed = rules.ranking(standings, ended.winners);
    placed.into_iter().find(|placed| placed.side.iter().any(|seat| seat.index() == you)).map(|placed| placed.place)
}

/// The order of the list: what waits for the visitor first, then what goes on, then what is over, each by date.
pub fn sort(games: &mut [Played]) {
    let rank = |game: &Played| match (&game.source, &game.state) {
        (Source::Online(_), State::Running { your_turn: true, .. }) => 0,
        (_, State::Running { .. } | State::Waiting) => 1,
        (_, State::Over(_) | State::GivenUp) => 2,
    };
    let soon = |game: &Played| match game.state {
        State::Running { your_turn: true, deadline: Some(deadline) } => deadline,
        _ => u64::MAX,
    };
    games.sort_by_key(|game| (rank(game), soon(game), core::cmp::Reverse(game.at)));
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A game on this device from the line about it.
    pub(crate) fn here(line: &str) -> Played {
        Played::here(&Kept::read("1", &format!("1000\t{line}")).expect("a game"))
    }

    #[test]
    fn the_place_is_what_the_ranking_says() {
        let won = here("third basic 3\t40\tover - a\t4 5 0 person \t3 5 0 keeper Korax\t2 5 0 keeper Alba");
        assert_eq!((won.place, won.won(), won.round()), (Some(1), Some(true), Some(14)));
        let third = here("third basic 3\t40\tover - b\t1 0 0 person \t4 5 0 keeper Korax\t2 5 0 keeper Alba");
        assert_eq!((third.place, third.won()), (Some(3), Some(false)));
        assert_eq!(third.standing, Some([(1, 4), (0, 5)]));
        assert_eq!(third.level(), Some(Level::Keeper));
    }

    #[test]
    fn several_people_at_a_device_have_no_you() {
        let game = here("third basic 2\t40\tover - a\t5 6 0 person Anna\t3 5 0 person Ben");
        assert_eq!((game.you, game.won(), game.place), (None, None, None));
        assert_eq!(game.winners(), [0]);
    }

    #[test]
    fn a_solo_game_counts_its_cards() {
        let game = here("third basic 1\t14\tover 24 a\t12 0 0 person ");
        assert_eq!((game.score, game.won(), game.place), (Some(24), Some(true), None));
        let lost = here("third basic 1\t14\tover 30\t7 0 0 person ");
        assert_eq!((lost.won(), &lost.state), (Some(false), &State::Over(SeatSet::EMPTY)));
    }

    #[test]
    fn what_waits_comes_first() {
        let over = here("third basic 2\t40\tover - a\t5 6 0 person \t3 5 0 keeper Korax");
        let running = here("third basic 2\t4\ton\t0 0 0 person \t0 0 0 keeper Korax");
        let online = |deadline| Played {
            source: Source::Online("7K2QX9FM".into()),
            state: State::Running { your_turn: true, deadline },
            ..running.clone()
        };
        let mut games = [over.clone(), running.clone(), online(None), online(Some(7))];
        sort(&mut games);
        assert_eq!(games, [online(Some(7)), online(None), running, over]);
    }
}
