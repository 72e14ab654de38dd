//! `rabenburg replay`: steps through a recorded game, forwards and back.

mod film;
mod keys;

use std::path::PathBuf;

use clap::Args;
use rabenburg_engine::{ParseError, Record};
use rabenburg_lab::spoken::said;
use rabenburg_lab::terminal::{DIM, Screen, StyledLine};
use rabenburg_lab::{LabError, start};
use rabenburg_words::{Language, commands as text, terminal};

use crate::error::CliError;
use film::Stills;
use keys::{Key, Keys};

#[derive(Args)]
#[command(about = said(text::replay), after_help = said(text::replay_examples))]
pub(crate) struct ReplayArgs {
    #[arg(value_name = said(text::file), help = said(text::replay_file))]
    file: PathBuf,
    #[arg(long, value_parser = str::parse::<u32>, value_name = "N", help = said(text::replay_turn))]
    turn: Option<u32>,
    #[arg(long, help = said(text::replay_print))]
    print: bool,
    #[arg(long, help = said(text::show_secrets))]
    open: bool,
}

pub(crate) fn run(args: &ReplayArgs, language: Language) -> Result<(), CliError> {
    let game = start::read_text(&args.file)?;
    let wrong = |error: ParseError| LabError::Notation { path: args.file.clone(), error };
    let record: Record = game.parse().map_err(wrong)?;
    let mut film = Stills::new(&record, args.open, language)?;
    if let Some(turn) = args.turn {
        film.go_to_turn(turn).ok_or_else(|| CliError::Turn { turn, turns: film.turns() })?;
    }
    let screen = Screen::standard();
    if args.print || !screen.is_terminal() { Ok(print(film, screen)?) } else { step(film, screen, &record) }
}

/// Every turn from here on, one below the other.
fn print(mut film: Stills, mut screen: Screen) -> Result<(), LabError> {
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
fn step(mut film: Stills, mut screen: Screen, record: &Record) -> Result<(), CliError> {
    let keys = Keys::listen().map_err(CliError::Keys)?;
    loop {
        let (width, rows) = screen.size();
        let frame = film.frame(footer(&film));
        screen.redraw(&frame.fitted(width, rows.unwrap_or(USUAL_ROWS)))?;
        match keys.next().map_err(CliError::Keys)? {
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

fn footer(film: &Stills) -> StyledLine {
    let language = film.language();
    let turn = film.turn().map_or(terminal::set_up(language).into(), |turn| terminal::turn(language, turn));
    let mut line = StyledLine::plain(format!(" {turn}, {}", terminal::step(language, film.step(), film.steps())));
    line.say(format!("  {}", film.input())).pad(INPUT_END);
    line.put(DIM, format!("  {}", terminal::keys(language)));
    line
}

/// Where the key help starts, so that it does not jump around with the inputs before it.
const INPUT_END: usize = 44;
