//! `rabenburg puzzles`: makes, proves, rates and prints puzzles, on all cores and the same for the same seed.

mod bots;
mod make;
mod prove;

use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rabenburg_puzzles::{Pack, PackError, Puzzle, Theme};
use rabenburg_words::{Language, laboratory as text, puzzle as words};

use crate::error::LabError;
use crate::spoken::said;
use crate::start;
use crate::workers;

/// The arguments of `puzzles`.
#[derive(Args)]
#[command(about = said(text::puzzles), after_help = help())]
pub struct PuzzlesArgs {
    #[arg(value_enum, help = said(text::puzzles_task))]
    task: Task,
    #[arg(long, value_name = said(text::theme), value_parser = theme, help = said(text::puzzles_theme))]
    theme: Option<Theme>,
    #[arg(long, value_name = said(text::file), help = said(text::puzzles_pack))]
    pack: Option<PathBuf>,
    #[arg(long, default_value = "60", value_name = "N", help = said(text::puzzles_count))]
    count: NonZeroUsize,
    #[arg(long, default_value = "40", value_name = "N", help = said(text::puzzles_games))]
    games: NonZeroU64,
    #[arg(long, value_parser = str::parse::<u64>, default_value_t = 1, help = said(text::seed))]
    seed: u64,
    #[arg(long, value_name = "N", help = said(text::puzzles_threads))]
    threads: Option<NonZeroUsize>,
    #[arg(long, value_name = said(text::file), help = said(text::puzzles_out))]
    out: Option<PathBuf>,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Task {
    Make,
    Prove,
    Rate,
    Bots,
    Print,
}

/// What follows the options.
fn help() -> String {
    [text::puzzles_how, text::puzzles_examples].map(said).join("\n\n")
}

fn theme(name: &str) -> Result<Theme, String> {
    Theme::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Theme::ALL.iter().map(|theme| theme.name()).collect();
        said(|language| rabenburg_words::failures::not_a_theme(language, name, names.join(", ")))
    })
}

impl PuzzlesArgs {
    fn threads(&self) -> NonZeroUsize {
        self.threads.unwrap_or_else(workers::all_cores)
    }

    fn themes(&self) -> Vec<Theme> {
        self.theme.map_or_else(|| Theme::ALL.to_vec(), |theme| vec![theme])
    }

    /// The puzzles of the file, or those published of the themes.
    fn puzzles(&self) -> Result<Vec<Puzzle>, LabError> {
        let read = |name: String, text: &str| -> Result<Vec<Puzzle>, LabError> {
            let pack: Result<Pack, PackError> = text.parse();
            Ok(pack.map_err(|error| LabError::Pack { name, error })?.puzzles)
        };
        if let Some(path) = &self.pack {
            return read(path.display().to_string(), &start::read_text(path)?);
        }
        let mut all = Vec::new();
        for theme in self.themes() {
            all.extend(read(format!("{theme}.txt"), rabenburg_puzzles::pack(theme))?);
        }
        Ok(all)
    }

    /// Writes puzzles to the file, or to standard output.
    fn write(&self, puzzles: &[Puzzle]) -> Result<(), LabError> {
        let text = puzzles.iter().map(Puzzle::to_string).collect::<Vec<_>>().join("\n");
        match &self.out {
            Some(path) => std::fs::write(path, text).map_err(|error| LabError::Save { path: path.clone(), error }),
            None => Ok(std::io::stdout().lock().write_all(text.as_bytes())?),
        }
    }
}

pub(crate) fn run(args: &PuzzlesArgs, language: Language) -> Result<(), LabError> {
    match args.task {
        Task::Make => make::run(args, language),
        Task::Prove => prove::prove(args, language),
        Task::Rate => prove::rate(args, language),
        Task::Bots => bots::run(args, language),
        Task::Print => print(args, language),
    }
}

/// The puzzles in words, with their solutions.
fn print(args: &PuzzlesArgs, language: Language) -> Result<(), LabError> {
    let mut out = std::io::stdout().lock();
    for puzzle in args.puzzles()? {
        let difficulty = puzzle.rating.difficulty();
        let lanterns = "◆".repeat(difficulty.lanterns().into());
        let level = words::difficulty(difficulty, language);
        writeln!(
            out,
            "{} · {} · {lanterns} {level}, {}",
            puzzle.id,
            words::theme(puzzle.theme(), language),
            puzzle.rating
        )?;
        writeln!(out, "{}", words::goal(&puzzle, language))?;
        writeln!(out, "{:#}", puzzle.position())?;
        writeln!(out, "{}", words::moves(&puzzle.solution, language))?;
        if let Some(trick) = puzzle.trick() {
            writeln!(out, "{}", words::trick(&trick, language))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
