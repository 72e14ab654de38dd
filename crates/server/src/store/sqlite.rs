//! A store in an SQLite file: written by one thread in group commits, read alongside.
//!
//! The statements are plain SQL that other databases understand, too; what is specific to SQLite is in the connection
//! settings. Several processes may share one file; of two appends to the same version, one wins. A process is notified
//! at once of its own appends, and of those by other processes when it is overtaken.

mod calls;
mod checkpointer;
mod reader;
mod schema;
mod watchers;
mod work;
mod writer;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;

use futures_util::future::ready;
use rabenburg_protocol::{Code, GameResult, Name, TableBrief, VisitorId};
use rusqlite::ErrorCode;
use tokio::sync::oneshot;

use self::checkpointer::Checkpointer;
use self::reader::Readers;
use self::watchers::Watchers;
use self::work::{Prepared, Work};
use self::writer::{Request, Responder, Writer};
use super::{Append, GameCursor, KeyHash, Pending, Store, StoreError, StoredEntry, Watch};

/// How many tables' logs are dropped in one transaction: few enough that moves hardly wait for it.
const ARCHIVED_AT_ONCE: u32 = 4;

/// Options for the storage.
#[derive(Clone)]
pub struct SqliteOptions {
    /// What a successful append survives.
    pub durability: Durability,
    /// How long to wait for another process that holds the file.
    pub patience: Duration,
    /// How many requests may queue for writing; further ones are refused.
    pub queue: usize,
    /// The maximum size of the file in bytes. Beyond that, it is as if the disk were full.
    pub size_limit: Option<u64>,
    /// Whether the file is opened read-only. Writes are refused.
    pub read_only: bool,
    /// Called after each transaction.
    pub observe: Option<Arc<dyn Fn(GroupCommit) + Send + Sync>>,
}

/// What a successful append survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A crash of the process or the system, and a power cut: it is on disk.
    #[default]
    Disk,
    /// A crash of the process. If the whole machine goes down, the last entries may be missing, but none before them.
    Process,
}

/// A transaction that wrote several requests at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GroupCommit {
    /// How many appends it contained, including those that were overtaken.
    pub appends: usize,
    /// How long it took.
    pub seconds: f64,
    /// Whether it succeeded. If not, nothing was written.
    pub ok: bool,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions {
            durability: Durability::Disk,
            patience: Duration::from_secs(5),
            queue: 4096,
            size_limit: None,
            read_only: false,
            observe: None,
        }
    }
}

impl fmt::Debug for SqliteOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SqliteOptions { durability, patience, queue, size_limit, read_only, observe: _ } = self;
        f.debug_struct("SqliteOptions")
            .field("durability", durability)
            .field("patience", patience)
            .field("queue", queue)
            .field("size_limit", size_limit)
            .field("read_only", read_only)
            .finish_non_exhaustive()
    }
}

/// Tables and visitors in a file.
///
/// Writes are queued when the method is called, in that order; the future only waits for the result.
pub struct Sqlite {
    requests: SyncSender<Request>,
    readers: Arc<Readers>,
    watchers: Arc<Watchers>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens or creates a file. [`StoreError::Corrupt`] if it is something else, or from a later version of this
    /// program.
    pub fn open(path: &Path, options: SqliteOptions) -> Result<Sqlite, StoreError> {
        let connection = schema::writer(path, &options)?;
        writer::limit(&connection, options.size_limit)?;
        let readers = Readers::new(path.into(), options.clone())?;
        let watchers = Arc::<Watchers>::default();
        let (requests, received) = sync_channel(options.queue);
        let checkpointer = Checkpointer::new(path.into(), options.clone())?;
        let (path, watching) = (path.into(), watchers.clone());
        let writer = Writer { path, options, watchers: watching, connection: Some(connection), checkpointer };
        thread::Builder::new()
            .name("store".into())
            .spawn(move || writer.run(&received))
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Sqlite { requests, readers, watchers })
    }

    /// Limits the size of the file from now on, as if the disk were full beyond it. The limit never falls below the
    /// current size.
    pub fn limit_size(&self, bytes: Option<u64>) -> Pending<()> {
        let answered = ask(&self.requests, |answer| Request::Limit { bytes, answer });
        Box::pin(async move { answered.await.map(drop) })
    }

    fn write(&self, work: Work) -> Pending<()> {
        let answered = ask(&self.requests, |answer| Request::Write { work, answer });
        Box::pin(async move { answered.await.map(drop) })
    }
}

/// Queues a request for the writer.
fn ask(requests: &SyncSender<Request>, request: impl FnOnce(Responder) -> Request) -> Pending<u32> {
    let (answer, answered) = oneshot::channel();
    let sent = requests.try_send(request(answer)).map_err(|error| match error {
        TrySendError::Full(_) => StoreError::Unavailable("too many requests at once".into()),
        TrySendError::Disconnected(_) => StoreError::Closed,
    });
    Box::pin(async move {
        sent?;
        // Requests that arrive after the store was closed get no response.
        answered.await.unwrap_or(Err(StoreError::Closed))
    })
}

