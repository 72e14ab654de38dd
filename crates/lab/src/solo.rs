//! `rabenburg solo`: how often bots solve the solo game, and with how many cards.

mod results;

use std::collections::BTreeMap;
use std::num::{NonZeroU64, NonZeroUsize};
use std::time::Instant;

use clap::Args;
use rabenburg_bots::{Budget, Level};

use crate::contender::{Contender, SPECS};
use crate::contest::{Contest, Finished};
use crate::error::LabError;
use crate::interrupt::Interrupt;
use crate::luck::Deal;
use crate::progress::Progress;
use crate::start;
use crate::table::{Choices, TableArgs};
use crate::workers;
use results::Results;

const HOW: &str = "\
Every bot plays the same deals. If you name none, the quick levels play, up to the keeper; the others take their time, so \
name them and a small number of deals. Ctrl-C stops and prints the results so far; a second one quits at once.";

const EXAMPLES: &str = "\
Examples:
  rabenburg solo
  rabenburg solo keeper wizard@300 --deals 100
  rabenburg solo --spells random:3 --edition short --json";

/// Measure how often bots solve the solo game
#[derive(Args)]
#[command(after_help = format!("{HOW}\n\n{SPECS}\n\n{EXAMPLES}"))]
pub struct SoloArgs {
    /// Who plays [default: the quick levels]
    #[arg(value_name = "BOT")]
    contenders: Vec<Contender>,
    /// Who plays, as a comma-separated list
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', conflicts_with = "contenders")]
    bots: Vec<Contender>,
    /// How many deals
    #[arg(long, visible_alias = "games", default_value = "1000", value_name = "N")]
    deals: NonZeroU64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play in parallel [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Stop a game after this many turns; it counts as lost
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_turns: u32,
    /// Print JSON instead of the table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    choices: Choices,
}

pub(crate) fn run(args: &SoloArgs) -> Result<(), LabError> {
    let table = TableArgs::solo(&args.choices);
    let rules = *Deal::new(&table, args.seed, 0)?.start.rules();
    let bots: Vec<Contender> = match [&args.contenders[..], &args.bots].concat() {
        none if none.is_empty() => Level::ALL.into_iter().map(Contender::of_level).filter(is_quick).collect(),
        named => named,
    };
    let interrupt = Interrupt::listen()?;
    let count = bots.len() as u64;
    let jobs = 0..args.deals.get().saturating_mul(count);
    let progress = Progress::new("games", jobs.end, true);
    let mut games = BTreeMap::new();
    let play = |job| {
        let deal = Deal::new(&table, args.seed, job / count)?;
        let bot = &bots[(job % count) as usize];
        Contest::new(&deal, std::iter::once(bot)).finish(args.max_turns, &interrupt)
    };
    let done = |job: u64, finished| {
        games.entry(job / count).or_insert_with(BTreeMap::new).insert(job % count, finished);
        progress.advance(1);
        Ok(())
    };
    let began = Instant::now();
    workers::work(jobs, args.threads.unwrap_or_else(workers::all_cores), &interrupt, play, done)?;
    drop(progress);
    // Only deals that every bot has played: they are compared on the same ones.
    let whole = games.values().filter(|deal| deal.len() == bots.len());
    let deals: Vec<Vec<&Finished>> = whole.map(|deal| deal.values().collect()).collect();
    let results = Results::new(&bots, &deals, began.elapsed(), interrupt.is_raised());
    let title = format!("{}, seed {}", start::describe(&rules), args.seed);
    match args.json {
        true => results.print_json(&table, args.seed)?,
        false => results.print_table(&title)?,
    }
    Ok(())
}

fn is_quick(contender: &Contender) -> bool {
    matches!(contender.budget(), Budget::Iterations(_))
}
