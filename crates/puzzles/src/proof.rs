//! The prover: walks the whole tree of a puzzle by the engine's rules.
//!
//! Where the solver decides, one good choice is enough; where chance or the rival decides, every outcome must be good.
//! Positions that are reached in several ways are walked once. Cards drawn in a redraw cannot be played in the same turn,
//! so one outcome stands for all of them; the cards of an open solo game lie in a known order.

use std::sync::Arc;

use rabenburg_engine::{Chance, Chances, Input, Position, Seat};

use crate::door::Doorman;
use crate::duel;
use crate::end::{End, Ends};
use crate::goal::Goal;
use crate::hash::Table;
use crate::judge::Judgement;
use crate::puzzle::Puzzle;
use crate::watch::Watch;

/// What is true of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Whether the goal can be met for certain.
    pub sure: bool,
    /// Where the ways to meet it end.
    pub ends: Ends,
    /// How many lines there are: every order of every choice counts.
    pub lines: u64,
    /// How many of them meet the goal.
    pub good: u64,
    /// How many miss it by one part only, of several.
    pub near: u64,
    /// How many decisions the shortest way takes.
    pub depth: u8,
}

impl Proof {
    fn leaf(sure: bool, ends: Ends, near: bool) -> Proof {
        Proof { sure, ends, lines: 1, good: sure.into(), near: near.into(), depth: 0 }
    }

    /// Nothing found yet among the solver's choices.
    fn no_choice() -> Proof {
        Proof { sure: false, ends: Ends::None, lines: 0, good: 0, near: 0, depth: u8::MAX }
    }

    fn count(&mut self, other: &Proof) {
        self.lines = self.lines.saturating_add(other.lines);
        self.good = self.good.saturating_add(other.good);
        self.near = self.near.saturating_add(other.near);
    }

    /// One more choice of the solver.
    fn or(mut self, other: Proof) -> Proof {
        self.count(&other);
        if other.sure {
            self.depth = self.depth.min(other.depth.saturating_add(1));
            self.sure = true;
            self.ends = self.ends.or(other.ends);
        }
        self
    }

    /// All of these may come next.
    fn each(all: &[Proof]) -> Proof {
        let mut proof = Proof::no_choice();
        all.iter().for_each(|one| proof.count(one));
        proof.sure = !all.is_empty() && all.iter().all(|one| one.sure);
        if proof.sure {
            proof.ends = match all {
                [only] => only.ends.clone(),
                _ => Ends::each(all.iter().map(|one| one.ends.clone())),
            };
            proof.depth = all.iter().map(|one| one.depth).max().unwrap_or(0);
        }
        proof
    }
}

/// Why a puzzle is not fit to be published.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// Nothing is to be decided.
    #[error("the goal is met or missed before anything is decided")]
    NothingToDo,
    /// The goal cannot be met for certain.
    #[error("there is no solution")]
    NoSolution,
    /// There are solutions that end differently.
    #[error("solutions end in different positions")]
    SeveralEnds,
    /// More could be had than the goal asks for.
    #[error("more can be had than the goal asks for")]
    NotTheMost,
    /// The theme is about luck, and there is a way around it.
    #[error("it can be solved without a roll")]
    NoRoll,
    /// A solution that is written down does not solve it.
    #[error("the solution given does not solve it")]
    WrongSolution,
    /// Whether a first turn wins is not settled by the known cards.
    #[error("whether it can be solved depends on cards not drawn yet")]
    Undecided,
}

/// Walks the whole tree of a puzzle and checks everything that a published puzzle promises.
pub fn prove(puzzle: &Puzzle) -> Result<Proof, Flaw> {
    let proof = prove_position(&puzzle.goal, &puzzle.position(), puzzle.seat())?;
    match puzzle.verdict(&puzzle.solution) {
        Ok(crate::Verdict::Solved) => Ok(proof),
        _ => Err(Flaw::WrongSolution),
    }
}

/// The same for a goal at the beginning of the active player's turn, without a given solution.
pub fn prove_goal(goal: &Goal, position: &Position) -> Result<Proof, Flaw> {
    prove_position(goal, position, position.active())
}

