//! Random games of every kind.

use std::num::NonZeroU16;

use rabenburg_engine::*;
use rabenburg_testkit::{Playthrough, TestDice};

/// Tables of every kind: solo, basic, master, teams; strict and aided.
pub(crate) fn tables() -> Vec<Rules> {
    let new = |players| Rules::new(Printing::Third, players);
    let solo = Spells::from_iter([Spell::Piggyback, Spell::FreeWizard, Spell::DrawTwo]);
    let master =
        |printing, players| Rules { variant: Variant::Master, spells: Spells::ALL, ..Rules::new(printing, players) };
    vec![
        new(1),
        Rules { spells: solo, ..new(1) },
        new(2),
        Rules { spells: Spells::ALL, memory: Memory::Aided, ..new(3) },
        Rules { spells: Spells::ALL, ..Rules::new(Printing::Short, 4) },
        Rules { round_limit: NonZeroU16::new(4), ..new(5) },
        master(Printing::Third, 2),
        master(Printing::Second, 3),
        Rules { memory: Memory::Aided, ..master(Printing::First, 4) },
        Rules { teams: Teams::EndAtOnce, spells: Spells::ALL, ..new(4) },
        Rules { teams: Teams::FinishRound, ..master(Printing::Third, 4) },
        Rules { teams: Teams::EndAtOnce, memory: Memory::Aided, ..master(Printing::Second, 6) },
    ]
}

/// A start with full flasks, so that spells are cast; every other game begins with most wizards near home.
fn start(rules: Rules, late: bool) -> Position {
    let mut setup = Setup::new(rules);
    if !rules.is_solo() {
        for seat in rules.seats() {
            let each = rules.flasks_each();
            setup.flasks[seat.index()] = Flasks { empty: 1, full: each - 1, spent: 0 };
        }
    }
    if late {
        // Two wizards each, close to the castle; the others are home.
        let pairs: String = rules.seats().map(|seat| seat.letter()).collect();
        let text = format!("0:1* 15:2{pairs} 14:{pairs}3 12:4 10:5 8:6 7:7 6:8 4:9");
        if let Ok(course) = text.parse() {
            setup.course = course;
        }
    }
    setup.position().unwrap_or_else(|_| Position::start(rules).expect("rules that a table can play by"))
}

/// Plays a game, and calls `step` with the position before each input, the input and its events; then `over` at the end.
pub(crate) fn play(
    rules: Rules,
    seed: u64,
    mut step: impl FnMut(&Position, &Input, &[Event]),
    over: impl FnOnce(&Position),
) {
    let mut dice = TestDice::new(seed);
    let mut game = Playthrough::new(start(rules, seed % 2 == 1));
    for number in 0..4000 {
        let before = game.position;
        if !game.step(&mut dice) {
            break;
        }
        step(&before, &game.inputs[number], game.fresh_events());
    }
    over(&game.position);
}
