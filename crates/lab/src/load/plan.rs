//! What a test demands of the server: our seven benchmarks, and custom ones.

use clap::ValueEnum;
use rabenburg_words::{Language, laboratory as text, measured};

use crate::figures::grouped;
use crate::spoken::said;

/// A test by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Test {
    #[value(help = said(text::load_l1))]
    L1,
    #[value(help = said(text::load_l2))]
    L2,
    #[value(help = said(text::load_l3))]
    L3,
    #[value(help = said(text::load_l4))]
    L4,
    #[value(help = said(text::load_l5))]
    L5,
    #[value(help = said(text::load_l6))]
    L6,
    #[value(help = said(text::load_l7))]
    L7,
    #[value(help = said(text::load_custom))]
    Custom,
    #[value(help = said(text::load_all))]
    All,
}

impl Test {
    /// The tests that `all` runs.
    pub(crate) const NUMBERED: [Test; 7] = [Test::L1, Test::L2, Test::L3, Test::L4, Test::L5, Test::L6, Test::L7];

    pub(crate) fn id(self) -> &'static str {
        match self {
            Test::L1 => "L1",
            Test::L2 => "L2",
            Test::L3 => "L3",
            Test::L4 => "L4",
            Test::L5 => "L5",
            Test::L6 => "L6",
            Test::L7 => "L7",
            Test::Custom => "custom",
            Test::All => "all",
        }
    }

    /// What we aim for on two cores, with the load generator on the same machine.
    pub(crate) fn aim(self, language: Language) -> &'static str {
        match self {
            Test::L1 => "p50 2 ms, p99 10 ms",
            Test::L2 => "p50 2 ms, p99 25 ms, 80 MB",
            Test::L3 => measured::aim_l3(language),
            Test::L4 => measured::aim_l4(language),
            Test::L5 => measured::aim_l5(language),
            Test::L6 => measured::aim_l6(language),
            Test::L7 => measured::aim_l7(language),
            Test::Custom | Test::All => "",
        }
    }
}

/// What happens in the middle of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Incident {
    /// All sockets are cut at once, and everyone comes back.
    Cut,
    /// The server is killed without warning, and restarted.
    Kill,
}

/// A test with its numbers.
#[derive(Clone, Debug)]
pub(super) struct LoadPlan {
    pub(super) test: Test,
    pub(super) tables: usize,
    /// Players at a table.
    pub(super) players: usize,
    /// Spectators at a table.
    pub(super) spectators: usize,
    /// When moves are made.
    pub(super) pace: MoveRate,
    pub(super) incident: Option<Incident>,
    /// Tables of bots that join for a second measurement.
    pub(super) bot_tables: usize,
    /// How long each measurement takes.
    pub(super) seconds: f64,
}

/// When moves are made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum MoveRate {
    /// Never: everyone just sits there.
    Idle,
    /// This many moves per second, all tables together.
    PerSecond(f64),
    /// As soon as everyone at the table has the last one.
    AtOnce,
}

/// Overrides of a test's own numbers from the command line.
#[derive(Clone, Copy, Default)]
pub(super) struct Changes {
    pub(super) tables: Option<usize>,
    pub(super) players: Option<usize>,
    pub(super) spectators: Option<usize>,
    /// Moves per second; 0 for no thinking time.
    pub(super) rate: Option<f64>,
}

impl LoadPlan {
    pub(super) fn new(test: Test, changes: Changes, seconds: f64) -> LoadPlan {
        let (tables, players, spectators, pace) = match test {
            Test::L1 | Test::L7 => (100, 4, 2, MoveRate::PerSecond(100.0)),
            Test::L2 | Test::L5 | Test::L6 => (1000, 2, 0, MoveRate::PerSecond(1000.0)),
            Test::L3 => (50, 2, 0, MoveRate::AtOnce),
            Test::L4 => (2000, 2, 2, MoveRate::Idle),
            Test::Custom | Test::All => (10, 2, 0, MoveRate::AtOnce),
        };
        let pace = match (changes.rate, pace, changes.tables) {
            (Some(rate), ..) if rate > 0.0 => MoveRate::PerSecond(rate),
            (Some(_), ..) => MoveRate::AtOnce,
            // If a test runs with fewer tables, each plays as fast as before.
            (None, MoveRate::PerSecond(rate), Some(fewer)) => MoveRate::PerSecond(rate * fewer as f64 / tables as f64),
            (None, pace, _) => pace,
        };
        LoadPlan {
            test,
            tables: changes.tables.unwrap_or(tables),
            players: changes.players.unwrap_or(players),
            spectators: changes.spectators.unwrap_or(spectators),
            pace,
            incident: match test {
                Test::L5 => Some(Incident::Cut),
                Test::L6 => Some(Incident::Kill),
                _ => None,
            },
            bot_tables: if test == Test::L7 { 20 } else { 0 },
            seconds,
        }
    }

    pub(super) fn sockets(&self) -> usize {
        self.tables * (self.players + self.spectators) + self.bot_tables
    }

    /// Average seconds between a table's moves; `None` without thinking time.
    pub(super) fn interval(&self) -> Option<f64> {
        match self.pace {
            MoveRate::PerSecond(rate) => Some(self.tables as f64 / rate),
            MoveRate::AtOnce | MoveRate::Idle => None,
        }
    }

    /// The load in words.
    pub(super) fn describe(&self, language: Language) -> String {
        let tables = grouped(self.tables as f64);
        let seats = match self.spectators {
            0 => measured::load(language, tables, self.players),
            spectators => measured::load_watched(language, tables, self.players, spectators),
        };
        let pace = match self.pace {
            MoveRate::Idle => measured::idle_sockets(language, grouped(self.sockets() as f64)),
            MoveRate::PerSecond(rate) => measured::moves_per_second(language, grouped(rate)),
            MoveRate::AtOnce => measured::no_thinking_time(language).to_owned(),
        };
        let more = match (self.incident, self.bot_tables) {
            (Some(Incident::Cut), _) => Some(measured::all_come_back(language).to_owned()),
            (Some(Incident::Kill), _) => Some(measured::server_is_killed(language).to_owned()),
            (None, 0) => None,
            (None, bots) => Some(measured::alongside_bots(language, bots)),
        };
        let load = format!("{seats}, {pace}");
        [Some(load), more].into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_fewer_tables_plays_as_fast_as_before() {
        let changes = Changes { tables: Some(4), ..Changes::default() };
        let plan = LoadPlan::new(Test::L2, changes, 60.0);
        assert_eq!((plan.tables, plan.pace, plan.interval()), (4, MoveRate::PerSecond(4.0), Some(1.0)));
        let plan = LoadPlan::new(Test::L2, Changes { rate: Some(40.0), ..changes }, 60.0);
        assert_eq!(plan.interval(), Some(0.1));
        let plan = LoadPlan::new(Test::L2, Changes { rate: Some(0.0), ..changes }, 60.0);
        assert_eq!((plan.pace, plan.interval()), (MoveRate::AtOnce, None));
    }

    #[test]
    fn the_tests_have_the_sockets_of_our_aims() {
        let sockets = Test::NUMBERED.map(|test| LoadPlan::new(test, Changes::default(), 60.0).sockets());
        assert_eq!(sockets, [600, 2000, 100, 8000, 2000, 2000, 620]);
    }
}
