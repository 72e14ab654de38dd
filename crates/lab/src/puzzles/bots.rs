//! `rabenburg puzzles bots`: how many puzzles of each difficulty bots solve. They are not told the goal.

use std::io::Write;

use rabenburg_bots::Level;
use rabenburg_puzzles::make::{Solver, share_solved};
use rabenburg_puzzles::{Difficulty, Puzzle};
use rabenburg_words::{Language, glossary, puzzle as words, puzzles as text};

use super::PuzzlesArgs;
use super::prove::each;
use crate::error::LabError;

/// Levels that need no time of their own.
const LEVELS: [Level; 3] = [Level::Fledgling, Level::Apprentice, Level::Keeper];
/// How often each of them tries each puzzle.
const TRIES: u32 = 10;

pub(super) fn run(args: &PuzzlesArgs, language: Language) -> Result<(), LabError> {
    let mut puzzles = args.puzzles()?;
    puzzles.sort_by_key(|puzzle| puzzle.rating);
    // Every so many: as many hard ones as easy ones.
    let step = puzzles.len().div_ceil(args.count.get()).max(1);
    let sample: Vec<Puzzle> = puzzles.into_iter().step_by(step).collect();
    let shares = each(args, &sample, language, |puzzle| {
        LEVELS.map(|level| share_solved(puzzle, Solver { level, tries: TRIES }, args.seed))
    })?;
    let mut out = std::io::stdout().lock();
    write!(out, "{:<12}{:>8}", "", text::puzzles(language))?;
    for level in LEVELS {
        write!(out, "{:>20}", glossary::level(level, language))?;
    }
    writeln!(out)?;
    for difficulty in Difficulty::ALL {
        let of_it: Vec<[f32; 3]> = shares
            .iter()
            .filter(|(number, _)| sample[**number as usize].rating.difficulty() == difficulty)
            .map(|(_, shares)| *shares)
            .collect();
        write!(out, "{:<12}{:>8}", words::difficulty(difficulty, language), of_it.len())?;
        for level in 0..LEVELS.len() {
            let sum: f32 = of_it.iter().map(|shares| shares[level]).sum();
            write!(out, "{:>18.1} %", 100.0 * sum / of_it.len().max(1) as f32)?;
        }
        writeln!(out)?;
    }
    Ok(())
}
