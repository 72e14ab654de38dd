//! The game that is on: started, kept by the browser, and taken up again. The browser keeps every game under a number of
//! its own, so beginning another one loses nothing.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use rabenburg_session::{Keeper, Local, Matchup, Session, Summary, Thinker};
use rabenburg_words::{Language, table as text};

use crate::luck::luck;
use crate::settings::Settings;
use crate::start::plan::Plan;
use crate::storage;
use crate::table::Game;
use crate::thinker::{WorkerFailure, WorkerThinker};

/// Where the browser keeps games, by number: what happened, and the line about it with the time of its last move.
pub(crate) const GAME: &str = "game.";
pub(crate) const ABOUT: &str = "about.";
/// The number of the game that was on last: in this tab, and on this device.
const CURRENT: &str = "current";
/// Where the only game was kept before there were several.
const ONLY: &str = "game";
/// How long bots that could not be loaded are left alone.
const PAUSE: Duration = Duration::from_secs(5);

/// The game of this page, if there is one.
#[derive(Clone, Copy)]
pub(crate) struct Running {
    settings: Settings,
    /// The game outlives the table that shows it: somebody may read the rules in between.
    owner: StoredValue<Owner>,
    local: RwSignal<Option<Rc<Local>>, LocalStorage>,
    /// The number under which it is kept: when it began, in milliseconds.
    number: StoredValue<String>,
    game: RwSignal<Option<Game>>,
    plan: RwSignal<Option<Plan>>,
    /// What is wrong with it, until somebody has read it.
    pub(crate) trouble: RwSignal<Option<GameTrouble>>,
}

/// What can be wrong with a game on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum GameTrouble {
    NotSaved,
    /// There are no bots to play it with, yet.
    NoBots,
    /// It could not be started or resumed.
    NotOpened,
    BotsBroke,
}

impl GameTrouble {
    pub(crate) fn told(&self, language: Language) -> String {
        match self {
            GameTrouble::NotSaved => text::storage_full(language).to_owned(),
            GameTrouble::NoBots => text::no_bots(language).to_owned(),
            GameTrouble::NotOpened => text::not_opened(language).to_owned(),
            GameTrouble::BotsBroke => text::bots_broke(language).to_owned(),
        }
    }
}

/// Keeps games in the browser; says so when it cannot.
struct InBrowser {
    number: String,
    trouble: RwSignal<Option<GameTrouble>>,
}

impl Keeper for InBrowser {
    fn keep(&self, text: &str) {
        // A browser that cannot write leaves what it had: the game as it was.
        if !storage::write(&format!("{GAME}{}", self.number), text) && self.trouble.get_untracked().is_none() {
            self.trouble.set(Some(GameTrouble::NotSaved));
        }
    }

    fn sum_up(&self, summary: &Summary) {
        storage::write(&format!("{ABOUT}{}", self.number), &format!("{}\t{summary}", now()));
    }
}

/// The time as a number without a fraction, to be kept.
fn now() -> String {
    format!("{:.0}", js_sys::Date::now())
}

impl Running {
    /// Nothing is on yet; what was kept can be resumed.
    pub(crate) fn new(settings: Settings) -> Running {
        Running {
            settings,
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            local: RwSignal::new_local(None),
            number: StoredValue::new(String::new()),
            game: RwSignal::new(None),
            plan: RwSignal::new(None),
            trouble: RwSignal::new(None),
        }
    }

    /// Begins a game.
    pub(crate) fn start(self, plan: Plan) {
        let language = self.settings.language.get_untracked();
        let Ok(table) = plan.table(language, luck()) else { return };
        self.plan.set(Some(plan));
        self.settings.first_game.set(false);
        self.begin(&table);
    }

    /// Begins the same game anew; without a plan, as after a reload, with the same table.
    pub(crate) fn again(self) {
        if let Some(plan) = self.plan.get_untracked() {
            self.start(plan);
        } else if let Some(table) = self.local.with_untracked(|local| local.as_ref().map(|local| local.table())) {
            self.settings.first_game.set(false);
            self.begin(&table);
        }
    }

    fn begin(self, table: &Matchup) {
        self.begin_with(|thinker, keeper| Local::start(table, luck(), thinker, keeper).ok());
    }

    /// Begins a game that comes from somewhere else, under a number of its own.
    pub(crate) fn begin_with(self, open: impl FnOnce(Rc<dyn Thinker>, Rc<dyn Keeper>) -> Option<Local>) -> bool {
        self.open(now(), open)
    }

    /// Takes up the game that was on last, unless it is on already.
    pub(crate) fn resume(self) {
        self.take_over();
        let here = storage::read_in_tab(CURRENT).filter(|number| !number.is_empty());
        if let Some(number) = here.or_else(|| storage::read(CURRENT)) {
            self.take_up(number);
        }
    }

