//! What is made of seen events alone is the truth, as far as it goes.

use rabenburg_engine::*;

use crate::game::{Effort, Game, for_every_position, viewers};

const EFFORT: Effort = Effort { seed: 51, games: 3, inputs: 600 };

/// Calls `check` with the knowledge of every seat and of a spectator at every position.
fn for_all_knowledge(effort: Effort, check: impl Fn(&Knowledge, &Position)) {
    let begin =
        |game: &Game| viewers(&game.start).map(|viewer| Knowledge::new(&game.start, viewer)).collect::<Vec<_>>();
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

/// Old and new cards are all cards out of sight; those that showed up and could be either are still counted.
#[test]
fn old_and_new_cards_are_the_unseen_ones_and_the_unsure_ones() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        let hidden = knowledge.hidden();
        let unsure: Cards = hidden.unsure.iter().map(|&(_, card)| card).collect();
        let counted = hidden.old.and(hidden.new);
        assert_eq!(counted, knowledge.unseen().and(unsure), "{:?} {hidden:?}\n{position:#}", knowledge.viewer());
        for seat in position.rules().seats() {
            let shown = hidden.unsure.iter().filter(|&&(whose, _)| whose == seat).count();
            assert_eq!(shown, usize::from(hidden.unsure_cards[seat.index()]), "{hidden:?}\n{position:#}");
        }
        assert!(hidden.new.minus(position.draw_pile()).is_some(), "{hidden:?}\n{position:#}");
    });
}

/// A seat alone, or two partners who have passed cards face down.
fn holders(hidden: &Hidden, seat: Seat) -> Vec<Seat> {
    match hidden.mixed.iter().find(|&&(a, b)| a == seat || b == seat) {
        Some(&(a, b)) => vec![a, b],
        None => vec![seat],
    }
}

#[test]
fn each_hand_is_made_of_known_old_and_new_cards() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        let hidden = knowledge.hidden();
        for seat in position.rules().seats().filter(|&seat| !knowledge.viewer().is(seat)) {
            let holders = holders(hidden, seat);
            let sum = |of: &dyn Fn(Seat) -> u8| holders.iter().map(|&seat| u32::from(of(seat))).sum::<u32>();
            let old = sum(&|seat| hidden.old_cards[seat.index()]);
            let new = sum(&|seat| hidden.new_cards[seat.index()]);
            let unsure = sum(&|seat| hidden.unsure_cards[seat.index()]);
            let known = sum(&|seat| knowledge.known(seat).len());
            let cards = sum(&|seat| knowledge.cards(seat));
            assert_eq!(cards + unsure, known + old + new, "{seat} {knowledge:?}\n{position:#}");
        }
    });
}

#[test]
fn the_true_hands_can_be_made_of_the_old_and_new_cards() {
    for_all_knowledge(EFFORT, |knowledge, position| {
        let hidden = knowledge.hidden();
        for seat in position.rules().seats().filter(|&seat| !knowledge.viewer().is(seat)) {
            let holders = holders(hidden, seat);
            let (mut old, mut new) = (0, 0);
            let mut held = Cards::EMPTY;
            for &holder in &holders {
                old += hidden.old_cards[holder.index()];
                new += hidden.new_cards[holder.index()];
                held = held.and(hidden_hand(knowledge, position, holder));
            }
            for (card, count) in held.iter() {
                let possible = hidden.old.count(card).min(old) + hidden.new.count(card).min(new);
                assert!(count <= possible, "{holders:?} {card} {knowledge:?}\n{position:#}");
            }
            // Cards that cannot be new are old, and there are not more of them than old cards.
            let surely_old: u8 = held.iter().map(|(card, count)| count.saturating_sub(hidden.new.count(card))).sum();
            let surely_new: u8 = held.iter().map(|(card, count)| count.saturating_sub(hidden.old.count(card))).sum();
            assert!(surely_old <= old && surely_new <= new, "{holders:?} {knowledge:?}\n{position:#}");
        }
    });
}
