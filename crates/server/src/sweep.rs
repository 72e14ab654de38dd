//! Periodic work that needs no visitor: clocks running out at unloaded tables, and old tables.

use std::sync::Arc;
use std::time::Duration;

use rabenburg_protocol::Status;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::crowd::Crowd;
use crate::hall::Hall;
use crate::limits::Limits;
use crate::now::now;
use crate::settings::Settings;
use crate::store::{Store, StoreError};

/// How often due tables are looked up. When nobody watches, a turn ends at most this late.
const LOOK: Duration = Duration::from_secs(2);
/// How often quiet clients are dropped from the rate limits. Often enough that nobody can fill the memory by asking
/// from everywhere.
const TIDY: Duration = Duration::from_secs(60);
/// How often old tables are cleaned up.
const CLEAR: Duration = Duration::from_secs(60 * 60);
/// How many tables are archived per batch, so that others get their turn in between.
const SOME: u32 = 100;
/// How many due or silent tables are examined. Many may need nothing, being loaded already or allowed to be silent for
/// longer, and must not hide the others.
const MANY: u32 = 10_000;

/// The background task.
pub(crate) struct Sweep {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hall: Hall,
    pub(crate) limits: Arc<Limits>,
    pub(crate) crowd: Crowd,
    pub(crate) settings: Arc<Settings>,
}

impl Sweep {
    pub(crate) async fn run(self) {
        let mut ticks = interval(LOOK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut tidied, mut cleared) = (Instant::now(), None::<Instant>);
        loop {
            ticks.tick().await;
            self.wake(now()).await;
            if tidied.elapsed() >= TIDY {
                self.limits.tidy();
                self.crowd.tidy();
                tidied = Instant::now();
            }
            if cleared.is_none_or(|cleared| cleared.elapsed() >= CLEAR) {
                self.clear(now()).await;
                cleared = Some(Instant::now());
            }
        }
    }

    /// Loads the tables where something is due.
    async fn wake(&self, at: u64) {
        match self.store.due(at, MANY).await {
            Ok(codes) => {
                for code in codes {
                    self.hall.wake(code).await;
                }
            }
            Err(error) => trouble(&error),
        }
    }

    /// Closes tables where nothing happens any more, and drops the logs of those that ended long ago.
    async fn clear(&self, at: u64) {
        if let Err(error) = self.close_silent(at).await {
            trouble(&error);
        }
        match self.archive(before(at, self.settings.keep_logs)).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "dropped old logs; results and records stay"),
            Err(error) => trouble(&error),
        }
    }

    async fn close_silent(&self, at: u64) -> Result<(), StoreError> {
        let (waiting, playing) =
            (before(at, self.settings.close_waiting_after), before(at, self.settings.close_silent_after));
        for table in self.store.silent_since(waiting.max(playing), MANY).await? {
            let limit = if table.status == Status::Waiting { waiting } else { playing };
            if table.changed_at <= limit {
                tracing::info!(table = %table.code, "nothing has happened there for a long time; closing it");
                self.hall.close_table(table.code).await;
            }
        }
        Ok(())
    }

    async fn archive(&self, over_before: u64) -> Result<u32, StoreError> {
        let mut tables = 0;
        loop {
            let some = self.store.archive(over_before, SOME).await?;
            tables += some;
            if some < SOME {
                return Ok(tables);
            }
        }
    }
}

fn before(at: u64, time: Duration) -> u64 {
    at.saturating_sub(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

/// It is retried next time.
fn trouble(error: &StoreError) {
    if *error != StoreError::Closed {
        tracing::error!("{error}");
    }
}
