//! The strong levels: information-set Monte Carlo tree search.
//!
//! Each run through the tree imagines what is hidden, descends by choosing for every player the action that looks best
//! or has been tried too little, and ends with the evaluation of the position it reaches. Results are kept by action,
//! so runs with different hands share what they have in common. A roll of the die is seen by all and has a node for
//! each result. A drawn card is seen by one player only: it is drawn anew in each run, and shows in what that player
//! can do.

mod pace;
mod reuse;
mod tree;

use rabenburg_engine::{Action, Actions, Knowledge, MAX_SEATS, Position, Rules, Seat, Turn, Viewer};

use crate::bot::{Bot, Budget, Candidate, Decision, Thoughts};
use crate::dice::Dice;
use crate::evaluation::{Model, Weights};
use crate::foresight::first_sight;
use crate::imagination::{Imagination, memories};
use crate::one_step::OneStep;
use crate::recall::Recall;
use pace::Pace;
use reuse::Expectation;
use tree::{EdgeId, NodeId, Tree};

/// How a search thinks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Which locked-up wizards it remembers.
    pub recall: Recall,
    /// Whether it looks beyond its own turn.
    pub beyond: bool,
    /// The size of its tree: two to the power of this many actions.
    pub size: u32,
}

/// How much it explores actions that do not look best.
const CURIOSITY: f32 = 0.5;
/// How much worse, as a chance of winning, an action may look at first sight and still be tried.
const TOLERANCE: f32 = 0.04;
/// No run goes deeper.
const DEEPEST: usize = 256;
/// More actions than any position has.
const WIDEST: usize = 1024;

/// A player that searches.
pub struct Search {
    style: Style,
    dice: Dice,
    tree: Tree,
    /// What it expects to come after its last choice.
    expectation: Option<Expectation>,
    /// For the partner's turns in a team game.
    aside: OneStep,
    scratch: Scratch,
}

/// Scratch space for one run, so that runs do not allocate.
struct Scratch {
    actions: Actions,
    edges: Vec<EdgeId>,
    path: Vec<(EdgeId, Seat)>,
}

impl Search {
    /// A searching player with a seed of its own.
    pub fn new(style: Style, seed: u64) -> Search {
        let mut dice = Dice::from_seed(seed);
        let aside = OneStep::new(style.recall, dice.seed());
        let scratch =
            Scratch { actions: Actions::new(), edges: Vec::with_capacity(WIDEST), path: Vec::with_capacity(DEEPEST) };
        Search { style, dice, tree: Tree::new(style.size), expectation: None, aside, scratch }
    }

    /// One run: from the root to a position that gets judged, and back. Returns everybody's chances there.
    fn run(&mut self, mut position: Position, model: &Model) -> [f32; MAX_SEATS] {
        self.scratch.path.clear();
        let mut node = self.tree.root();
        let turn = position.turn_number();
        loop {
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => {
                    let outcome = position.chances().and_then(|chances| self.dice.chance(&chances));
                    if outcome.is_none_or(|outcome| position.resolve(outcome, &mut ()).is_err()) {
                        break;
                    }
                    if let Some((value, _)) = position.roll() {
                        let Some(rolled) = self.tree.rolled(node, value) else { break };
                        node = rolled;
                    }
                }
                Turn::Act(seat) => {
                    let new = self.tree.visit(node, seat);
                    let far = !self.style.beyond && position.turn_number() != turn;
                    if new || far || self.scratch.path.len() == DEEPEST {
                        break;
                    }
                    let Some(edge) = self.choose(&position, seat, node, model) else { break };
                    if position.play(seat, self.tree.action(edge), &mut ()).is_err() {
                        break;
                    }
                    self.scratch.path.push((edge, seat));
                    let Some(child) = self.tree.child(edge) else { break };
                    node = child;
                }
            }
        }
        let chances = model.chances(&position);
        for &(edge, seat) in &self.scratch.path {
            self.tree.learn(edge, chances[seat.index()]);
        }
        chances
    }

    /// The action most worth trying for the player at a node.
    #[inline]
    fn choose(&mut self, position: &Position, seat: Seat, node: NodeId, model: &Model) -> Option<EdgeId> {
        let Scratch { actions, edges, .. } = &mut self.scratch;
        position.list_actions(seat, actions);
        edges.clear();
        let mut weight = 0.0;
        for action in actions.iter() {
            let edge = match self.tree.find(node, action) {
                Ok(edge) => edge,
                Err(place) => {
                    let Some(chances) = first_sight(position, seat, action, model) else { continue };
                    let value = chances[seat.index()];
                    // Always finite: a chance is at most 1.
                    let prior = libm::expf(value / TOLERANCE);
                    let Some(edge) = self.tree.add(place, node, action, value, prior) else { continue };
                    edge
                }
            };
            weight += self.tree.offer(edge);
            edges.push(edge);
        }
        self.tree.best(edges, CURIOSITY / weight)
    }

    /// Everybody's chances in a position in which nothing is hidden, after this many runs; see [`crate::Judge`].
    pub(crate) fn judge(&mut self, position: &Position, runs: u32) -> Option<[f32; MAX_SEATS]> {
        let model = Weights::ours().model(position.rules())?;
        self.expectation = None;
        self.tree.clear();
        let mut sums = [0.0; MAX_SEATS];
        for _ in 0..runs {
            let chances = self.run(*position, model);
            for (sum, chance) in sums.iter_mut().zip(chances) {
                *sum += chance;
            }
        }
        let means = sums.map(|sum| sum / runs.max(1) as f32);
        Some(match position.turn() {
            _ if runs == 0 => model.chances(position),
            Turn::Act(seat) => match self.candidates(&position.legal_actions(seat)).first() {
                Some(best) => promised(position.rules(), means, seat, best.value),
                None => means,
            },
            _ => means,
        })
    }

    /// Builds on earlier thinking if things have come as expected; otherwise starts afresh.
    fn prepare(&mut self, knowledge: &Knowledge) {
        let expected = self.expectation.take().and_then(|expectation| expectation.node(&self.tree, knowledge));
        match expected {
            Some(node) if self.tree.has_room() => self.tree.begin_from(node),
            _ => self.tree.clear(),
        }
    }

    /// What it thinks of each action, most tried first.
    fn candidates(&self, actions: &Actions) -> Vec<Candidate> {
        let judged = |action| self.tree.find(self.tree.root(), action).map_or((0.0, 0), |edge| self.tree.judged(edge));
        let total: u32 = actions.iter().map(|action| judged(action).1).sum();
        let candidate = |action| {
            let (value, visits) = judged(action);
            Candidate { action, value, share: visits as f32 / total.max(1) as f32 }
        };
        let mut candidates: Vec<_> = actions.iter().map(candidate).collect();
        candidates.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.value.total_cmp(&a.value)));
        candidates
    }
}