/// The same without a given solution.
pub(crate) fn prove_position(goal: &Goal, position: &Position, seat: Seat) -> Result<Proof, Flaw> {
    if let Goal::Unstoppable { turns } = goal {
        return duel::prove(position, seat, *turns);
    }
    let watch = Watch::new(goal, position, seat);
    if goal.judge(position, &watch) != Judgement::Open {
        return Err(Flaw::NothingToDo);
    }
    let mut prover = Prover::new(goal, position, seat);
    let proof = prover.prove(position, &watch);
    if prover.spoiled {
        return Err(Flaw::SeveralEnds);
    }
    match &proof.ends {
        Ends::None => return Err(Flaw::NoSolution),
        Ends::Many => return Err(Flaw::SeveralEnds),
        Ends::One(end) => {
            if matches!(goal, Goal::ComeWhatMay { .. }) && !matches!(**end, End::Roll(_)) {
                return Err(Flaw::NoRoll);
            }
        }
    }
    let more = match goal {
        Goal::AtOneStroke { flasks } => Some(Goal::AtOneStroke { flasks: flasks + 1 }),
        Goal::OpenSolo { cards, draws } => Some(Goal::OpenSolo { cards: cards - 1, draws: draws.clone() }),
        _ => None,
    };
    match more {
        Some(more) if can_be_met(&more, position, seat) => Err(Flaw::NotTheMost),
        _ => Ok(proof),
    }
}

/// Whether the active player, whose turn begins, can meet the goal for certain, in whichever ways.
pub fn is_solvable(goal: &Goal, position: &Position) -> bool {
    match goal {
        Goal::Unstoppable { turns } => {
            matches!(duel::prove(position, position.active(), *turns), Ok(_) | Err(Flaw::SeveralEnds))
        }
        _ => can_be_met(goal, position, position.active()),
    }
}

/// Whether the goal can be met for certain.
pub(crate) fn can_be_met(goal: &Goal, position: &Position, seat: Seat) -> bool {
    Prover::new(goal, position, seat).is_sure(position, &Watch::new(goal, position, seat))
}

/// Walks trees for one goal, and remembers what it has walked.
pub(crate) struct Prover<'a> {
    goal: &'a Goal,
    seat: Seat,
    /// How many cards were in the solver's hand and on the discard pile at the beginning.
    cards: u8,
    walked: Table<(Position, Watch), Proof>,
    sure: Table<(Position, Watch), bool>,
    doorman: Doorman,
    /// Where only the solver decides, two different ends anywhere settle it: then the walk is given up.
    alone: bool,
    first_end: Option<Arc<End>>,
    spoiled: bool,
}

