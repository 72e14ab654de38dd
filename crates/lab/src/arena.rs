//! `rabenburg arena`: bots against each other, in duplicate deals on all cores, so that luck cancels out.

mod lineup;
mod log;
mod plot;
mod rating;
mod report;
mod standings;

use std::collections::BTreeSet;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use rabenburg_words::{Language, laboratory as text, measured};

use crate::contender::Contender;
use crate::contest::{Contest, PlayedOut};
use crate::error::{LabError, UsageError};
use crate::interrupt::Interrupt;
use crate::luck::Deal;
use crate::progress::Progress;
use crate::spoken::{between, said};
use crate::start;
use crate::table::TableArgs;
use crate::workers;
use lineup::{Lineup, Sides};
use log::{Games, Header, Log};
use report::ArenaReport;
use standings::Standings;

pub(crate) use lineup::LineupError;
pub(crate) use log::LogError;

/// The arguments of `arena`.
#[derive(Args)]
#[command(about = said(text::arena), after_help = help())]
pub struct ArenaArgs {
    #[arg(value_name = "BOT", required_unless_present = "bots", help = said(text::who_plays))]
    contenders: Vec<Contender>,
    #[arg(help = said(text::who_plays_listed))]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', conflicts_with = "contenders")]
    bots: Vec<Contender>,
    #[arg(long, default_value = "200", value_name = "N", help = said(text::arena_games))]
    games: NonZeroU64,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::seed))]
    seed: u64,
    #[arg(long, value_name = "N", help = said(text::threads))]
    threads: Option<NonZeroUsize>,
    #[arg(help = said(text::arena_max_turns))]
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = between(1, u32::MAX))]
    max_turns: u32,
    #[arg(long, value_name = said(text::file), help = said(text::arena_log))]
    log: Option<PathBuf>,
    #[arg(long, requires = "log", help = said(text::arena_resume))]
    resume: bool,
    #[arg(long, help = said(text::json_instead))]
    json: bool,
    #[arg(long, conflicts_with = "json", help = said(text::arena_csv))]
    csv: bool,
    #[arg(long, value_name = said(text::file), help = said(text::arena_svg))]
    svg: Option<PathBuf>,
    #[command(flatten)]
    table: TableArgs,
}

/// What follows the options.
fn help() -> String {
    [text::arena_how, text::bots, text::arena_examples].map(said).join("\n\n")
}

pub(crate) fn run(args: &ArenaArgs, language: Language) -> Result<(), LabError> {
    let language = if args.json || args.csv { Language::English } else { language };
    let rules = *Deal::new(&args.table, args.seed, 0)?.start.rules();
    let listed = if args.bots.is_empty() { &args.contenders } else { &args.bots };
    let arena = Arena::new(args, listed, Sides::new(rules.players, rules.is_team()))?;
    let settings = Header {
        rabenburg_arena: log::VERSION,
        version: env!("CARGO_PKG_VERSION"),
        bots: listed.iter().map(Contender::spec).collect(),
        seed: args.seed,
        max_turns: args.max_turns,
        table: &args.table,
    };
    let (log, mut games) = match &args.log {
        Some(path) => {
            let (log, games) = Log::open(path, args.resume, &settings, |game| arena.names(game))?;
            (Some(log), games)
        }
        None => (None, Games::new()),
    };
    let interrupt = Interrupt::listen()?;
    let decisions_per_s = arena.run(&mut games, log, &interrupt, language)?;
    let (players, seed) = (measured::players(language, rules.players), measured::seed(language, args.seed));
    let title = format!("{players}, {}, {seed}", start::describe(&rules, language));
    let standings = Standings::new(&arena.contenders, &arena.lineup, &games, language);
    let interrupted = interrupt.is_raised();
    let report = ArenaReport { settings: &settings, interrupted, decisions_per_s, standings, title, language };
    match (args.json, args.csv) {
        (true, _) => report.print_json()?,
        (_, true) => report.print_csv()?,
        _ => report.print_table()?,
    }
    match &args.svg {
        Some(path) => {
            std::fs::write(path, plot::draw(&report)).map_err(|error| LabError::Save { path: path.clone(), error })
        }
        None => Ok(()),
    }
}

/// Everything that determines the games.
struct Arena<'a> {
    args: &'a ArenaArgs,
    /// Each only once, however many seats it has.
    contenders: Vec<Contender>,
    lineup: Lineup,
}

impl<'a> Arena<'a> {
    fn new(args: &'a ArenaArgs, listed: &[Contender], sides: Sides) -> Result<Arena<'a>, LabError> {
        let mut contenders: Vec<Contender> = Vec::new();
        let numbers: Vec<usize> = listed
            .iter()
            .map(|bot| {
                contenders.iter().position(|known| known.spec() == bot.spec()).unwrap_or_else(|| {
                    contenders.push(bot.clone());
                    contenders.len() - 1
                })
            })
            .collect();
        let lineup = Lineup::new(&numbers, sides).map_err(UsageError::Lineup)?;
        Ok(Arena { args, contenders, lineup })
    }

    /// How many games each deal has.
    fn seatings(&self) -> u64 {
        self.lineup.seatings.len() as u64
    }

    /// Who sits where in a game.
    fn seats(&self, game: u64) -> impl Iterator<Item = &Contender> {
        let seating = &self.lineup.seatings[(game % self.seatings()) as usize];
        seating.iter().map(|&who| &self.contenders[who])
    }

    fn names(&self, game: u64) -> Vec<&str> {
        self.seats(game).map(Contender::spec).collect()
    }

    fn play(&self, game: u64, interrupt: &Interrupt) -> Result<Option<PlayedOut>, LabError> {
        let deal = Deal::new(&self.args.table, self.args.seed, game / self.seatings())?;
        Contest::new(&deal, self.seats(game)).finish(self.args.max_turns, interrupt)
    }

    /// Plays the missing games. Returns how many decisions were made per second.
    fn run(
        &self,
        games: &mut Games,
        mut log: Option<Log>,
        interrupt: &Interrupt,
        language: Language,
    ) -> Result<Option<f64>, LabError> {
        let deals = self.args.games.get().div_ceil(self.seatings());
        let known: BTreeSet<u64> = games.keys().copied().collect();
        let missing = (0..deals * self.seatings()).filter(|game| !known.contains(game));
        let progress = Progress::new(measured::games(language), missing.clone().count() as u64, true, language);
        let mut decisions = 0;
        let began = Instant::now();
        let done = |game, finished: PlayedOut| {
            if let Some(log) = &mut log {
                log.add(game, game / self.seatings(), &self.names(game), &finished)?;
            }
            decisions += finished.thinking.iter().map(|thinking| thinking.decisions).sum::<u64>();
            games.insert(game, finished);
            progress.advance(1);
            Ok(())
        };
        let threads = self.args.threads.unwrap_or_else(workers::all_cores);
        workers::work(missing, threads, interrupt, |game| self.play(game, interrupt), done)?;
        Ok((decisions > 0).then(|| decisions as f64 / began.elapsed().as_secs_f64()))
    }
}
