//! Choosing among puzzles: different in substance, from easy to hard, with lasting ids.

use std::collections::BTreeMap;

use super::signature::signature;
use crate::puzzle::{Difficulty, Puzzle};

/// The best `count` of these puzzles: no two the same in substance, all difficulties, many tricks.
pub fn select(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut seen = std::collections::BTreeSet::new();
    let mut fresh: Vec<Puzzle> = puzzles.into_iter().filter(|puzzle| seen.insert(signature(puzzle))).collect();
    let mut chosen: Vec<Puzzle> = Vec::new();
    // How often each set of tags and each difficulty has been chosen.
    let mut tags: BTreeMap<String, u32> = BTreeMap::new();
    let mut levels: BTreeMap<Difficulty, u32> = BTreeMap::new();
    while chosen.len() < count && !fresh.is_empty() {
        let crowded = |puzzle: &Puzzle| {
            let level = levels.get(&puzzle.rating.difficulty()).copied().unwrap_or(0);
            let tag = tags.get(&kind(puzzle)).copied().unwrap_or(0);
            (level + 2 * tag, tag)
        };
        let Some(best) = (0..fresh.len()).min_by_key(|&number| crowded(&fresh[number])) else { break };
        let puzzle = fresh.remove(best);
        *tags.entry(kind(&puzzle)).or_default() += 1;
        *levels.entry(puzzle.rating.difficulty()).or_default() += 1;
        chosen.push(puzzle);
    }
    chosen
}

fn kind(puzzle: &Puzzle) -> String {
    puzzle.tags.iter().map(|tag| tag.name()).collect::<Vec<_>>().join(" ")
}

/// Sorts puzzles from easy to hard and numbers them from 1: a pack as it is published for the first time.
pub fn publish(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    puzzles.sort_by_key(|puzzle| puzzle.rating);
    for (index, puzzle) in puzzles.iter_mut().enumerate() {
        puzzle.id = format!("{}{}", puzzle.theme().letter(), index + 1);
    }
    puzzles
}
