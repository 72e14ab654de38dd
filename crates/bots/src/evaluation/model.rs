//! The evaluation itself: a small network over the features of each seat.

use rabenburg_engine::{Cards, MAX_SEATS, Outcome, Position, Seat, Turn};

use super::features::{FEATURES, features};

/// How many hidden units there are.
pub(crate) const HIDDEN: usize = 16;

/// A learned evaluation: each seat's features give a strength, and the strengths give chances of winning.
///
/// The same network looks at every seat. Its first unit is passed on unchanged, so that purely additive effects need no
/// learning; the others are rectified (cut off below zero). The strengths of a team's partners add up.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Model {
    pub(crate) inputs: Box<[[f32; HIDDEN]; FEATURES]>,
    /// What each unit starts with.
    pub(crate) biases: [f32; HIDDEN],
    /// What each unit adds to the strength.
    pub(crate) outputs: [f32; HIDDEN],
}

impl Model {
    pub(crate) fn blank() -> Model {
        Model { inputs: Box::new([[0.0; HIDDEN]; FEATURES]), biases: [0.0; HIDDEN], outputs: [0.0; HIDDEN] }
    }

    /// Each seat's chance of winning, from 0 to 1. Partners win together, so each has the team's chance.
    #[inline]
    pub(crate) fn chances(&self, position: &Position) -> [f32; MAX_SEATS] {
        match position.turn() {
            Turn::Over(_) => result(position),
            _ => self.guess(position),
        }
    }

    fn guess(&self, position: &Position) -> [f32; MAX_SEATS] {
        let mut units = [self.biases; MAX_SEATS];
        features(position, |seat, feature, value| {
            for (sum, weight) in units[seat.index()].iter_mut().zip(&self.inputs[feature]) {
                *sum += weight * value;
            }
        });
        let mut strengths = [0.0; MAX_SEATS];
        for seat in position.rules().seats() {
            strengths[seat.index()] = self.strength(&units[seat.index()]);
        }
        let rules = position.rules();
        share(rules.players, rules.is_team(), strengths)
    }

    #[inline]
    pub(crate) fn strength(&self, units: &[f32; HIDDEN]) -> f32 {
        let mut strength = units[0];
        for (output, unit) in self.outputs.iter().zip(units).skip(1) {
            strength += output * unit.max(0.0);
        }
        strength
    }
}

/// Chances in proportion to the exponentials of the strengths (softmax). A solo player plays against a strength of
/// zero.
#[inline]
pub(crate) fn share(players: u8, teams: bool, mut strengths: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let players = usize::from(players);
    let sides = if teams { players / 2 } else { players };
    if teams {
        for side in 0..sides {
            strengths[side] += strengths[side + sides];
        }
    }
    let highest = strengths[..sides].iter().copied().fold(if players == 1 { 0.0 } else { f32::MIN }, f32::max);
    let mut sum = if players == 1 { libm::expf(-highest) } else { 0.0 };
    let mut chances = [0.0; MAX_SEATS];
    for side in 0..sides {
        chances[side] = libm::expf(strengths[side] - highest);
        sum += chances[side];
    }
    for chance in &mut chances[..sides] {
        *chance /= sum;
    }
    if teams {
        for side in 0..sides {
            chances[side + sides] = chances[side];
        }
    }
    chances
}

/// The chances when the game is over: certainty. Players who share a victory have their part of it.
pub(crate) fn result(position: &Position) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    let Turn::Over(outcome) = position.turn() else { return chances };
    let rules = position.rules();
    if rules.is_solo() {
        chances[0] = solo_success(position, &outcome);
        return chances;
    }
    let per_side = if rules.is_team() { 2.0 } else { 1.0 };
    for seat in outcome.winners.iter() {
        chances[seat.index()] = per_side / outcome.winners.len() as f32;
    }
    chances
}

/// How good the end of a solo game is: above a half if it is solved, and better the fewer cards it took; below a half
/// if it is lost, by how many came home. If only solving counted, there would be nothing to learn from, because
/// beginners never solve it.
fn solo_success(position: &Position, outcome: &Outcome) -> f32 {
    let part = |number: u8, whole: u8| f32::from(number) / f32::from(whole);
    match outcome.score {
        Some(cards) if !outcome.winners.is_empty() => 1.0 - 0.4 * part(cards, Cards::DECK.len()),
        _ => 0.5 * part(position.home(Seat::FIRST), position.rules().wizards_each()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(text: &str) -> [f32; MAX_SEATS] {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        Model::blank().chances(&position)
    }

    #[test]
    fn without_an_opinion_all_sides_have_the_same_chance() {
        let course = "course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d";
        let seats = "a 5/0/0 W1 W1 W2 | b 5/0/0 T1 T2 T3 | c 5/0/0 W5 W5 D | d 5/0/0 T1 T2 T3 | turn 0";
        let alone = chances(&format!("rules third basic 4 | {course} | {seats}"));
        assert_eq!(alone, [0.25, 0.25, 0.25, 0.25, 0.0, 0.0]);
        let teams = chances(&format!("rules third basic 4 teams | {course} | {seats}"));
        assert_eq!(teams, [0.5, 0.5, 0.5, 0.5, 0.0, 0.0]);
    }

    #[test]
    fn strengths_of_partners_add_up() {
        let strengths = [1.0, 0.0, 1.0, 2.0, 0.0, 0.0];
        assert_eq!(share(4, true, strengths), [0.5, 0.5, 0.5, 0.5, 0.0, 0.0]);
        let alone = share(4, false, strengths);
        assert!(alone[3] > alone[0] && alone[0] > alone[1], "{alone:?}");
        // No strength is too large for a 32-bit float.
        assert_eq!(share(2, false, [1e30, -1e30, 0.0, 0.0, 0.0, 0.0])[..2], [1.0, 0.0]);
    }

    #[test]
    fn a_solo_player_plays_against_a_strength_of_zero() {
        assert_eq!(share(1, false, [0.0; MAX_SEATS])[0], 0.5);
        assert!(share(1, false, [3.0, 0.0, 0.0, 0.0, 0.0, 0.0])[0] > 0.9);
        assert!(share(1, false, [-3.0, 0.0, 0.0, 0.0, 0.0, 0.0])[0] < 0.1);
    }
}