impl Store for Sqlite {
    fn add_visitor(&self, visitor: VisitorId, name: Name, key: KeyHash, at: u64) -> Pending<()> {
        self.write(Work::Visitor { visitor, name, key, at: time(at) })
    }

    fn visitor(&self, key: KeyHash) -> Pending<Option<(VisitorId, Name)>> {
        self.readers.read(move |connection| reader::visitor(connection, &key))
    }

    fn rename(&self, visitor: VisitorId, name: Name) -> Pending<()> {
        self.write(Work::Rename { visitor, name })
    }

    fn append(&self, append: Append) -> Pending<()> {
        match Prepared::new(append) {
            Ok(prepared) => self.write(Work::Append(Box::new(prepared))),
            Err(error) => Box::pin(ready(Err(error))),
        }
    }

    fn entries(&self, table: Code, after: u64) -> Pending<Vec<StoredEntry>> {
        self.readers.read(move |connection| reader::entries(connection, table, after))
    }

    fn watch(&self, table: Code) -> Watch {
        self.watchers.watch(table)
    }

    fn open_tables(&self, limit: u32) -> Pending<Vec<TableBrief>> {
        self.readers.read(move |connection| reader::open_tables(connection, limit))
    }

    fn joinable_tables(&self, limit: u32) -> Pending<Vec<TableBrief>> {
        self.readers.read(move |connection| reader::joinable_tables(connection, limit))
    }

    fn tables_of(&self, visitor: VisitorId, limit: u32) -> Pending<Vec<TableBrief>> {
        self.readers.read(move |connection| reader::tables_of(connection, visitor, limit))
    }

    fn games_of(
        &self,
        visitor: VisitorId,
        before: Option<GameCursor>,
        limit: u32,
    ) -> Pending<Vec<(GameCursor, GameResult)>> {
        self.readers.read(move |connection| reader::games_of(connection, visitor, before, limit))
    }

    fn live_tables_of(&self, host: VisitorId) -> Pending<u32> {
        self.readers.read(move |connection| reader::live_tables_of(connection, host))
    }

    fn due(&self, at: u64, limit: u32) -> Pending<Vec<Code>> {
        self.readers.read(move |connection| reader::due(connection, at, limit))
    }

    fn silent_since(&self, at: u64, limit: u32) -> Pending<Vec<TableBrief>> {
        self.readers.read(move |connection| reader::silent_since(connection, at, limit))
    }

    fn result(&self, table: Code) -> Pending<Option<GameResult>> {
        self.readers.read(move |connection| {
            let result = reader::game(connection, reader::RESULT, table)?;
            Ok(result.map(|result| reader::parse(&result)).transpose())
        })
    }

    fn record(&self, table: Code) -> Pending<Option<String>> {
        self.readers.read(move |connection| reader::game(connection, reader::RECORD, table).map(Ok))
    }

    fn archive(&self, over_before: u64, limit: u32) -> Pending<u32> {
        let requests = self.requests.clone();
        Box::pin(async move {
            let (mut archived, over_before) = (0, time(over_before));
            loop {
                let most = ARCHIVED_AT_ONCE.min(limit - archived);
                let work = Work::Archive { over_before, most };
                let portion = ask(&requests, |answer| Request::Write { work, answer }).await?;
                archived += portion;
                if portion < most || archived == limit {
                    return Ok(archived);
                }
            }
        })
    }

    fn check(&self) -> Pending<()> {
        let written = self.write(Work::Try);
        let read =
            self.readers.read(|connection| connection.query_row("SELECT COUNT(*) FROM trials", [], |_| Ok(Ok(()))));
        Box::pin(async move {
            written.await?;
            read.await
        })
    }

    fn close(&self) -> Pending<()> {
        let (readers, requests) = (self.readers.clone(), self.requests.clone());
        Box::pin(async move {
            readers.close().await;
            let (answer, answered) = oneshot::channel();
            // It queues behind everything that has been requested, however long that takes.
            let asked = tokio::task::spawn_blocking(move || requests.send(Request::Close { answer }));
            match asked.await {
                Ok(Ok(())) => answered.await.unwrap_or(Ok(0)).map(drop),
                // It was closed before.
                Ok(Err(_)) => Ok(()),
                Err(error) => Err(StoreError::Unavailable(error.to_string())),
            }
        })
    }
}

/// A time or version as SQLite stores it; larger ones are clamped.
fn time(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// A code as SQLite stores it.
fn code(table: Code) -> i64 {
    // Below 2^40.
    table.as_u64() as i64
}

/// What an SQLite error means for the caller.
fn broken(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => StoreError::Corrupt(error.to_string()),
        Some(_) => StoreError::Unavailable(error.to_string()),
        None => StoreError::Corrupt(error.to_string()),
    }
}
