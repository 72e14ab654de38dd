//! The game that is on: started, kept by the browser, and taken up again.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use rabenburg_session::{Keeper, Local, Session, Thinker, Waiting};
use rabenburg_words::{Language, table as text};

use crate::luck::luck;
use crate::settings::Settings;
use crate::start::Saved;
use crate::start::plan::Plan;
use crate::storage;
use crate::table::Game;
use crate::thinker::{WorkerFailure, WorkerThinker};

/// Where the browser keeps the game.
const KEY: &str = "game";
/// How long bots that could not be loaded are left alone.
const PAUSE: Duration = Duration::from_secs(5);

/// The game of this page, if there is one.
#[derive(Clone, Copy)]
pub(crate) struct Running {
    settings: Settings,
    /// The game outlives the table that shows it: somebody may read the rules in between.
    owner: StoredValue<Owner>,
    local: RwSignal<Option<Rc<Local>>, LocalStorage>,
    game: RwSignal<Option<Game>>,
    plan: RwSignal<Option<Plan>>,
    /// What is wrong with it, until somebody has read it.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
}

/// What can be wrong with a game on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The browser cannot save it.
    NotSaved,
    /// There are no bots to play it with, yet.
    NoBots,
    /// It could not be started or taken up again, or its bots broke down; in the words of a program.
    Failed(String),
}

impl Trouble {
    /// It in words.
    pub(crate) fn told(&self, language: Language) -> String {
        match self {
            Trouble::NotSaved => text::storage_full(language).to_owned(),
            Trouble::NoBots => text::no_bots(language).to_owned(),
            Trouble::Failed(reason) => text::trouble(language, reason),
        }
    }
}

/// Keeps games in the browser; says so when it cannot.
struct InBrowser {
    trouble: RwSignal<Option<Trouble>>,
}

impl Keeper for InBrowser {
    fn keep(&self, text: &str) {
        if !storage::write(KEY, text) && self.trouble.get_untracked().is_none() {
            self.trouble.set(Some(Trouble::NotSaved));
        }
    }
}

impl Running {
    /// Nothing is on yet; what was kept can be resumed.
    pub(crate) fn new(settings: Settings) -> Running {
        Running {
            settings,
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            local: RwSignal::new_local(None),
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
        self.open(|thinker, keeper| Local::start(&table, luck(), thinker, keeper).map_err(|error| error.to_string()));
    }

    /// Begins the same game anew; without a plan, as after a reload, with the same table.
    pub(crate) fn again(self) {
        if let Some(plan) = self.plan.get_untracked() {
            self.start(plan);
        } else if let Some(table) = self.local.with_untracked(|local| local.as_ref().map(|local| local.table())) {
            self.settings.first_game.set(false);
            self.open(|thinker, keeper| {
                Local::start(&table, luck(), thinker, keeper).map_err(|error| error.to_string())
            });
        }
    }

    /// Takes up the game that was kept, unless it is on already.
    pub(crate) fn resume(self) {
        if self.local.with_untracked(Option::is_some) {
            return;
        }
        if let Some(text) = storage::read(KEY) {
            self.open(|thinker, keeper| {
                Local::resume(&text, luck(), thinker, keeper).map_err(|error| error.to_string())
            });
        }
    }

    /// What the start page tells of the game.
    pub(crate) fn saved(self) -> Option<Saved> {
        self.resume();
        self.local.with(|local| {
            let local = local.as_ref()?;
            let now = local.now();
            let rules = now.view.rules;
            Some(Saved {
                round: rules.round_of_turn(now.view.turn),
                players: u32::from(rules.players),
                finished: matches!(now.waiting, Waiting::Over(_)),
            })
        })
    }

    /// The game as the table shows it.
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

    fn open(self, open: impl FnOnce(Rc<dyn Thinker>, Rc<dyn Keeper>) -> Result<Local, String>) {
        let thinker = WorkerThinker::start();
        tell_the_document("rabenburg-game");
        let keeper = Rc::new(InBrowser { trouble: self.trouble });
        self.trouble.set(None);
        match open(thinker.clone(), keeper) {
            Ok(local) => {
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
            }
            Err(reason) => self.trouble.set(Some(Trouble::Failed(reason))),
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
                    self.trouble.set(Some(Trouble::NoBots));
                }
                tell_the_document("rabenburg-lacks");
                set_timeout(try_again.clone(), PAUSE);
            }
            WorkerFailure::Broke(why) => self.trouble.set(Some(Trouble::Failed(why))),
        });
        let heard = local.ear();
        thinker.on_answer(move |answer| {
            // They are there after all.
            if self.trouble.with_untracked(|trouble| *trouble == Some(Trouble::NoBots)) {
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
