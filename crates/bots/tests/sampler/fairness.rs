//! Whether hands come as often as they are likely.

use std::collections::BTreeMap;

use rabenburg_bots::{Dice, Sampler};
use rabenburg_engine::{Face, Knowledge, MAX_SEATS, Position, Seat, Viewer};

use crate::posterior::{Hands, posterior};
use crate::scene::{A, B, C, D, Scene, seat};

/// Compares how often the sampler imagines each hands with how likely they are.
fn assert_fair(scene: &Scene, samples: u32) {
    let expected = posterior(&scene.start, scene.viewer, &scene.seen);
    assert!(!expected.is_empty(), "nobody can have seen this");
    let knowledge = scene.knowledge();
    let mut dice = Dice::from_seed(8);
    let sampler = Sampler::new(&knowledge, &mut dice);
    let mut counts: BTreeMap<Hands, u32> = BTreeMap::new();
    for _ in 0..samples {
        let position = sampler.sample(&mut dice).expect("something agrees with what was seen");
        let mut hands = Hands::default();
        Seat::all(MAX_SEATS).for_each(|seat| hands[seat.index()] = position.hand(seat));
        *counts.entry(hands).or_default() += 1;
    }
    for hands in counts.keys() {
        assert!(expected.contains_key(hands), "{hands:?} cannot be after {:?}", scene.seen);
    }
    let (statistic, freedom) = chi_square(&expected, &counts, samples);
    // A fair sampler exceeds this about once in a million times.
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(statistic < bound, "{statistic} with {freedom} degrees of freedom after {:?}", scene.seen);
}

/// The statistic and its degrees of freedom. Hands that are too rare to be counted one by one are counted together.
fn chi_square(expected: &BTreeMap<Hands, f64>, counts: &BTreeMap<Hands, u32>, samples: u32) -> (f64, f64) {
    const RARE: f64 = 8.0;
    let (mut statistic, mut cells) = (0.0, 0.0);
    let mut add = |expected: f64, count: f64| {
        statistic += (count - expected).powi(2) / expected;
        cells += 1.0;
    };
    let (mut rare_expected, mut rare_count) = (0.0, 0.0);
    for (hands, likelihood) in expected {
        let expected = likelihood * f64::from(samples);
        let count = f64::from(counts.get(hands).copied().unwrap_or(0));
        if expected < RARE {
            rare_expected += expected;
            rare_count += count;
        } else {
            add(expected, count);
        }
    }
    if rare_expected >= RARE {
        add(rare_expected, rare_count);
    }
    (statistic, (cells - 1.0_f64).max(0.0))
}

const SAMPLES: u32 = 100_000;

#[test]
fn without_a_shuffle_all_deals_are_equally_likely() {
    let scene =
        Scene::new(["W1 T1", "W1 D", "T1"], "W1 D T1", "").shows(B, Face::W1).draws(B).shows(C, Face::D).draws(D);
    assert!(scene.knowledge().hidden().trail().is_empty());
    assert_fair(&scene, SAMPLES);
}

#[test]
fn cards_of_several_generations_are_weighed() {
    let scene = Scene::new(["W1 T1", "W1 D", "D"], "", "W1 T1 T1 D T1")
        .shuffle()
        .draws(B)
        .shows(B, Face::W1)
        .draws(C)
        .draws(C)
        .shows(C, Face::D);
    assert_eq!(scene.knowledge().hidden().trail().len(), 4);
    assert_fair(&scene, SAMPLES);
    assert_fair(&scene.shows(B, Face::T1).draws(B).shows(C, Face::T1), SAMPLES);
}

#[test]
fn what_the_viewer_draws_tells_of_what_was_shown_before() {
    let scene = Scene::new(["W1 T1", "W1 D", ""], "", "W1 T1 T1 D").shuffle().draws(B).draws(B).shows(B, Face::W1);
    assert_fair(&scene, SAMPLES);
    // There was only one in the pile: now it is clear that another one was shown.
    assert_fair(&scene.draws_openly(Face::W1), SAMPLES);
    let scene = Scene::new(["W1 T1", "W1 D", ""], "", "W1 W1 T1 D").shuffle().draws(B).draws(B).shows(B, Face::W1);
    // Of two it is the likelier to be drawn if the one that was shown was not one of them.
    assert_fair(&scene.draws_openly(Face::W1), SAMPLES);
}

#[test]
fn several_shuffles_are_told_apart() {
    let scene = Scene::new(["W1 T1", "D T1", ""], "", "W1 D")
        .shuffle()
        .draws(B)
        .draws(C)
        .shows(B, Face::W1)
        .shows(C, Face::D)
        .shuffle()
        .draws(B)
        .shows(B, Face::D)
        .draws(C);
    assert_fair(&scene, SAMPLES);
}

