//! The writer thread. Everything requested during one transaction goes into the next one together, so that one wait for
//! the disk serves many tables.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::checkpointer::Checkpointer;
use super::watchers::Watchers;
use super::work::Work;
use super::{GroupCommit, SqliteOptions, broken, schema};
use crate::store::StoreError;

/// The most requests per transaction: enough for a rush, and few enough for the writer's memory.
const GROUP: usize = 256;

/// After this long without requests, the log is checkpointed before the next rush.
const IDLE: Duration = Duration::from_secs(1);

pub(super) enum Request {
    Write {
        work: Work,
        answer: Responder,
    },
    /// Sets the maximum size of the file.
    Limit {
        bytes: Option<u64>,
        answer: Responder,
    },
    Close {
        answer: Responder,
    },
}

pub(super) type Responder = oneshot::Sender<Result<u32, StoreError>>;

pub(super) struct Writer {
    pub(super) path: PathBuf,
    pub(super) options: SqliteOptions,
    pub(super) watchers: Arc<Watchers>,
    pub(super) checkpointer: Checkpointer,
    /// `None` after a failure, until it is needed again. The last field, so that it is closed after the checkpointer's.
    pub(super) connection: Option<Connection>,
}

impl Writer {
    /// Runs until it is closed, or all senders are gone.
    pub(super) fn run(mut self, requests: &Receiver<Request>) {
        let mut group = Vec::with_capacity(GROUP);
        loop {
            let first = match requests.recv_timeout(IDLE) {
                Ok(first) => first,
                Err(RecvTimeoutError::Timeout) => {
                    self.checkpointer.rest(self.connection.as_ref());
                    match requests.recv() {
                        Ok(first) => first,
                        Err(_) => return,
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let mut next = Some(first);
            while let Some(Request::Write { work, answer }) = next {
                group.push((work, answer));
                next = if group.len() < GROUP { requests.try_recv().ok() } else { None };
            }
            if !group.is_empty() {
                self.commit(&mut group);
            }
            match next {
                Some(Request::Limit { bytes, answer }) => {
                    self.options.size_limit = bytes;
                    let done = self.connection().and_then(|connection| limit(connection, bytes)).map(|()| 0);
                    let _ = answer.send(done);
                }
                Some(Request::Close { answer }) => {
                    self.checkpointer.rest(self.connection.as_ref());
                    // Closing the last connection removes the WAL file.
                    drop(self);
                    let _ = answer.send(Ok(0));
                    return;
                }
                Some(Request::Write { .. }) | None => {}
            }
        }
    }

    /// Writes all of it or nothing, then notifies the watchers, then responds. So a caller that has its response need
    /// not expect news of that entry or an earlier one any more.
    fn commit(&mut self, group: &mut Vec<(Work, Responder)>) {
        let began = Instant::now();
        let written = self.connection().and_then(|connection| write(connection, group).map_err(|error| broken(&error)));
        if let Some(observe) = &self.options.observe {
            let appends = group.iter().filter(|(work, _)| matches!(work, Work::Append(_))).count();
            observe(GroupCommit { appends, seconds: began.elapsed().as_secs_f64(), ok: written.is_ok() });
        }
        match written {
            Ok(verdicts) => {
                let writes = group.len();
                self.watchers.tell(group.iter().zip(&verdicts).filter_map(|((work, _), verdict)| {
                    match (work, verdict) {
                        (Work::Append(append), Ok(_)) => Some(append.made()),
                        _ => None,
                    }
                }));
                for ((_, answer), verdict) in group.drain(..).zip(verdicts) {
                    // The caller may have gone away.
                    let _ = answer.send(verdict);
                }
                self.checkpointer.written(writes, self.connection.as_ref());
            }
            Err(error) => {
                tracing::warn!(%error, requests = group.len(), "nothing could be written");
                // A new one sees the disk as it is then.
                self.connection = None;
                for (_, answer) in group.drain(..) {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }

    fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        if self.connection.is_none() {
            let connection = schema::writer(&self.path, &self.options)?;
            limit(&connection, self.options.size_limit)?;
            self.connection = Some(connection);
        }
        Ok(self.connection.as_mut().expect("it was just opened"))
    }
}

/// Writes a group in one transaction. An error that concerns all of them rolls back everything.
fn write(connection: &Connection, group: &[(Work, Responder)]) -> rusqlite::Result<Vec<Result<u32, StoreError>>> {
    let attempt = || {
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        let verdicts = group.iter().map(|(work, _)| work.write(connection)).collect::<rusqlite::Result<Vec<_>>>()?;
        connection.prepare_cached("COMMIT")?.execute([])?;
        Ok(verdicts)
    };
    let written = attempt();
    // After some errors, SQLite has already rolled back by itself.
    if written.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK")?;
    }
    written
}

pub(super) fn limit(connection: &Connection, bytes: Option<u64>) -> Result<(), StoreError> {
    let set = || {
        let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = bytes.map_or(i64::from(u32::MAX - 1), |bytes| i64::try_from(bytes).unwrap_or(i64::MAX) / page);
        connection.pragma_update_and_check(None, "max_page_count", pages.max(1), |_| Ok(()))
    };
    set().map_err(|error| broken(&error))
}
