//! The bot thread pool: however many bots there are, people are served beside them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use rabenburg_bots::{Level, ObservedGame, Question};
use rabenburg_engine::{Action, Position, Record};
use tokio::sync::oneshot;

use crate::luck;
use crate::metrics::Metrics;

/// The niceness of the bots' threads: they yield to everything else.
#[cfg(target_os = "linux")]
const PATIENT: i32 = 19;

/// The bot threads. They end when this is dropped and all questions are answered.
pub(crate) struct Bots {
    orders: Sender<Order>,
    metrics: Arc<Metrics>,
}

/// What bots know of a game. Their search trees are not kept: they are large, and there may be many games.
pub(crate) struct Desk {
    game: ObservedGame,
    /// How much of the game's record is known.
    inputs: usize,
}

struct Order {
    desk: Desk,
    question: Question,
    level: Level,
    answer: oneshot::Sender<Thought>,
}

pub(crate) struct Thought {
    /// The desk comes back, unless the bot panicked.
    pub(crate) desk: Option<Desk>,
    /// What was asked.
    pub(crate) question: Question,
    /// What the bot does; mostly nothing if it was asked to interject.
    pub(crate) action: Option<Action>,
}

impl Desk {
    pub(crate) fn new(start: &Position) -> Desk {
        Desk { game: ObservedGame::new(*start), inputs: 0 }
    }

    /// Takes note of what has happened since.
    pub(crate) fn catch_up(&mut self, record: &Record) {
        for &input in record.inputs().get(self.inputs..).unwrap_or_default() {
            self.game.put(input).expect("what was accepted at the table is accepted here");
            self.inputs += 1;
        }
    }

    fn think(&self, question: Question, level: Level) -> Option<Action> {
        let mut bot = level.bot(luck::seed());
        Some(self.game.ask(question, bot.as_mut(), level.budget(clock))?.1.action)
    }
}

impl Bots {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Bots {
        let (orders, receiver) = mpsc::channel();
        let receiver = Arc::new(Mutex::new(receiver));
        for number in 0..threads.max(1) {
            let (receiver, metrics) = (Arc::clone(&receiver), Arc::clone(&metrics));
            let thread = thread::Builder::new().name(format!("bots-{number}"));
            // A system without a free thread has worse problems; the other threads keep working.
            if let Err(error) = thread.spawn(move || answer_all(&receiver, &metrics)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Bots { orders, metrics }
    }

    /// Asks a bot. The answer comes from another thread, in the order of the questions.
    pub(crate) fn ask(&self, desk: Desk, question: Question, level: Level, answer: oneshot::Sender<Thought>) {
        self.metrics.bots_waiting.inc();
        // Without any thread the question is lost, and so is its answer; that was logged when it happened.
        let _ = self.orders.send(Order { desk, question, level, answer });
    }
}

fn answer_all(orders: &Mutex<Receiver<Order>>, metrics: &Metrics) {
    // People come first: bots use what the tables leave over. Where threads have no niceness, they share.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(PATIENT) {
        tracing::warn!(%error, "bots cannot be made to wait for people");
    }
    loop {
        let next = match orders.lock() {
            Ok(orders) => orders.recv(),
            Err(_) => return,
        };
        let Ok(Order { desk, question, level, answer }) = next else { return };
        metrics.bots_waiting.dec();
        let begun = Instant::now();
        // A panicking bot must not take the others down.
        let thought = catch_unwind(AssertUnwindSafe(move || {
            let action = desk.think(question, level);
            (desk, action)
        }));
        metrics.bot_seconds.observe(begun.elapsed().as_secs_f64());
        let thought =
            thought.map(|(desk, action)| Thought { desk: Some(desk), question, action }).unwrap_or_else(|_| {
                tracing::error!(level = level.id(), "a bot panicked; please report it");
                Thought { desk: None, question, action: None }
            });
        // A table that has left has no use for it.
        let _ = answer.send(thought);
    }
}

fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