    /// Takes up a game that was kept, unless it is on already.
    pub(crate) fn take_up(self, number: String) {
        if self.local.with_untracked(Option::is_some) && self.number.with_value(|on| *on == number) {
            return;
        }
        if let Some(text) = storage::read(&format!("{GAME}{number}")) {
            self.plan.set(None);
            self.open(number, |thinker, keeper| Local::resume(&text, luck(), thinker, keeper).ok());
        }
    }

    /// Gives a number to the only game of an earlier version. One that nobody can read is left where it is.
    pub(crate) fn take_over(self) {
        if let Some(text) = storage::read(ONLY) {
            let open = |thinker, keeper| Local::resume(&text, luck(), thinker, keeper).ok();
            // Where it could not be kept under its number, it stays under its old name.
            if self.open(now(), open) && self.trouble.with_untracked(Option::is_none) {
                storage::remove(ONLY);
            }
        }
    }

    /// Lets go of a game that is removed, should it be on.
    pub(crate) fn forget(self, number: &str) {
        if storage::read(CURRENT).as_deref() == Some(number) {
            storage::remove(CURRENT);
        }
        if storage::read_in_tab(CURRENT).as_deref() == Some(number) {
            storage::write_in_tab(CURRENT, "");
        }
        if self.number.with_value(|on| on == number) {
            self.local.set(None);
            if let Some(game) = self.game.get_untracked() {
                self.game.set(None);
                game.end();
            }
        }
    }

    /// Whether there is a game on this device, on or kept.
    pub(crate) fn has_game(self) -> bool {
        self.local.with(Option::is_some) || [CURRENT, ONLY].iter().any(|key| storage::read(key).is_some())
    }

    pub(crate) fn game(self) -> Option<Game> {
        self.game.get()
    }

    /// Makes something that outlives the place it is shown at, as the game does.
    pub(crate) fn outliving<T>(self, make: impl FnOnce() -> T) -> T {
        self.owner.with_value(|owner| owner.with(make))
    }

    /// The game itself, taken up again if it was kept.
    pub(crate) fn local(self) -> Option<Rc<Local>> {
        self.resume();
        self.local.get_untracked()
    }

    /// Makes something that may outlive the place that shows it: it lasts as long as its owner is kept.
    pub(crate) fn apart<T>(self, make: impl FnOnce() -> T) -> (Owner, T) {
        let owner = self.owner.with_value(Owner::child);
        let made = owner.with(make);
        (owner, made)
    }

    /// Opens a game and makes it the one that is on; returns whether it could be opened.
    fn open(self, number: String, open: impl FnOnce(Rc<dyn Thinker>, Rc<dyn Keeper>) -> Option<Local>) -> bool {
        let thinker = WorkerThinker::start();
        tell_the_document("rabenburg-game");
        let keeper = Rc::new(InBrowser { number: number.clone(), trouble: self.trouble });
        self.trouble.set(None);
        match open(thinker.clone(), keeper) {
            Some(local) => {
                storage::write_in_tab(CURRENT, &number);
                storage::write(CURRENT, &number);
                self.number.set_value(number);
                self.hear(&thinker, &local);
                let local = Rc::new(local);
                let session: Rc<dyn Session> = local.clone();
                let game = self.outliving(|| Game::new(session, self.settings));
                self.local.set(Some(local));
                let former = self.game.get_untracked();
                self.game.set(Some(game));
                if let Some(former) = former {
                    former.end();
                }
                true
            }
            None => {
                self.trouble.set(Some(GameTrouble::NotOpened));
                false
            }
        }
    }

    /// A worker that fails is replaced once it is asked again; people are told if the next one fails too. One that could not
    /// be loaded is tried again as long as the game is on, for the network may come back.
    fn hear(self, thinker: &Rc<WorkerThinker>, local: &Local) {
        let weak = Rc::downgrade(thinker);
        let ask_again = Rc::new(local.reminder());
        let (failed_before, told) = (Cell::new(false), Cell::new(false));
        let try_again = move || {
            if let Some(thinker) = weak.upgrade() {
                thinker.restart();
                ask_again();
            }
        };
        thinker.on_failure(move |why| match why {
            _ if !failed_before.replace(true) => try_again(),
            WorkerFailure::NotLoaded => {
                // Whoever has read it and closed it knows.
                if !told.replace(true) {
                    self.trouble.set(Some(GameTrouble::NoBots));
                }
                tell_the_document("rabenburg-lacks");
                set_timeout(try_again.clone(), PAUSE);
            }
            WorkerFailure::Broke => self.trouble.set(Some(GameTrouble::BotsBroke)),
        });
        let heard = local.ear();
        thinker.on_answer(move |answer| {
            // They are there after all.
            if self.trouble.with_untracked(|trouble| *trouble == Some(GameTrouble::NoBots)) {
                self.trouble.set(None);
            }
            heard(answer);
        });
    }
}

/// Tells `boot.js` that somebody plays, so that the bots are kept for playing offline, or that a file is lacking.
pub(crate) fn tell_the_document(what: &str) {
    if let Ok(event) = web_sys::Event::new(what) {
        // Nobody can refuse an event without a default.
        let _ = window().dispatch_event(&event);
    }
}
