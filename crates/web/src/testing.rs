//! Games to test the pure parts of the page with: played at random at all kinds of tables, seen from a seat.

use rabenburg_bots::{Dice, ObservedGame};
use rabenburg_engine::{Input, Memory, Printing, Rules, SeenEvent, Spells, Teams, Turn, Variant, View, Viewer};
use rabenburg_engine::{Position, Seat};
use rabenburg_session::Choice;

/// An input of a game, as one viewer saw it.
pub(crate) struct Seen<'a> {
    pub(crate) before: &'a View,
    pub(crate) events: &'a [SeenEvent],
    pub(crate) after: &'a View,
}

/// All kinds of tables.
pub(crate) fn tables() -> Vec<Rules> {
    let third = |players| Rules::new(Printing::Third, players);
    vec![
        third(2),
        Rules { spells: Spells::BOX, ..third(3) },
        Rules { memory: Memory::Aided, ..third(5) },
        Rules { variant: Variant::Master, spells: Spells::ALL, ..third(4) },
        Rules { teams: Teams::EndAtOnce, variant: Variant::Master, spells: Spells::BOX, ..third(6) },
        Rules { teams: Teams::EndAtOnce, spells: Spells::BOX, ..Rules::new(Printing::Short, 4) },
        Rules { variant: Variant::Master, spells: Spells::ALL, ..Rules::new(Printing::Second, 3) },
        Rules::new(Printing::First, 1),
    ]
}

/// How much of each game is played: to the end of most, and long enough for every kind of event.
const INPUTS: usize = 1500;

/// Plays a game at each table, choosing at random, and shows every input to `watch`.
fn play(seed: u64, mut watch: impl FnMut(&Position, Input, &Position, &[rabenburg_engine::Event], &mut Dice)) {
    let mut dice = Dice::from_seed(seed);
    for rules in tables() {
        let mut game = ObservedGame::new(Position::start(rules).expect("a table that can be played"));
        for _ in 0..INPUTS {
            let before = *game.position();
            let input = match before.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => {
                    let chances = before.chances().expect("chance is due");
                    let ticket = dice.below(usize::from(chances.total())) as u8;
                    Input::Chance(chances.pick(ticket).expect("a ticket below the total"))
                }
                Turn::Act(awaited) => {
                    // Now and then a partner acts out of turn.
                    let aside = before.asides().filter(|(_, actions)| !actions.is_empty() && dice.below(4) == 0);
                    let (seat, actions) = aside.unwrap_or_else(|| (awaited, before.legal_actions(awaited)));
                    let action = actions.get(dice.below(actions.len())).expect("an action below their number");
                    Input::Act { seat, action }
                }
            };
            game.put(input).expect("offered by the engine");
            watch(&before, input, game.position(), game.events(), &mut dice);
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
pub(crate) fn decisions(seed: u64, mut check: impl FnMut(&[Choice], &View, &mut Dice)) {
    play(seed, |before, input, _, _, dice| {
        if let Input::Act { seat, .. } = input {
            let own = before.legal_actions(seat);
            let foresee = |action| before.foresee(seat, action).expect("a legal action");
            let choices: Vec<_> = own.iter().map(|action| Choice { action, foreseen: foresee(action) }).collect();
            check(&choices, &before.view(Viewer::Seat(seat)), dice);
        }
    });
}
