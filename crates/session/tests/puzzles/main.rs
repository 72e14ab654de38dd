//! A puzzle as a session: solved, failed, taken back, and shown from memory.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_engine::{Fact, SeenEvent};
use rabenburg_puzzles::{Cause, Puzzle, Verdict};
use rabenburg_session::{NotDone, Session, Solving, Update, Waiting};

/// The castle rides along: tower 3 and the spell take it 3 + 2 spaces on, and the wizard that they uncover walks 5.
const RIDE: &str = "\
puzzle s1 1460
goal stowaway
tags castle-rides spell-between uncovers
rules third basic 3 aided | course 3:cc 5:8bc 6:a 9:62ac 10:5b 11:3b4 13:19a7* | a 3/1/1 T3 T1W5 T2W4 | b 1/2/2 W1 W2 W3 | c 1/2/2 T1 T2 T4 | discard - | turn 9 choose
solution a play T3 t7; a cast move_tower t7; a play T1W5 a@13";

fn ride() -> Puzzle {
    RIDE.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The session, and all that it tells.
fn begun(puzzle: Puzzle) -> (Solving, Rc<RefCell<Vec<Update>>>) {
    let (solving, told) = (Solving::new(puzzle), Rc::<RefCell<Vec<Update>>>::default());
    let ear = Rc::clone(&told);
    solving.listen(Box::new(move |update| ear.borrow_mut().push(update)));
    (solving, told)
}

fn act(solving: &Solving, line: &str) {
    let action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    solving.act(action, Box::new(|answer| assert_eq!(answer, Ok(()))));
}

#[test]
fn the_solution_solves_it_and_leaves_nothing_to_decide() {
    let (solving, told) = begun(ride());
    let before = solving.now();
    assert_eq!(before.waiting, Waiting::Viewer);
    assert!(!before.choices.is_empty());
    for action in solving.solution() {
        assert_eq!(solving.verdict(), Verdict::Open);
        solving.act(action, Box::new(|answer| assert_eq!(answer, Ok(()))));
    }
    assert_eq!(solving.verdict(), Verdict::Solved);
    assert!(solving.now().choices.is_empty() && solving.now().waiting != Waiting::Viewer);
    let entered = |update: &Update| {
        update.events.iter().any(|event| matches!(event, SeenEvent::Public(Fact::WizardEntered { .. })))
    };
    assert_eq!(told.borrow().iter().filter(|update| entered(update)).count(), 1);
    // What it tells leads to what it shows.
    let last = told.borrow().last().map(|update| update.now.clone());
    assert_eq!(last, Some(solving.now()));
}

#[test]
fn a_failed_attempt_says_why_and_can_be_taken_back() {
    let (solving, _) = begun(ride());
    let start = solving.now();
    act(&solving, "play T3 t7");
    let middle = solving.now();
    act(&solving, "play T2W4 a@13");
    // A spell could still be cast.
    act(&solving, "end");
    let Verdict::Failed(shortfall) = solving.verdict() else { panic!("{:?}", solving.verdict()) };
    assert_eq!(shortfall.cause, Cause::Overshot { away: 3, steps: 4 });
    let late = solving.solution()[0];
    solving.act(late, Box::new(|answer| assert_eq!(answer, Err(NotDone::Otherwise))));

    assert!(solving.take_back() && solving.take_back());
    assert_eq!(solving.now(), middle);
    assert!(solving.take_back());
    assert_eq!(solving.now(), start);
    assert!(!solving.take_back());
    solving.solution().into_iter().for_each(|action| solving.act(action, Box::new(|_| {})));
    assert_eq!(solving.verdict(), Verdict::Solved);
    solving.start_over();
    assert_eq!((solving.now(), solving.verdict()), (start, Verdict::Open));
}

#[test]
fn what_the_solver_saw_can_be_told_again() {
    let (solving, told) = begun(ride());
    solving.solution().into_iter().for_each(|action| solving.act(action, Box::new(|_| {})));
    let seen: Vec<SeenEvent> = told.borrow().iter().flat_map(|update| update.events.clone()).collect();
    assert_eq!(solving.story().events, seen);
}

/// Three turns are shown, and then somebody is to be found who is out of sight.
const MEMORY: &str = "\
puzzle m1 1520
goal memory
tags own-rides spell-between rival-rides uncovers
rules third basic 4 | course 3:3aaacd1bc 4:* 6:6c2bd4bc 8:8 9:9b7d 11:5a | a 4/1/0 W5 W5 T5W1 | b 4/1/0 W1 T1 T3 | c 2/2/1 W3 W4 WDD | d 5/0/0 W3 T5 T2W4 | discard W1 W3 W5 T2 T4 T2W2 T4W4 T4W2 T2W4 D | turn 5 choose
shown b play T1 t8; b play W1 b@3; draw WDD; draw T4W2; c cast move_tower t3; c play W3 c@5; draw T2; d play T2W4 t7; d play T5 t5; d end; draw T1; draw T4W2
solution a play T5W1 t1; a cast move_tower t3; a play W5 a@7";

#[test]
fn memory_shows_its_turns_first_and_then_only_what_the_game_shows() {
    let puzzle: Puzzle = MEMORY.parse().unwrap_or_else(|error| panic!("{error}"));
    let (solving, told) = begun(puzzle.clone());
    assert!(solving.is_showing() && solving.now().choices.is_empty());
    let action = solving.solution()[0];
    solving.act(action, Box::new(|answer| assert_eq!(answer, Err(NotDone::Otherwise))));
    let mut moves = 0;
    while solving.is_showing() {
        solving.shown(solving.now().version);
        moves += 1;
        assert!(moves < 20);
    }
    assert_eq!(told.borrow().len(), 6, "one after the other");
    let now = solving.now();
    assert_eq!((now.waiting, &now.view.locked_up), (Waiting::Viewer, &None));
    // Only the first showing takes time.
    solving.start_over();
    assert!(!solving.is_showing());
    assert_eq!(solving.now(), now);
    solving.show_again();
    assert!(solving.is_showing());
    while solving.is_showing() {
        solving.shown(solving.now().version);
    }
    solving.solution().into_iter().for_each(|action| solving.act(action, Box::new(|_| {})));
    assert_eq!(solving.verdict(), Verdict::Solved);
}
