//! The shortest way to solve a puzzle.

use rabenburg_engine::{Input, Position, Seat};

use crate::goal::Goal;
use crate::proof::{Proof, Prover, follow};
use crate::watch::Watch;

/// The shortest way to meet a goal, with the chances that leave the fewest ways; nothing if there is no sure way.
pub(super) fn shortest(goal: &Goal, start: &Position, seat: Seat) -> Option<Vec<Input>> {
    if let Goal::Unstoppable { .. } = goal {
        return crate::duel::solution(start, seat);
    }
    let mut prover = Prover::new(goal, start, seat);
    let (mut position, mut watch) = (*start, Watch::new(goal, start, seat));
    let mut line = Vec::new();
    loop {
        if goal.judge(&position, &watch) == crate::judge::Judgement::Met {
            return Some(line);
        }
        let inputs: Vec<Input> = match prover.outcomes(&position) {
            Some(outcomes) => outcomes,
            None => {
                let seat = position.awaited()?;
                position.legal_actions(seat).iter().map(|action| Input::Act { seat, action }).collect()
            }
        };
        let theirs = position.awaited() != Some(seat);
        let mut best: Option<(Input, Proof)> = None;
        for input in inputs {
            let Some((next, watch)) = follow(&position, &watch, input) else { continue };
            let proof = prover.prove(&next, &watch);
            let better = match &best {
                None => true,
                Some((_, known)) if theirs => proof.good < known.good,
                Some((_, known)) => proof.depth < known.depth,
            };
            if proof.sure && better {
                best = Some((input, proof));
            }
        }
        let (input, _) = best?;
        (position, watch) = follow(&position, &watch, input)?;
        line.push(input);
    }
}
