//! `rabenburg load`: simulated players over real sockets, and how well a server holds up.

mod bots;
mod client;
mod conductor;
mod display;
mod http;
mod measure;
mod peek;
mod plan;
mod play;
mod report;
mod run;
mod server;
mod table;
mod tally;
mod trouble;
mod usage;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rabenburg_words::{Language, failures, laboratory as text};
use tokio::runtime::Builder;
use tokio::task::LocalSet;

use crate::error::{LabError, UsageError};
use crate::interrupt::Interrupt;
use crate::spoken::{between, said};
use conductor::{Venue, perform};
use plan::{Changes, LoadPlan, Test};
use report::{LoadReport, markdown};

/// The arguments of `load`.
#[derive(Args)]
#[command(about = said(text::load), after_help = said(text::load_examples))]
pub struct LoadArgs {
    #[arg(value_enum, ignore_case = true, help = said(text::load_test))]
    test: Test,
    #[arg(long, help = said(text::load_url))]
    url: Option<String>,
    #[arg(long, value_name = said(text::folder), conflicts_with = "url", help = said(text::load_data))]
    data: Option<PathBuf>,
    #[arg(help = said(text::load_tables))]
    #[arg(long, value_name = "N", value_parser = between(1_u32, 20_000))]
    tables: Option<u32>,
    #[arg(long, value_name = "N", value_parser = between(1_u8, 6), help = said(text::load_players))]
    players: Option<u8>,
    #[arg(long, value_parser = str::parse::<u8>, value_name = "N", help = said(text::load_spectators))]
    spectators: Option<u8>,
    #[arg(long, value_name = "N", value_parser = rate, help = said(text::load_rate))]
    rate: Option<f64>,
    #[arg(long, default_value_t = 60.0, value_name = "S", value_parser = seconds, help = said(text::load_seconds))]
    seconds: f64,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::load_seed))]
    seed: u64,
    #[arg(long, help = said(text::load_json))]
    json: bool,
}

/// How long a player waits for anything before it counts as an error.
const TIMEOUT: Duration = Duration::from_secs(10);

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate: &f64| (0.0..=1e6).contains(rate));
    rate.ok_or_else(|| said(failures::not_a_rate).to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.ok_or_else(|| said(|language| failures::not_seconds(language, "60", "2.5")))
}

pub(crate) fn run(args: &LoadArgs, language: Language) -> Result<(), LabError> {
    let language = if args.json { Language::English } else { language };
    if args.test == Test::L6 && args.url.is_some() {
        return Err(UsageError::KillsItsServer.into());
    }
    let stage = Venue {
        url: args.url.clone(),
        data: args.data.clone().unwrap_or_else(std::env::temp_dir),
        seed: args.seed,
        interrupt: Interrupt::listen()?,
        language,
    };
    if args.test != Test::All {
        let report = one(args.test, args, &stage)?;
        return if args.json { print_json(&report) } else { print(&report.text(language)) };
    }
    let mut reports = Vec::new();
    for test in Test::NUMBERED {
        if test == Test::L6 && args.url.is_some() {
            eprintln!("rabenburg: {}", text::load_skipped(language));
            continue;
        }
        let report = one(test, args, &stage)?;
        eprintln!("{}", report.text(language));
        reports.push((test, report));
        if stage.interrupt.is_raised() {
            break;
        }
    }
    if args.json {
        let reports: Vec<_> = reports.into_iter().map(|(_, report)| report).collect();
        return print_json(&reports);
    }
    print(&markdown(&reports, language))
}

/// Runs a test on a thread of its own: the players take as little from the server as they can.
fn one(test: Test, args: &LoadArgs, stage: &Venue) -> Result<LoadReport, LabError> {
    let changes = Changes {
        tables: args.tables.map(|tables| tables as usize),
        players: args.players.map(usize::from),
        spectators: args.spectators.map(usize::from),
        rate: args.rate,
    };
    let plan = LoadPlan::new(test, changes, args.seconds);
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| LabError::Bug(format!("no runtime: {error}")))?;
    LocalSet::new().block_on(&runtime, perform(plan, stage))
}

fn print(text: &str) -> Result<(), LabError> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(())
}

fn print_json(value: &impl serde::Serialize) -> Result<(), LabError> {
    let mut out = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
