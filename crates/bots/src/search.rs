//! The strong levels: information-set Monte Carlo tree search.
//!
//! Each run through the tree imagines what is hidden (a fresh sample), goes down the tree choosing for every player the
//! action that looks best or was tried too little, and ends with the evaluation of the position it reaches. What is
//! learned is kept by action, so runs with different hands share what they have in common.

mod tree;

use rabenburg_engine::{Actions, Knowledge, MAX_SEATS, Position, Seat, Turn, Viewer};

use crate::bot::{Bot, Budget, Candidate, Decision, Thoughts};
use crate::dice::Dice;
use crate::evaluation::{Model, Weights};
use crate::foresight::after;
use crate::sampler::Sampler;
use tree::{Branch, EdgeId, NodeId, Tree};

/// How far a search looks and how it divides its attention.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Looks beyond its own turn.
    pub beyond: bool,
    /// How much is tried that does not look best.
    pub curiosity: f32,
    /// How much worse an action may look at first sight to be tried nevertheless, as a chance of winning.
    pub tolerance: f32,
    /// How many runs the first sight of an action counts as.
    pub trust: f32,
    /// Visits before expand.
    pub patience: u32,
}

/// A player that searches.
pub struct Search {
    style: Style,
    dice: Dice,
    tree: Tree,
    actions: Actions,
    path: Vec<(EdgeId, Seat)>,
    edges: Vec<EdgeId>,
}

impl Search {
    /// A searching player with a seed of its own.
    pub fn new(style: Style, seed: u64) -> Search {
        Search {
            style,
            dice: Dice::from_seed(seed),
            tree: Tree::new(18),
            actions: Actions::new(),
            path: Vec::with_capacity(256),
            edges: Vec::with_capacity(1024),
        }
    }

    /// One run: from the root to a position that is judged, and back.
    fn run(&mut self, mut position: Position, model: &Model) {
        self.path.clear();
        let mut node = self.tree.root();
        let turn = position.turn_number();
        let values = loop {
            match position.turn() {
                Turn::Over(_) => break model.chances(&position),
                Turn::Chance(_) => {
                    let Some(outcome) = position.chances().and_then(|chances| self.dice.chance(&chances)) else { return };
                    if position.resolve(outcome, &mut ()).is_err() {
                        return;
                    }
                    // A roll is seen by all, so each result has a node of its own. A drawn card is seen by one player only:
                    // it shows in what he can do, and actions are kept by card.
                    if let Some((value, _)) = position.roll() {
                        match self.tree.rolled(node, value) {
                            Some(rolled) => node = rolled,
                            None => break model.chances(&position),
                        }
                    }
                }
                Turn::Act(seat) => {
                    let visits = self.tree.visit(node, seat);
                    let fresh = visits <= self.style.patience;
                    if fresh || (!self.style.beyond && position.turn_number() != turn) {
                        break model.chances(&position);
                    }
                    let Some(edge) = self.choose(&position, seat, node, model) else {
                        break model.chances(&position);
                    };
                    let Branch { action, child } = self.tree.follow(edge);
                    if position.play(seat, action, &mut ()).is_err() {
                        return;
                    }
                    self.path.push((edge, seat));
                    if visits == 1 {
                        break model.chances(&position);
                    }
                    node = match child {
                        Some(child) => child,
                        None => break model.chances(&position),
                    };
                }
            }
        };
        for &(edge, seat) in &self.path {
            self.tree.learn(edge, values[seat.index()]);
        }
    }

    /// The most promising action of a player at a node.
    fn choose(&mut self, position: &Position, seat: Seat, node: NodeId, model: &Model) -> Option<EdgeId> {
        position.list_actions(seat, &mut self.actions);
        self.edges.clear();
        let mut weight = 0.0;
        for action in self.actions.iter() {
            let edge = match self.tree.find(node, action) {
                Ok(edge) => edge,
                Err(place) => {
                    let Some(after) = after(position, seat, action) else { continue };
                    let value = model.chances(&after)[seat.index()];
                    let prior = libm::expf(value / self.style.tolerance);
                    let Some(edge) = self.tree.add(place, node, action, value, prior) else { continue };
                    edge
                }
            };
            weight += self.tree.offer(edge);
            self.edges.push(edge);
        }
        self.tree.best(&self.edges, weight, self.style.curiosity, self.style.trust)
    }
}

impl Bot for Search {
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, budget: Budget) -> Option<Decision> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        if actions.len() == 1 {
            return actions.get(0).map(|action| Decision { action, thoughts: Thoughts::default() });
        }
        let model = Weights::ours().model(knowledge.rules())?;
        let sampler = Sampler::new(knowledge, &mut self.dice);
        self.tree.clear();
        let mut iterations = 0;
        let until = match budget {
            Budget::Iterations(_) => None,
            Budget::Time { limit, clock } => Some((clock() + limit, clock)),
        };
        loop {
            let done = match (budget, until) {
                (Budget::Iterations(limit), _) => iterations >= limit,
                (_, Some((end, clock))) => iterations % 16 == 15 && clock() >= end,
                _ => true,
            };
            if done {
                break;
            }
            if let Some(position) = sampler.sample(&mut self.dice) {
                self.run(position, model);
            }
            iterations += 1;
        }
        let root = self.tree.root();
        let mut candidates: Vec<Candidate> = actions
            .iter()
            .map(|action| {
                let (value, visits) = self.tree.find(root, action).map_or((0.0, 0), |edge| self.tree.judged(edge));
                Candidate { action, value, share: visits as f32 / iterations.max(1) as f32 }
            })
            .collect();
        candidates.sort_by(|a, b| (b.share, b.value).partial_cmp(&(a.share, a.value)).unwrap_or(core::cmp::Ordering::Equal));
        let best = *candidates.first()?;
        let mut chances = [0.0; MAX_SEATS];
        chances[seat.index()] = best.value;
        Some(Decision { action: best.action, thoughts: Thoughts { candidates, chances, iterations } })
    }
}
