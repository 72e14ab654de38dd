//! A game on this device.

mod host;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Position, Refusal, Seat, SeenLog, Turn, Viewer};
use rabenburg_words::Language;

use crate::film::Film;
use crate::luck::{self, Luck};
use crate::mailbox::{Listener, Mailbox};
use crate::saved::{ResumeError, Saved};
use crate::session::{Advised, Matchup, Moment, NotDone, Player, Players, Replay, Session, Update, Who};
use crate::start::{self, StartError};
use crate::summary::Summary;
use host::{Host, Outbox};

/// Carries messages to a [`Study`](crate::Study), in order. Its answers go to [`Local::hear`].
pub trait Thinker {
    /// Sends a message. The answer, if there is one, may come at any later time.
    fn ask(&self, message: String);
}

/// Saves the game, so that it can be resumed after the page was closed.
pub trait Keeper {
    /// Saves this text in place of the previous one. [`Local::resume`] reads it.
    fn keep(&self, text: &str);

    /// What a list of games tells about it now. Whoever has no such list need not listen.
    fn sum_up(&self, _: &Summary) {}
}

/// A game on this device, with its bots elsewhere. A handle: clones are the same game.
///
/// Callbacks may call any method. What comes of it is delivered after they return, one thing after the other.
#[derive(Clone)]
pub struct Local(Rc<Inner>);

struct Inner {
    host: RefCell<Host>,
    mailbox: Mailbox,
    listener: Listener<Update>,
}

impl Local {
    /// Starts a game: the cards are dealt, and the first player is up.
    pub fn start(
        table: &Matchup,
        mut luck: Luck,
        thinker: Rc<dyn Thinker>,
        keeper: Rc<dyn Keeper>,
    ) -> Result<Local, StartError> {
        start::check(table)?;
        let start = Position::start(table.rules)?;
        let seeds = table.players.iter().map(|_| luck::seed(&mut *luck)).collect();
        let saved = Saved::new(start, &table.players, seeds);
        Ok(Local::open(saved, luck, thinker, keeper))
    }

    /// Plays on from a moment of a finished game. The person takes that seat; bots stay who they are, and a Tower Keeper
    /// takes the seats of other people. `None` where the game is over.
    pub fn play_on(
        film: &Film,
        moment: usize,
        person: Seat,
        mut luck: Luck,
        thinker: Rc<dyn Thinker>,
        keeper: Rc<dyn Keeper>,
    ) -> Option<Local> {
        let position = *film.position(moment);
        if matches!(position.turn(), Turn::Over(_)) {
            return None;
        }
        let player = |(seat, player): (Seat, Player)| match player.sitter {
            _ if seat == person => Player { name: String::new(), sitter: Who::Here },
            Who::Bot(_) => player,
            Who::Here | Who::Elsewhere => Player { sitter: Who::Bot(Level::Keeper), ..player },
        };
        let players: Players = film.rules().seats().zip(film.table().players).map(player).collect();
        let seeds = players.iter().map(|_| luck::seed(&mut *luck)).collect();
        Some(Local::open(Saved::new(position, &players, seeds), luck, thinker, keeper))
    }

    /// Resumes a saved game.
    pub fn resume(
        text: &str,
        luck: Luck,
        thinker: Rc<dyn Thinker>,
        keeper: Rc<dyn Keeper>,
    ) -> Result<Local, ResumeError> {
        Ok(Local::open(text.parse()?, luck, thinker, keeper))
    }

    fn open(saved: Saved, luck: Luck, thinker: Rc<dyn Thinker>, keeper: Rc<dyn Keeper>) -> Local {
        let (mailbox, listener) = (Mailbox::default(), Listener::default());
        let outbox = Outbox { mailbox: mailbox.clone(), listener: listener.clone(), thinker, keeper };
        let local = Local(Rc::new(Inner { host: RefCell::new(Host::new(saved, luck, outbox)), mailbox, listener }));
        local.host(Host::open);
        local
    }

    /// Takes an answer from the bots. One that comes too late, or for another game, changes nothing.
    pub fn hear(&self, answer: &str) {
        self.host(|host| host.hear(answer));
    }

    /// A callback for answers that does not keep the game alive.
    pub fn ear(&self) -> impl Fn(&str) + 'static {
        let inner: Weak<Inner> = Rc::downgrade(&self.0);
        move |answer| {
            if let Some(inner) = inner.upgrade() {
                Local(inner).hear(answer);
            }
        }
    }

    /// The study was lost or replaced: it is told the whole game and asked again.
    pub fn ask_again(&self) {
        self.host(Host::ask_again);
    }

    /// A callback for [`Self::ask_again`] that does not keep the game alive.
    pub fn reminder(&self) -> impl Fn() + 'static {
        let inner: Weak<Inner> = Rc::downgrade(&self.0);
        move || {
            if let Some(inner) = inner.upgrade() {
                Local(inner).ask_again();
            }
        }
    }

    /// Works on the game, then delivers what comes of it.
    fn host<R>(&self, work: impl FnOnce(&mut Host) -> R) -> R {
        let result = work(&mut self.0.host.borrow_mut());
        self.0.mailbox.deliver();
        result
    }
}

impl Session for Local {
    fn table(&self) -> Matchup {
        self.0.host.borrow().table()
    }

    fn now(&self) -> Moment {
        self.0.host.borrow().moment()
    }

    fn log(&self) -> SeenLog {
        self.0.host.borrow().log()
    }

    fn last_turn(&self) -> Option<Replay> {
        self.0.host.borrow().last_turn()
    }

    fn record(&self) -> Option<String> {
        self.0.host.borrow().record()
    }

    fn act(&self, action: Action, reply: Box<dyn FnOnce(Result<(), NotDone>)>) {
        self.host(|host| host.act(action, reply));
    }

    fn advises(&self) -> bool {
        true
    }

    fn why_not(&self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>) {
        self.host(|host| host.why_not(action, reply));
    }

    fn hint(&self, language: Language, reply: Box<dyn FnOnce(Option<Advised>)>) {
        self.host(|host| host.hint(language, reply));
    }

    fn sit(&self, viewer: Viewer) {
        self.host(|host| host.sit(viewer));
    }

    fn shown(&self, version: u32) {
        self.host(|host| host.shown(version));
    }

    fn listen(&self, listener: Box<dyn Fn(Update)>) {
        self.0.listener.replace(listener);
    }
}
