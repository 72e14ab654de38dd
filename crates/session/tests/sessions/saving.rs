//! Saved games: read back they are the same game, and a text that is none says so.

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::{ResumeError, Session, Waiting};

use crate::chairs::{self, Chair};
use crate::room::Room;

fn teams() -> Room {
    let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    let rules = Rules { variant: Variant::Master, spells: Spells::BOX, ..rules };
    let (anna, bot) = (Chair::Person("Anna #1 | the  Great".into()), Chair::Bot(Level::Fledgling));
    let chairs = [anna, bot.clone(), Chair::Person(String::new()), bot];
    Room::start(&chairs::table(rules, chairs), 2)
}

/// One step further; `false` when the game is over.
fn step(room: &Room) -> bool {
    let now = room.local.now();
    match now.waiting {
        Waiting::Over(_) => return false,
        Waiting::Here(seat) => room.local.sit(Viewer::Seat(seat)),
        Waiting::Viewer => {
            let number = now.version as usize * 13 % now.choices.len();
            room.act(now.choices[number].action).expect("a choice");
        }
        Waiting::Other(_) => room.shown(),
    }
    true
}

#[test]
fn a_kept_game_goes_on_as_the_same_game_at_every_version() {
    let room = teams();
    for _ in 0..100 {
        let copy = Room::resume(&room.kept(), 7).expect("a kept game");
        let now = room.local.now();
        let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Spectator, Viewer::Seat(Seat::new(2).expect("a seat"))];
        for viewer in viewers.into_iter().chain([now.view.viewer]) {
            assert_eq!(room.told(viewer), copy.told(viewer));
        }
        step(&room);
    }
    assert!(room.local.last_turn().is_some());
    // And it goes on.
    let copy = Room::resume(&room.kept(), 7).expect("a kept game");
    while step(&copy) {}
    assert!(matches!(copy.local.now().waiting, Waiting::Over(_)));
}

#[test]
fn names_are_kept_as_they_are_shown() {
    let room = teams();
    let players = room.local.table().players;
    assert_eq!(players[0].name, "Anna 1 the Great");
    assert_eq!(players[2].name, "");
    assert_eq!(Room::resume(&room.kept(), 1).expect("a kept game").local.table().players, players);
}

#[test]
fn the_game_is_kept_once_for_each_update_and_from_the_start() {
    let room = teams();
    assert_eq!(room.shelf.0.borrow().len(), 1);
    for _ in 0..40 {
        let (texts, version) = (room.shelf.0.borrow().len(), room.local.now().version);
        step(&room);
        let grown = room.local.now().version > version;
        assert_eq!(room.shelf.0.borrow().len(), texts + usize::from(grown));
        assert_eq!(room.record().inputs().len(), room.local.now().version as usize);
    }
}

#[test]
fn a_game_that_is_over_is_kept_too_and_people_get_its_record_without_the_seeds() {
    let rules = Rules { round_limit: Some(std::num::NonZeroU16::MIN), ..Rules::new(Printing::Third, 2) };
    let chairs = [Chair::Person("Anna".into()), Chair::Bot(Level::Queen)];
    let room = Room::start(&chairs::table(rules, chairs), 3);
    assert_eq!(room.local.record(), None);
    while step(&room) {}
    let copy = Room::resume(&room.kept(), 1).expect("a game that is over");
    assert_eq!(copy.local.now(), room.local.now());
    assert!(matches!(copy.local.now().waiting, Waiting::Over(_)));
    assert_eq!(room.act(Action::Redraw), Err(Refusal::GameOver));
    assert!(room.kept().contains("tag seeds "));
    let text = room.local.record().expect("it is over");
    assert_eq!(copy.local.record().as_ref(), Some(&text));
    assert!(!text.contains("seeds"), "{text}");
    let record: Record = text.parse().expect("a record");
    assert_eq!(record.inputs(), room.record().inputs());
    assert!(text.contains("tag seat-a person Anna") && text.contains("tag seat-b queen "), "{text}");
}

/// A kept game may end anywhere, say because the page was closed in the middle of a draw.
#[test]
fn chance_that_is_due_is_decided_when_the_game_goes_on() {
    let room = teams();
    (0..30).for_each(|_| assert!(step(&room)));
    let record = room.record();
    let mut resolved = 0;
    for end in 0..record.inputs().len() {
        let mut part = Record::new(*record.start());
        record.tags().iter().for_each(|(key, text)| part.tag(key, text));
        record.inputs()[..end].iter().for_each(|&input| part.put(input, &mut ()).expect("it was put in before"));
        let copy = Room::resume(&part.to_string(), 4).expect("a part of a game");
        let now = copy.local.now();
        assert_eq!(now.version as usize > end, part.position().chances().is_some());
        assert!(!matches!(now.view.awaited, Awaited::Chance(_)));
        resolved += usize::from(now.version as usize > end);
    }
    assert!(resolved > 20);
}

#[test]
fn a_text_that_is_no_saved_game_says_why() {
    let room = teams();
    (0..20).for_each(|_| assert!(step(&room)));
    let text = room.kept();
    let error = |text: &str| Room::resume(text, 1).err().expect("no saved game");
    assert!(matches!(error(""), ResumeError::Text(_)));
    assert!(matches!(error(&text.replace("rabenburg game 1", "rabenburg game 2")), ResumeError::Text(_)));
    assert!(matches!(error(&text.replace("moves\n", "moves\nb end\n")), ResumeError::Text(_)));
    let seat = |index| Seat::new(index).expect("a seat");
    assert_eq!(error(&text.replace("seat-c", "seat-x")), ResumeError::NoPlayer(seat(2)));
    let unknown = error(&text.replace("seat-b fledgling", "seat-b genius"));
    assert!(matches!(unknown, ResumeError::UnknownPlayer { seat: of, .. } if of == seat(1)), "{unknown:?}");
    let elsewhere = error(&text.replace("seat-b fledgling", "seat-b elsewhere"));
    assert!(matches!(elsewhere, ResumeError::UnknownPlayer { .. }));
    assert_eq!(error(&text.replace("tag seeds", "tag other")), ResumeError::NoSeeds);
    assert_eq!(error(&text.replace("tag seeds ", "tag seeds 1 ")), ResumeError::NoSeeds);
    assert_eq!(error(&text.replace("tag seeds ", "tag seeds x")), ResumeError::NoSeeds);
    for message in [error(""), ResumeError::NoSeeds, unknown] {
        assert!(!message.to_string().is_empty());
    }
}

#[test]
fn tags_of_others_stay() {
    let text = teams().kept().replace("tag seeds", "tag date 2031-05-04\ntag seeds");
    let copy = Room::resume(&text, 1).expect("a kept game");
    assert_eq!(copy.kept(), text);
}
