//! A room with everything a game needs: luck, a study for the bots, and a shelf for the saved game.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use rabenburg_engine::{Action, Record, Refusal, Viewer};
use rabenburg_session::{Keeper, Local, Luck, Matchup, Moment, NotDone, ResumeError, Session, Study, Thinker, Update};
use rabenburg_testkit::TestDice;

/// Messages on their way to the study.
#[derive(Default)]
pub(crate) struct Post(pub(crate) RefCell<VecDeque<String>>);

impl Thinker for Post {
    fn ask(&self, message: String) {
        self.0.borrow_mut().push_back(message);
    }
}

/// The texts that were kept.
#[derive(Default)]
pub(crate) struct Shelf(pub(crate) RefCell<Vec<String>>);

impl Keeper for Shelf {
    fn keep(&self, text: &str) {
        self.0.borrow_mut().push(text.into());
    }
}

pub(crate) struct Room {
    pub(crate) local: Local,
    pub(crate) post: Rc<Post>,
    pub(crate) shelf: Rc<Shelf>,
    pub(crate) updates: Rc<RefCell<Vec<Update>>>,
    study: RefCell<Study>,
}

/// A clock that goes on by itself, so that nobody thinks for long.
fn clock() -> Duration {
    thread_local! {
        static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    }
    NOW.replace(NOW.get() + Duration::from_millis(50))
}

pub(crate) fn study() -> Study {
    Study::new(clock)
}

/// Luck that is the same for the same seed.
pub(crate) fn luck(seed: u64) -> Luck {
    let mut dice = TestDice::new(seed);
    Box::new(move |total| dice.below(total.into()) as u8)
}

impl Room {
    pub(crate) fn start(table: &Matchup, seed: u64) -> Room {
        Room::furnish(|post, shelf| Ok::<_, ()>(Local::start(table, luck(seed), post, shelf).expect("a table")))
            .expect("a table")
    }

    pub(crate) fn resume(text: &str, seed: u64) -> Result<Room, ResumeError> {
        Room::furnish(|post, shelf| Local::resume(text, luck(seed), post, shelf))
    }

    fn furnish<E>(open: impl FnOnce(Rc<dyn Thinker>, Rc<dyn Keeper>) -> Result<Local, E>) -> Result<Room, E> {
        let (post, shelf) = (Rc::<Post>::default(), Rc::<Shelf>::default());
        let local = open(post.clone(), shelf.clone())?;
        let updates = Rc::<RefCell<Vec<Update>>>::default();
        let heard = updates.clone();
        local.listen(Box::new(move |update| heard.borrow_mut().push(update)));
        Ok(Room { local, post, shelf, updates, study: RefCell::new(study()) })
    }

    /// Brings all messages to the study, and its answers back.
    pub(crate) fn think(&self) {
        for answer in self.answers() {
            self.local.hear(&answer);
        }
        if !self.post.0.borrow().is_empty() {
            self.think();
        }
    }

    /// Brings all messages to the study. Its answers are on their way.
    pub(crate) fn answers(&self) -> Vec<String> {
        let messages: Vec<String> = self.post.0.borrow_mut().drain(..).collect();
        messages.iter().filter_map(|message| self.study.borrow_mut().hear(message)).collect()
    }

    /// The page has shown everything, and the bots have thought.
    pub(crate) fn shown(&self) {
        self.local.shown(self.local.now().version);
        self.think();
    }

    pub(crate) fn act(&self, action: Action) -> Result<(), Refusal> {
        let answer = Rc::new(Cell::new(None));
        let told = answer.clone();
        self.local.act(action, Box::new(move |result| told.set(Some(result))));
        answer.take().expect("an answer at once").map_err(|why| match why {
            NotDone::Refused(refusal) => refusal,
            other => panic!("only the rules forbid something here: {other:?}"),
        })
    }

    pub(crate) fn why_not(&self, action: Action) -> Option<Refusal> {
        let answer = Rc::new(Cell::new(None));
        let told = answer.clone();
        self.local.why_not(action, Box::new(move |refusal| told.set(Some(refusal))));
        answer.get().expect("an answer at once")
    }

    /// The game as it was kept last.
    pub(crate) fn kept(&self) -> String {
        self.shelf.0.borrow().last().expect("the game is kept from the start").clone()
    }

    /// The truth, as the shelf has it.
    pub(crate) fn record(&self) -> Record {
        self.kept().parse().expect("a game")
    }

    /// Everything a viewer can ask for.
    pub(crate) fn told(&self, viewer: Viewer) -> impl PartialEq + std::fmt::Debug + use<> {
        self.local.sit(viewer);
        let now: Moment = self.local.now();
        (now, self.local.log(), self.local.last_turn(), self.local.table(), self.local.record())
    }
}
