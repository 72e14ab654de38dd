//! Puts what has been written into its place.
//!
//! SQLite appends to a second file, and from time to time that has to be copied into the first. A thread of its own copies
//! while moves are written; what has been appended meanwhile is little, and the writer copies it between two groups. Only after
//! that, when nothing is left, does the second file begin anew. If the writer copied everything, all tables would wait for it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::{SqliteOptions, schema};
use crate::store::StoreError;

/// After so many works it is copied. Often, and pages that change again and again are copied often; seldom, and the second file
/// grows: this many are some twenty megabytes at most.
const COPY_AFTER: usize = 2000;

/// Copies for a writer. When it is dropped, the thread finishes first.
pub(super) struct Copier {
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    copied: Arc<AtomicBool>,
    /// How many works have been written since the last copying.
    uncopied: usize,
    asked: bool,
}

impl Copier {
    pub(super) fn new(path: PathBuf, options: SqliteOptions) -> Result<Copier, StoreError> {
        let (wake, woken) = sync_channel(1);
        let copied = Arc::<AtomicBool>::default();
        let done = copied.clone();
        let work = move || {
            while woken.recv().is_ok() {
                // A connection for each time: it is needed seldom, and keeps no memory.
                match schema::writer(&path, &options) {
                    Ok(connection) => {
                        copy(&connection);
                        // And what came meanwhile; after that only crumbs are left.
                        copy(&connection);
                    }
                    Err(error) => tracing::warn!(%error, "the file could not be opened to put things into their place"),
                }
                done.store(true, Ordering::Release);
            }
        };
        let thread = thread::Builder::new().name("store-copy".into()).spawn(work);
        let thread = thread.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Copier { wake: Some(wake), thread: Some(thread), copied, uncopied: 0, asked: false })
    }

    /// So many works have been written. Copies if it is time to.
    pub(super) fn written(&mut self, works: usize, connection: Option<&Connection>) {
        self.uncopied += works;
        if self.asked {
            if self.copied.swap(false, Ordering::Acquire) {
                self.asked = false;
                self.rest(connection);
            }
        } else if self.uncopied >= COPY_AFTER {
            self.asked = self.wake.as_ref().is_some_and(|wake| wake.try_send(()).is_ok());
        }
    }

    /// Copies what is left.
    pub(super) fn rest(&mut self, connection: Option<&Connection>) {
        if let Some(connection) = connection.filter(|_| self.uncopied > 0) {
            self.uncopied = 0;
            copy(connection);
        }
    }
}

impl Drop for Copier {
    fn drop(&mut self) {
        self.wake = None;
        // Had it panicked, there would be nothing to do about it here.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// What fails here is done the next time; nothing is lost.
fn copy(connection: &Connection) {
    if let Err(error) = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
        tracing::warn!(%error, "what was written is safe, but could not be put into its place yet");
    }
}
