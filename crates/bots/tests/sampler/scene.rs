//! Little situations with few hidden cards, and what a viewer sees from there on.

use rabenburg_engine::*;
use rabenburg_testkit::TestDice;

/// Four players in two teams; what seat `a` sees, or a spectator.
pub(crate) struct Scene {
    pub(crate) start: Position,
    pub(crate) viewer: Viewer,
    pub(crate) seen: Vec<SeenEvent>,
}

pub(crate) const A: u8 = 0;
pub(crate) const B: u8 = 1;
pub(crate) const C: u8 = 2;
pub(crate) const D: u8 = 3;

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

fn cards(codes: &str) -> Cards {
    codes.split_whitespace().map(|code| Face::from_code(code).expect("a card")).collect()
}

impl Scene {
    /// The hands of `b`, `c` and `d`, the draw pile and the discard pile; all other cards are in the hand of `a`, so that
    /// few are hidden.
    pub(crate) fn new(hands: [&str; 3], pile: &str, discard: &str) -> Scene {
        let rules: Rules = "third basic 4 teams".parse().expect("rules");
        let mut setup = Setup::new(rules);
        setup.discard = cards(discard);
        let mut dealt = [Cards::EMPTY; MAX_SEATS];
        let mut rest = Cards::DECK.minus(setup.discard.and(cards(pile))).expect("cards of the deck");
        for (index, hand) in hands.into_iter().enumerate() {
            dealt[index + 1] = cards(hand);
            rest = rest.minus(cards(hand)).expect("cards of the deck");
        }
        dealt[usize::from(A)] = rest;
        setup.hands = Some(dealt);
        Scene { start: setup.position().expect("a position"), viewer: Viewer::Seat(seat(A)), seen: Vec::new() }
    }

    /// What a spectator sees: the same, but that `a` has no cards and all others are discarded.
    pub(crate) fn for_spectator(hands: [&str; 3], pile: &str) -> Scene {
        let Scene { start, .. } = Scene::new(hands, pile, "");
        let mut dealt = Seat::all(MAX_SEATS).map(|seat| start.hand(seat)).collect::<Vec<_>>();
        let mut setup = Setup::new(*start.rules());
        setup.discard = std::mem::take(&mut dealt[usize::from(A)]);
        setup.hands = dealt.try_into().ok();
        Scene { start: setup.position().expect("a position"), viewer: Viewer::Spectator, seen: Vec::new() }
    }

    /// What the viewer comes to know.
    pub(crate) fn knowledge(&self) -> Knowledge {
        let mut knowledge = Knowledge::new(&self.start, self.viewer);
        self.seen.iter().for_each(|event| knowledge.see(event));
        knowledge
    }

    fn then(mut self, event: SeenEvent) -> Scene {
        self.seen.push(event);
        self
    }

    pub(crate) fn shuffle(self) -> Scene {
        self.then(SeenEvent::Public(Fact::Reshuffled))
    }

    pub(crate) fn draws(self, index: u8) -> Scene {
        self.then(SeenEvent::Drew { seat: seat(index) })
    }

    pub(crate) fn draws_openly(self, card: Face) -> Scene {
        self.then(SeenEvent::DrewCard { seat: seat(A), card })
    }

    pub(crate) fn shows(self, index: u8, card: Face) -> Scene {
        self.then(SeenEvent::Public(Fact::Discarded { seat: seat(index), card }))
    }

    pub(crate) fn shows_all(self, index: u8, codes: &str) -> Scene {
        self.then(SeenEvent::Public(Fact::HandDiscarded { seat: seat(index), cards: cards(codes) }))
    }

    pub(crate) fn passes(self, from: u8, to: u8) -> Scene {
        self.then(SeenEvent::CardPassedFaceDown { from: seat(from), to: seat(to) })
    }

    pub(crate) fn gives(self, from: u8, to: u8, card: Face) -> Scene {
        self.then(SeenEvent::CardPassed { from: seat(from), to: seat(to), card })
    }

    /// A scene with events as they come, everybody taking any card of their hand.
    pub(crate) fn random(steps: usize, dice: &mut TestDice) -> Scene {
        let deals = [
            (["W1 T1", "W1 D", "T1 D"], "W1 T1", "W1 D"),
            (["W1 W1", "T1 D", "W1 T1 D"], "", "W1 T1 D TDDD"),
            (["W1 T1", "D D", "W1"], "D", "T1 T1 W1"),
        ];
        let (hands, pile, discard) = dice.pick(&deals);
        let mut scene = Scene::new(hands, pile, discard);
        let mut truth = scene.start;
        while scene.seen.len() < steps {
            let Some(event) = random_event(&truth, scene.viewer, dice) else { continue };
            truth.apply(&event);
            scene.seen.push(event.seen_by(scene.viewer));
        }
        scene
    }
}

/// Something that can happen, whether or not it is that seat's turn. The hand of `a` is large; a viewer there keeps it.
fn random_event(truth: &Position, viewer: Viewer, dice: &mut TestDice) -> Option<Event> {
    let seat = dice.pick(&[seat(A), seat(B), seat(B), seat(C), seat(C), seat(D), seat(D)]);
    let partner = truth.rules().partner(seat)?;
    let hand = truth.hand(seat);
    let any = |cards: Cards, dice: &mut TestDice| cards.nth(dice.below(usize::from(cards.len())) as u8);
    match dice.below(8) {
        0..=2 if hand.len() < 4 || seat.index() == usize::from(A) && dice.one_in(4) => {
            match any(truth.draw_pile(), dice) {
                Some(card) => Some(Event::Drew { seat, card }),
                None if truth.discard().is_empty() => None,
                None => Some(Fact::Reshuffled.into()),
            }
        }
        3..=5 => Some(Fact::Discarded { seat, card: any(hand, dice)? }.into()).filter(|_| !viewer.is(seat)),
        // What a viewer gives is like what is hidden.
        6 if viewer.is(seat) => {
            Some(Event::CardPassed { from: seat, to: partner, card: Face::D }).filter(|_| hand.count(Face::D) > 0)
        }
        6 => Some(Event::CardPassed { from: seat, to: partner, card: any(hand, dice)? }),
        7 if hand.len() < 5 && dice.one_in(3) => Some(Fact::HandDiscarded { seat, cards: hand }.into()),
        _ => None,
    }
}