impl Bot for Search {
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, budget: Budget) -> Option<Decision> {
        let Viewer::Seat(seat) = knowledge.viewer() else { return None };
        if actions.len() == 1 {
            return actions.get(0).map(|action| Decision { action, thoughts: Thoughts::default() });
        }
        let mut pace = Pace::new(budget);
        let model = Weights::ours().model(knowledge.rules())?;
        let memories = memories(self.style.recall, knowledge, &mut self.dice);
        let mut imagination = Imagination::new(&memories, &mut self.dice);
        let first = imagination.sample(&mut self.dice)?;
        self.prepare(knowledge);
        let mut sums = [0.0; MAX_SEATS];
        while pace.goes_on(|left| self.tree.may_change(actions, left)) {
            let position = imagination.sample(&mut self.dice)?;
            let chances = self.run(position, model);
            for (sum, chance) in sums.iter_mut().zip(chances) {
                *sum += chance;
            }
        }
        let iterations = pace.runs();
        let candidates = self.candidates(actions);
        let best = *candidates.first()?;
        self.expectation = Some(Expectation::new(first, seat, best.action));
        let means = sums.map(|sum| sum / iterations.max(1) as f32);
        let chances = if iterations == 0 { means } else { promised(knowledge.rules(), means, seat, best.value) };
        Some(Decision { action: best.action, thoughts: Thoughts { candidates, chances, iterations } })
    }

    fn interject(&mut self, knowledge: &Knowledge, asides: &Actions, budget: Budget) -> Option<Action> {
        self.aside.interject(knowledge, asides, budget)
    }
}

/// Everybody's chances once a choice is made that promises the chooser this much: means over runs that also tried worse
/// actions would rate them too low. The other sides share the rest in proportion to their means.
fn promised(rules: &Rules, means: [f32; MAX_SEATS], chooser: Seat, value: f32) -> [f32; MAX_SEATS] {
    let wins_too = |seat: Seat| seat == chooser || rules.partner(chooser) == Some(seat);
    let others = || rules.seats().filter(|&seat| !wins_too(seat)).map(Seat::index);
    let rest = (1.0 - value).max(0.0) * if rules.is_team() { 2.0 } else { 1.0 };
    let sum: f32 = others().map(|seat| means[seat]).sum();
    let mut chances = [0.0; MAX_SEATS];
    for seat in others() {
        // Where no run saw a chance for anybody else, the others share it equally.
        chances[seat] = if sum > 0.0 { rest * means[seat] / sum } else { rest / others().count() as f32 };
    }
    rules.seats().filter(|&seat| wins_too(seat)).for_each(|seat| chances[seat.index()] = value);
    chances
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Printing, Teams};

    use super::*;

    #[test]
    fn a_promise_leaves_the_rest_to_the_others() {
        let rules = Rules::new(Printing::Third, 3);
        let b = Seat::new(1).expect("a seat");
        let chances = promised(&rules, [0.3, 0.4, 0.3, 0.0, 0.0, 0.0], b, 0.5);
        assert_eq!(chances, [0.25, 0.5, 0.25, 0.0, 0.0, 0.0]);
        assert_eq!(promised(&rules, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0], b, 1.0)[..3], [0.0, 1.0, 0.0]);
        assert_eq!(promised(&rules, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0], b, 0.5)[..3], [0.25, 0.5, 0.25]);
    }

    #[test]
    fn partners_have_the_same_promise() {
        let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
        let chances = promised(&rules, [0.5, 0.5, 0.5, 0.5, 0.0, 0.0], Seat::FIRST, 0.75);
        assert_eq!(chances, [0.75, 0.25, 0.75, 0.25, 0.0, 0.0]);
    }

    #[test]
    fn the_solo_player_has_nobody_to_share_with() {
        let rules = Rules::new(Printing::Third, 1);
        assert_eq!(promised(&rules, [0.5, 0.0, 0.0, 0.0, 0.0, 0.0], Seat::FIRST, 0.75)[..2], [0.75, 0.0]);
    }
}
