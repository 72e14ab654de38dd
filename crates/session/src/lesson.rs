//! The guided game: a real game against a scripted opponent, in which each step offers what it teaches.

mod kept;
mod script;
mod step;
mod teacher;

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Colour, Refusal, SeenLog, Viewer};
use rabenburg_words::{Language, bot_name};

use crate::local::Keeper;
use crate::mailbox::{Listener, Mailbox};
use crate::session::{Advised, Matchup, Moment, NotDone, Player, Replay, Session, Update, Who};
use teacher::{No, Teacher};

pub use step::LessonStep;
pub use teacher::{Astray, LessonProgress};

/// A guided game. A handle: clones are the same game.
///
/// As in every game, the opponent moves once the page has shown everything. On top of a [`Session`], a lesson reports
/// how far the learner has come, takes them forward and back, and says when they go astray.
#[derive(Clone)]
pub struct Lesson(Rc<Inner>);

struct Inner {
    teacher: RefCell<Teacher>,
    keeper: Rc<dyn Keeper>,
    listener: Listener<Update>,
    astray: Listener<Astray>,
    mailbox: Mailbox,
}

impl Lesson {
    /// Begins. `None` if the script cannot be read, which a test rules out.
    pub fn begin(keeper: Rc<dyn Keeper>) -> Option<Lesson> {
        Teacher::new().map(|teacher| Lesson::with(teacher, keeper))
    }

    /// Resumes from a kept text; `None` if the text belongs to another lesson.
    pub fn resume(text: &str, keeper: Rc<dyn Keeper>) -> Option<Lesson> {
        Teacher::after(&kept::read(text)?).map(|teacher| Lesson::with(teacher, keeper))
    }

    fn with(teacher: Teacher, keeper: Rc<dyn Keeper>) -> Lesson {
        Lesson(Rc::new(Inner {
            teacher: RefCell::new(teacher),
            keeper,
            listener: Listener::default(),
            astray: Listener::default(),
            mailbox: Mailbox::default(),
        }))
    }

    /// How far the learner has come.
    pub fn progress(&self) -> LessonProgress {
        self.0.teacher.borrow().progress()
    }

    /// An action that the step asks for, to be demonstrated. Where the learner is to find out that something is
    /// impossible, it is that action, and [`Session::why_not`] is what fulfils the step.
    pub fn example(&self) -> Option<Action> {
        self.0.teacher.borrow().example()
    }

    /// Moves on to the next step if this one is done. An update without events reports it.
    pub fn next(&self) {
        if self.0.teacher.borrow_mut().next().is_some() {
            let now = self.now();
            self.went_on(Update { events: Vec::new(), now });
        }
    }

    /// Goes back one step. No update reports it, since updates lead forward: the caller looks at [`Session::now`] and
    /// carries on with [`Session::shown`].
    pub fn back(&self) {
        let earlier = Teacher::after(self.0.teacher.borrow().way_back());
        if let Some(earlier) = earlier {
            self.0.teacher.replace(earlier);
            self.keep();
            self.0.mailbox.deliver();
        }
    }

    /// Sets who is told when the learner tries something else. There is one listener; a new one replaces it.
    pub fn on_astray(&self, listener: impl Fn(Astray) + 'static) {
        self.0.astray.replace(Box::new(listener));
    }

    fn keep(&self) {
        let (text, keeper) = (kept::write(self.0.teacher.borrow().entries()), Rc::clone(&self.0.keeper));
        self.0.mailbox.post(move || keeper.keep(&text));
    }

    fn went_on(&self, update: Update) {
        self.keep();
        self.0.listener.tell(&self.0.mailbox, update);
        self.0.mailbox.deliver();
    }
}

impl Session for Lesson {
    fn table(&self) -> Matchup {
        let learner = Player { name: String::new(), sitter: Who::Here };
        let name = bot_name(Colour::Red, |_| false).into();
        let opponent = Player { name, sitter: Who::Bot(Level::Fledgling) };
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
                self.0.mailbox.reply(reply, Ok(()));
                self.went_on(update);
            }
            Err(No::Refused(refusal)) => self.0.mailbox.reply(reply, Err(NotDone::Refused(refusal))),
            Err(No::Astray(astray)) => {
                self.0.mailbox.reply(reply, Err(NotDone::Otherwise));
                self.0.astray.tell(&self.0.mailbox, astray);
            }
        }
        self.0.mailbox.deliver();
    }

    fn why_not(&self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>) {
        let answer = self.0.teacher.borrow().why_not(action);
        let refusal = match answer {
            Some(No::Refused(refusal)) => Some(refusal),
            Some(No::Astray(astray)) => {
                self.0.astray.tell(&self.0.mailbox, astray);
                None
            }
            None => None,
        };
        self.0.mailbox.reply(reply, refusal);
        let update = self.0.teacher.borrow_mut().tried(action);
        match update {
            Some(update) => self.went_on(update),
            None => self.0.mailbox.deliver(),
        }
    }

    fn advises(&self) -> bool {
        false
    }

    fn hint(&self, _: Language, reply: Box<dyn FnOnce(Option<Advised>)>) {
        self.0.mailbox.reply(reply, None);
        self.0.mailbox.deliver();
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
        self.0.listener.replace(listener);
    }
}
