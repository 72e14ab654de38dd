//! Where tables are kept.
//!
//! A table is a log of entries, which is only ever appended to. Appending names the version that the entry was made for, and
//! fails if another entry came first; so however many processes serve a table, one of them wins and the others read on. An
//! append that has succeeded is on disk.
//!
//! Nothing in [`Store`] needs a single process: the order of entries is decided by one conditional update, and whoever watches
//! a table is told of entries that others have appended.

pub mod sqlite;

use std::fmt;

use futures_util::future::BoxFuture;
use rabenburg_protocol::{Code, GameResult, Name, TableBrief, VisitorId};
use tokio::sync::watch;

/// What a visitor's key is known by: its hash.
pub type KeyHash = [u8; 32];

/// A place where tables and visitors are kept.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new visitor.
    fn add_visitor(&self, visitor: VisitorId, name: Name, key: KeyHash, at: u64) -> Pending<()>;

    /// Whose key that is.
    fn visitor(&self, key: KeyHash) -> Pending<Option<(VisitorId, Name)>>;

    /// A visitor takes another name.
    fn rename(&self, visitor: VisitorId, name: Name) -> Pending<()>;

    /// Appends an entry to a table's log. For the first one, `after` is 0 and the table is made; the summary must be there.
    /// [`StoreError::Overtaken`] if the log does not end at `after` (or the code is taken).
    fn append(&self, append: Append) -> Pending<()>;

    /// The entries of a table after a version, in order; with version 0 the whole log. Nothing if there is no such table, or its
    /// log has been archived.
    fn entries(&self, table: Code, after: u64) -> Pending<Vec<Entry>>;

    /// Tells whoever listens of entries that are appended to a table by others, until the [`Watch`] is dropped.
    fn watch(&self, table: Code) -> Watch;

    /// Tables that wait for players and are open to everybody, those with the latest change first.
    fn open_tables(&self, limit: u32) -> Pending<Vec<TableBrief>>;

    /// The tables at which a visitor sits or sat, those with the latest change first.
    fn tables_of(&self, visitor: VisitorId, limit: u32) -> Pending<Vec<TableBrief>>;

    /// How many tables that are not over a visitor has made.
    fn live_tables_of(&self, host: VisitorId) -> Pending<u32>;

    /// Running tables for which something is to be done at this time, though nobody comes.
    fn due(&self, at: u64, limit: u32) -> Pending<Vec<Code>>;

    /// Waiting and running tables where nothing has happened since a time.
    fn silent_since(&self, at: u64, limit: u32) -> Pending<Vec<TableBrief>>;

    /// The result of a finished game.
    fn result(&self, table: Code) -> Pending<Option<GameResult>>;

    /// The whole record of a finished game, in our notation.
    fn record(&self, table: Code) -> Pending<Option<String>>;

    /// Drops the logs of tables that have been over since before a time; results and records stay. How many tables that were.
    fn archive(&self, over_before: u64, limit: u32) -> Pending<u32>;

    /// Whether something can be read and written now.
    fn check(&self) -> Pending<()>;

    /// Finishes what has begun and takes nothing more.
    fn close(&self) -> Pending<()>;
}

/// An answer of the store, sooner or later.
pub type Pending<T> = BoxFuture<'static, Result<T, StoreError>>;

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which table's log.
    pub table: Code,
    /// The version at which the log must end.
    pub after: u64,
    /// What to write; the store does not look into it.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// When something is to be done at the table though nobody comes, in milliseconds since 1970.
    pub due: Option<u64>,
    /// Whom the game waits for, if that is a person.
    pub awaited: Option<VisitorId>,
    /// What lists say of the table from now on, if that changes.
    pub summary: Option<Box<Summary>>,
    /// What stays of the game, if this ends it.
    pub finished: Option<Box<Finished>>,
    /// Whose watch need not be told.
    pub by: Option<WatchId>,
}

/// What lists say of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// As it is listed. Its time of change is kept by the store.
    pub brief: TableBrief,
    /// Who made it.
    pub host: VisitorId,
    /// Who sits there. Whoever once sat there stays a member of it in [`Store::tables_of`].
    pub people: Vec<VisitorId>,
}

/// What stays of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The result.
    pub result: GameResult,
    /// The whole game in our notation.
    pub record: String,
}

/// An entry as it was appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The version that it made.
    pub version: u64,
    /// What was written.
    pub entry: String,
}

/// Whose watch it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatchId(pub u64);

/// An eye on a table: sees the versions that others make.
pub struct Watch {
    /// Which one, to be named in one's own appends.
    pub id: WatchId,
    /// The latest version that somebody else has made.
    pub versions: watch::Receiver<u64>,
    /// Ends the watch when it is dropped.
    pub guard: Box<dyn Send + Sync>,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Why the store did not do it. Nothing has been written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another entry came first.
    #[error("another entry came first")]
    Overtaken,
    /// The disk is full, may not be written, or fails. It may work again later.
    #[error("the storage does not work: {0}")]
    Unavailable(String),
    /// What was read back is not what is written here.
    #[error("the storage holds something that is not understood: {0}")]
    Corrupt(String),
    /// The store has been closed.
    #[error("the storage has been closed")]
    Closed,
}
