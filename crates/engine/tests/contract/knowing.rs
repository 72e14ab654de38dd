//! What is made of seen events alone is the truth, as far as it goes.

use std::collections::BTreeSet;

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, Tracker, for_every_position, viewers};

const EFFORT: Effort = Effort { seed: 51, games: 3, inputs: 600 };

/// Calls `check` with the knowledge of every seat and of a spectator at every position.
fn for_all_knowledge(effort: Effort, check: impl Fn(&Knowledge, &Position)) {
    let begin =
        |game: &Playthrough| viewers(&game.start).map(|viewer| Knowledge::new(&game.start, viewer)).collect::<Vec<_>>();
    for_every_position(effort, begin, |all, game, _| {
        for knowledge in all {
            for event in game.fresh_events() {
                knowledge.see(&event.seen_by(knowledge.viewer()));
            }
            check(knowledge, &game.position);
        }
    });
}

/// What a seat holds and the viewer has no way to know.
fn hidden_hand(knowledge: &Knowledge, position: &Position, seat: Seat) -> Cards {
    if knowledge.viewer().is(seat) {
        return Cards::EMPTY;
    }
    position
        .hand(seat)
        .minus(knowledge.known(seat))
        .unwrap_or_else(|| panic!("{seat} does not hold {}\n{position:#}", knowledge.known(seat)))
}

#[test]
fn the_course_homes_and_flasks_are_known_to_all() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        assert_eq!(knowledge.course(), position.course(), "{:?}\n{position:#}", knowledge.viewer());
        assert_eq!(knowledge.rules(), position.rules());
        for seat in position.rules().seats() {
            assert_eq!(knowledge.home(seat), position.home(seat), "{:?}\n{position:#}", knowledge.viewer());
            assert_eq!(knowledge.flasks(seat), position.flasks(seat), "{:?}\n{position:#}", knowledge.viewer());
        }
    });
}

#[test]
fn the_own_hand_the_discard_pile_and_all_sizes_are_known() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        let own = position.rules().seats().find(|&seat| knowledge.viewer().is(seat));
        let hand = own.map_or(Cards::EMPTY, |seat| position.hand(seat));
        assert_eq!(knowledge.hand(), hand, "{:?}\n{position:#}", knowledge.viewer());
        assert_eq!(knowledge.discard(), position.discard(), "{:?}\n{position:#}", knowledge.viewer());
        assert_eq!(knowledge.draw_pile(), position.draw_pile().len(), "{:?}\n{position:#}", knowledge.viewer());
        for seat in position.rules().seats() {
            assert_eq!(knowledge.cards(seat), position.hand(seat).len(), "{:?}\n{position:#}", knowledge.viewer());
        }
    });
}

#[test]
fn known_cards_are_in_that_hand_and_unseen_are_exactly_the_hidden_ones() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        let hidden = position
            .rules()
            .seats()
            .map(|seat| hidden_hand(knowledge, position, seat))
            .fold(position.draw_pile(), Cards::and);
        assert_eq!(knowledge.unseen(), hidden, "{:?}\n{position:#}", knowledge.viewer());
    });
}

/// With the true cards filled in, what is known is the whole truth; with anybody's cards changed in number, it is not.
#[test]
fn with_the_hidden_cards_the_knowledge_is_the_position() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        for seat in position.rules().seats() {
            hands[seat.index()] = position.hand(seat);
        }
        let imagined = knowledge.imagine(&hands, position.offered());
        assert_eq!(imagined.as_ref(), Some(position), "{:?}", knowledge.viewer());
        for seat in position.rules().seats() {
            let mut other = hands;
            if let Some(card) = other[seat.index()].nth(0) {
                other[seat.index()].take(card);
                assert_eq!(knowledge.imagine(&other, position.offered()), None, "{:?}", knowledge.viewer());
            }
        }
    });
}

/// The public things that a knowledge tells of the turn are those of the position.
#[test]
fn the_turn_is_known_to_all() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        assert_eq!(knowledge.turn_number(), position.turn_number());
        assert_eq!(knowledge.active(), position.active());
        assert_eq!(knowledge.phase(), position.phase());
        assert_eq!(knowledge.awaited(), position.awaited());
        assert_eq!(knowledge.stage(), position.stage());
        assert_eq!(knowledge.interlude(), position.interlude());
        assert_eq!(knowledge.actions_used(), position.actions_used());
        assert_eq!(knowledge.spell_used(), position.spell_used());
        assert_eq!(knowledge.roll(), position.roll());
        assert_eq!(knowledge.die_card(), position.die_card());
        assert_eq!(knowledge.announced(), position.announced());
        assert_eq!(knowledge.riders(), position.riders());
        let offerer = position.rules().partner(position.active());
        let own = offerer.is_some_and(|seat| knowledge.viewer().is(seat));
        assert_eq!(knowledge.offered(), position.offered().filter(|_| own));
    });
}

