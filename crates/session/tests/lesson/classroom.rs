//! A learner and their page.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_engine::{Action, Fact, Refusal, SeenEvent};
use rabenburg_session::{
    Astray, Choice, Keeper, Lesson, LessonProgress, LessonStep, Moment, NotDone, Session, Update, Waiting,
};
use rabenburg_testkit::TestDice;

/// What was kept last.
#[derive(Default)]
pub(crate) struct Shelf(pub(crate) RefCell<String>);

impl Keeper for Shelf {
    fn keep(&self, text: &str) {
        *self.0.borrow_mut() = text.to_owned();
    }
}

/// A lesson with a page that shows everything at once.
pub(crate) struct Classroom {
    pub(crate) lesson: Lesson,
    pub(crate) shelf: Rc<Shelf>,
    pub(crate) updates: Rc<RefCell<Vec<Update>>>,
    pub(crate) astray: Rc<RefCell<Vec<Astray>>>,
}

/// Which of the choices a learner takes.
pub(crate) type Habit<'a> = &'a mut dyn FnMut(&[Choice]) -> Action;

impl Classroom {
    pub(crate) fn new() -> Classroom {
        let shelf = Rc::<Shelf>::default();
        Classroom::with(Lesson::begin(shelf.clone()).expect("the script can be read"), shelf)
    }

    pub(crate) fn taken_up(text: &str) -> Classroom {
        let shelf = Rc::<Shelf>::default();
        Classroom::with(Lesson::resume(text, shelf.clone()).expect("what was kept can be read"), shelf)
    }

    fn with(lesson: Lesson, shelf: Rc<Shelf>) -> Classroom {
        let room = Classroom { lesson, shelf, updates: Rc::default(), astray: Rc::default() };
        let (updates, astray) = (room.updates.clone(), room.astray.clone());
        room.lesson.listen(Box::new(move |update| updates.borrow_mut().push(update)));
        room.lesson.on_astray(move |how| astray.borrow_mut().push(how));
        room
    }

    pub(crate) fn kept(&self) -> String {
        self.shelf.0.borrow().clone()
    }

    pub(crate) fn now(&self) -> (LessonProgress, Moment) {
        (self.lesson.progress(), self.lesson.now())
    }

    /// The page has shown everything.
    pub(crate) fn show(&self) {
        self.lesson.shown(self.lesson.now().version);
    }

    pub(crate) fn act(&self, action: Action) -> Result<(), NotDone> {
        let answer = Rc::new(RefCell::new(None));
        let reply = answer.clone();
        self.lesson.act(action, Box::new(move |result| *reply.borrow_mut() = Some(result)));
        answer.take().expect("an answer")
    }

    /// The learner makes the next thing happen: watches, plays, or reads on. `false` when all is over.
    pub(crate) fn go_on(&self, habit: Habit<'_>) -> bool {
        let (progress, moment) = self.now();
        if progress.is_over() {
            return false;
        }
        if progress.is_asked {
            assert_eq!(moment.waiting, Waiting::Viewer, "{:?} asks who is awaited", progress.step);
            let before = self.lesson.progress();
            self.act(habit(&moment.choices)).ok();
            if self.lesson.progress() == before {
                // Not everything that is offered is right where something is to be remembered or found out.
                assert!(matches!(before.step, LessonStep::Free | LessonStep::Crowd | LessonStep::NoLanding));
                self.follow_example();
            }
        } else if progress.is_done {
            self.lesson.next();
            self.show();
        } else {
            self.show();
        }
        true
    }

    /// The learner does what they are shown, or tries it where it is impossible.
    pub(crate) fn follow_example(&self) {
        let (before, example) = (self.lesson.progress(), self.lesson.example().expect("there is a way"));
        if self.lesson.now().choices.iter().any(|choice| choice.action == example) {
            self.act(example).expect("an example is right");
        } else {
            assert!(self.why_not(example).is_some(), "it is refused");
        }
        assert_ne!(self.lesson.progress(), before, "and leads on");
    }

    /// Why an action is refused.
    pub(crate) fn why_not(&self, action: Action) -> Option<Refusal> {
        let answer = Rc::new(RefCell::new(None));
        let reply = answer.clone();
        self.lesson.why_not(action, Box::new(move |refusal| *reply.borrow_mut() = Some(refusal)));
        answer.take().expect("an answer")
    }

    /// To the end.
    pub(crate) fn finish(&self, habit: Habit<'_>) {
        let mut left = 200;
        while self.go_on(habit) {
            left -= 1;
            assert!(left > 0, "stuck at {:?}", self.lesson.progress());
        }
    }

    /// To the beginning of a step.
    pub(crate) fn until(&self, step: LessonStep) {
        while self.lesson.progress().step != step {
            assert!(self.go_on(&mut first), "there is such a step");
        }
    }

    /// All public facts that were told.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        let updates = self.updates.borrow();
        let events = updates.iter().flat_map(|update| update.events.iter());
        events.filter_map(|event| if let SeenEvent::Public(fact) = event { Some(*fact) } else { None }).collect()
    }
}

pub(crate) fn first(choices: &[Choice]) -> Action {
    choices.first().expect("a choice").action
}

pub(crate) fn last(choices: &[Choice]) -> Action {
    choices.last().expect("a choice").action
}

pub(crate) fn random(seed: u64) -> impl FnMut(&[Choice]) -> Action {
    let mut dice = TestDice::new(seed);
    move |choices| choices[dice.below(choices.len())].action
}
