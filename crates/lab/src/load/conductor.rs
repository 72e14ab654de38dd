//! Runs a test: sets up the tables, lets them play, measures, breaks what is to be broken, and audits the result.

use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rabenburg_bots::Dice;
use rabenburg_words::{Language, measured as text};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::spawn_local;
use tokio::time::timeout;

use super::TIMEOUT;
use super::bots;
use super::display::{Display, TICK};
use super::http::Http;
use super::measure::Measurement;
use super::plan::{Incident, LoadPlan, MoveRate};
use super::play::People;
use super::report::LoadReport;
use super::run::{LoadNews, LoadOrder, Run};
use super::server::TestServer;
use super::trouble::{LoadTrouble, Wording};
use crate::error::{LabError, ServerError};
use crate::interrupt::Interrupt;
use crate::open_files;

/// Where tests take place.
pub(super) struct Venue {
    /// A running server; otherwise a new one is started for each test.
    pub(super) url: Option<String>,
    /// The folder in which new servers keep their data.
    pub(super) data: PathBuf,
    pub(super) seed: u64,
    pub(super) interrupt: Interrupt,
    pub(super) language: Language,
}

/// Runs a test from beginning to end.
pub(super) async fn perform(plan: LoadPlan, stage: &Venue) -> Result<LoadReport, LabError> {
    open_files::allow(plan.sockets())?;
    let server = match &stage.url {
        Some(url) => TestServer::find(url).await?,
        None => TestServer::start(&stage.data)?,
    };
    let (tell, news) = unbounded_channel();
    let run = Rc::new(Run::new(plan, Http::new(server.address()), tell, stage.interrupt.clone(), stage.language));
    let mut conductor = Conductor { run, server, orders: Vec::new(), news, interrupt: &stage.interrupt };
    conductor.perform(stage.seed).await
}

struct Conductor<'a> {
    run: Rc<Run>,
    server: TestServer,
    orders: Vec<UnboundedSender<LoadOrder>>,
    news: UnboundedReceiver<LoadNews>,
    interrupt: &'a Interrupt,
}

