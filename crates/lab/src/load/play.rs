//! What the people at a table do: they play one game after another, each at a new table, at the rate of the test.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use rabenburg_bots::Dice;
use rabenburg_words::measured as text;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Sleep, sleep};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::TIMEOUT;
use super::run::{Key, LoadNews, LoadOrder, Run};
use super::table::{Guests, LoadTable};
use super::trouble::LoadTrouble;

/// How long people wait before they try again.
pub(super) const PAUSE: Duration = Duration::from_millis(100);

/// The people of one table, however many games they play.
pub(super) struct People {
    run: Rc<Run>,
    number: usize,
    keys: Vec<Key>,
    orders: UnboundedReceiver<LoadOrder>,
    playing: bool,
    settling: bool,
    /// Whether the conductor is waiting to hear that they are in step.
    expected: bool,
    due: Instant,
    timer: Pin<Box<Sleep>>,
    dice: Dice,
}

enum Incoming {
    Order(LoadOrder),
    Message(usize, Result<Utf8Bytes, LoadTrouble>),
    Timer,
}

enum End {
    Over,
    Settled,
}

impl People {
    pub(super) fn new(run: Rc<Run>, number: usize, orders: UnboundedReceiver<LoadOrder>, dice: Dice) -> People {
        People {
            run,
            number,
            keys: Vec::new(),
            orders,
            playing: false,
            settling: false,
            expected: false,
            due: Instant::now(),
            timer: Box::pin(sleep(TIMEOUT)),
            dice,
        }
    }

    /// Plays until told to settle.
    pub(super) async fn live(mut self) {
        let mut first = true;
        while !self.settling {
            match self.open().await {
                Ok(table) => {
                    if std::mem::take(&mut first) {
                        self.run.tell(LoadNews::Ready);
                    }
                    self.due = self.first_due();
                    match self.play(table).await {
                        Ok(End::Over) => self.run.tally.borrow_mut().games += 1,
                        Ok(End::Settled) => break,
                        Err(trouble) => self.complain(&trouble).await,
                    }
                }
                Err(trouble) => self.complain(&trouble).await,
            }
        }
        self.run.tell(LoadNews::Settled);
    }

    /// Counts an error, waits a little, and takes orders.
    async fn complain(&mut self, trouble: &LoadTrouble) {
        self.run.trouble(trouble);
        sleep(PAUSE).await;
        while let Ok(order) = self.orders.try_recv() {
            self.obey(order);
        }
    }

    fn obey(&mut self, order: LoadOrder) {
        match order {
            LoadOrder::Play => {
                self.playing = true;
                self.due = self.first_due();
            }
            LoadOrder::Rejoin => self.expected = true,
            LoadOrder::Settle => self.settling = true,
        }
    }

