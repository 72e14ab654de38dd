//! In games at all kinds of tables: what is imagined looks to the viewer like the truth, and the truth is among it.

use rabenburg_bots::{Belief, Dice, Sampler, Way};
use rabenburg_engine::*;
use rabenburg_testkit::{Playthrough, Tracker, start, tables, viewers};

/// After so many inputs a game is left: most random games have shuffled several times by then.
const INPUTS: usize = 900;

#[test]
fn what_is_imagined_looks_like_the_truth_and_the_truth_is_among_it() {
    let mut dice = rabenburg_testkit::TestDice::new(71);
    let mut aside = Dice::from_seed(7);
    let mut met = Met::default();
    for rules in tables(&mut dice) {
        let mut game = Playthrough::new(start(rules, &mut dice));
        let mind = |viewer| (Knowledge::new(&game.start, viewer), Tracker::new(&game.start, viewer));
        let mut minds: Vec<_> = viewers(&game.start).map(mind).collect();
        while game.inputs.len() < INPUTS && game.step(&mut dice) {
            for (knowledge, tracker) in &mut minds {
                for event in game.fresh_events() {
                    knowledge.see(&event.seen_by(knowledge.viewer()));
                    tracker.track(event, &mut dice);
                }
            }
            if dice.one_in(100) || game.position.interlude() == Interlude::Reply {
                for (knowledge, tracker) in &minds {
                    let sampler = Sampler::new(knowledge, &mut aside);
                    assert_believed(sampler.belief(), &tracker.whereabouts(), &game.position);
                    met.ways(sampler.belief());
                    for _ in 0..3 {
                        let imagined = sampler.sample(&mut aside);
                        let imagined = imagined.unwrap_or_else(|| panic!("nothing agrees\n{:#}", game.position));
                        assert_looks_like(&imagined, &game.position, knowledge.viewer());
                        met.offers += usize::from(imagined.offered().is_some());
                    }
                }
            }
        }
    }
    assert!(met.certain > 1000 && met.several > 1000 && met.offers > 500, "{met:?}");
}

/// How often something came up.
#[derive(Debug, Default)]
struct Met {
    certain: usize,
    several: usize,
    offers: usize,
}

impl Met {
    fn ways(&mut self, belief: &Belief) {
        *if belief.ways().len() == 1 { &mut self.certain } else { &mut self.several } += 1;
    }
}

fn assert_believed(belief: &Belief, truth: &Whereabouts, position: &Position) {
    let told = || format!("{truth:?}\n{belief:?}\n{position:#}");
    let total: f64 = belief.ways().iter().map(|way| way.weight).sum();
    assert!((total - 1.0).abs() < 1e-9, "{}", told());
    let likely = |way: &Way| way.weight > 0.0 && way.whereabouts == *truth;
    assert!(!belief.is_exact() || belief.ways().iter().any(likely), "{}", told());
    let different = |pair: &[Way]| pair[0].whereabouts < pair[1].whereabouts;
    assert!(belief.ways().windows(2).all(different), "{}", told());
}

fn assert_looks_like(imagined: &Position, position: &Position, viewer: Viewer) {
    assert_eq!(imagined.view(viewer), position.view(viewer));
    assert_eq!(imagined.course(), position.course());
    if let Viewer::Seat(seat) = viewer {
        assert!(imagined.legal_actions(seat).iter().eq(position.legal_actions(seat).iter()));
    }
}
