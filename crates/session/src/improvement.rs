//! What would have been better: at a turn of a finished game, the decision that cost most, and the move that would not
//! have.
//!
//! The better move is found from what the player could know; what both moves were worth is judged with everything open.

use rabenburg_bots::{Advice, Budget, Dice, Hint, Judge, ObservedGame, finishes};
use rabenburg_engine::{Action, Input, Position, Seat};
use rabenburg_words::Language;

use crate::film::Film;
use crate::message::MILLION;

/// A move that would have been better than the one that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Better {
    /// The moment of the decision.
    pub moment: usize,
    /// The player's chance of winning with what they did, and with the better move, in millionths.
    pub chances: [u32; 2],
    /// The better move.
    pub action: Action,
    /// What they did, in words.
    pub did: String,
    /// The better move and its reasons, in words.
    pub why: String,
}

impl Better {
    /// How much it would have been worth, from 0 to 1.
    pub fn gain(&self) -> f32 {
        let [did, better] = self.chances;
        better.saturating_sub(did) as f32 / MILLION
    }
}

/// Smaller gains do not count: the search is no more certain than that.
const LEAST: f32 = 0.03;

/// What would have been better in a turn, with this many runs of search for every decision.
pub(crate) fn better(film: &Film, turn: usize, runs: u32, language: Language) -> Option<Better> {
    let turn = film.turns().get(turn)?;
    let mut game = ObservedGame::new(*film.position(0));
    let mut best: Option<Better> = None;
    for (moment, &input) in film.record().inputs().iter().enumerate().take(turn.ends) {
        if let Input::Act { seat, action } = input
            && moment >= turn.begins
            && seat == turn.seat
            && let Some(found) = decision(&game, film.position(moment), (seat, action), runs, language)
            && best.as_ref().is_none_or(|best| best.gain() < found.gain())
        {
            best = Some(Better { moment, ..found });
        }
        game.put(input).ok()?;
    }
    best.filter(|best| best.gain() >= LEAST)
}

fn decision(
    game: &ObservedGame,
    position: &Position,
    (seat, did): (Seat, Action),
    runs: u32,
    language: Language,
) -> Option<Better> {
    let actions = position.legal_actions(seat);
    if actions.len() < 2 {
        return None;
    }
    let seed = Dice::for_game(u64::from(runs), u64::from(position.turn_number())).seed();
    let mut hint = Advice::ask(game.knowledge(seat)?, &actions, Budget::Iterations(runs), seed)?.hint;
    let worth = |action: Action| {
        let mut after = *position;
        after.play(seat, action, &mut ()).ok()?;
        Some((Judge::new(seed).chances(&after, runs)[seat.index()] * MILLION).round() as u32)
    };
    // Whoever could finish at once is not sent on a longer way, unless that is worth more.
    if !finishes(position, seat, hint.action) {
        let short = actions.iter().filter(|&action| finishes(position, seat, action));
        let best = short.max_by_key(|&action| worth(action)).filter(|&action| {
            let least = (LEAST * MILLION) as u32;
            worth(action) >= worth(hint.action).map(|worth| worth.saturating_sub(least))
        });
        if let Some(action) = best {
            hint = Hint::of(position, seat, action);
        }
    }
    if hint.action == did {
        return None;
    }
    Some(Better {
        moment: 0,
        chances: [worth(did)?, worth(hint.action)?],
        action: hint.action,
        did: rabenburg_words::hint(&Hint::of(position, seat, did), language),
        why: rabenburg_words::hint(&hint, language),
    })
}
