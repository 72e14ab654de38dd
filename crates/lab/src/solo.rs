//! `rabenburg solo`: how often bots solve the solo game, and with how many cards.

mod results;

use std::collections::BTreeMap;
use std::num::{NonZeroU64, NonZeroUsize};
use std::time::Instant;

use clap::Args;
use rabenburg_bots::{Budget, Level};
use rabenburg_words::{Language, laboratory as text, measured};

use crate::contender::Contender;
use crate::contest::{Contest, PlayedOut};
use crate::error::LabError;
use crate::interrupt::Interrupt;
use crate::luck::Deal;
use crate::progress::Progress;
use crate::spoken::{between, said};
use crate::start;
use crate::table::{Choices, TableArgs};
use crate::workers;
use results::Results;

/// The arguments of `solo`.
#[derive(Args)]
#[command(about = said(text::solo), after_help = help())]
pub struct SoloArgs {
    #[arg(value_name = "BOT", help = said(text::solo_who_plays))]
    contenders: Vec<Contender>,
    #[arg(help = said(text::who_plays_listed))]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', conflicts_with = "contenders")]
    bots: Vec<Contender>,
    #[arg(long, alias = "games", default_value = "1000", value_name = "N", help = said(text::solo_deals))]
    deals: NonZeroU64,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::seed))]
    seed: u64,
    #[arg(long, value_name = "N", help = said(text::threads))]
    threads: Option<NonZeroUsize>,
    #[arg(help = said(text::solo_max_turns))]
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = between(1, u32::MAX))]
    max_turns: u32,
    #[arg(long, help = said(text::json_instead))]
    json: bool,
    #[command(flatten)]
    choices: Choices,
}

/// What follows the options.
fn help() -> String {
    [text::solo_how, text::bots, text::solo_examples].map(said).join("\n\n")
}

pub(crate) fn run(args: &SoloArgs, language: Language) -> Result<(), LabError> {
    let language = if args.json { Language::English } else { language };
    let table = TableArgs::solo(&args.choices);
    let rules = *Deal::new(&table, args.seed, 0)?.start.rules();
    let bots: Vec<Contender> = match [&args.contenders[..], &args.bots].concat() {
        none if none.is_empty() => Level::ALL.into_iter().map(Contender::of_level).filter(is_quick).collect(),
        named => named,
    };
    let interrupt = Interrupt::listen()?;
    let count = bots.len() as u64;
    let jobs = 0..args.deals.get().saturating_mul(count);
    let progress = Progress::new(measured::games(language), jobs.end, true, language);
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
    let deals: Vec<Vec<&PlayedOut>> = whole.map(|deal| deal.values().collect()).collect();
    let results = Results::new(&bots, &deals, began.elapsed(), interrupt.is_raised(), language);
    let title = format!("{}, {}", start::describe(&rules, language), measured::seed(language, args.seed));
    match args.json {
        true => results.print_json(&table, args.seed)?,
        false => results.print_table(&title, language)?,
    }
    Ok(())
}

fn is_quick(contender: &Contender) -> bool {
    matches!(contender.budget(), Budget::Iterations(_))
}
