//! The guided game: a real game against an opponent by script, in which each step offers what it teaches.

mod kept;
mod script;
mod step;
mod teacher;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use rabenburg_bots::{Language, Level};
use rabenburg_engine::{Action, Refusal, SeenLog, Viewer};

use crate::local::Keeper;
use crate::names::BOT_NAMES;
use crate::session::{Advised, Moment, NotDone, Player, Replay, Session, Sitter, Table, Update};
use teacher::{No, Teacher};

pub use step::Step;
pub use teacher::{Astray, Progress};

/// The opponent's name: Alba.
const OPPONENT: &str = BOT_NAMES[1];

/// A guided game. A handle: clones are the same game.
///
/// The opponent moves when the page has shown everything, as in every game. Beside the [`Session`] it tells how far the
/// learner has come, takes him on and back, and says so if he goes astray.
#[derive(Clone)]
pub struct Lesson(Rc<Inner>);

/// Who is told of something.
type Listener<T> = RefCell<Option<Rc<dyn Fn(T)>>>;

struct Inner {
    teacher: RefCell<Teacher>,
    keeper: Rc<dyn Keeper>,
    listener: Listener<Update>,
    astray: Listener<Astray>,
    /// What is to be said, once nothing is borrowed.
    outbox: RefCell<VecDeque<Outgoing>>,
    /// Whether somebody is being called back.
    delivering: Cell<bool>,
}

/// Something to be said.
enum Outgoing {
    Keep(String),
    Tell(Box<Update>),
    Astray(Astray),
    Call(Box<dyn FnOnce()>),
}

impl Lesson {
    /// Begins. Nothing, if the script cannot be read, which a test rules out.
    pub fn begin(keeper: Rc<dyn Keeper>) -> Option<Lesson> {
        Teacher::new().map(|teacher| Lesson::with(teacher, keeper))
    }

    /// Goes on where the text was kept; nothing if it is of another lesson.
    pub fn resume(text: &str, keeper: Rc<dyn Keeper>) -> Option<Lesson> {
        Teacher::after(&kept::read(text)?).map(|teacher| Lesson::with(teacher, keeper))
    }

    fn with(teacher: Teacher, keeper: Rc<dyn Keeper>) -> Lesson {
        Lesson(Rc::new(Inner {
            teacher: RefCell::new(teacher),
            keeper,
            listener: RefCell::default(),
            astray: RefCell::default(),
            outbox: RefCell::default(),
            delivering: Cell::new(false),
        }))
    }

    /// How far the learner has come.
    pub fn progress(&self) -> Progress {
        self.0.teacher.borrow().progress()
    }

    /// Something that the step asks for, to show it.
    pub fn example(&self) -> Option<Action> {
        self.0.teacher.borrow().right_choices().first().map(|choice| choice.action)
    }

    /// Goes on to the next step, if this one is done. An update without events tells so.
    pub fn next(&self) {
        if self.0.teacher.borrow_mut().next().is_some() {
            let now = self.now();
            self.went_on(Update { events: Vec::new(), now });
        }
    }

    /// Goes back by one step. No update tells so, since updates lead forward: whoever asks for it looks at
    /// [`Session::now`] and goes on with [`Session::shown`].
    pub fn back(&self) {
        let earlier = Teacher::after(self.0.teacher.borrow().way_back());
        if let Some(earlier) = earlier {
            self.0.teacher.replace(earlier);
            self.keep();
            self.deliver();
        }
    }

    /// Who is told when the learner tries something else. There is one listener; a new one replaces it.
    pub fn on_astray(&self, listener: impl Fn(Astray) + 'static) {
        let former = self.0.astray.replace(Some(Rc::new(listener)));
        drop(former);
    }

    fn say(&self, outgoing: Outgoing) {
        self.0.outbox.borrow_mut().push_back(outgoing);
    }

    fn keep(&self) {
        let text = kept::write(self.0.teacher.borrow().entries());
        self.say(Outgoing::Keep(text));
    }

    fn went_on(&self, update: Update) {
        self.keep();
        self.say(Outgoing::Tell(Box::new(update)));
        self.deliver();
    }

    /// Calls everybody back who is to be, with nothing borrowed: they may call in again.
    fn deliver(&self) {
        if self.0.delivering.replace(true) {
            return;
        }
        loop {
            let next = self.0.outbox.borrow_mut().pop_front();
            match next {
                None => break,
                Some(Outgoing::Keep(text)) => self.0.keeper.keep(&text),
                Some(Outgoing::Call(reply)) => reply(),
                Some(Outgoing::Tell(update)) => {
                    let listener = self.0.listener.borrow().clone();
                    if let Some(listener) = listener {
                        listener(*update);
                    }
                }
                Some(Outgoing::Astray(astray)) => {
                    let listener = self.0.astray.borrow().clone();
                    if let Some(listener) = listener {
                        listener(astray);
                    }
                }
            }
        }
        self.0.delivering.set(false);
    }
}

impl Session for Lesson {
    fn table(&self) -> Table {
        let learner = Player { name: String::new(), sitter: Sitter::Here };
        let opponent = Player { name: OPPONENT.into(), sitter: Sitter::Bot(Level::Fledgling) };
        self.0.teacher.borrow().table(vec![learner, opponent])
    }

    fn now(&self) -> Moment {
        self.0.teacher.borrow().moment()
    }

    fn log(&self) -> SeenLog {
        self.0.teacher.borrow().log()
    }

    fn last_turn(&self) -> Option<Replay> {
        self.0.teacher.borrow().last_turn()
    }

    fn record(&self) -> Option<String> {
        self.0.teacher.borrow().record()
    }

    fn act(&self, action: Action, reply: Box<dyn FnOnce(Result<(), NotDone>)>) {
        let answer = self.0.teacher.borrow_mut().act(action);
        match answer {
            Ok(update) => {
                self.say(Outgoing::Call(Box::new(move || reply(Ok(())))));
                self.went_on(update);
            }
            Err(No::Refused(refusal)) => {
                self.say(Outgoing::Call(Box::new(move || reply(Err(NotDone::Refused(refusal))))));
            }
            Err(No::Astray(astray)) => {
                // It has nothing to do with the rules; what it is about is said beside it.
                self.say(Outgoing::Call(Box::new(move || reply(Err(NotDone::Failed(String::new()))))));
                self.say(Outgoing::Astray(astray));
            }
        }
        self.deliver();
    }

    fn why_not(&self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>) {
        let answer = self.0.teacher.borrow().why_not(action);
        let refusal = match answer {
            Some(No::Refused(refusal)) => Some(refusal),
            Some(No::Astray(astray)) => {
                self.say(Outgoing::Astray(astray));
                None
            }
            None => None,
        };
        self.say(Outgoing::Call(Box::new(move || reply(refusal))));
        self.deliver();
    }

    fn advises(&self) -> bool {
        false
    }

    fn hint(&self, _: Language, reply: Box<dyn FnOnce(Option<Advised>)>) {
        self.say(Outgoing::Call(Box::new(move || reply(None))));
        self.deliver();
    }

    fn sit(&self, _: Viewer) {}

    fn shown(&self, version: u32) {
        let update = {
            let mut teacher = self.0.teacher.borrow_mut();
            if version == teacher.moment().version { teacher.watch() } else { None }
        };
        if let Some(update) = update {
            self.went_on(update);
        }
    }

    fn listen(&self, listener: Box<dyn Fn(Update)>) {
        // The former one is dropped when nothing is borrowed: dropping it may call in.
        let former = self.0.listener.replace(Some(Rc::from(listener)));
        drop(former);
    }
}