/// Hidden cards and those that the viewer knows are all cards that they do not see, and every hand is made of them.
fn assert_complete(whereabouts: &Whereabouts, knowledge: &Knowledge, position: &Position) {
    let told = || format!("{:?} {whereabouts:?}\n{position:#}", knowledge.viewer());
    let hidden = whereabouts.generations.iter().fold(Cards::EMPTY, |cards, generation| cards.and(generation.cards));
    let others = || position.rules().seats().filter(|&seat| !knowledge.viewer().is(seat));
    let sure = others().fold(knowledge.unseen(), |cards, seat| cards.and(knowledge.known(seat)));
    let known = whereabouts.known.iter().fold(Cards::EMPTY, |cards, &known| cards.and(known));
    assert_eq!(hidden.and(known), sure, "{}", told());
    for seat in others() {
        let held: u8 = whereabouts.generations.iter().map(|generation| generation.held[seat.index()]).sum();
        let known = whereabouts.known[seat.index()];
        assert_eq!(held + known.len(), knowledge.cards(seat), "{seat} {}", told());
        assert!(known.minus(knowledge.known(seat)).is_some(), "{seat} {}", told());
    }
    let (pile, old) = whereabouts.generations.split_last().expect("the generation of the pile is always there");
    let held = |generation: &Generation| generation.held.iter().sum::<u8>();
    assert_eq!(pile.cards.len() - held(pile), knowledge.draw_pile(), "{}", told());
    assert!(
        old.iter().all(|generation| held(generation) == generation.cards.len() && held(generation) > 0),
        "{}",
        told()
    );
}

/// All whereabouts that what was seen can have come to; `None` if there are too many to look at.
fn all_ways(hidden: &Hidden) -> Option<BTreeSet<Whereabouts>> {
    let mut ways = BTreeSet::from([hidden.certain().clone()]);
    for &step in hidden.trail() {
        let follow = |way: &Whereabouts| -> Vec<Whereabouts> {
            let after = |explanation| {
                let mut way = way.clone();
                way.follow(step, explanation);
                way
            };
            way.explanations(step).map(after).collect()
        };
        ways = ways.iter().flat_map(follow).collect();
        if ways.len() > 200 {
            return None;
        }
    }
    Some(ways)
}

/// How the cards really came where they are is one of the explanations.
#[test]
fn the_truth_is_among_the_explanations() {
    let begin = |game: &Playthrough| {
        let mind = |viewer| (Knowledge::new(&game.start, viewer), Tracker::new(&game.start, viewer));
        viewers(&game.start).map(mind).collect::<Vec<_>>()
    };
    let (mut certain, mut several) = (0, 0);
    for_every_position(Effort { games: 1, ..EFFORT }, begin, |minds, game, dice| {
        for (knowledge, tracker) in minds {
            for event in game.fresh_events() {
                knowledge.see(&event.seen_by(knowledge.viewer()));
                tracker.track(event, dice);
            }
            if game.inputs.len() % 20 != 0 {
                continue;
            }
            let truth = tracker.whereabouts();
            assert_complete(&truth, knowledge, &game.position);
            let Some(ways) = all_ways(knowledge.hidden()) else { continue };
            ways.iter().for_each(|way| assert_complete(way, knowledge, &game.position));
            let told = || format!("{:?} {truth:?}\nnot among {ways:?}\n{:#}", knowledge.viewer(), game.position);
            assert!(ways.contains(&truth), "{}", told());
            *if ways.len() == 1 { &mut certain } else { &mut several } += 1;
        }
    });
    assert!(certain > 1000 && several > 1000, "{certain} certain, {several} with several explanations");
}

/// A partner shows a card like the one that they were given: it may be that one or another.
#[test]
fn a_card_like_a_known_one_may_be_another() {
    let text = "rules third basic 4 teams | course 0:* 1:1abc 2:2dab 3:3cda 4:4bc 5:5 6:6 7:7 8:8 9:9 \
        | a 5/0/0 W1 W1 T2 | b 5/0/0 D T3 T4 | c 5/0/0 W1 T5 W2 | d 5/0/0 D D W3 | turn 0";
    let start: Position = text.parse().expect("a position");
    let [a, c] = [0, 2].map(|index| Seat::new(index).expect("a seat"));
    let mut knowledge = Knowledge::new(&start, Viewer::Seat(a));
    knowledge.see(&SeenEvent::CardPassed { from: a, to: c, card: Face::W1 });
    assert!(knowledge.hidden().trail().is_empty());
    knowledge.see(&SeenEvent::Public(Fact::Discarded { seat: c, card: Face::W1 }));
    assert_eq!(knowledge.hidden().trail(), [Sighting::Shown { seat: c, card: Face::W1 }]);
    assert_eq!(knowledge.known(c), Cards::EMPTY, "no longer sure");
    let explanations: Vec<_> = knowledge.hidden().certain().explanations(knowledge.hidden().trail()[0]).collect();
    let odds: Vec<_> = explanations.iter().map(|explanation| (explanation.ways, explanation.of)).collect();
    // The one that was given; or any of the three others, of which each is one of the two among 87.
    assert_eq!(odds, [(1, 1), (3 * 2, 87)]);
}
