//! Checkpoints the write-ahead log.
//!
//! SQLite appends to the WAL, which has to be done into the database from time to time. A thread of its own does that
//! while moves are being written; the little that was appended meanwhile is checkpointed by the writer between two
//! groups. Only then, with nothing left, does the WAL start over. If the writer did it all, every table would wait for
//! it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::{SqliteOptions, schema};
use crate::store::StoreError;

/// How many writes there are between checkpoints. Too often, and pages that keep changing are done again and again;
/// too rarely, and the WAL grows: this many are some twenty megabytes at most.
const CHECKPOINT_AFTER: usize = 2000;

/// Checkpoints for a writer. Dropping it waits for the thread to finish.
pub(super) struct Checkpointer {
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    done: Arc<AtomicBool>,
    /// How many writes there were since the last checkpoint.
    writes: usize,
    running: bool,
}

impl Checkpointer {
    pub(super) fn new(path: PathBuf, options: SqliteOptions) -> Result<Checkpointer, StoreError> {
        let (wake, woken) = sync_channel(1);
        let done = Arc::<AtomicBool>::default();
        let finished = done.clone();
        let work = move || {
            while woken.recv().is_ok() {
                // A connection for each checkpoint: they are rare, and an idle one would hold memory.
                match schema::writer(&path, &options) {
                    Ok(connection) => {
                        checkpoint(&connection);
                        // And what came meanwhile; after that, only crumbs are left.
                        checkpoint(&connection);
                    }
                    Err(error) => tracing::warn!(%error, "the database could not be opened for a checkpoint"),
                }
                finished.store(true, Ordering::Release);
            }
        };
        let thread = thread::Builder::new().name("store-checkpoint".into()).spawn(work);
        let thread = thread.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Checkpointer { wake: Some(wake), thread: Some(thread), done, writes: 0, running: false })
    }

    /// Counts writes, and checkpoints if it is time to.
    pub(super) fn written(&mut self, writes: usize, connection: Option<&Connection>) {
        self.writes += writes;
        if self.running {
            if self.done.swap(false, Ordering::Acquire) {
                self.running = false;
                self.rest(connection);
            }
        } else if self.writes >= CHECKPOINT_AFTER {
            self.running = self.wake.as_ref().is_some_and(|wake| wake.try_send(()).is_ok());
        }
    }

    pub(super) fn rest(&mut self, connection: Option<&Connection>) {
        if let Some(connection) = connection.filter(|_| self.writes > 0) {
            self.writes = 0;
            checkpoint(connection);
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.wake = None;
        // Had it panicked, there would be nothing to do about it here.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// A failed checkpoint is retried next time; nothing is lost.
fn checkpoint(connection: &Connection) {
    if let Err(error) = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
        tracing::warn!(%error, "the checkpoint failed and will be retried; what was written is safe");
    }
}
