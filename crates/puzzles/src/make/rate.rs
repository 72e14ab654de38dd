//! How hard a puzzle is: from its tree, from what happens in the solution, and from which bots find it.

use rabenburg_bots::{Budget, Level, ObservedGame, Question};
use rabenburg_engine::{Action, Input};

use crate::attempt::Attempt;
use crate::goal::Goal;
use crate::proof::Proof;
use crate::puzzle::{Puzzle, Rating};
use crate::tags::Tag;
use crate::verdict::Verdict;

/// How many decisions the solver makes in the solution, endings of turns aside.
pub(super) fn decisions(puzzle: &Puzzle) -> usize {
    let seat = puzzle.seat();
    let counts = |input: &&Input| matches!(input, Input::Act { seat: by, action } if *by == seat && !matches!(action, Action::End | Action::NoPush));
    puzzle.solution.iter().filter(counts).count()
}

/// Whether a tree has nothing to think about: too few lines, too many of them good, or no tempting mistake.
pub(super) fn is_dull(goal: &Goal, proof: &Proof) -> bool {
    let (lines, near) = match goal {
        Goal::Unstoppable { .. } => (50, 10),
        Goal::ComeWhatMay { .. } => (100, 1),
        Goal::Stowaway | Goal::Memory | Goal::LastFlask | Goal::RavensFlight { .. } => (100, 3),
        Goal::AtOneStroke { .. } | Goal::ShutTheDoor | Goal::OpenSolo { .. } => (100, 0),
    };
    proof.lines < lines || proof.near < near || proof.good.saturating_mul(20) > proof.lines
}

/// Whether a solution is a single step.
pub(super) fn is_dull_solution(puzzle: &Puzzle) -> bool {
    decisions(puzzle) < 2
}

/// A bot that tries to solve puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solver {
    /// Its level.
    pub level: Level,
    /// How often it tries.
    pub tries: u32,
}

/// How often a bot of that level meets the goal, from 0 to 1. It is not told the goal: it plays as it would in a game.
pub fn share_solved(puzzle: &Puzzle, solver: Solver, seed: u64) -> f32 {
    let solved = (0..solver.tries).filter(|&number| solves(puzzle, solver.level, seed ^ u64::from(number))).count();
    solved as f32 / solver.tries.max(1) as f32
}

fn solves(puzzle: &Puzzle, level: Level, seed: u64) -> bool {
    let seat = puzzle.seat();
    let mut bot = level.bot(seed);
    let mut attempt = Attempt::new(puzzle);
    let mut game = ObservedGame::new(puzzle.start);
    for &input in &puzzle.shown {
        if game.put(input).is_err() {
            return false;
        }
    }
    while *attempt.verdict() == Verdict::Open {
        let budget = level.budget(|| core::time::Duration::ZERO);
        let budget = if let Budget::Time { .. } = budget { Budget::Iterations(2000) } else { budget };
        let Some((_, decision)) = game.ask(Question::Decide(seat), bot.as_mut(), budget) else { return false };
        let before = attempt.inputs().len();
        if attempt.act(decision.action).is_err() {
            return false;
        }
        for &input in &attempt.inputs()[before..] {
            if game.put(input).is_err() {
                return false;
            }
        }
    }
    *attempt.verdict() == Verdict::Solved
}

/// The rating: what the tree, the tags and the bots say together.
pub(super) fn rate(puzzle: &Puzzle, proof: &Proof, seed: u64) -> Rating {
    let tries = |level| Solver { level, tries: 10 };
    let levels = [Level::Fledgling, Level::Apprentice, Level::Keeper];
    let found: f32 = levels.into_iter().map(|level| share_solved(puzzle, tries(level), seed)).sum::<f32>() / 3.0;
    let rare = (proof.lines.max(1) as f32 / proof.good.max(1) as f32).log2();
    let near = (1.0 + proof.near as f32).log2();
    let tags: f32 = puzzle.tags.iter().map(|&tag| surprise(tag)).sum();
    let points = 480.0
        + 110.0 * decisions(puzzle) as f32
        + 26.0 * rare
        + 6.0 * near
        + 0.8 * tags.min(450.0)
        + 600.0 * (1.0 - found).powi(2);
    Rating((points.clamp(600.0, 2800.0) / 10.0).round() as u16 * 10)
}

/// How much harder something makes a solution to see.
fn surprise(tag: Tag) -> f32 {
    match tag {
        Tag::LocksUpOwn | Tag::RedrawAndPush | Tag::FreshFlask => 120.0,
        Tag::CastleRides | Tag::PastCastle | Tag::GivesUp | Tag::CastleSpell => 90.0,
        Tag::CastleTwice | Tag::RivalWalks | Tag::Swap | Tag::Headwind | Tag::Piggyback | Tag::FreeSpell => 70.0,
        Tag::TowerTwice | Tag::OwnRides | Tag::SpellBetween | Tag::SpellFirst | Tag::TwoWalks => 50.0,
        Tag::RivalRides | Tag::SpellLast | Tag::Rolls | Tag::GuidesFlight => 30.0,
        Tag::Uncovers | Tag::FillsFlask | Tag::LocksUpRival | Tag::TwoTowers => 0.0,
    }
}
