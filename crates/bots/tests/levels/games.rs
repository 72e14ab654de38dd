//! Every level plays at every kind of table to the end, and says sensible things about it.

use rabenburg_bots::{Bot, Budget, Level};
use rabenburg_engine::*;
use rabenburg_testkit::{TestDice, start, tables};

use crate::contest::{Contest, Moment};

/// More than any game needs, even if most of its players have no plan.
const TURNS: u32 = 5_000;
const BUDGET: Budget = Budget::Iterations(24);

#[test]
fn every_level_plays_to_the_end_at_every_table() {
    let mut dice = TestDice::new(61);
    let mut met = Met::default();
    for rules in tables(&mut dice) {
        // So often that each level had a seat.
        for round in 0..Level::ALL.len().div_ceil(rules.players.into()) {
            let seed = dice.below(1 << 40) as u64;
            let level = |seat: Seat| Level::ALL[(seat.index() + round * usize::from(rules.players)) % Level::ALL.len()];
            let mut bots: Vec<Box<dyn Bot>> = rules.seats().map(|seat| level(seat).bot(seed + 1)).collect();
            let contest = Contest { bots: &mut bots, budget: BUDGET, seed, turns: TURNS };
            let outcome = contest.play(start(rules, &mut dice), |moment| met.look(moment, level(moment.seat)));
            assert!(outcome.is_some(), "a game of {rules} does not end");
        }
    }
    assert!(met.decisions > 10_000 && met.weighed > 5_000 && met.searched > 2_000 && met.overlooked > 1_000, "{met:?}");
}

/// How often something came up.
#[derive(Debug, Default)]
struct Met {
    decisions: usize,
    weighed: usize,
    searched: usize,
    overlooked: usize,
}

impl Met {
    /// Checks what was thought about a decision against what [`rabenburg_bots::Thoughts`] promises.
    fn look(&mut self, &Moment { seat, knowledge, actions, decision }: &Moment<'_>, level: Level) {
        let thoughts = &decision.thoughts;
        let context = || format!("{level:?} on {seat} of {}\n{decision:?}", knowledge.rules());
        assert!(actions.contains(&decision.action), "not legal: {}", context());
        self.decisions += 1;
        if level == Level::Random || (level >= Level::Keeper && actions.len() == 1) {
            assert_eq!(*thoughts, Default::default(), "{}", context());
            return;
        }
        self.weighed += 1;
        if level == Level::Fledgling {
            // It overlooks some.
            assert!(thoughts.candidates.iter().all(|candidate| actions.contains(&candidate.action)), "{}", context());
            self.overlooked += actions.len() - thoughts.candidates.len();
        } else {
            assert_eq!(thoughts.candidates.len(), actions.len(), "{}", context());
            assert!(actions.iter().all(|action| thoughts.candidates.iter().any(|other| other.action == action)));
        }
        assert_eq!(thoughts.candidates[0].action, decision.action, "{}", context());
        let unit = 0.0..=1.0 + 1e-4;
        assert!(thoughts.candidates.iter().all(|candidate| unit.contains(&candidate.value)), "{}", context());
        assert!(thoughts.candidates.iter().all(|candidate| unit.contains(&candidate.share)), "{}", context());
        let shares: f32 = thoughts.candidates.iter().map(|candidate| candidate.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{shares}: {}", context());
        assert_chances(knowledge.rules(), &thoughts.chances, &context);
        if level >= Level::Keeper {
            self.searched += 1;
            assert!((1..=24).contains(&thoughts.iterations), "{}", context());
            assert!(thoughts.candidates.is_sorted_by(|a, b| a.share >= b.share), "{}", context());
            let own = thoughts.chances[seat.index()];
            assert!((own - thoughts.candidates[0].value).abs() < 1e-4, "{}", context());
        } else {
            assert_eq!(thoughts.iterations, 0);
            assert!(thoughts.candidates.is_sorted_by(|a, b| a.value >= b.value), "{}", context());
        }
    }
}

/// One side wins: the chances of all sides make 1, but for the solo player, who may lose. Partners win together.
fn assert_chances(rules: &Rules, chances: &[f32; MAX_SEATS], context: &impl Fn() -> String) {
    let of = |seat: Seat| chances[seat.index()];
    let each = if rules.is_team() { 2.0 } else { 1.0 };
    let sum: f32 = rules.seats().map(of).sum();
    assert!(chances.iter().all(|chance| (0.0..=1.0 + 1e-4).contains(chance)), "{}", context());
    assert!(chances[rules.players.into()..].iter().all(|&chance| chance == 0.0), "{}", context());
    if !rules.is_solo() {
        assert!((sum - each).abs() < 1e-3, "{sum}: {}", context());
    }
    for seat in rules.seats() {
        if let Some(partner) = rules.partner(seat) {
            assert!((of(seat) - of(partner)).abs() < 1e-4, "partners differ: {}", context());
        }
    }
}
