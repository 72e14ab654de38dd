//! The tables that are alive: each has an actor, which comes when somebody asks for the table and goes when nobody does.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rabenburg_protocol::{Code, NewTable, Problem, ProblemCode, TableInfo};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{Actor, Guest, GuestId, Order};
use crate::bots::Bots;
use crate::luck;
use crate::metrics::Metrics;
use crate::now::now;
use crate::settings::Settings;
use crate::store::{Append, Store, StoreError, Summary};
use crate::table::{self, Entry, Table, What};

pub use crate::table::Person;

/// How many orders may wait at a table. Whoever gives more has to wait himself.
const ORDERS: usize = 64;
/// A table may leave in the moment in which it is asked for; then it is asked for again.
const TRIES: usize = 5;

/// All tables.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    settings: Arc<Settings>,
    metrics: Arc<Metrics>,
    bots: Bots,
    alive: Mutex<HashMap<Code, Stub>>,
    closing: AtomicBool,
    guests: AtomicU64,
}

/// What gives orders to a table's actor.
pub(crate) type Stub = mpsc::Sender<Order>;

impl Hall {
    /// A hall over a store.
    pub fn new(store: Arc<dyn Store>, settings: Arc<Settings>, metrics: Arc<Metrics>) -> Hall {
        let bots = Bots::new(settings.bot_threads, Arc::clone(&metrics));
        Hall(Arc::new(Inner {
            store,
            settings,
            metrics,
            bots,
            alive: Mutex::default(),
            closing: AtomicBool::new(false),
            guests: AtomicU64::new(0),
        }))
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn bots(&self) -> &Bots {
        &self.0.bots
    }

    /// Makes a table.
    ///
    /// # Errors
    /// If its options do not make sense, or it cannot be kept.
    pub async fn create(&self, host: &Person, options: NewTable) -> Result<TableInfo, Problem> {
        let opened = table::open(host, options)?;
        let code = self.found(opened).await?;
        self.info(code).await
    }

    /// Keeps a table's first entry under a new code.
    pub(crate) async fn found(&self, opened: What) -> Result<Code, Problem> {
        self.check_open()?;
        let entry = Entry::of_house(now(), opened);
        for _ in 0..TRIES {
            let code = Code::from_random(luck::bytes());
            let summary = Table::new(code, &entry).map_err(|error| bug(&error))?.summary();
            match self.0.store.append(first(code, &entry, summary)?).await {
                Ok(()) => return Ok(code),
                // Somebody has that code: as likely as to guess one.
                Err(StoreError::Overtaken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::new(ProblemCode::Busy, "no code was free; try again"))
    }

    /// A table as everybody may see it.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn info(&self, code: Code) -> Result<TableInfo, Problem> {
        self.ask(code, |reply| Order::Info { reply }).await
    }

    /// Somebody comes to a table. What it has to say goes to his outbox.
    pub(crate) async fn attach(&self, code: Code, guest: &Guest, since: Option<u64>) -> Result<Stub, Problem> {
        self.ask(code, |reply| Order::Attach { guest: guest.clone(), since, reply }).await
    }

    /// A name for a guest that no other one has.
    pub(crate) fn guest_id(&self) -> GuestId {
        GuestId(self.0.guests.fetch_add(1, Ordering::Relaxed))
    }

    /// Has a table look whether something is to be done.
    pub async fn wake(&self, code: Code) {
        // A table that cannot be opened now is asked again the next time.
        let _ = self.ask(code, |reply| Order::Info { reply }).await;
    }

    /// Gives up a table at which nothing has happened for long.
    pub async fn close_table(&self, code: Code) {
        let _: Result<(), Problem> = self.ask(code, |reply| Order::GiveUp { reply }).await;
    }

    /// Ends all tables and lets nobody in any more. What was acknowledged is kept.
    pub async fn close(&self) {
        self.0.closing.store(true, Ordering::SeqCst);
        let stubs: Vec<Stub> = self.alive().values().cloned().collect();
        for stub in stubs {
            let (reply, ended) = oneshot::channel();
            if stub.send(Order::End { reply }).await.is_ok() {
                let _ = ended.await;
            }
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.0.closing.load(Ordering::SeqCst)
    }

    fn check_open(&self) -> Result<(), Problem> {
        if self.is_closing() {
            return Err(Problem::new(ProblemCode::Busy, "the server is about to end; try again in a moment"));
        }
        Ok(())
    }

    /// Gives an order to a table and waits for the answer.
    async fn ask<T>(&self, code: Code, order: impl Fn(Reply<T>) -> Order) -> Result<T, Problem> {
        for _ in 0..TRIES {
            self.check_open()?;
            let (reply, answer) = oneshot::channel();
            if let Some((stub, order)) = self.hand_over(code, order(reply)) {
                // Many wait there already, so it is not about to leave.
                let _ = stub.send(order).await;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
            // The table left before it heard of it.
        }
        Err(Problem::new(ProblemCode::Busy, "the table does not answer; try again"))
    }

    /// Hands an order to the table's actor, which is woken if it is not there. If too many wait there, the order comes back
    /// with the way to the actor.
    fn hand_over(&self, code: Code, order: Order) -> Option<(Stub, Order)> {
        let mut alive = self.alive();
        if let Some(stub) = alive.get(&code).filter(|stub| !stub.is_closed()) {
            return match stub.try_send(order) {
                Ok(()) => None,
                Err(TrySendError::Full(order) | TrySendError::Closed(order)) => Some((stub.clone(), order)),
            };
        }
        let (stub, orders) = mpsc::channel(ORDERS);
        // It is there before the actor is, who would leave at once if nobody wanted anything.
        let _ = stub.try_send(order);
        let actor = Actor::run(self.clone(), code, stub.downgrade(), orders);
        alive.insert(code, stub);
        self.0.metrics.tables.set(alive.len() as i64);
        tokio::spawn(actor);
        None
    }

    /// A table leaves, unless somebody has asked for it meanwhile: nobody can ask while this decides.
    pub(crate) fn leave(&self, code: Code, orders: &mut mpsc::Receiver<Order>) -> bool {
        let mut alive = self.alive();
        if !orders.is_empty() {
            return false;
        }
        orders.close();
        alive.remove(&code);
        self.0.metrics.tables.set(alive.len() as i64);
        true
    }

    fn alive(&self) -> MutexGuard<'_, HashMap<Code, Stub>> {
        self.0.alive.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where the answer to an order goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

fn first(code: Code, entry: &Entry, summary: Summary) -> Result<Append, Problem> {
    Ok(Append {
        table: code,
        after: 0,
        entry: serde_json::to_string(entry).map_err(|error| bug(&error))?,
        at: entry.at,
        due: None,
        awaited: None,
        summary: Some(Box::new(summary)),
        finished: None,
        by: None,
    })
}

/// A fault of ours.
pub(crate) fn bug(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "this should not happen; please report it");
    Problem::new(ProblemCode::Internal, "something is wrong with the server; the game is as it was")
}
