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
use tokio::runtime::Builder;
use tokio::task::LocalSet;

use crate::error::LabError;
use crate::interrupt::Interrupt;
use conductor::{Stage, perform};
use plan::{Changes, Plan, Test};
use report::{Report, markdown};

const EXAMPLES: &str = "\
Examples:
  rabenburg load l2
  rabenburg load l2 --url http://127.0.0.1:7288    a running server
  rabenburg load custom --tables 200 --players 4 --spectators 1 --rate 300 --seconds 20
  rabenburg load custom --tables 20 --rate 0       as fast as the server answers
  rabenburg load all > measured.md                 L1 to L7 as a Markdown table

Latency is the time from sending a move until every player and spectator at the table has it.
Without --url, each test starts a server of its own and removes its data afterwards; environment
variables configure it like `rabenburg serve`. A server that is already running must allow that
many visitors, tables, sockets and moves from one address.";

/// Measure how many tables, players and moves a server can take
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LoadArgs {
    /// Which test
    #[arg(value_enum, ignore_case = true)]
    test: Test,
    /// The server [default: a new one for each test]
    #[arg(long)]
    url: Option<String>,
    /// Folder in which new servers keep their data while they run [default: the system's temporary folder]
    #[arg(long, value_name = "DIR", conflicts_with = "url")]
    data: Option<PathBuf>,
    /// Tables
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: Option<u32>,
    /// Players at each table
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    players: Option<u8>,
    /// Spectators at each table
    #[arg(long, value_name = "N")]
    spectators: Option<u8>,
    /// Moves per second, all tables together; 0 for no thinking time
    #[arg(long, value_name = "N", value_parser = rate)]
    rate: Option<f64>,
    /// Seconds to measure
    #[arg(long, default_value_t = 60.0, value_name = "S", value_parser = seconds)]
    seconds: f64,
    /// Random seed for the players' choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON: an object, or a list of them for `all`
    #[arg(long)]
    json: bool,
}

/// How long a player waits for anything before it counts as an error.
const PATIENCE: Duration = Duration::from_secs(10);

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate: &f64| (0.0..=1e6).contains(rate));
    rate.ok_or_else(|| "expected a number of moves per second, or 0 for no thinking time".into())
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.ok_or_else(|| "expected a number of seconds above 0, such as 60 or 2.5".into())
}

pub(crate) fn run(args: &LoadArgs) -> Result<(), LabError> {
    if args.test == Test::L6 && args.url.is_some() {
        return Err(LabError::Usage("L6 kills its server, so it needs one of its own: leave out --url".into()));
    }
    let stage = Stage {
        url: args.url.clone(),
        data: args.data.clone().unwrap_or_else(std::env::temp_dir),
        seed: args.seed,
        interrupt: Interrupt::listen()?,
    };
    if args.test != Test::All {
        let report = one(args.test, args, &stage)?;
        return if args.json { print_json(&report) } else { print(&report.text()) };
    }
    let mut reports = Vec::new();
    for test in Test::NUMBERED {
        if test == Test::L6 && args.url.is_some() {
            eprintln!("rabenburg: L6 kills its server, so it is skipped with --url");
            continue;
        }
        let report = one(test, args, &stage)?;
        eprintln!("{}", report.text());
        reports.push((test, report));
        if stage.interrupt.is_raised() {
            break;
        }
    }
    if args.json {
        let reports: Vec<_> = reports.into_iter().map(|(_, report)| report).collect();
        return print_json(&reports);
    }
    print(&markdown(&reports))
}

/// Runs a test on a thread of its own: the players take as little from the server as they can.
fn one(test: Test, args: &LoadArgs, stage: &Stage) -> Result<Report, LabError> {
    let changes = Changes {
        tables: args.tables.map(|tables| tables as usize),
        players: args.players.map(usize::from),
        spectators: args.spectators.map(usize::from),
        rate: args.rate,
    };
    let plan = Plan::new(test, changes, args.seconds);
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