    async fn open(&mut self) -> Result<LoadTable, LoadTrouble> {
        let run = self.run.clone();
        // The semaphore is never closed.
        let _door = run.doors.acquire().await.map_err(|_| LoadTrouble::Closed)?;
        while self.keys.len() < run.plan.players {
            let name = format!("Player {}-{}", self.number, self.keys.len());
            let key = run.visitor(&name).await?;
            self.keys.push(key);
        }
        let options = format!(r#"{{"players":{}}}"#, self.keys.len());
        let watching = std::iter::repeat_n(None, run.plan.spectators);
        let keys = self.keys.iter().cloned().map(Some).chain(watching).collect();
        let guests = Guests { keys, sit: 1..self.keys.len() };
        let dice = Dice::from_seed(self.dice.seed());
        LoadTable::open(run.clone(), &options, guests, dice).await
    }

    async fn play(&mut self, mut table: LoadTable) -> Result<End, LoadTrouble> {
        let mut last = Instant::now();
        loop {
            if let Some(asked) = table.finished()? {
                last = Instant::now();
                if self.run.measuring.get() && !asked.again {
                    self.run.tally.borrow_mut().record(last - asked.sent, asked.delay);
                }
            }
            if std::mem::take(&mut self.expected) {
                self.rejoin(&mut table).await?;
            }
            let over = table.is_over();
            if over || (self.settling && table.asked.is_none()) {
                let seen = table.clients.iter().map(|client| client.seen);
                self.run.tally.borrow_mut().audit(table.acknowledged, seen);
                return Ok(if over { End::Over } else { End::Settled });
            }
            if self.playing && !self.settling {
                self.move_if_due(&mut table).await?;
            }
            match poll_fn(|context| self.poll(&mut table, context)).await {
                Incoming::Order(order) => self.obey(order),
                Incoming::Message(index, Ok(text)) => table.hear(index, &text)?,
                Incoming::Message(_, Err(trouble)) if self.run.breaking.get() && trouble.is_a_break() => {}
                Incoming::Message(_, Err(trouble)) => return Err(trouble),
                Incoming::Timer => self.wake(&table, last)?,
            }
        }
    }

    /// Comes back with new sockets. A table that cannot be found again has lost all its moves.
    async fn rejoin(&mut self, table: &mut LoadTable) -> Result<(), LoadTrouble> {
        let began = Instant::now();
        while let Err(trouble) = table.rejoin().await {
            if trouble.is_a_break() && began.elapsed() < TIMEOUT {
                sleep(PAUSE).await;
                continue;
            }
            self.expected = true;
            self.run.tally.borrow_mut().lost += table.acknowledged;
            return Err(if trouble.is_a_break() { LoadTrouble::Silence(text::no_way_back) } else { trouble });
        }
        self.run.tell(LoadNews::InStep);
        table.resend().await
    }

    async fn move_if_due(&mut self, table: &mut LoadTable) -> Result<(), LoadTrouble> {
        let Some(mover) = table.mover() else { return Ok(()) };
        let Some(interval) = self.run.plan.interval() else {
            return self.sent(table.act(mover, Duration::ZERO).await);
        };
        let now = Instant::now();
        if now < self.due {
            if self.timer.deadline().into_std() != self.due {
                self.timer.as_mut().reset(self.due.into());
            }
            return Ok(());
        }
        let delay = now - self.due;
        // The plan does not wait for responses, so a server that is slow for a while does not get less to do
        // afterwards.
        self.due += Duration::from_secs_f64(interval * (0.5 + f64::from(self.dice.unit())));
        self.sent(table.act(mover, delay).await)
    }

    /// A move that could not be sent stays pending while connections are being broken.
    fn sent(&self, sent: Result<(), LoadTrouble>) -> Result<(), LoadTrouble> {
        match sent {
            Err(trouble) if self.run.breaking.get() && trouble.is_a_break() => Ok(()),
            sent => sent,
        }
    }

    fn first_due(&mut self) -> Instant {
        let interval = self.run.plan.interval().unwrap_or(0.0);
        Instant::now() + Duration::from_secs_f64(interval * f64::from(self.dice.unit()))
    }

    /// Time is up: for the next move, or for the server to respond.
    fn wake(&mut self, table: &LoadTable, last: Instant) -> Result<(), LoadTrouble> {
        let now = Instant::now();
        self.timer.as_mut().reset((now + TIMEOUT / 4).into());
        if !self.playing || self.run.breaking.get() {
            return Ok(());
        }
        match &table.asked {
            Some(asked) if now - asked.sent > TIMEOUT => Err(LoadTrouble::Silence(text::no_answer_to_a_move)),
            None if table.mover().is_none() && now - last > TIMEOUT => Err(LoadTrouble::Silence(text::no_turn)),
            _ => Ok(()),
        }
    }

    fn poll(&mut self, table: &mut LoadTable, context: &mut Context<'_>) -> Poll<Incoming> {
        if let Poll::Ready(Some(order)) = self.orders.poll_recv(context) {
            return Poll::Ready(Incoming::Order(order));
        }
        if let Poll::Ready((index, message)) = table.poll(context) {
            return Poll::Ready(Incoming::Message(index, message));
        }
        self.timer.as_mut().poll(context).map(|()| Incoming::Timer)
    }
}
