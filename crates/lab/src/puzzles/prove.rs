//! `rabenburg puzzles prove` and `rate`: every puzzle anew.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::{Duration, Instant};

use rabenburg_puzzles::make::rate_again;
use rabenburg_puzzles::{Puzzle, Theme, prove as prove_puzzle};
use rabenburg_words::{Language, laboratory as text, puzzle as words};

use super::PuzzlesArgs;
use crate::error::LabError;
use crate::figures::grouped;
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::workers;

/// Proves every puzzle and prints how many were proved a second, by theme.
pub(super) fn prove(args: &PuzzlesArgs, language: Language) -> Result<(), LabError> {
    let puzzles = args.puzzles()?;
    let found = each(args, &puzzles, language, |puzzle| {
        let began = Instant::now();
        (prove_puzzle(puzzle), began.elapsed())
    })?;
    let mut themes: BTreeMap<Theme, (u32, u64, Duration)> = BTreeMap::new();
    let mut unsound = 0;
    for (&number, (proof, time)) in &found {
        let puzzle = &puzzles[number as usize];
        let (count, lines, total) = themes.entry(puzzle.theme()).or_default();
        match proof {
            Ok(proof) => {
                *count += 1;
                *lines += proof.lines;
                *total += *time;
            }
            Err(flaw) => {
                unsound += 1;
                eprintln!("{}: {flaw}", puzzle.id);
            }
        }
    }
    let mut out = std::io::stdout().lock();
    for (theme, (count, lines, total)) in themes {
        let each_second = grouped(f64::from(count) / total.as_secs_f64().max(1e-9));
        let name = words::theme(theme, language);
        writeln!(out, "{}", text::puzzles_proved(language, name, count, each_second, grouped(lines as f64)))?;
    }
    if unsound > 0 { Err(LabError::Unsound(unsound)) } else { Ok(()) }
}

/// Rates every puzzle anew.
pub(super) fn rate(args: &PuzzlesArgs, language: Language) -> Result<(), LabError> {
    let puzzles = args.puzzles()?;
    let rated = each(args, &puzzles, language, |puzzle| {
        let mut rated = puzzle.clone();
        rate_again(&mut rated, args.seed).map(|()| rated)
    })?;
    let sound: Vec<Puzzle> = rated.into_values().filter_map(Result::ok).collect();
    args.write(&sound)
}

/// Does something with every puzzle, on all cores; the results by number.
pub(super) fn each<T: Send>(
    args: &PuzzlesArgs,
    puzzles: &[Puzzle],
    language: Language,
    job: impl Fn(&Puzzle) -> T + Sync,
) -> Result<BTreeMap<u64, T>, LabError> {
    let interrupt = Interrupt::listen()?;
    let progress = Progress::new(rabenburg_words::puzzles::puzzles(language), puzzles.len() as u64, true, language);
    let mut results = BTreeMap::new();
    let done = |number, result| {
        results.insert(number, result);
        progress.advance(1);
        Ok(())
    };
    let numbers = 0..puzzles.len() as u64;
    workers::work(numbers, args.threads(), &interrupt, |number| Ok(Some(job(&puzzles[number as usize]))), done)?;
    drop(progress);
    Ok(results)
}
