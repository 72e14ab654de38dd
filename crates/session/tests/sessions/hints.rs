//! Advice of the best bot.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::{Advised, Session, Waiting};
use rabenburg_words::Language;

use crate::chairs::{self, Chair};
use crate::room::Room;

type Replies = Rc<RefCell<Vec<Option<Advised>>>>;

fn ask(room: &Room, language: Language) -> Replies {
    let replies = Replies::default();
    let told = replies.clone();
    room.local.hint(language, Box::new(move |advised| told.borrow_mut().push(advised)));
    replies
}

fn two(seed: u64) -> Room {
    let chairs = [Chair::Person(String::new()), Chair::Bot(Level::Random)];
    Room::start(&chairs::table(Rules::new(Printing::Third, 2), chairs), seed)
}

#[test]
fn a_hint_is_a_choice_with_a_reason_in_the_language_asked_for() {
    let room = two(1);
    let mut sentences = Vec::new();
    for language in Language::ALL {
        let replies = ask(&room, language);
        assert!(replies.borrow().is_empty(), "thinking takes time");
        room.think();
        let advised = replies.borrow_mut().pop().flatten().expect("advice");
        assert!(room.local.now().choices.iter().any(|choice| choice.action == advised.action));
        sentences.push(advised.why);
    }
    assert!(sentences.iter().all(|sentence| sentence.len() > 10) && sentences[0] != sentences[1], "{sentences:?}");
    assert!(room.updates.borrow().is_empty(), "advice changes nothing");
}

#[test]
fn a_hint_for_a_moment_that_is_over_is_none() {
    let room = two(1);
    let replies = ask(&room, Language::English);
    let late = room.answers();
    room.act(room.local.now().choices[0].action).expect("a choice");
    assert_eq!(*replies.borrow(), [None], "they need not wait for it");
    late.iter().for_each(|answer| room.local.hear(answer));
    assert_eq!(replies.borrow().len(), 1);
    assert_eq!(room.local.now().waiting, Waiting::Viewer, "they go on with their turn");
    let again = ask(&room, Language::English);
    late.iter().for_each(|answer| room.local.hear(answer));
    assert!(again.borrow().is_empty(), "that was for the moment before");
}

#[test]
fn a_new_question_takes_the_place_of_the_one_before() {
    let room = two(1);
    let (first, second) = (ask(&room, Language::English), ask(&room, Language::German));
    assert_eq!(*first.borrow(), [None]);
    room.think();
    assert_eq!(first.borrow().len(), 1);
    let german = ask(&room, Language::German);
    room.think();
    assert!(matches!(german.borrow()[..], [Some(_)]));
    assert_eq!(*second.borrow(), *german.borrow(), "in the language asked for last");
}

#[test]
fn nobody_gets_a_hint_who_has_nothing_to_decide() {
    let room = two(1);
    while room.local.now().waiting == Waiting::Viewer {
        room.act(room.local.now().choices[0].action).expect("a choice");
    }
    assert_eq!(*ask(&room, Language::English).borrow(), [None]);
    let people = [Chair::Person("Anna".into()), Chair::Person("Ben".into())];
    let room = Room::start(&chairs::table(Rules::new(Printing::Third, 2), people), 1);
    assert_eq!(*ask(&room, Language::English).borrow(), [None], "a spectator");
    room.local.sit(Viewer::Seat(Seat::FIRST));
    let replies = ask(&room, Language::English);
    let late = room.answers();
    room.local.sit(Viewer::Spectator);
    late.iter().for_each(|answer| room.local.hear(answer));
    assert_eq!(*replies.borrow(), [None], "who has stood up is not told what they could do");
}
