//! The study understands what it is told, says so if not, and comes back into step.

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::Session;

use crate::chairs::{self, Chair};
use crate::room::{Room, study};

fn room() -> Room {
    let chairs = [Chair::Bot(Level::Fledgling), Chair::Person(String::new()), Chair::Bot(Level::Random)];
    Room::start(&chairs::table(Rules::new(Printing::Third, 3), chairs), 1)
}

#[test]
fn what_is_not_understood_is_answered_and_changes_nothing() {
    let room = room();
    let messages: Vec<String> = room.post.0.borrow_mut().drain(..).collect();
    let [game, deal @ .., decide] = &messages[..] else { panic!("{messages:?}") };
    let mut study = study();
    let failed = |answer: Option<String>| answer.is_some_and(|answer| answer.starts_with("failed "));
    assert!(failed(study.hear(decide)), "no game yet");
    assert_eq!(study.hear(game), None);
    assert!(failed(study.hear(decide)), "the cards are not dealt yet");
    assert!(deal.iter().all(|draw| study.hear(draw).is_none()));
    let stamp = decide.split(' ').nth(1).expect("a stamp");
    let bad = [
        String::new(),
        "think".into(),
        decide.replace(" a", " b"),
        decide.replace(" a", " f"),
        decide.replace('/', "/1"),
        decide.replace("decide ", "decide 1"),
        format!("put {stamp} a no-push"),
        format!("chance {stamp} roll 3"),
        format!("put {stamp} b pass"),
        "\u{0}\n\n".into(),
    ];
    for message in &bad {
        assert!(failed(study.hear(message)), "{message}");
    }
    let answer = study.hear(decide).expect("an answer");
    assert!(answer.starts_with(&format!("decided {stamp} a ")), "{answer}");
    assert!(failed(study.hear("game 5\nrabenburg game 1\n")));
    assert!(failed(study.hear(decide)), "there is no game any more");
}

/// A partner can do something, but it is not theirs to decide.
#[test]
fn a_bot_that_is_not_awaited_decides_nothing() {
    let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    let chairs = [const { Chair::Bot(Level::Random) }; 4];
    let room = Room::start(&chairs::table(rules, chairs), 1);
    let messages: Vec<String> = room.post.0.borrow_mut().drain(..).collect();
    let interject = messages.last().expect("the partner is asked first");
    let mut study = study();
    let answers: Vec<String> = messages.iter().filter_map(|message| study.hear(message)).collect();
    assert_eq!(answers, [format!("{} -", interject.replace("interject", "interjected"))]);
    let answer = study.hear(&interject.replace("interject", "decide"));
    assert!(answer.is_some_and(|answer| answer.starts_with("failed ")));
}

#[test]
fn a_study_out_of_step_is_told_the_whole_game() {
    let room = room();
    let version = room.local.now().version;
    // All messages are lost, as if the study were a new one.
    room.post.0.borrow_mut().clear();
    room.local.shown(version);
    room.local.hear("failed to remember anything");
    let told: Vec<String> = room.post.0.borrow().iter().map(|message| message[..6].to_string()).collect();
    assert!(matches!(&told[..], [game, decide] if game.starts_with("game ") && decide == "decide"), "{told:?}");
    let answers = room.answers();
    answers.iter().for_each(|answer| room.local.hear(answer));
    assert!(room.local.now().version > version);
    // Failing again and again does not keep both busy for ever.
    room.post.0.borrow_mut().clear();
    room.local.hear("failed once");
    room.post.0.borrow_mut().clear();
    room.local.hear("failed twice");
    assert!(room.post.0.borrow().is_empty());
    room.local.ask_again();
    room.local.shown(room.local.now().version);
    let version = room.local.now().version;
    room.think();
    assert!(room.local.now().version > version, "somebody has mended it");
}

#[test]
fn a_decision_that_is_not_legal_is_asked_for_again() {
    let room = room();
    let version = room.local.now().version;
    let stamp = room.post.0.borrow().back().and_then(|decide| decide.split(' ').nth(1).map(str::to_string));
    room.local.hear(&format!("decided {} a no-push", stamp.expect("a question")));
    room.local.shown(version);
    assert_eq!(room.local.now().version, version);
    room.think();
    assert!(room.local.now().version > version);
}
