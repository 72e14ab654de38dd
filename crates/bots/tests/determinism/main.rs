//! The same seed and the same number of iterations give the same decisions: again, and on another machine.

#[path = "../contest/mod.rs"]
mod contest;

mod digest;
mod module;

use rabenburg_bots::{Bot, Budget, Decision, Level};
use rabenburg_engine::*;

use contest::Contest;
use digest::digest_of_game;

/// A basic game, one of the master variant, and one in teams.
const GAMES: u32 = 3;

/// All decisions of a game with this level on all seats.
fn decisions(start: Position, level: Level, seed: u64) -> Vec<Decision> {
    let mut bots: Vec<Box<dyn Bot>> = start.rules().seats().map(|seat| level.bot(seed + seat.index() as u64)).collect();
    let contest = Contest { bots: &mut bots, budget: Budget::Iterations(40), seed, turns: 1_500 };
    let mut decisions = Vec::new();
    let outcome = contest.play(start, |moment| decisions.push(moment.decision.clone()));
    assert!(outcome.is_some(), "a game of {} does not end", start.rules());
    decisions
}

#[test]
fn whole_games_come_out_the_same_again() {
    let third = |players| Rules::new(Printing::Third, players);
    let master = Rules { variant: Variant::Master, spells: Spells::BOX, ..third(3) };
    let teams = Rules { teams: Teams::EndAtOnce, ..third(4) };
    for rules in [third(1), third(2), master, teams] {
        let start = Position::start(rules).expect("a table");
        for level in Level::ALL {
            let first = decisions(start, level, 9);
            assert!(first == decisions(start, level, 9), "{level:?} at {rules} plays otherwise the second time");
            assert!(first != decisions(start, level, 10), "{level:?} at {rules}: the seed does not matter");
        }
    }
}

/// WebAssembly has pointers of 32 bits and its own compiler back end: if it agrees to the bit, any machine will.
#[test]
fn webassembly_decides_like_this_machine() {
    let mut module = module::Module::load();
    for number in 0..GAMES {
        assert_eq!(module.digest_of_game(number), digest_of_game(number), "game {number}");
    }
}

/// A digest that forgets something would prove nothing.
#[test]
fn games_have_digests_of_their_own() {
    let mut digests: Vec<u64> = (0..GAMES).map(digest_of_game).collect();
    assert_eq!(digests, (0..GAMES).map(digest_of_game).collect::<Vec<_>>());
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), GAMES as usize);
}
