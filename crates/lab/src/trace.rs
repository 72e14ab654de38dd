//! `rabenburg trace`: everything that happens in games, all secrets included, as JSON Lines.

mod lines;

use std::fs::File;
use std::io::{BufWriter, Write, stdout};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rabenburg_bots::Dice;
use rabenburg_engine::{Chance, ChanceKind, Position, Seat, Turn};
use rabenburg_words::{Language, laboratory as text, measured};

use crate::error::LabError;
use crate::progress::Progress;
use crate::spoken::said;
use crate::start;
use crate::table::TableArgs;
use lines::{ActionLine, Cfg, ChanceLine, ResultLine, State, TraceLine};

/// The arguments of `trace`.
#[derive(Args)]
#[command(about = said(text::trace), after_help = said(text::trace_examples))]
pub struct TraceArgs {
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::trace_games))]
    games: u64,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::trace_seed))]
    seed: u64,
    #[arg(long, value_enum, default_value_t = TraceBot::Random, help = said(text::who_plays))]
    bot: TraceBot,
    #[arg(long, value_parser = str::parse::<u32>, default_value_t = 2000, value_name = "N", help = said(text::trace_max_turns))]
    max_turns: u32,
    #[arg(long, value_name = said(text::file), help = said(text::start))]
    start: Option<PathBuf>,
    #[arg(long, value_name = said(text::file), help = said(text::trace_out))]
    out: Option<PathBuf>,
    #[command(flatten)]
    table: TableArgs,
}

/// A built-in player.
#[derive(Clone, Copy, ValueEnum)]
enum TraceBot {
    #[value(help = said(text::trace_random))]
    Random,
}

pub(crate) fn run(args: &TraceArgs, language: Language) -> Result<(), LabError> {
    match &args.out {
        Some(path) => {
            let file = File::create(path)?;
            trace(args, language, &mut BufWriter::new(file))
        }
        None => trace(args, language, &mut BufWriter::new(stdout().lock())),
    }
}

fn trace(args: &TraceArgs, language: Language, out: &mut impl Write) -> Result<(), LabError> {
    // A bar would get in the way of the lines; it is shown only when they go to a file.
    let progress = Progress::new(measured::games(language), args.games, args.out.is_some(), language);
    let given = args.start.as_deref().map(start::read).transpose()?;
    for game in 0..args.games {
        let mut dice = Dice::for_game(args.seed, game);
        let (position, state) = match given {
            Some(position) => (position, Some(State::of(&position))),
            None => (start::begin(args.table.rules(&mut dice)?)?, None),
        };
        write(out, &TraceLine::New { game, cfg: Cfg::of(position.rules()), state })?;
        TracedGame { args, out, dice, position }.play()?;
        progress.advance(1);
    }
    out.flush()?;
    Ok(())
}

fn write(out: &mut impl Write, line: &TraceLine) -> Result<(), LabError> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(())
}

struct TracedGame<'a, W> {
    args: &'a TraceArgs,
    out: &'a mut W,
    dice: Dice,
    position: Position,
}

impl<W: Write> TracedGame<'_, W> {
    fn play(mut self) -> Result<(), LabError> {
        let first = self.position.turn_number();
        loop {
            let result = match self.position.turn() {
                Turn::Over(outcome) => ResultLine::of(&outcome),
                _ if self.position.turn_number() - first >= self.args.max_turns => ResultLine::max_turns(),
                Turn::Chance(kind) => {
                    self.chance(kind)?;
                    continue;
                }
                Turn::Act(seat) => {
                    self.decide(seat)?;
                    continue;
                }
            };
            return write(self.out, &TraceLine::Over { state: State::of(&self.position), result });
        }
    }

    fn chance(&mut self, kind: ChanceKind) -> Result<(), LabError> {
        let outcome = self.position.chances().and_then(|chances| self.dice.chance(&chances));
        let outcome = outcome.ok_or_else(|| LabError::Bug("no chance where chance is due".into()))?;
        let line = match (kind, outcome) {
            (ChanceKind::Draw { seat }, Chance::Card { face }) => {
                ChanceLine::Draw { seat: seat.into(), card: face.code() }
            }
            (_, Chance::Roll { value }) => ChanceLine::Roll { value },
            (ChanceKind::Roll, Chance::Card { .. }) => return Err(LabError::Bug("a card for a roll".into())),
        };
        write(self.out, &TraceLine::Chance(line))?;
        self.position.resolve(outcome, &mut ()).map_err(|refusal| LabError::Bug(refusal.to_string()))
    }

    fn decide(&mut self, seat: Seat) -> Result<(), LabError> {
        let position = self.position;
        let legal = position.legal_actions(seat);
        let asides = position.asides();
        // Now and then the partner does something of their own before the awaited seat decides.
        if let Some((partner, actions)) = &asides
            && self.dice.below(ASIDE_ONE_IN) == 0
            && let Some(action) = actions.get(self.dice.below(actions.len()))
        {
            let line = TraceLine::Aside { seat: (*partner).into(), action: ActionLine::of(*partner, action) };
            write(self.out, &line)?;
            return self.take(*partner, action);
        }
        let action = legal.get(self.dice.below(legal.len()));
        let action = action.ok_or_else(|| LabError::Bug("nobody can do anything".into()))?;
        let phase = position.phase().map_or("", |phase| phase.name());
        write(
            self.out,
            &TraceLine::Decide {
                seat: seat.into(),
                phase,
                state: State::of(&position),
                legal: legal.iter().map(|action| ActionLine::of(seat, action)).collect(),
                asides: asides
                    .iter()
                    .flat_map(|(partner, actions)| actions.iter().map(|action| ActionLine::of(*partner, action)))
                    .collect(),
                action: ActionLine::of(seat, action),
            },
        )?;
        self.take(seat, action)
    }

    fn take(&mut self, seat: Seat, action: rabenburg_engine::Action) -> Result<(), LabError> {
        self.position.play(seat, action, &mut ()).map_err(|refusal| LabError::Bug(refusal.to_string()))
    }
}

/// How often the random player acts out of turn in team games: once in this many times.
const ASIDE_ONE_IN: usize = 12;