impl<'a> Prover<'a> {
    pub(crate) fn new(goal: &'a Goal, start: &Position, seat: Seat) -> Prover<'a> {
        let cards = start.hand(seat).len() + start.discard().len();
        let (walked, sure, doorman) = (Table::default(), Table::default(), Doorman::default());
        let alone = !start.rules().is_master() && !matches!(goal, Goal::ComeWhatMay { .. });
        Prover { goal, seat, cards, walked, sure, doorman, alone, first_end: None, spoiled: false }
    }

    /// What is true of the tree from here.
    pub(crate) fn prove(&mut self, position: &Position, watch: &Watch) -> Proof {
        match self.judge(position, watch) {
            Judgement::Met => {
                let end = Arc::new(End::at(position, self.seat));
                self.spoiled |= self.alone && self.first_end.get_or_insert_with(|| end.clone()) != &end;
                return Proof::leaf(true, Ends::One(end), false);
            }
            Judgement::Missed => {
                // Whether a door is nearly shut cannot be said.
                let near = *self.goal != Goal::ShutTheDoor && {
                    let parts = self.goal.parts(position, watch);
                    parts.len() > 1 && parts.iter().filter(|(_, met)| !met).count() == 1
                };
                return Proof::leaf(false, Ends::None, near);
            }
            Judgement::Open => {}
        }
        if self.spoiled {
            return Proof::no_choice();
        }
        let key = (*position, *watch);
        if let Some(known) = self.walked.get(&key) {
            return known.clone();
        }
        let proof = match self.outcomes(position) {
            Some(outcomes) => {
                let all: Vec<_> = outcomes.into_iter().filter_map(|input| self.after(position, watch, input)).collect();
                let mut proof = Proof::each(&all);
                if all.len() > 1 && matches!(self.goal, Goal::ComeWhatMay { .. }) {
                    if proof.sure {
                        // A plan is what leads to the roll. After it, whatever works is right.
                        proof.ends = Ends::One(Arc::new(End::rolling(position, self.seat)));
                    } else if all.iter().filter(|one| one.sure).count() * 2 >= all.len() {
                        // It would work for most rolls.
                        proof.near += 1;
                    }
                }
                proof
            }
            None => {
                let seat = position.awaited().unwrap_or(self.seat);
                let own = seat == self.seat;
                let actions = position.legal_actions(seat);
                let choices =
                    actions.iter().filter_map(|action| self.after(position, watch, Input::Act { seat, action }));
                if own {
                    choices.fold(Proof::no_choice(), Proof::or)
                } else {
                    Proof::each(&choices.collect::<Vec<_>>())
                }
            }
        };
        self.walked.insert(key, proof.clone());
        proof
    }

    fn judge(&mut self, position: &Position, watch: &Watch) -> Judgement {
        match self.goal {
            Goal::ShutTheDoor if !Goal::turn_is_over(position, watch.turn) => Judgement::Open,
            Goal::ShutTheDoor if self.doorman.is_shut(position, self.seat) => Judgement::Met,
            Goal::ShutTheDoor => Judgement::Missed,
            _ => self.goal.judge(position, watch),
        }
    }

    fn after(&mut self, position: &Position, watch: &Watch, input: Input) -> Option<Proof> {
        let (next, watch) = follow(position, watch, input)?;
        Some(self.prove(&next, &watch))
    }

    /// Whether the goal can be met for certain from here: the same question without counting, so it may stop early.
    pub(crate) fn is_sure(&mut self, position: &Position, watch: &Watch) -> bool {
        match self.judge(position, watch) {
            Judgement::Met => return true,
            Judgement::Missed => return false,
            Judgement::Open => {}
        }
        let key = (*position, *watch);
        if let Some(&known) = self.sure.get(&key) {
            return known;
        }
        let outcomes = self.outcomes(position);
        let mut good = |input| follow(position, watch, input).is_some_and(|(next, watch)| self.is_sure(&next, &watch));
        let sure = match outcomes {
            Some(outcomes) => outcomes.into_iter().all(good),
            None => {
                let seat = position.awaited().unwrap_or(watch.seat);
                let actions = position.legal_actions(seat);
                let mut inputs = actions.iter().map(|action| Input::Act { seat, action });
                if seat == watch.seat { inputs.any(&mut good) } else { inputs.all(&mut good) }
            }
        };
        self.sure.insert(key, sure);
        sure
    }

    pub(crate) fn outcomes(&self, position: &Position) -> Option<Vec<Input>> {
        outcomes(self.goal, self.cards, self.seat, position)
    }
}

/// What may come next without anybody deciding it. `cards` is how many the solver held and had discarded at the beginning.
pub(crate) fn outcomes(goal: &Goal, cards: u8, seat: Seat, position: &Position) -> Option<Vec<Input>> {
    Some(match position.chances()? {
        Chances::Roll => Chances::Roll.iter().map(|(roll, _)| Input::Chance(roll)).collect(),
        draw @ Chances::Draw(_) => {
            let drawn = (position.hand(seat).len() + position.discard().len()).saturating_sub(cards);
            let card = match goal {
                Goal::OpenSolo { draws, .. } => draws.get(usize::from(drawn)).map(|&face| Chance::Card { face }),
                _ => None,
            };
            card.or_else(|| draw.pick(0)).map(Input::Chance).into_iter().collect()
        }
    })
}

/// What becomes of a moment when this is put in; nothing if it cannot be.
pub(crate) fn follow(position: &Position, watch: &Watch, input: Input) -> Option<(Position, Watch)> {
    let (mut next, mut seen) = (*position, *watch);
    next.put(input, &mut seen).ok()?;
    Some((next, seen))
}
