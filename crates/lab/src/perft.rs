//! `rabenburg perft`: counts the ways a game can go, to check and measure the engine.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use rabenburg_bots::Dice;
use rabenburg_engine::{Input, Position, perft};
use rabenburg_words::{Language, laboratory as text, measured};
use serde::Serialize;

use crate::error::LabError;
use crate::progress::Progress;
use crate::spoken::{between, said};
use crate::start;
use crate::table::TableArgs;

/// The arguments of `perft`.
#[derive(Args)]
#[command(about = said(text::perft), long_about = said(text::perft_long), after_help = said(text::perft_examples))]
pub struct PerftArgs {
    #[arg(help = said(text::perft_depth))]
    #[arg(long, default_value_t = 3, value_parser = between(0_u8, 20))]
    depth: u8,
    #[arg(long, help = said(text::perft_divide))]
    divide: bool,
    #[arg(long, help = said(text::perft_json))]
    json: bool,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::perft_seed))]
    seed: u64,
    #[arg(long, value_name = said(text::file), help = said(text::perft_start))]
    start: Option<PathBuf>,
    #[command(flatten)]
    table: TableArgs,
}

/// The result, as `--json` prints it.
#[derive(Serialize)]
struct PerftReport {
    depth: u8,
    nodes: u64,
    seconds: f64,
    nodes_per_s: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

/// A first step and the number of ways behind it.
#[derive(Serialize)]
struct Branch {
    input: String,
    nodes: u64,
}

pub(crate) fn run(args: &PerftArgs, language: Language) -> Result<(), LabError> {
    let position = match &args.start {
        Some(path) => start::read(path)?,
        None => dealt(args)?,
    };
    let began = Instant::now();
    let branches = divide(&position, args.depth, language)?;
    let seconds = began.elapsed().as_secs_f64();
    // With no steps, nothing branches: the position itself is the one way.
    let nodes = if branches.is_empty() { 1 } else { branches.iter().map(|branch| branch.nodes).sum() };
    let nodes_per_s = nodes as f64 / seconds.max(f64::MIN_POSITIVE);
    let divide = args.divide.then_some(branches);
    report(args, language, &PerftReport { depth: args.depth, nodes, seconds, nodes_per_s, divide })
}

/// The set-up, with cards dealt by the seed.
fn dealt(args: &PerftArgs) -> Result<Position, LabError> {
    let mut dice = Dice::for_game(args.seed, 0);
    let mut position = start::begin(args.table.rules(&mut dice)?)?;
    while let Some(outcome) = position.chances().and_then(|chances| dice.chance(&chances)) {
        position.resolve(outcome, &mut ()).map_err(|refusal| LabError::Bug(refusal.to_string()))?;
    }
    Ok(position)
}

fn divide(position: &Position, depth: u8, language: Language) -> Result<Vec<Branch>, LabError> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut inputs = Vec::new();
    position.each_input(|input| inputs.push(input));
    let progress = Progress::new(measured::branches(language), inputs.len() as u64, rest > 0, language);
    let branch = |input| {
        let mut after = *position;
        after.put(input, &mut ()).map_err(|refusal| LabError::Bug(refusal.to_string()))?;
        let nodes = perft(&after, u32::from(rest)).nodes;
        progress.advance(1);
        Ok(Branch { input: written(input), nodes })
    };
    inputs.into_iter().map(branch).collect()
}

/// As written in a game file.
fn written(input: Input) -> String {
    match input {
        Input::Act { seat, action } => format!("{seat} {action}"),
        Input::Chance(outcome) => outcome.to_string(),
    }
}

fn report(args: &PerftArgs, language: Language, answer: &PerftReport) -> Result<(), LabError> {
    use std::io::Write;
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, answer).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    for Branch { input, nodes } in answer.divide.iter().flatten() {
        writeln!(out, "{nodes:>14}  {input}")?;
    }
    let PerftReport { depth, nodes, seconds, nodes_per_s, .. } = answer;
    let (seconds, millions) = (format_args!("{seconds:.2}"), format_args!("{:.1}", nodes_per_s / 1e6));
    writeln!(out, "{}", measured::perft(language, depth, nodes, seconds, millions))?;
    Ok(())
}