impl Conductor<'_> {
    async fn perform(&mut self, seed: u64) -> Result<LoadReport, LabError> {
        let plan = self.run.plan.clone();
        let mut report = LoadReport::of(&plan, self.run.language);
        for number in 0..plan.tables {
            let dice = Dice::for_game(seed, number as u64);
            let people = People::new(self.run.clone(), number, self.orders(), dice);
            spawn_local(people.live());
        }
        self.gather(false, plan.tables).await?;
        if plan.pace != MoveRate::Idle {
            self.order(LoadOrder::Play);
        }
        let measurement = match plan.incident {
            None => self.measure(plan.seconds, Measurement::default()).await?,
            Some(incident) => {
                let before = self.measure(plan.seconds / 2.0, Measurement::default()).await?;
                self.run.breaking.set(true);
                match incident {
                    Incident::Cut => report.reconnect_s = self.cut().await?,
                    Incident::Kill => (report.restart_s, report.reconnect_s) = self.kill().await?,
                }
                self.run.breaking.set(false);
                self.measure(plan.seconds / 2.0, before).await?
            }
        };
        measurement.write_into(&mut report, &self.run);
        if plan.bot_tables > 0 && !self.interrupt.is_raised() {
            self.with_bots(&mut report).await?;
        }
        self.settle().await?;
        let tally = self.run.tally.borrow();
        report.games = tally.games;
        report.errors = tally.errors;
        report.troubles = tally.troubles();
        (report.lost, report.doubled) = (tally.lost, tally.doubled);
        report.interrupted = self.interrupt.is_raised();
        Ok(report)
    }

    /// Measures once more, while bots think at other tables.
    async fn with_bots(&mut self, report: &mut LoadReport) -> Result<(), LabError> {
        let plan = self.run.plan.clone();
        for number in 0..plan.bot_tables {
            let orders = self.orders();
            spawn_local(bots::watch(self.run.clone(), number, orders));
        }
        self.gather(true, plan.bot_tables).await?;
        let alone = report.p99_ms;
        self.run.tally.borrow_mut().begin();
        let measurement = self.measure(plan.seconds, Measurement::default()).await?;
        measurement.write_into(report, &self.run);
        report.bot_moves_per_s = Some(self.run.tally.borrow().bot_moves as f64 / report.seconds);
        report.p99_alone_ms = alone;
        report.p99_ratio = report.p99_ms.zip(alone).map(|(with, alone)| with / alone);
        Ok(())
    }

    /// Disconnects all players, who come back. Returns the seconds until all are in step again.
    async fn cut(&mut self) -> Result<Option<f64>, LabError> {
        let cut = Instant::now();
        self.order(LoadOrder::Rejoin);
        self.hear_all(text::tables_in_step, LoadNews::InStep, self.run.plan.tables).await?;
        Ok(Some(cut.elapsed().as_secs_f64()))
    }

    /// Kills the server. Returns the seconds until it serves again, and until all are in step again.
    async fn kill(&mut self) -> Result<(Option<f64>, Option<f64>), LabError> {
        let killed = Instant::now();
        let restart = self.server.kill_and_restart().await?;
        self.cut().await?;
        Ok((Some(restart), Some(killed.elapsed().as_secs_f64())))
    }

    fn orders(&mut self) -> UnboundedReceiver<LoadOrder> {
        let (order, orders) = unbounded_channel();
        self.orders.push(order);
        orders
    }

    fn order(&self, order: LoadOrder) {
        for table in &self.orders {
            // A table that has ended needs no orders.
            let _ = table.send(order);
        }
    }

    /// Waits until this many tables, of people or of bots, are ready.
    async fn gather(&mut self, bots: bool, count: usize) -> Result<(), LabError> {
        let what = if bots { text::tables_of_bots } else { text::tables };
        let ready = self.hear(what, LoadNews::Ready, count).await?;
        if ready == count || self.interrupt.is_raised() {
            return Ok(());
        }
        let troubles = self.run.tally.borrow().troubles().join("; ");
        Err(ServerError::Tables { ready: ready as u32, count, bots, troubles }.into())
    }

    /// Waits for this many reports, as long as some arrive; returns how many did.
    async fn hear(&mut self, what: Wording, awaited: LoadNews, count: usize) -> Result<usize, LabError> {
        let display = Display::new(self.run.plan.test.id(), what(self.run.language), count as u64);
        let (mut heard, mut last, mut shown) = (0, Instant::now(), Instant::now());
        while heard < count && last.elapsed() < TIMEOUT * 3 && !self.interrupt.is_raised() {
            match timeout(TICK, self.news.recv()).await {
                Ok(Some(news)) if news == awaited => (heard, last) = (heard + 1, Instant::now()),
                Ok(Some(_)) | Err(_) => {}
                Ok(None) => return Err(LabError::Bug("all tables have vanished".into())),
            }
            if shown.elapsed() >= TICK {
                display.show(heard as u64, self.run.errors().unwrap_or_default());
                shown = Instant::now();
            }
        }
        Ok(heard)
    }

    /// Lets the tables play for a while, and measures after a short warm-up.
    async fn measure(&mut self, seconds: f64, mut measurement: Measurement) -> Result<Measurement, LabError> {
        self.pass(Duration::from_secs_f64((seconds / 4.0).min(2.0)), None).await;
        measurement.begin(&self.run).await;
        self.run.measuring.set(true);
        self.pass(Duration::from_secs_f64(seconds), Some(&mut measurement)).await;
        self.run.measuring.set(false);
        measurement.end(&self.run).await;
        Ok(measurement)
    }

    async fn pass(&mut self, time: Duration, mut measurement: Option<&mut Measurement>) {
        let began = Instant::now();
        let display = measurement.as_ref().map(|_| Display::new(self.run.plan.test.id(), "s", time.as_secs()));
        loop {
            let left = time.saturating_sub(began.elapsed());
            if left.is_zero() || self.interrupt.is_raised() {
                return;
            }
            tokio::time::sleep(left.min(TICK)).await;
            if let (Some(measurement), Some(display)) = (&mut measurement, &display) {
                let words = measurement.look(&self.run).await;
                display.show(began.elapsed().as_secs(), words);
            }
        }
    }

    /// Lets all moves in flight finish; then everyone says what they have seen.
    async fn settle(&mut self) -> Result<(), LabError> {
        self.order(LoadOrder::Settle);
        self.hear_all(text::tables_done, LoadNews::Settled, self.orders.len()).await
    }

    /// Waits for a report from every table; a missing one is an error.
    async fn hear_all(&mut self, what: Wording, awaited: LoadNews, count: usize) -> Result<(), LabError> {
        let heard = self.hear(what, awaited, count).await?;
        if !self.interrupt.is_raised() {
            let told = LoadTrouble::Silence(text::no_news).told(self.run.language);
            let mut tally = self.run.tally.borrow_mut();
            (heard..count).for_each(|_| tally.trouble(&told));
        }
        Ok(())
    }
}
