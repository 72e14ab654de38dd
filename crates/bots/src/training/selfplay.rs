//! Games of the one-step player against itself, to learn from.

use rabenburg_engine::{Action, Actions, MAX_SEATS, Position, Seat, Turn};

use crate::dice::Dice;
use crate::evaluation::{Model, features, result};
use crate::foresight::first_sight;

/// A position to learn from: the features of each seat, and who won in the end.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) features: Box<[(u8, u8, f32)]>,
    pub(super) players: u8,
    pub(super) teams: bool,
    /// Each side's share of the victory.
    pub(super) result: [f32; MAX_SEATS],
}

/// One decision in this many is made at random, so that the games also visit what good play avoids.
const WANDER: usize = 16;
/// One position in this many is kept: neighbours are much alike.
const KEEP: usize = 4;
/// Games that do not end teach nothing.
const MAX_TURNS: u32 = 600;

/// Plays a game; returns its length in turns.
pub(super) fn play(mut position: Position, model: &Model, dice: &mut Dice, samples: &mut Vec<Sample>) -> u32 {
    let first = samples.len();
    let mut actions = Actions::new();
    loop {
        match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => {
                let outcome = position.chances().and_then(|chances| dice.chance(&chances));
                if outcome.is_none_or(|outcome| position.resolve(outcome, &mut ()).is_err()) {
                    break;
                }
            }
            Turn::Act(seat) => {
                position.list_actions(seat, &mut actions);
                let action = choose(&position, seat, &actions, model, dice);
                if action.is_none_or(|action| position.play(seat, action, &mut ()).is_err()) {
                    break;
                }
                if dice.below(KEEP) == 0 && position.announced().is_none() && !matches!(position.turn(), Turn::Over(_))
                {
                    samples.push(sample(&position));
                }
            }
        }
        if position.turn_number() > MAX_TURNS {
            samples.truncate(first);
            return MAX_TURNS;
        }
    }
    let result = result(&position);
    let rules = position.rules();
    let sides = if rules.is_team() { rules.players / 2 } else { rules.players };
    for sample in &mut samples[first..] {
        sample.result[..usize::from(sides)].copy_from_slice(&result[..usize::from(sides)]);
    }
    position.turn_number()
}

fn choose(position: &Position, seat: Seat, actions: &Actions, model: &Model, dice: &mut Dice) -> Option<Action> {
    if actions.len() == 1 || dice.below(WANDER) == 0 {
        return actions.get(dice.below(actions.len()));
    }
    let mut best = None;
    let mut highest = f32::MIN;
    for action in actions.iter() {
        let Some(chances) = first_sight(position, seat, action, model) else { continue };
        // Ties are broken at random.
        let value = chances[seat.index()] + 1e-4 * dice.unit();
        if value > highest {
            highest = value;
            best = Some(action);
        }
    }
    best
}

fn sample(position: &Position) -> Sample {
    let mut list = Vec::with_capacity(64);
    features(position, |seat, feature, value| list.push((seat.index() as u8, feature as u8, value)));
    let rules = position.rules();
    Sample {
        features: list.into_boxed_slice(),
        players: rules.players,
        teams: rules.is_team(),
        result: [0.0; MAX_SEATS],
    }
}
