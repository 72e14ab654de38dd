//! The whole lesson, and taking it up again.

use rabenburg_engine::*;
use rabenburg_session::{Lesson, LessonStep, Session, Waiting};

use crate::classroom::{Classroom, first, last, random};

fn learner() -> Seat {
    Seat::new(0).expect("the first seat")
}

fn check_end(room: &Classroom) {
    let (progress, moment) = room.now();
    assert_eq!((progress.step, progress.is_done), (LessonStep::LastTurn, true));
    let Waiting::Over(outcome) = moment.waiting else { panic!("the game is over: {:?}", moment.waiting) };
    assert!(outcome.winners.contains(learner()) && outcome.winners.len() == 1, "the learner wins");
}

#[test]
fn whatever_is_chosen_leads_to_the_end() {
    let mut firsts = first;
    let mut lasts = last;
    let room = Classroom::new();
    room.finish(&mut firsts);
    check_end(&room);
    let room = Classroom::new();
    room.finish(&mut lasts);
    check_end(&room);
    for seed in 0..50 {
        let room = Classroom::new();
        room.finish(&mut random(seed));
        check_end(&room);
    }
}

#[test]
fn every_mechanism_occurs() {
    let room = Classroom::new();
    room.finish(&mut first);
    let (me, facts) = (learner(), room.facts());
    let occurs = |what: &str, test: &dyn Fn(&Fact) -> bool| assert!(facts.iter().any(test), "{what}");
    occurs("a wizard walks", &|fact| matches!(fact, Fact::WizardMoved { colour, .. } if *colour == me));
    occurs(
        "a wizard is locked up by the opponent",
        &|fact| matches!(fact, Fact::TowerMoved { locked_up, .. } if locked_up.count(me) > 0),
    );
    occurs("it is freed", &|fact| matches!(fact, Fact::TowerMoved { uncovered, .. } if uncovered.count(me) > 0));
    occurs(
        "the opponent's wizard is locked up",
        &|fact| matches!(fact, Fact::TowerMoved { locked_up, .. } if locked_up.total() > locked_up.count(me)),
    );
    occurs("both fill flasks", &|fact| matches!(fact, Fact::FlaskFilled { owner } if *owner == me));
    occurs("both fill flasks", &|fact| matches!(fact, Fact::FlaskFilled { owner } if *owner != me));
    let tower = |number| TowerId::new(number).expect("a tower");
    occurs("the learner takes a new hand", &|fact| matches!(fact, Fact::HandDiscarded { .. }));
    occurs("and gives up an action", &|fact| matches!(fact, Fact::Discarded { .. }));
    occurs(
        "a crowd is locked up",
        &|fact| matches!(fact, Fact::TowerMoved { locked_up, .. } if locked_up.total() == 6),
    );
    occurs(
        "a tower moves out of the middle of a stack",
        &|fact| matches!(fact, Fact::TowerMoved { tower: moved, uncovered, .. } if *moved == tower(4) && uncovered.total() == 6),
    );
    let rolls = facts.iter().filter(|fact| matches!(fact, Fact::Rolled { .. }));
    assert_eq!(rolls.count(), 2, "the die rolls, and rolls again");
    occurs("a spell is cast", &|fact| matches!(fact, Fact::SpellCast { caster, .. } if *caster == me));
    let entries = facts.iter().filter(|fact| matches!(fact, Fact::WizardEntered { colour, .. } if *colour == me));
    assert_eq!(entries.count(), 2, "two wizards come home");
    let wanderings = facts.iter().filter(|fact| matches!(fact, Fact::CastleMoved { .. }));
    assert_eq!(wanderings.count(), 2, "and the castle wanders on both times");
}

#[test]
fn every_step_comes_once_in_its_order() {
    let room = Classroom::new();
    let mut numbers = Vec::new();
    loop {
        let (progress, moment) = room.now();
        if numbers.last() != Some(&progress.number) {
            numbers.push(progress.number);
        }
        assert_eq!(progress.is_asked, !moment.choices.is_empty(), "{progress:?} offers what it asks for");
        if !room.go_on(&mut first) {
            break;
        }
    }
    assert_eq!(numbers.len(), room.lesson.progress().of);
    assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>());
}

/// Whether the step is about something impossible, of which the record knows nothing.
fn tries(room: &Classroom) -> bool {
    matches!(room.lesson.progress().step, LessonStep::Crowd | LessonStep::NoLanding)
}

