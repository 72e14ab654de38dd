//! `rabenburg bench`: how fast random games are played on one core.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use rabenburg_bots::Dice;
use rabenburg_engine::{Actions, Position, Printing, Rules, Spells, Teams, Variant};
use rabenburg_words::{Language, failures, laboratory as text, measured};
use serde::Serialize;

use crate::error::LabError;
use crate::figures::grouped;
use crate::spoken::said;
use crate::start;

/// The arguments of `bench`.
#[derive(Args)]
#[command(about = said(text::bench), after_help = said(text::bench_examples))]
pub struct BenchArgs {
    #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = positive, help = said(text::bench_seconds))]
    seconds: f64,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::seed))]
    seed: u64,
    #[arg(long, help = said(text::bench_json))]
    json: bool,
}

fn positive(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0 && *seconds <= 3600.0);
    seconds.ok_or_else(|| said(|language| failures::not_seconds(language, "2", "0.5")))
}

/// Random players may go on forever; a game is stopped after this many decisions and counts as one.
const MAX_DECISIONS: u64 = 20_000;

/// A line of the results.
#[derive(Serialize)]
struct Speed {
    case: String,
    players: u8,
    variant: &'static str,
    decisions_per_s: f64,
    games_per_s: f64,
}

pub(crate) fn run(args: &BenchArgs, language: Language) -> Result<(), LabError> {
    let language = if args.json { Language::English } else { language };
    let mut speeds = Vec::new();
    for (case, rules) in cases(language) {
        let speed = measure(case, rules, args)?;
        if !args.json {
            eprintln!("{}", measured::case_speed(language, &speed.case, grouped(speed.decisions_per_s)));
        }
        speeds.push(speed);
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &speeds).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    let [decisions, games] = [measured::decisions_each_second, measured::games_each_second].map(|text| text(language));
    writeln!(out, "\n{:<26}{decisions:>16}{games:>12}", measured::case(language))?;
    for Speed { case, decisions_per_s, games_per_s, .. } in &speeds {
        writeln!(out, "{case:<26}{:>16}{:>12}", grouped(*decisions_per_s), grouped(*games_per_s))?;
    }
    Ok(())
}

fn cases(language: Language) -> [(String, Rules); 5] {
    let basic = |players| Rules::new(Printing::Third, players);
    [
        (measured::case_players(language, 2), basic(2)),
        (measured::case_players(language, 4), basic(4)),
        (measured::case_players(language, 6), basic(6)),
        (measured::case_spells(language, 4), Rules { variant: Variant::Master, spells: Spells::BOX, ..basic(4) }),
        (measured::case_teams(language, 4), Rules { teams: Teams::EndAtOnce, ..basic(4) }),
    ]
}

fn measure(case: String, rules: Rules, args: &BenchArgs) -> Result<Speed, LabError> {
    let start = start::begin(rules)?;
    let limit = Duration::from_secs_f64(args.seconds);
    let mut dice = Dice::from_seed(args.seed);
    let (mut games, mut decisions) = (0u64, 0u64);
    let began = Instant::now();
    let mut spent = Duration::ZERO;
    while spent < limit {
        decisions += playout(start, &mut dice);
        games += 1;
        spent = began.elapsed();
    }
    let per_second = |count: u64| count as f64 / spent.as_secs_f64();
    let (decisions_per_s, games_per_s) = (per_second(decisions), per_second(games));
    Ok(Speed { case, players: rules.players, variant: rules.variant.name(), decisions_per_s, games_per_s })
}

/// Plays a whole random game and returns the number of decisions. Nothing is allocated on the way.
fn playout(mut position: Position, dice: &mut Dice) -> u64 {
    let mut decisions = 0;
    let mut actions = Actions::new();
    while decisions < MAX_DECISIONS {
        if let Some(chances) = position.chances() {
            let outcome = dice.chance(&chances);
            if outcome.is_none_or(|outcome| position.resolve(outcome, &mut ()).is_err()) {
                break;
            }
        } else if let Some(seat) = position.awaited() {
            decisions += 1;
            position.list_actions(seat, &mut actions);
            let action = actions.get(dice.below(actions.len()));
            if action.is_none_or(|action| position.play(seat, action, &mut ()).is_err()) {
                break;
            }
        } else {
            break;
        }
    }
    decisions
}
