//! `rabenburg trace`: everything that happens in games, all secrets included, as JSON lines.

mod lines;

use std::fs::File;
use std::io::{BufWriter, Write, stdout};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rabenburg_bots::Dice;
use rabenburg_engine::{Chance, ChanceKind, Position, Seat, Turn};

use crate::failure::Failure;
use crate::progress::Progress;
use crate::start;
use crate::table::Table;
use lines::{ActionLine, Cfg, ChanceLine, Line, ResultLine, State};

const EXAMPLES: &str = "\
Examples:
  rabenburg trace --games 100 --players 4 --out games.jsonl
  rabenburg trace --edition second --variant master --spells random:4 --teams
  rabenburg trace --start endgame.txt --seed 7 | head -5";

/// Play games and write everything that happens, all secrets included, as JSON lines
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct TraceArgs {
    /// How many games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// Seed of all chance; the same arguments write the same bytes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Random)]
    bot: Player,
    /// Break a game off after so many turns
    #[arg(long, default_value_t = 2000, value_name = "N")]
    max_turns: u32,
    /// Begin from a position in text notation instead of the set-up; its rules replace the table's options
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Write to a file instead of the standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    table: Table,
}

/// A player made of code.
#[derive(Clone, Copy, ValueEnum)]
enum Player {
    /// Chooses uniformly among the legal actions
    Random,
}

pub(crate) fn run(args: &TraceArgs) -> Result<(), Failure> {
    match &args.out {
        Some(path) => {
            let file = File::create(path)?;
            trace(args, &mut BufWriter::new(file))
        }
        None => trace(args, &mut BufWriter::new(stdout().lock())),
    }
}

fn trace(args: &TraceArgs, out: &mut impl Write) -> Result<(), Failure> {
    // A bar beside the lines would only disturb; it is shown when they go to a file.
    let progress = Progress::new("games", args.games, args.out.is_some());
    let given = args.start.as_deref().map(start::read).transpose()?;
    for game in 0..args.games {
        let mut dice = Dice::for_game(args.seed, game);
        let (position, state) = match given {
            Some(position) => (position, Some(State::of(&position))),
            None => (start::begin(args.table.rules(&mut dice)?)?, None),
        };
        write(out, &Line::New { game, cfg: Cfg::of(position.rules()), state })?;
        Game { args, out, dice, position }.play()?;
        progress.advance(1);
    }
    out.flush()?;
    Ok(())
}

fn write(out: &mut impl Write, line: &Line) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(())
}

struct Game<'a, W> {
    args: &'a TraceArgs,
    out: &'a mut W,
    dice: Dice,
    position: Position,
}

impl<W: Write> Game<'_, W> {
    fn play(mut self) -> Result<(), Failure> {
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
            return write(self.out, &Line::Over { state: State::of(&self.position), result });
        }
    }

    fn chance(&mut self, kind: ChanceKind) -> Result<(), Failure> {
        let outcome = self.position.chances().and_then(|chances| self.dice.chance(&chances));
        let outcome = outcome.ok_or_else(|| Failure::Bug("no chance where chance is due".into()))?;
        let line = match (kind, outcome) {
            (ChanceKind::Draw { seat }, Chance::Card { face }) => {
                ChanceLine::Draw { seat: seat.into(), card: face.code() }
            }
            (_, Chance::Roll { value }) => ChanceLine::Roll { value },
            (ChanceKind::Roll, Chance::Card { .. }) => return Err(Failure::Bug("a card for a roll".into())),
        };
        write(self.out, &Line::Chance(line))?;
        self.position.resolve(outcome, &mut ()).map_err(|refusal| Failure::Bug(refusal.to_string()))
    }

    fn decide(&mut self, seat: Seat) -> Result<(), Failure> {
        let position = self.position;
        let legal = position.legal_actions(seat);
        let asides = position.asides();
        // Now and then the partner does something of his own before the awaited seat decides.
        if let Some((partner, actions)) = &asides
            && self.dice.below(ASIDE_ONE_IN) == 0
            && let Some(action) = actions.get(self.dice.below(actions.len()))
        {
            let line = Line::Aside { seat: (*partner).into(), action: ActionLine::of(*partner, action) };
            write(self.out, &line)?;
            return self.take(*partner, action);
        }
        let action = legal.get(self.dice.below(legal.len()));
        let action = action.ok_or_else(|| Failure::Bug("nobody can do anything".into()))?;
        let phase = position.phase().map_or("", |phase| phase.name());
        write(
            self.out,
            &Line::Decide {
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

    fn take(&mut self, seat: Seat, action: rabenburg_engine::Action) -> Result<(), Failure> {
        self.position.play(seat, action, &mut ()).map_err(|refusal| Failure::Bug(refusal.to_string()))
    }
}

/// How often the random player acts out of order in team games: one time in so many.
const ASIDE_ONE_IN: usize = 12;
