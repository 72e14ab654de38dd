//! Who sits at the device, and what they are shown.

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::{Session, Waiting, Who};
use rabenburg_testkit::TestDice;

use crate::chairs::{self, Chair};
use crate::room::Room;

const BOT: Chair = Chair::Bot(Level::Random);

fn room(rules: Rules, chairs: impl IntoIterator<Item = Chair>) -> Room {
    Room::start(&chairs::table(rules, chairs), 1)
}

fn person(name: &str) -> Chair {
    Chair::Person(name.into())
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Plays on until this seat is awaited or the game is over.
fn until(room: &Room, wanted: Seat) {
    loop {
        let now = room.local.now();
        match now.waiting {
            Waiting::Over(_) => panic!("the game is over"),
            Waiting::Viewer if now.view.viewer.is(wanted) => return,
            Waiting::Here(seat) if seat == wanted => return,
            Waiting::Here(seat) => room.local.sit(Viewer::Seat(seat)),
            Waiting::Viewer => room.act(now.choices[0].action).expect("a choice"),
            Waiting::Other(_) => room.shown(),
        }
    }
}

#[test]
fn one_person_sits_there_for_ever() {
    let room = room(Rules::new(Printing::Third, 3), [BOT, person(""), BOT]);
    let own = Viewer::Seat(seat(1));
    assert_eq!(room.local.now().view.viewer, own);
    for other in [Viewer::Spectator, Viewer::Seat(seat(0)), Viewer::Seat(seat(5)), own] {
        room.local.sit(other);
        assert_eq!(room.local.now().view.viewer, own);
        assert!(room.updates.borrow().is_empty(), "nothing has changed");
    }
    until(&room, seat(1));
    until(&room, seat(1));
    assert!(room.updates.borrow().iter().all(|update| update.now.view.viewer == own));
}

#[test]
fn nobody_sees_the_hand_of_the_one_before() {
    let room = room(Rules::new(Printing::Third, 3), [person("Anna"), person("Ben"), BOT]);
    let now = room.local.now();
    assert_eq!((now.view.viewer, now.waiting), (Viewer::Spectator, Waiting::Here(seat(0))));
    assert!(now.choices.is_empty() && now.view.hand.is_none());
    room.local.sit(Viewer::Seat(seat(0)));
    assert_eq!(room.local.now().waiting, Waiting::Viewer);
    assert_eq!(room.updates.borrow().len(), 1, "the page is told who sits down");
    until(&room, seat(1));
    let now = room.local.now();
    assert_eq!((now.view.viewer, now.waiting), (Viewer::Spectator, Waiting::Here(seat(1))));
    assert!(now.view.hand.is_none() && now.choices.is_empty());
    // What happened was told to the one who was there.
    let drew = |event: &SeenEvent| matches!(event, SeenEvent::DrewCard { seat: whose, .. } if *whose == seat(0));
    assert!(room.updates.borrow().last().is_some_and(|update| update.events.iter().any(drew)));
    let drew_anything = |event: &SeenEvent| matches!(event, SeenEvent::DrewCard { .. });
    assert!(!room.local.log().iter().any(|(_, event)| drew_anything(event)), "the log is the spectator's now");
    assert!(!room.local.last_turn().expect("a turn").events.iter().any(drew_anything));
    room.local.sit(Viewer::Seat(seat(1)));
    assert!(!room.local.log().iter().any(|(_, event)| drew(event)), "nor does the next one see it");
    assert!(room.local.last_turn().expect("a turn").from.viewer.is(seat(1)));
}

#[test]
fn the_last_to_sit_watches_the_bots_and_is_shown_when_it_is_their_turn_again() {
    let room = room(Rules::new(Printing::Third, 3), [person("Anna"), BOT, person("Ben")]);
    room.local.sit(Viewer::Seat(seat(0)));
    until(&room, seat(0));
    while room.local.now().waiting == Waiting::Viewer {
        room.act(room.local.now().choices[0].action).expect("a choice");
    }
    let now = room.local.now();
    assert_eq!((now.waiting, now.view.viewer), (Waiting::Other(seat(1)), Viewer::Seat(seat(0))));
    until(&room, seat(2));
    assert_eq!(room.local.now().view.viewer, Viewer::Spectator);
}

#[test]
fn only_people_of_this_device_sit_down() {
    let room = room(Rules::new(Printing::Third, 3), [person("Anna"), BOT, person("Ben")]);
    for other in [Viewer::Seat(seat(1)), Viewer::Seat(seat(4)), Viewer::Spectator] {
        room.local.sit(other);
        assert_eq!(room.local.now().view.viewer, Viewer::Spectator);
        assert!(room.updates.borrow().is_empty());
    }
    // Looking at one's own cards is always allowed.
    room.local.sit(Viewer::Seat(seat(2)));
    let now = room.local.now();
    assert_eq!((now.view.viewer, now.waiting), (Viewer::Seat(seat(2)), Waiting::Here(seat(0))));
    assert!(now.choices.is_empty());
    assert_eq!(room.act(Action::Redraw), Err(Refusal::NotYourDecision { awaited: seat(0), window: false }));
    room.local.sit(Viewer::Spectator);
    assert_eq!(room.local.now().view.viewer, Viewer::Spectator);
    assert_eq!(room.act(Action::Redraw), Err(Refusal::NotYourDecision { awaited: seat(0), window: false }));
    assert_eq!(room.why_not(Action::Redraw), Some(Refusal::NotYourDecision { awaited: seat(0), window: false }));
}

/// A partner at the same device sits down, offers a card, and leaves.
#[test]
fn a_partner_may_sit_down_to_offer_a_card() {
    let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    let room = room(rules, [person("Anna"), BOT, person("Ben"), BOT]);
    assert_eq!(room.local.now().waiting, Waiting::Here(seat(0)));
    room.local.sit(Viewer::Seat(seat(2)));
    let now = room.local.now();
    assert_eq!(now.waiting, Waiting::Here(seat(0)));
    let offer = |action: &Action| matches!(action, Action::Offer { .. });
    let action = now.choices.iter().map(|choice| choice.action).find(offer).expect("they may offer a card");
    assert_eq!(room.act(action), Ok(()));
    let now = room.local.now();
    assert_eq!((now.view.viewer, now.waiting), (Viewer::Spectator, Waiting::Here(seat(0))));
    room.local.sit(Viewer::Seat(seat(0)));
    let replies: Vec<Action> = room.local.now().choices.iter().map(|choice| choice.action).collect();
    assert_eq!(replies, [Action::Accept, Action::Decline]);
}

/// Rule 9.3: another person is asked in between, and they are the one who is shown.
#[test]
fn a_person_who_is_asked_in_a_window_sits_down_in_between() {
    let rules = Rules { variant: Variant::Master, spells: Spells::ALL, ..Rules::new(Printing::Second, 2) };
    let room = room(rules, [person("Anna"), person("Ben")]);
    let (mut asked, mut dice) = (0, TestDice::new(1));
    for _ in 0..2_000 {
        let now = room.local.now();
        match now.waiting {
            Waiting::Over(_) => break,
            Waiting::Here(seat) => {
                assert_eq!(now.view.viewer, Viewer::Spectator);
                asked += usize::from(seat != now.view.active);
                room.local.sit(Viewer::Seat(seat));
            }
            _ => {
                // Who saves flasks can cast in the turns of others.
                let saves = now.choices.iter().map(|choice| choice.action).find(|action| *action == Action::Pass);
                let any = now.choices[dice.below(now.choices.len())].action;
                room.act(saves.filter(|_| dice.below(10) > 0).unwrap_or(any)).expect("a choice");
            }
        }
    }
    assert!(asked > 10, "{asked} windows prove too little");
}

#[test]
fn a_table_of_bots_is_watched() {
    let room = room(Rules::new(Printing::Third, 2), [BOT, BOT]);
    room.local.sit(Viewer::Seat(seat(0)));
    let now = room.local.now();
    assert_eq!((now.view.viewer, now.waiting), (Viewer::Spectator, Waiting::Other(seat(0))));
    assert!(room.local.table().players.iter().all(|player| player.sitter == Who::Bot(Level::Random)));
    room.shown();
    assert!(room.local.now().version > now.version);
}
