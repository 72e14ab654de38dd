//! What all simulated players of a test share. They run on one thread, so nothing needs a lock.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{SystemTime, UNIX_EPOCH};

use rabenburg_words::{Language, measured};
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedSender;

use super::http::{Http, HttpResponse};
use super::plan::LoadPlan;
use super::tally::Tally;
use super::trouble::LoadTrouble;
use crate::interrupt::Interrupt;

/// How many tables are created at the same time.
const CREATING: usize = 32;

pub(super) type Key = Rc<str>;

/// What a table is told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LoadOrder {
    /// Make moves from now on.
    Play,
    /// Drop all sockets and come back.
    Rejoin,
    /// Finish the move in flight, compare what was seen, and end.
    Settle,
}

/// What a table reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LoadNews {
    /// Its first game has begun.
    Ready,
    /// All are back and have the same version.
    InStep,
    Settled,
}

/// A running test.
pub(super) struct Run {
    pub(super) plan: LoadPlan,
    pub(super) http: Http,
    pub(super) tally: RefCell<Tally>,
    pub(super) measuring: Cell<bool>,
    /// Whether connections are being broken on purpose.
    pub(super) breaking: Cell<bool>,
    /// Creating a table takes one of these permits.
    pub(super) doors: Semaphore,
    news: UnboundedSender<LoadNews>,
    interrupt: Interrupt,
    pub(super) language: Language,
    /// The prefix of all command ids, unique to this run.
    prefix: String,
    names: Cell<u64>,
}

impl Run {
    pub(super) fn new(
        plan: LoadPlan,
        http: Http,
        news: UnboundedSender<LoadNews>,
        interrupt: Interrupt,
        language: Language,
    ) -> Run {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_micros();
        Run {
            plan,
            http,
            tally: RefCell::default(),
            measuring: Cell::new(false),
            breaking: Cell::new(false),
            doors: Semaphore::new(CREATING),
            news,
            interrupt,
            language,
            prefix: format!("{now:x}"),
            names: Cell::new(0),
        }
    }

    /// A new command id.
    pub(super) fn name(&self) -> String {
        let number = self.names.get();
        self.names.set(number + 1);
        format!("{}-{number}", self.prefix)
    }

    pub(super) fn tell(&self, news: LoadNews) {
        // Nobody listens any more after the end.
        let _ = self.news.send(news);
    }

    /// Counts an error, unless it is to be expected now.
    pub(super) fn trouble(&self, trouble: &LoadTrouble) {
        let expected = self.breaking.get() && trouble.is_a_break();
        // Ctrl-C may have stopped our server together with us.
        if !expected && !self.interrupt.is_raised() {
            self.tally.borrow_mut().trouble(&trouble.told(self.language));
        }
    }

    /// How many errors there were, in words; nothing if there were none.
    pub(super) fn errors(&self) -> Option<String> {
        let errors = u32::try_from(self.tally.borrow().errors).unwrap_or(u32::MAX);
        (errors > 0).then(|| measured::some_errors(self.language, errors))
    }

    pub(super) async fn visitor(&self, name: &str) -> Result<Key, LoadTrouble> {
        #[derive(Deserialize)]
        struct Visitor<'a> {
            key: &'a str,
        }
        let path = "/api/v1/visitors";
        let body = format!(r#"{{"name":"{name}"}}"#);
        let answer = self.post(path, None, body).await?;
        Ok(serde_json::from_str::<Visitor<'_>>(&answer.body)?.key.into())
    }

    /// Creates a table and returns its code.
    pub(super) async fn table(&self, host: &Key, options: &str) -> Result<String, LoadTrouble> {
        #[derive(Deserialize)]
        struct CreatedTable {
            code: String,
        }
        let answer = self.post("/api/v1/tables", Some(host), options.to_owned()).await?;
        Ok(serde_json::from_str::<CreatedTable>(&answer.body)?.code)
    }

    async fn post(&self, path: &'static str, key: Option<&str>, body: String) -> Result<HttpResponse, LoadTrouble> {
        let answer = self.http.post(path, key, body).await?;
        match answer {
            HttpResponse { status: 201, .. } => Ok(answer),
            HttpResponse { status, body } => Err(LoadTrouble::Status { path, status, body }),
        }
    }
}
