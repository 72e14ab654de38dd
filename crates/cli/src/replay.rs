//! `rabenburg replay`: steps through a recorded game, forwards and back.

mod film;
mod keys;

use std::path::PathBuf;

use clap::Args;
use rabenburg_engine::{ParseError, Record};
use rabenburg_lab::terminal::{DIM, Screen, StyledLine};
use rabenburg_lab::{LabError, start};
use rabenburg_words::{Language, terminal};

use film::Film;
use keys::{Key, Keys};

const EXAMPLES: &str = "\
Examples:
  rabenburg replay game.txt
  rabenburg replay game.txt --turn 12 --open
  rabenburg replay game.txt --print | less

Keys:
  → n space   next step          ← p   previous step
  ↓ PgDn      next turn          ↑ PgUp   previous turn
  Home End    start, end         o   show or hide secrets
  q Esc       quit";

/// Step through a recorded game, forwards and back
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The game, as saved by `rabenburg watch --record`
    file: PathBuf,
    /// Start at this turn; turns are numbered from 0, as in the file
    #[arg(long, value_name = "N")]
    turn: Option<u32>,
    /// Print all turns instead of waiting for keys; the default without a terminal
    #[arg(long)]
    print: bool,
    /// Show hands and locked-up wizards
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &ReplayArgs, language: Language) -> Result<(), LabError> {
    let text = start::read_text(&args.file)?;
    let wrong = |error: ParseError| LabError::Text { path: args.file.clone(), message: error.to_string() };
    let record: Record = text.parse().map_err(wrong)?;
    let mut film = Film::new(&record, args.open, language)?;
    if let Some(turn) = args.turn {
        let (first, last) = film.turns();
        let wrong = || LabError::Usage(format!("--turn {turn}: the game has turns {first} to {last}"));
        film.go_to_turn(turn).ok_or_else(wrong)?;
    }
    let screen = Screen::standard();
    if args.print || !screen.is_terminal() { print(film, screen) } else { step(film, screen, &record) }
}

/// Every turn from here on, one below the other.
fn print(mut film: Film, mut screen: Screen) -> Result<(), LabError> {
    let (width, _) = screen.size();
    loop {
        film.finish_turn();
        let mut lines = film.frame(StyledLine::default()).lines(width);
        let more = film.next();
        if more {
            lines.push(StyledLine::default());
        }
        screen.print(&lines)?;
        if !more {
            return Ok(());
        }
    }
}

/// For terminals that don't report their size.
const USUAL_ROWS: usize = 24;

/// Step by step, controlled by keys.
fn step(mut film: Film, mut screen: Screen, record: &Record) -> Result<(), LabError> {
    let deaf = |error| LabError::Usage(format!("the terminal cannot read keys ({error}); add --print"));
    let keys = Keys::listen().map_err(deaf)?;
    loop {
        let (width, rows) = screen.size();
        let frame = film.frame(footer(&film));
        screen.redraw(&frame.fitted(width, rows.unwrap_or(USUAL_ROWS)))?;
        match keys.next().map_err(deaf)? {
            Key::Next => drop(film.next()),
            Key::Back => film.back(),
            Key::NextTurn => film.next_turn(),
            Key::PreviousTurn => film.previous_turn(),
            Key::Start => film.go_to(0),
            Key::End => film.go_to(usize::MAX),
            Key::Open => film = film.turned_over(record)?,
            Key::Redraw => {}
            Key::Quit => break,
        }
    }
    drop(keys);
    screen.print(&[StyledLine::default()])?;
    Ok(())
}

fn footer(film: &Film) -> StyledLine {
    let language = film.language();
    let turn = film.turn().map_or(terminal::set_up(language).into(), |turn| terminal::turn(language, turn));
    let mut line = StyledLine::plain(format!(" {turn}, {}", terminal::step(language, film.step(), film.steps())));
    line.say(format!("  {}", film.input())).pad(INPUT_END);
    line.put(DIM, format!("  {}", terminal::keys(language)));
    line
}

/// Where the key help starts, so that it does not jump around with the inputs before it.
const INPUT_END: usize = 44;
