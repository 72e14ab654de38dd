//! The contract of the engine: what holds in every position of every game.
//!
//! Seeded random games at all tables; each test looks at every position for one property.

#[path = "../common/laws.rs"]
mod laws;

mod candidates;
mod ending;
mod following;
mod foreseeing;
mod knowing;
mod legality;
mod memory;
mod notation;
mod replay;
mod telling;

use rabenburg_testkit::{Effort, for_every_position};

#[test]
fn pieces_cards_and_flasks_are_conserved() {
    let effort = Effort { seed: 1, games: 4, inputs: 400 };
    for_every_position(effort, |_| (), |_, game, _| laws::assert_conserved(&game.position));
}

#[test]
fn exactly_one_seat_or_chance_is_awaited_until_the_game_is_over() {
    let effort = Effort { seed: 2, games: 4, inputs: 400 };
    for_every_position(effort, |_| (), |_, game, _| laws::assert_one_awaited(&game.position));
}
