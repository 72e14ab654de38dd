//! How likely the hands of all seats are for what a viewer saw, by going through every possibility. It knows nothing of
//! generations: it follows whole deals, one by one, and keeps those that agree with what was seen.

use std::collections::BTreeMap;

use rabenburg_engine::*;

/// Everybody's cards.
pub(crate) type Hands = [Cards; MAX_SEATS];

/// Where all cards are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Deal {
    hands: Hands,
    pile: Cards,
    discard: Cards,
}

/// Deals with their likelihood.
type Deals = BTreeMap<Deal, f64>;

/// The likelihood of all hands that are possible after a viewer has seen these events, if all cards that they do not see
/// were dealt at random at the start, and whoever lays down or passes a card takes any of their hand.
pub(crate) fn posterior(start: &Position, viewer: Viewer, seen: &[SeenEvent]) -> BTreeMap<Hands, f64> {
    let mut deal = Deal { hands: [Cards::EMPTY; MAX_SEATS], pile: start.draw_pile(), discard: start.discard() };
    for seat in start.rules().seats() {
        if viewer.is(seat) {
            deal.hands[seat.index()] = start.hand(seat);
        } else {
            deal.pile = deal.pile.and(start.hand(seat));
        }
    }
    let mut deals = Deals::from([(deal, 1.0)]);
    for seat in start.rules().seats().filter(|&seat| !viewer.is(seat)) {
        for _ in 0..start.hand(seat).len() {
            deals = go_on(&deals, &SeenEvent::Drew { seat });
        }
    }
    let deals = seen.iter().fold(deals, |deals, event| go_on(&deals, event));
    let total: f64 = deals.values().sum();
    let mut hands = BTreeMap::new();
    for (deal, weight) in deals {
        *hands.entry(deal.hands).or_default() += weight / total;
    }
    hands
}

fn go_on(deals: &Deals, event: &SeenEvent) -> Deals {
    let mut after = Deals::new();
    for (deal, weight) in deals {
        each_outcome(deal, event, |deal, likelihood| *after.entry(deal).or_default() += weight * likelihood);
    }
    after
}

/// The cards of a pile or hand, each with the likelihood that it is the one that is taken, and what is left then.
fn any_of(cards: Cards) -> impl Iterator<Item = (Face, Cards, f64)> {
    cards.iter().map(move |(card, count)| {
        let mut rest = cards;
        rest.take(card);
        (card, rest, f64::from(count) / f64::from(cards.len()))
    })
}

/// Calls `then` with all that can become of a deal if the viewer sees this event.
fn each_outcome(deal: &Deal, event: &SeenEvent, mut then: impl FnMut(Deal, f64)) {
    let of = |seat: Seat, hand: Cards| {
        let mut hands = deal.hands;
        hands[seat.index()] = hand;
        hands
    };
    match *event {
        SeenEvent::Drew { seat } | SeenEvent::DrewCard { seat, .. } => {
            for (card, pile, likelihood) in any_of(deal.pile) {
                if matches!(*event, SeenEvent::DrewCard { card: seen, .. } if seen != card) {
                    continue;
                }
                let mut hands = deal.hands;
                hands[seat.index()].add(card);
                then(Deal { hands, pile, ..*deal }, likelihood);
            }
        }
        SeenEvent::Public(Fact::Discarded { seat, card: seen }) => {
            for (card, hand, likelihood) in any_of(deal.hands[seat.index()]).filter(|&(card, ..)| card == seen) {
                let mut discard = deal.discard;
                discard.add(card);
                then(Deal { hands: of(seat, hand), discard, ..*deal }, likelihood);
            }
        }
        SeenEvent::Public(Fact::HandDiscarded { seat, cards }) => {
            if deal.hands[seat.index()] == cards {
                let discard = deal.discard.and(cards);
                then(Deal { hands: of(seat, Cards::EMPTY), discard, ..*deal }, 1.0);
            }
        }
        SeenEvent::Public(Fact::Reshuffled) => {
            if deal.pile.is_empty() {
                then(Deal { pile: deal.discard, discard: Cards::EMPTY, ..*deal }, 1.0);
            }
        }
        SeenEvent::CardPassed { from, to, .. } | SeenEvent::CardPassedFaceDown { from, to } => {
            for (card, hand, likelihood) in any_of(deal.hands[from.index()]) {
                if matches!(*event, SeenEvent::CardPassed { card: seen, .. } if seen != card) {
                    continue;
                }
                let mut hands = of(from, hand);
                hands[to.index()].add(card);
                then(Deal { hands, ..*deal }, likelihood);
            }
        }
        _ => panic!("no scene has {event:?}"),
    }
}
