//! The game that the lesson plays: where it begins, and what everybody but the learner does. All of it goes through the
//! engine, which would refuse anything illegal; tests play it through.

use rabenburg_engine::{Face, Input, Position, Seat};

use super::step::{Asked, LessonStep, Scene};

/// Near the end of a two-player game: three of the learner's wizards are home, two of their flasks are empty.
const START: &str = "
    rules third basic 2 colours=blue,red,yellow,green,orange,purple
    course 2:2a 4:6 5:4 6:8 8:1b 9:5 10:3bbbba 12:9* 15:7
    a 2/4/0 W3 T2 T1
    b 4/0/2 T3 W2 T5
    turn 12";

pub(super) const SCENES: [Scene; 19] = [
    Scene::reading(LessonStep::Welcome),
    Scene::doing(LessonStep::Walk, Asked::WalkFrom(2)),
    Scene::doing(LessonStep::Ride, Asked::MoveTower(Face::T2, 4)).then(&["a end", "draw T3W3", "draw T4"]),
    Scene::watching(LessonStep::Locked, &["b play T3 t6", "b play W2 b@8", "b end", "draw T1", "draw T4"]),
    Scene::doing(LessonStep::Free, Asked::FreeWith(Face::T1)),
    Scene::doing(LessonStep::Crowd, Asked::TryCrowd(Face::T3W3)).leading_on(),
    Scene::doing(LessonStep::Lock, Asked::MoveTower(Face::T3W3, 4)).then(&["a end", "draw W2", "draw T3"]),
    Scene::doing(LessonStep::NoLanding, Asked::TryLanding(Face::T3))
        .after(&["b play T5 t2", "b play T1 t7", "b end", "draw W1", "draw T2"])
        .leading_on(),
    Scene::doing(LessonStep::Shield, Asked::MoveTower(Face::T4, 5)).leading_on(),
    Scene::doing(LessonStep::Home, Asked::Enter).then(&["draw W5", "draw W3"]),
    Scene::doing(LessonStep::NewHand, Asked::Redraw)
        .after(&["b play T4 t8", "b play T2 t2", "b end", "draw T1", "draw T5"])
        .then(&["draw TDD", "draw W4", "draw T2"])
        .leading_on(),
    Scene::doing(LessonStep::Push, Asked::Push(4)).then(&["a end"]),
    Scene::doing(LessonStep::Die, Asked::RollDie)
        .after(&["b play W1 b@10", "b play T1 t7", "b end", "draw W5", "draw T1"])
        .then(&["roll 1"])
        .leading_on(),
    Scene::doing(LessonStep::Reroll, Asked::RollAgain).then(&["roll 3"]).leading_on(),
    Scene::doing(LessonStep::Roll, Asked::Lock),
    Scene::doing(LessonStep::Skip, Asked::Discard).then(&["a end", "draw W2", "draw T4"]).leading_on(),
    Scene::doing(LessonStep::Spell, Asked::MoveByMagic).after(&[
        "b play T5 t2",
        "b play W5 b@10",
        "b end",
        "draw W1",
        "draw T2",
    ]),
    Scene::doing(LessonStep::Win, Asked::Enter).then(&["draw W1"]),
    Scene::watching(LessonStep::LastTurn, &["b play W1 b@10", "b play T1 t7", "b end", "draw T3", "draw W4"]),
];

/// Where the game begins. `None` if the text above is not a position; a test reads it.
pub(super) fn start() -> Option<Position> {
    START.parse().ok()
}

/// A line of the script: a seat with its action, or a chance.
pub(super) fn input(line: &str) -> Option<Input> {
    if let Ok(chance) = line.parse() {
        return Some(Input::Chance(chance));
    }
    let (seat, action) = line.split_once(' ')?;
    let seat = seat.chars().next().and_then(Seat::from_letter)?;
    Some(Input::Act { seat, action: action.parse().ok()? })
}
