//! The tables in memory. Each has an actor, which starts when someone asks for the table and stops when nobody needs
//! it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rabenburg_protocol::{Code, Command, NewTable, Problem, ProblemCode, TableInfo};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{Actor, Guest, GuestId, Order};
use crate::bots::Bots;
use crate::calls::Calls;
use crate::luck;
use crate::metrics::Metrics;
use crate::now::now;
use crate::settings::Settings;
use crate::store::{Append, Store, StoreError, TableSummary};
use crate::table::{self, Entry, Table, What};

pub(crate) use crate::table::Person;

/// How many orders may queue at a table. Senders beyond that wait.
const ORDERS: usize = 64;
/// A table may unload at the very moment it is asked for; then it is asked again.
const TRIES: usize = 5;

/// All tables.
#[derive(Clone)]
pub(crate) struct Hall(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    settings: Arc<Settings>,
    metrics: Arc<Metrics>,
    bots: Bots,
    calls: Calls,
    alive: Mutex<HashMap<Code, Stub>>,
    closing: AtomicBool,
    guests: AtomicU64,
}

/// The handle to a table's actor.
pub(crate) type Stub = mpsc::Sender<Order>;

impl Hall {
    /// A hall over a store.
    pub(crate) fn new(store: Arc<dyn Store>, settings: Arc<Settings>, metrics: Arc<Metrics>, calls: Calls) -> Hall {
        let bots = Bots::new(settings.bot_threads, Arc::clone(&metrics));
        Hall(Arc::new(Inner {
            store,
            settings,
            metrics,
            bots,
            calls,
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

    pub(crate) fn calls(&self) -> &Calls {
        &self.0.calls
    }

    /// Creates a table.
    ///
    /// # Errors
    /// If its options make no sense, or it cannot be stored.
    pub(crate) async fn create(&self, host: &Person, options: NewTable) -> Result<TableInfo, Problem> {
        let opened = table::open(host, options)?;
        let code = self.found(opened).await?;
        self.info(code).await
    }

    /// Stores a table's first entry under a new code.
    pub(crate) async fn found(&self, opened: What) -> Result<Code, Problem> {
        self.check_open()?;
        let entry = Entry::of_house(now(), opened);
        for _ in 0..TRIES {
            let code = Code::from_random(luck::bytes());
            let summary = Table::new(code, &entry).map_err(|error| bug(&error))?.summary();
            match self.0.store.append(first(code, &entry, summary)?).await {
                Ok(()) => return Ok(code),
                // The code is taken: as likely as guessing one.
                Err(StoreError::Overtaken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::new(ProblemCode::Busy, "no table code was free; try again"))
    }

    /// A table as everyone may see it.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub(crate) async fn info(&self, code: Code) -> Result<TableInfo, Problem> {
        self.ask(code, |reply| Order::Info { reply }).await
    }

    /// Does something at a table for a person who has no socket there.
    ///
    /// # Errors
    /// If it is refused, or there is no such table.
    pub(crate) async fn command(&self, code: Code, person: &Person, command: Command) -> Result<TableInfo, Problem> {
        self.ask(code, |reply| Order::Ask { person: person.clone(), command: command.clone(), reply }).await
    }

    /// Brings a guest to a table. Its messages go to their outbox.
    pub(crate) async fn attach(&self, code: Code, guest: &Guest, since: Option<u64>) -> Result<Stub, Problem> {
        self.ask(code, |reply| Order::Attach { guest: guest.clone(), since, reply }).await
    }

    /// A unique id for a guest.
    pub(crate) fn guest_id(&self) -> GuestId {
        GuestId(self.0.guests.fetch_add(1, Ordering::Relaxed))
    }

    /// Has a table check whether something is due.
    pub(crate) async fn wake(&self, code: Code) {
        // A table that cannot be opened now is tried again next time.
        let _ = self.ask(code, |reply| Order::Info { reply }).await;
    }

    /// Closes a table where nothing has happened for a long time.
    pub(crate) async fn close_table(&self, code: Code) {
        let _: Result<(), Problem> = self.ask(code, |reply| Order::GiveUp { reply }).await;
    }

    /// Stops all tables and lets nobody in any more. Everything acknowledged is on disk.
    pub(crate) async fn close(&self) {
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
            return Err(Problem::new(ProblemCode::Busy, "the server is shutting down; try again in a moment"));
        }
        Ok(())
    }

    /// Sends an order to a table and waits for the reply.
    async fn ask<T>(&self, code: Code, order: impl Fn(Reply<T>) -> Order) -> Result<T, Problem> {
        for _ in 0..TRIES {
            self.check_open()?;
            let (reply, answer) = oneshot::channel();
            if let Some((stub, order)) = self.hand_over(code, order(reply)) {
                // The queue is full, so the table is not about to unload.
                let _ = stub.send(order).await;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
            // The table unloaded before it got the order.
        }
        Err(Problem::new(ProblemCode::Busy, "the table does not respond; try again"))
    }

    /// Sends an order to the table's actor, starting one if there is none. If its queue is full, the order is returned
    /// with the handle.
    fn hand_over(&self, code: Code, order: Order) -> Option<(Stub, Order)> {
        let mut alive = self.alive();
        if let Some(stub) = alive.get(&code).filter(|stub| !stub.is_closed()) {
            return match stub.try_send(order) {
                Ok(()) => None,
                Err(TrySendError::Full(order) | TrySendError::Closed(order)) => Some((stub.clone(), order)),
            };
        }
        let (stub, orders) = mpsc::channel(ORDERS);
        // The order is queued before the actor starts; an actor with nothing to do would stop at once.
        let _ = stub.try_send(order);
        let actor = Actor::run(self.clone(), code, stub.downgrade(), orders);
        alive.insert(code, stub);
        self.0.metrics.tables.set(alive.len() as i64);
        tokio::spawn(actor);
        None
    }

    /// Unloads a table, unless someone has asked for it meanwhile. The lock keeps new orders out while this decides.
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

/// Where the reply to an order goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

fn first(code: Code, entry: &Entry, summary: TableSummary) -> Result<Append, Problem> {
    Ok(Append {
        table: code,
        after: 0,
        entry: serde_json::to_string(entry).map_err(|error| bug(&error))?,
        at: entry.at,
        due: None,
        awaited: None,
        progress: None,
        summary: Some(Box::new(summary)),
        finished: None,
        by: None,
    })
}

/// A bug of ours.
pub(crate) fn bug(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "this should not happen; please report it");
    Problem::new(ProblemCode::Internal, "something went wrong on the server; the game is unchanged")
}