#[test]
fn a_partner_may_keep_a_card_that_was_given_to_them() {
    let scene = Scene::new(["D T1", "W1 T1", "W1"], "W1 D", "").gives(A, C, Face::T1);
    assert_fair(&scene, SAMPLES);
    let shown = scene.shows(C, Face::T1);
    assert_eq!(shown.knowledge().hidden().trail().len(), 1);
    assert_fair(&shown, SAMPLES);
    assert_fair(&shown.draws(C).shows(C, Face::W1), SAMPLES);
}

#[test]
fn of_two_known_cards_either_may_be_shown() {
    let scene = Scene::new(["T1", "D", "D"], "D W1", "").gives(A, C, Face::D).gives(A, C, Face::D).shows(C, Face::D);
    assert_fair(&scene, SAMPLES);
}

/// Rule 11.2: of a card offered face down only its owner knows which it is.
#[test]
fn any_card_may_be_the_offered_one() {
    let text = "rules third basic 4 teams | course 0:* 1:1abc 2:2dab 3:3cda 4:4bcd 5:5ab 6:6cd 7:7 8:8 9:9 \
        | a 5/0/0 W1 W1 T2 | b 5/0/0 D T3 T4 | c 5/0/0 W1 T5 W2 | d 5/0/0 D D W3 | turn 0 choose exchanged reply=W2";
    let start: Position = text.parse().expect("a position");
    let mut dice = Dice::from_seed(8);
    for index in [A, B, C] {
        let knowledge = Knowledge::new(&start, Viewer::Seat(seat(index)));
        let sampler = Sampler::new(&knowledge, &mut dice);
        let mut counts = [0u32; 3];
        for _ in 0..SAMPLES {
            let position = sampler.sample(&mut dice).expect("a position");
            let (hand, offered) = (position.hand(seat(C)), position.offered());
            assert!(index != C || offered == Some(Face::W2), "they know what they offered");
            if hand.iter().count() == 3 {
                (0..3)
                    .filter(|&number| hand.nth(number) == offered)
                    .for_each(|number| counts[usize::from(number)] += 1);
            }
        }
        let third = f64::from(counts.iter().sum::<u32>()) / 3.0;
        let even = counts.iter().all(|&count| (f64::from(count) - third).abs() < 5.0 * third.sqrt());
        assert!(even || index == C, "{counts:?}");
    }
}

#[test]
fn a_card_that_comes_back_may_be_another() {
    let scene = Scene::new(["D T1", "W1 T1", "W1"], "W1 D", "").gives(A, C, Face::T1).gives(C, A, Face::T1);
    assert_fair(&scene, SAMPLES);
}

#[test]
fn opposing_partners_pass_cards_of_any_generation() {
    let scene =
        Scene::new(["W1 T1", "", "D D"], "", "W1 W1 T1 TDDD").shuffle().draws(B).draws(D).passes(B, D).passes(D, B);
    assert_fair(&scene, SAMPLES);
    assert_fair(&scene.shows(D, Face::W1).draws(D).shows(B, Face::D), SAMPLES);
}

#[test]
fn a_whole_hand_is_shown_at_once() {
    let scene = Scene::new(["W1 T1", "W1 D", "D"], "", "W1 T1 T1 D").shuffle().draws(B).shows_all(B, "W1 T1 T1");
    assert_fair(&scene, SAMPLES);
    let known = Scene::new(["D T1", "W1 T1", "W1"], "W1 D", "").gives(A, C, Face::T1).shows_all(C, "T1 T1 W1");
    assert_fair(&known, SAMPLES);
}

#[test]
fn a_spectator_sees_no_hand() {
    let scene = Scene::for_spectator(["W1 T1", "W1 D", "T1"], "W1 D T1").shows(B, Face::W1).draws(B).passes(B, D);
    assert_fair(&scene, SAMPLES);
    let scene = Scene::for_spectator(["W1 T1", "D", ""], "").shuffle().draws(B).shows(B, Face::W1);
    assert_eq!(scene.knowledge().hidden().trail().len(), 1);
    assert_fair(&scene, SAMPLES);
}

#[test]
fn whatever_happens_it_is_fair() {
    let mut dice = rabenburg_testkit::TestDice::new(11);
    let mut several = 0;
    for number in 0..60 {
        let scene = Scene::random(4 + number / 3, &mut dice);
        let hidden = scene.knowledge().hidden().clone();
        several += usize::from(!hidden.trail().is_empty());
        assert_fair(&scene, 30_000);
    }
    assert!(several > 30, "{several} scenes with several explanations");
}
