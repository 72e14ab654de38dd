//! Samples of how strong the levels are: enough to notice an evaluation that is upside down, blank, or not read at all.
//!
//! Deals are duplicate: each is played in both seatings, with the same luck for each seat. Everything is seeded, so a
//! sample comes out the same each time; the bounds leave room for changes that hurt nobody.

use rabenburg_bots::{Bot, Budget, Level};
use rabenburg_engine::*;

use crate::contest::Contest;
use crate::thumb::RuleOfThumb;

const TURNS: u32 = 1_000;

/// How many games out of twice so many deals the first level wins against the second; every other side is of either.
fn wins(rules: Rules, levels: [Level; 2], deals: u64, iterations: u32) -> usize {
    wins_of(rules, |first, seed| levels[usize::from(!first)].bot(seed), deals, iterations)
}

/// The same for any two players: `make` gives the first or the second with a seed.
fn wins_of(rules: Rules, make: impl Fn(bool, u64) -> Box<dyn Bot>, deals: u64, iterations: u32) -> usize {
    let start = Position::start(rules).expect("a table");
    let sides = usize::from(if rules.is_team() { rules.players / 2 } else { rules.players });
    let mut wins = 0;
    for deal in 0..deals {
        for first in 0..2 {
            let is_first = |seat: Seat| seat.index() % sides % 2 == first;
            let mut bots: Vec<Box<dyn Bot>> =
                rules.seats().map(|seat| make(is_first(seat), 100 * deal + seat.index() as u64)).collect();
            let contest =
                Contest { bots: &mut bots, budget: Budget::Iterations(iterations), seed: 7 + deal, turns: TURNS };
            let outcome = contest.play(start, |_| ()).unwrap_or_else(|| panic!("a game of {rules} does not end"));
            wins += usize::from(outcome.winners.iter().all(is_first));
        }
    }
    wins
}

fn table(players: u8) -> Rules {
    Rules::new(Printing::Third, players)
}

#[test]
fn a_fledgling_beats_chance() {
    let wins = wins(table(2), [Level::Fledgling, Level::Random], 30, 0);
    assert!(wins >= 54, "{wins} of 60");
}

#[test]
fn an_apprentice_beats_chance_nearly_always() {
    let wins = wins(table(2), [Level::Apprentice, Level::Random], 30, 0);
    assert!(wins >= 57, "{wins} of 60");
}

#[test]
fn an_apprentice_beats_a_fledgling() {
    let wins = wins(table(2), [Level::Apprentice, Level::Fledgling], 30, 0);
    assert!(wins > 40, "{wins} of 60");
}

#[test]
fn a_keeper_beats_an_apprentice() {
    let wins = wins(table(2), [Level::Keeper, Level::Apprentice], 60, 200);
    assert!(wins > 60, "{wins} of 120");
}

#[test]
fn a_queen_beats_an_apprentice() {
    let wins = wins(table(2), [Level::Queen, Level::Apprentice], 15, 300);
    assert!(wins > 15, "{wins} of 30");
}

/// At every kind of table the one-step player, who sees with the learned evaluation alone, beats one who follows a rule of
/// thumb. Chance would be no opponent: it loses to anybody who always takes the first action of the list.
#[test]
fn the_evaluation_of_every_kind_beats_a_rule_of_thumb() {
    for players in 2..=6 {
        for variant in [Variant::Basic, Variant::Master] {
            for teams in [Teams::None, Teams::EndAtOnce] {
                let rules = Rules { variant, teams, ..table(players) };
                if rules.check().is_ok() {
                    let make = |first, seed| match first {
                        true => Level::Apprentice.bot(seed),
                        false => Box::new(RuleOfThumb::new(seed)),
                    };
                    let wins = wins_of(rules, make, 6, 0);
                    assert!(wins > 6, "{wins} of 12: {rules}");
                }
            }
        }
    }
}

/// Solo games are seldom won (rule 12.4); how many wizards come home tells more.
#[test]
fn an_apprentice_brings_more_wizards_home_alone_than_chance() {
    let [wise, blind] = [Level::Apprentice, Level::Random].map(|level| {
        let start = Position::start(table(1)).expect("a table");
        let home = |deal: u64| {
            let bots = &mut [level.bot(deal)];
            let mut home = 0;
            let contest = Contest { bots, budget: Budget::Iterations(0), seed: deal, turns: TURNS };
            let outcome = contest.play(start, |moment| home = u32::from(moment.knowledge.home(moment.seat)));
            assert!(outcome.is_some(), "{level:?} does not finish");
            home
        };
        (0..20).map(home).sum::<u32>()
    });
    assert!(wise > 2 * blind, "{wise} and {blind} wizards in 20 games");
}
