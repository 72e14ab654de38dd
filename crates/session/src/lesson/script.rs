//! The game that the lesson plays: where it begins, and what everybody but the learner does. All of it goes through the
//! engine, which would refuse anything illegal; tests play it through.

use rabenburg_engine::{Face, Input, Position, Seat};

use super::step::{Asked, LessonStep, Task};

/// Near the end of a two-player game: three of the learner's wizards are home, two of their flasks are empty.
const START: &str = "
    rules third basic 2 colours=blue,red,yellow,green,orange,purple
    course 2:2a 3:b 4:6 5:4 6:8b 8:1b 9:5a 10:3 13:9* 15:7
    a 2/4/0 W3 T2 T1
    b 4/0/2 T3 W2 T5
    turn 12";

/// The steps in their order.
pub(super) const STEPS: [(LessonStep, Task); 14] = [
    (LessonStep::Welcome, Task::Read),
    (LessonStep::Walk, Task::Do(Asked::WalkFrom(2), &[])),
    (LessonStep::Ride, Task::Do(Asked::MoveTower(Face::T2, 4), &["a end", "draw T3W3", "draw W3"])),
    (LessonStep::Locked, Task::Watch(&["b play T3 t6", "b play W2 b@8", "b end", "draw T2", "draw W1"])),
    (LessonStep::Free, Task::Do(Asked::FreeWith(Face::T1), &[])),
    (LessonStep::Lock, Task::Do(Asked::Lock, &["a end", "draw D", "draw W5"])),
    (LessonStep::NewHand, Task::Watch(&["b redraw", "draw W4", "draw T5", "draw W1", "b push t8", "b end"])),
    (LessonStep::Home, Task::Do(Asked::Enter, &["draw T2W4"])),
    (LessonStep::GivenUp, Task::Watch(&["b play W4 b@7", "b discard T5", "b end", "draw T4", "draw T1"])),
    (LessonStep::Die, Task::Do(Asked::RollDie, &["roll 3"])),
    (LessonStep::Roll, Task::Do(Asked::Lock, &[])),
    (LessonStep::Spell, Task::Do(Asked::MoveByMagic, &[])),
    (LessonStep::Win, Task::Do(Asked::Enter, &["draw W1", "draw T5W1"])),
    (LessonStep::LastTurn, Task::Watch(&["b play W1 b@3", "b play T1 t2", "b end", "draw W2", "draw T3"])),
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
