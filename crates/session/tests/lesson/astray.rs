//! What a learner tries beside what they are asked for, and the way back.

use std::cell::Cell;

use rabenburg_engine::*;
use rabenburg_session::{Astray, LessonStep, NotDone, Session};

use crate::classroom::{Classroom, first};

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

fn why_not(room: &Classroom, text: &str) -> Option<Refusal> {
    room.why_not(action(text))
}

#[test]
fn what_is_legal_and_not_asked_for_is_told_kindly() {
    let room = Classroom::new();
    room.until(LessonStep::Walk);
    let before = room.now();
    assert_eq!(room.act(action("play W3 a@10")), Err(NotDone::Otherwise));
    assert_eq!(why_not(&room, "play T2 t4"), None);
    assert_eq!(room.astray.take(), [Astray::Later, Astray::Later]);
    assert_eq!(room.now(), before, "nothing has changed");
}

#[test]
fn what_is_not_legal_is_refused_by_the_engine() {
    let room = Classroom::new();
    room.until(LessonStep::Walk);
    let refusal = why_not(&room, "play W3 b@8").expect("another's wizard");
    assert_eq!(room.act(action("play W3 b@8")), Err(NotDone::Refused(refusal)));
    assert!(room.astray.take().is_empty());
}

#[test]
fn a_card_alone_that_can_be_played_is_no_question_about_discarding_it() {
    let room = Classroom::new();
    room.until(LessonStep::Walk);
    assert_eq!(why_not(&room, "discard T2"), None);
    assert!(why_not(&room, "discard W5").is_some(), "they do not hold that one");
    assert_eq!(room.astray.take(), [Astray::Later]);
}

#[test]
fn what_is_tried_while_there_is_something_to_read_waits() {
    let room = Classroom::new();
    assert_eq!(why_not(&room, "play W3 a@2"), None);
    assert_eq!(room.astray.take(), [Astray::ReadOn]);
}

#[test]
fn under_which_tower_somebody_is_has_to_be_remembered() {
    let room = Classroom::new();
    room.until(LessonStep::Free);
    let choices = room.lesson.now().choices;
    assert!(choices.len() > 5, "all towers are offered that the card can move");
    let right = room.lesson.example().expect("one is right");
    assert_eq!(right, action("play T1 t6"));
    for choice in choices.iter().filter(|choice| choice.action != right) {
        assert!(room.act(choice.action).is_err());
        assert_eq!(room.astray.take(), [Astray::Missed]);
    }
    room.act(right).expect("the right one");
    assert!(room.lesson.progress().is_done);
}

#[test]
fn what_is_impossible_is_found_out_by_trying() {
    for (step, tried, refusal) in [
        (LessonStep::Crowd, "play T3W3 a@7", Refusal::SurfaceFull { space: space(10), freeing: false }),
        (LessonStep::NoLanding, "play T3 t5", Refusal::CastleInTheWay { tower: TowerId::new(5).expect("a tower") }),
    ] {
        let room = Classroom::new();
        room.until(step);
        while !room.lesson.progress().is_asked {
            room.go_on(&mut first);
        }
        let before = room.now();
        room.astray.take();
        // Everything else that the card can do is possible, and not what was asked for.
        let choices = room.lesson.now().choices;
        assert!(choices.len() > 3, "{choices:?}");
        for choice in choices {
            assert_eq!(room.act(choice.action), Err(NotDone::Otherwise));
            assert_eq!(room.astray.take(), [Astray::Missed]);
        }
        // Another reason is told, and is not what was to be found out either.
        assert!(why_not(&room, "play W5 b@10").is_some());
        assert_eq!(room.now(), before);
        assert_eq!(why_not(&room, tried), Some(refusal));
        let (progress, moment) = room.now();
        assert_eq!((progress.number, progress.is_done), (before.0.number + 1, false), "and the next step begins");
        assert_eq!(moment.view, before.1.view, "nothing has happened on the board");
    }
}

fn space(number: u8) -> Space {
    Space::new(number).expect("a space")
}

#[test]
fn the_way_back_leads_through_every_step() {
    let room = Classroom::new();
    let mut seen = Vec::new();
    while room.go_on(&mut first) {
        // What the learner is asked in each step, before they have moved.
        let (progress, moment) = room.now();
        if progress.is_asked {
            seen.push((progress, moment));
        }
    }
    let mut last = room.lesson.progress();
    while last.number > 1 {
        room.lesson.back();
        let (now, moment) = room.now();
        assert!(now.number < last.number || (now.number == last.number && last.is_done && !now.is_done), "{now:?}");
        if now.is_asked {
            let (_, then) = seen.iter().find(|(step, _)| step.number == now.number).expect("it was there before");
            assert_eq!(&moment, then);
        }
        last = now;
    }
    room.finish(&mut first);
    assert!(room.lesson.progress().is_over());
}

#[test]
fn what_was_just_done_can_be_done_again() {
    let room = Classroom::new();
    room.until(LessonStep::Ride);
    let before = room.now();
    room.act(room.lesson.example().expect("something to do")).expect("it is right");
    room.lesson.back();
    assert_eq!(room.now(), before);
}

#[test]
fn whoever_is_called_back_may_call_in_again() {
    let room = Classroom::new();
    room.until(LessonStep::Ride);
    let lesson = room.lesson.clone();
    let inside = Cell::new(false);
    room.lesson.listen(Box::new(move |update| {
        assert!(!inside.replace(true), "one update comes after the other");
        // A page that shows everything at once and reads very fast.
        lesson.shown(update.now.version);
        if lesson.progress().is_done {
            lesson.next();
        }
        inside.set(false);
    }));
    room.act(room.lesson.example().expect("something to do")).expect("it is right");
    assert_eq!(room.lesson.progress().step, LessonStep::Free, "and has watched the opponent");
}
