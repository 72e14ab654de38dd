//! Games end.

use std::num::NonZeroU16;

use rabenburg_engine::*;
use rabenburg_testkit::{TestDice, start, tables};

/// Turns after which a game without a limit is taken for endless.
const TURNS: u32 = 5_000;

/// Plays to the end, or until this many turns have begun.
fn play_out(mut position: Position, turns: u32, dice: &mut TestDice) -> Position {
    let last = position.turn_number() + turns;
    while let Some(input) = dice.input(&position).filter(|_| position.turn_number() < last) {
        position.put(input, &mut ()).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}\n{position:#}"));
    }
    position
}

#[test]
fn a_game_with_a_limit_of_rounds_ends_with_it_at_the_latest() {
    let mut dice = TestDice::new(41);
    for rules in tables(&mut dice).into_iter().filter(|rules| !rules.is_solo()) {
        let limit = 1 + dice.below(20) as u16;
        let rules = Rules { round_limit: NonZeroU16::new(limit), ..rules };
        let position = Position::start(rules).expect("rules that were checked");
        let end = play_out(position, u32::from(limit) * u32::from(rules.players), &mut dice);
        assert!(matches!(end.turn(), Turn::Over(_)), "{limit} rounds\n{end:#}");
    }
}

#[test]
fn a_game_without_a_limit_ends_even_if_nobody_has_a_plan() {
    let mut dice = TestDice::new(42);
    for rules in tables(&mut dice) {
        let rules = Rules { round_limit: None, ..rules };
        for position in [Position::start(rules).expect("rules that were checked"), start(rules, &mut dice)] {
            let end = play_out(position, TURNS, &mut dice);
            assert!(matches!(end.turn(), Turn::Over(_)), "no end after {TURNS} turns\n{end:#}");
        }
    }
}

#[test]
fn the_solo_game_ends_with_its_last_card() {
    let mut dice = TestDice::new(43);
    for rules in tables(&mut dice).into_iter().filter(Rules::is_solo) {
        let end = play_out(start(rules, &mut dice), 31, &mut dice);
        let Turn::Over(outcome) = end.turn() else { panic!("no end\n{end:#}") };
        assert_eq!(outcome.reason, Reason::Solo);
        assert_eq!(outcome.score, Some(end.discard().len()));
        assert_eq!(outcome.winners.is_empty(), !end.all_home(Seat::FIRST), "{end:#}");
    }
}
