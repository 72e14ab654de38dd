//! `rabenburg puzzles make`: games of bots on all cores, and what they yield.

use std::collections::BTreeMap;

use rabenburg_puzzles::make::{Tally, forge, publish, select, vary};
use rabenburg_puzzles::{Puzzle, Theme};
use rabenburg_words::{Language, laboratory as text, measured, puzzle as words};

use super::PuzzlesArgs;
use crate::error::LabError;
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::workers;

/// How many neighbours of a duel are looked at.
const NEIGHBOURS: u32 = 30;

pub(super) fn run(args: &PuzzlesArgs, language: Language) -> Result<(), LabError> {
    let interrupt = Interrupt::listen()?;
    let mut published = Vec::new();
    for theme in args.themes() {
        let mut made: BTreeMap<u64, Vec<Puzzle>> = BTreeMap::new();
        let mut tally = Tally::default();
        let progress = Progress::new(measured::games(language), args.games.get(), true, language);
        let job = |game| {
            let (mut puzzles, tally) = forge(theme, args.seed, game);
            if theme == Theme::Unstoppable {
                let near: Vec<Puzzle> =
                    puzzles.iter().flat_map(|duel| vary(duel, args.seed ^ game, NEIGHBOURS)).collect();
                puzzles.extend(near);
            }
            Ok(Some((puzzles, tally)))
        };
        let done = |game, (puzzles, more): (Vec<Puzzle>, Tally)| {
            made.insert(game, puzzles);
            tally.add(&more);
            progress.advance(1);
            Ok(())
        };
        workers::work(0..args.games.get(), args.threads(), &interrupt, job, done)?;
        drop(progress);
        // In the order of the games, so that the number of threads changes nothing.
        let all: Vec<Puzzle> = made.into_values().flatten().collect();
        let found = all.len();
        let chosen = publish(select(all, args.count.get()));
        let Tally { candidates, ambiguous, dull, .. } = tally;
        let name = words::theme(theme, language);
        eprintln!("{}", text::puzzles_made(language, name, candidates, ambiguous, dull, found, chosen.len()));
        published.extend(chosen);
    }
    args.write(&published)
}
