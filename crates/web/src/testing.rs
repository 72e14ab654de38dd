//! Games to test the pure parts of the page with: played at random at all kinds of tables, seen from a seat.

use rabenburg_engine::{Event, Input, Position, Seat, SeenEvent, View, Viewer};
use rabenburg_session::Choice;
use rabenburg_testkit::{Playthrough, TestDice, few_tables};

/// An input of a game, as one viewer saw it.
pub(crate) struct Seen<'a> {
    pub(crate) before: &'a View,
    pub(crate) events: &'a [SeenEvent],
    pub(crate) after: &'a View,
}

/// So much of each game is played: the end of most, and long enough for every kind of event.
const INPUTS: usize = 1500;

/// Plays a game on tables of every kind, choosing at random, and shows every input to `watch`.
fn play(seed: u64, mut watch: impl FnMut(&Position, Input, &Position, &[Event], &mut TestDice)) {
    let mut dice = TestDice::new(seed);
    for rules in few_tables() {
        let mut game = Playthrough::new(Position::start(rules).expect("a table that can be played"));
        for number in 0..INPUTS {
            let before = game.position;
            if !game.step(&mut dice) {
                break;
            }
            watch(&before, game.inputs[number], &game.position, game.fresh_events(), &mut dice);
        }
    }
}

/// Shows every input of random games to `watch`, as some seat or a spectator saw it.
pub(crate) fn watch_games(seed: u64, mut watch: impl FnMut(Seen<'_>)) {
    play(seed, |before, _, after, events, dice| {
        let seats: Vec<Seat> = before.rules().seats().collect();
        let viewer = seats.get(dice.below(seats.len() + 1)).map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat));
        let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
        watch(Seen { before: &before.view(viewer), events: &events, after: &after.view(viewer) });
    });
}

/// Hands every decision of random games to `check`: the choices, and the view of the player who decides.
pub(crate) fn decisions(seed: u64, mut check: impl FnMut(&[Choice], &View, &mut TestDice)) {
    play(seed, |before, input, _, _, dice| {
        if let Input::Act { seat, .. } = input {
            let own = before.legal_actions(seat);
            let foresee = |action| before.foresee(seat, action).expect("a legal action");
            let choices: Vec<_> = own.iter().map(|action| Choice { action, foreseen: foresee(action) }).collect();
            check(&choices, &before.view(Viewer::Seat(seat)), dice);
        }
    });
}
