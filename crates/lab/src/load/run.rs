//! What all simulated players of a test share. They live on one thread, so nothing of it needs a lock.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedSender;

use super::http::{Answer, Http};
use super::plan::Plan;
use super::tally::Tally;
use super::trouble::Trouble;
use crate::interrupt::Interrupt;

/// So many tables are made at the same time.
const DOORS: usize = 32;

/// A visitor's key.
pub(super) type Key = Rc<str>;

/// What a table is told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Make moves from now on.
    Play,
    /// Drop all sockets and come back.
    Rejoin,
    /// Finish the move that is under way, compare what was seen, and end.
    Settle,
}

/// What a table tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum News {
    /// Its first game has begun.
    Ready,
    /// All are back and have the same version.
    InStep,
    /// It has ended.
    Settled,
}

/// A test that is under way.
pub(super) struct Run {
    pub(super) plan: Plan,
    pub(super) http: Http,
    pub(super) tally: RefCell<Tally>,
    /// Whether moves are measured now.
    pub(super) measuring: Cell<bool>,
    /// Whether connections are being broken on purpose.
    pub(super) breaking: Cell<bool>,
    /// Who makes a table holds one of these permits.
    pub(super) doors: Semaphore,
    news: UnboundedSender<News>,
    interrupt: Interrupt,
    /// What all names of commands begin with: no other run has used it.
    prefix: String,
    names: Cell<u64>,
}

impl Run {
    pub(super) fn new(plan: Plan, http: Http, news: UnboundedSender<News>, interrupt: Interrupt) -> Run {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_micros();
        Run {
            plan,
            http,
            tally: RefCell::default(),
            measuring: Cell::new(false),
            breaking: Cell::new(false),
            doors: Semaphore::new(DOORS),
            news,
            interrupt,
            prefix: format!("{now:x}"),
            names: Cell::new(0),
        }
    }

    /// A name for a command that was never used.
    pub(super) fn name(&self) -> String {
        let number = self.names.get();
        self.names.set(number + 1);
        format!("{}-{number}", self.prefix)
    }

    pub(super) fn tell(&self, news: News) {
        // Nobody listens any more after the end.
        let _ = self.news.send(news);
    }

    /// Counts trouble, unless it was to be expected now.
    pub(super) fn trouble(&self, trouble: &Trouble) {
        let expected = self.breaking.get() && trouble.is_a_break();
        // Ctrl-C may have ended our server together with us.
        if !expected && !self.interrupt.is_raised() {
            self.tally.borrow_mut().trouble(trouble);
        }
    }

    /// Makes a visitor and returns his key.
    pub(super) async fn visitor(&self, name: &str) -> Result<Key, Trouble> {
        #[derive(Deserialize)]
        struct Visitor<'a> {
            key: &'a str,
        }
        let path = "/api/v1/visitors";
        let body = format!(r#"{{"name":"{name}"}}"#);
        let answer = self.post(path, None, body).await?;
        Ok(serde_json::from_str::<Visitor<'_>>(&answer.body)?.key.into())
    }

    /// Makes a table and returns its code.
    pub(super) async fn table(&self, host: &Key, options: &str) -> Result<String, Trouble> {
        #[derive(Deserialize)]
        struct Table {
            code: String,
        }
        let answer = self.post("/api/v1/tables", Some(host), options.to_owned()).await?;
        Ok(serde_json::from_str::<Table>(&answer.body)?.code)
    }

    async fn post(&self, path: &'static str, key: Option<&str>, body: String) -> Result<Answer, Trouble> {
        let answer = self.http.post(path, key, body).await?;
        match answer {
            Answer { status: 201, .. } => Ok(answer),
            Answer { status, body } => Err(Trouble::Status { path, status, body }),
        }
    }
}