#[test]
fn every_choice_is_one_of_the_engines() {
    let room = Classroom::new();
    // The record of the finished game holds the truth of every moment before.
    room.finish(&mut first);
    let record: Record = room.lesson.record().expect("the game is over").parse().expect("a game");
    let mut position = *record.start();
    let again = Classroom::new();
    for &input in record.inputs() {
        if let Input::Act { seat, action } = input
            && seat == learner()
            && action != Action::End
        {
            while !again.lesson.progress().is_asked || tries(&again) {
                assert!(again.go_on(&mut first));
            }
            let legal: Vec<Action> = position.legal_actions(seat).iter().collect();
            let (progress, moment) = again.now();
            for choice in &moment.choices {
                assert!(legal.contains(&choice.action), "{:?}: {}", progress.step, choice.action);
                assert_eq!(position.foresee(seat, choice.action).ok().as_ref(), Some(&choice.foreseen));
            }
            again.act(action).expect("it was right before");
        }
        position.put(input, &mut ()).expect("it was accepted before");
    }
}

#[test]
fn taken_up_again_it_is_the_same_moment_at_every_step() {
    for seed in 0..10 {
        let room = Classroom::new();
        let mut habit = random(seed);
        while room.go_on(&mut habit) {
            // What is shown in between two moves of the opponent is shown again from the first one.
            let (progress, _) = room.now();
            if progress.is_done || progress.is_asked {
                let again = Classroom::taken_up(&room.kept());
                assert_eq!(again.now(), room.now());
                assert_eq!(again.lesson.log(), room.lesson.log());
            }
        }
        let again = Classroom::taken_up(&room.kept());
        check_end(&again);
    }
}

#[test]
fn what_was_left_while_the_opponent_played_is_played_again() {
    let room = Classroom::new();
    room.until(LessonStep::Ride);
    while !room.lesson.progress().is_done {
        room.go_on(&mut first);
    }
    room.lesson.next();
    assert_eq!(room.lesson.progress().step, LessonStep::Locked);
    let before = room.now();
    room.show();
    assert!(!room.lesson.progress().is_done, "she has a second action");
    let again = Classroom::taken_up(&room.kept());
    assert_eq!(again.now(), before);
    again.finish(&mut first);
    check_end(&again);
}

#[test]
fn what_is_no_lesson_is_not_taken_up() {
    let shelf = std::rc::Rc::<crate::classroom::Shelf>::default();
    for text in ["", "rabenburg lesson 0\n", "rabenburg lesson 1\nnext\nnext\n", "rabenburg lesson 1\nplay W9\n"] {
        assert!(Lesson::resume(text, shelf.clone()).is_none(), "{text:?}");
    }
}

#[test]
fn the_opponent_waits_until_everything_is_shown() {
    let room = Classroom::new();
    room.until(LessonStep::Ride);
    let earlier = room.lesson.now().version;
    room.act(room.lesson.example().expect("something to do")).expect("it is right");
    room.lesson.next();
    let before = room.now();
    room.lesson.shown(earlier);
    assert_eq!(room.now(), before);
    room.show();
    assert_ne!(room.now(), before);
}

#[test]
fn the_moves_are_those_of_which_the_texts_speak() {
    let room = Classroom::new();
    let mut played = Vec::new();
    while !room.lesson.progress().is_over() {
        if let Some(action) = room.lesson.example() {
            played.push(action.to_string());
            room.follow_example();
        } else {
            room.go_on(&mut first);
        }
    }
    let spoken_of = [
        "play W3 a@2",
        "play T2 t4",
        "play T1 t6",
        "play T3W3 a@7",
        "play T3W3 t4",
        "play T3 t5",
        "play T4 t5",
        "play W2 a@10",
        "redraw",
        "push t4",
        "play TDD",
        "reroll",
        "move t1",
        "discard W4",
        "cast move_wizard a@10",
        "play W2 a@11",
    ];
    assert_eq!(played, spoken_of);
    let facts = room.facts();
    assert!(facts.contains(&Fact::Rolled { value: 3 }));
    let to_11 = |fact: &Fact| matches!(fact, Fact::TowerMoved { to, locked_up, .. } if to.index() == 11 && locked_up.total() == 1);
    assert!(facts.iter().any(to_11), "the opponent's wizard stood on space 11");
}
