//! Where tables and visitors are stored.
//!
//! A table is an append-only log of entries. Each append names the version it was made for, and fails if another entry
//! came first. So however many processes serve a table, one of them wins and the others read on. A successful append is
//! on disk.
//!
//! Nothing in [`Store`] requires a single process: one conditional update decides the order of entries, and those
//! watching a table are notified of entries that others append.

pub mod calls;
pub mod sqlite;

use std::fmt;

use futures_util::future::BoxFuture;
use rabenburg_protocol::{Code, GameResult, Name, Progress, TableBrief, VisitorId};
use tokio::sync::watch;

/// How a visitor's key is stored: as a hash.
pub type KeyHash = [u8; 32];

/// A store for tables and visitors.
pub trait Store: calls::CallStore + Send + Sync + 'static {
    /// Adds a new visitor.
    fn add_visitor(&self, visitor: VisitorId, name: Name, key: KeyHash, at: u64) -> Pending<()>;

    /// Whose key this is.
    fn visitor(&self, key: KeyHash) -> Pending<Option<(VisitorId, Name)>>;

    /// Changes a visitor's name.
    fn rename(&self, visitor: VisitorId, name: Name) -> Pending<()>;

    /// Appends an entry to a table's log. The first entry has `after` 0, must have a summary, and creates the table.
    /// [`StoreError::Overtaken`] if the log does not end at `after` (or the code is taken).
    fn append(&self, append: Append) -> Pending<()>;

    /// A table's entries after a version, in order; after version 0, the whole log. Empty if there is no such table, or
    /// its log has been archived.
    fn entries(&self, table: Code, after: u64) -> Pending<Vec<StoredEntry>>;

    /// Notifies the caller of entries that others append to a table, until the [`Watch`] is dropped.
    fn watch(&self, table: Code) -> Watch;

    /// Tables that are waiting for players and open to everyone, most recently changed first.
    fn open_tables(&self, limit: u32) -> Pending<Vec<TableBrief>>;

    /// Running games where people may take the seats of bots, most recently changed first.
    fn joinable_tables(&self, limit: u32) -> Pending<Vec<TableBrief>>;

    /// The tables where a visitor sits or sat, most recently changed first.
    fn tables_of(&self, visitor: VisitorId, limit: u32) -> Pending<Vec<TableBrief>>;

    /// The finished games of a visitor that ended before a place in this list, the latest first.
    fn games_of(
        &self,
        visitor: VisitorId,
        before: Option<GameCursor>,
        limit: u32,
    ) -> Pending<Vec<(GameCursor, GameResult)>>;

    /// How many unfinished tables a visitor hosts.
    fn live_tables_of(&self, host: VisitorId) -> Pending<u32>;

    /// Running tables where something is due by this time, even if nobody is there.
    fn due(&self, at: u64, limit: u32) -> Pending<Vec<Code>>;

    /// Waiting and running tables where nothing has happened since a given time.
    fn silent_since(&self, at: u64, limit: u32) -> Pending<Vec<TableBrief>>;

    /// The result of a finished game.
    fn result(&self, table: Code) -> Pending<Option<GameResult>>;

    /// The complete record of a finished game, in our notation.
    fn record(&self, table: Code) -> Pending<Option<String>>;

    /// Drops the logs of tables that ended before a given time; results and records stay. Returns how many tables that
    /// were.
    fn archive(&self, over_before: u64, limit: u32) -> Pending<u32>;

    /// Whether the store can be read and written right now.
    fn check(&self) -> Pending<()>;

    /// Finishes work in progress and accepts nothing more.
    fn close(&self) -> Pending<()>;
}

/// A response from the store, in the future.
pub type Pending<T> = BoxFuture<'static, Result<T, StoreError>>;

/// An entry to append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table to whose log it goes.
    pub table: Code,
    /// The version at which the log must end.
    pub after: u64,
    /// What to write; the store does not look inside.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// When something is due at the table even if nobody is there, in milliseconds since 1970.
    pub due: Option<u64>,
    /// Whom the game is waiting for, if that is a person.
    pub awaited: Option<VisitorId>,
    /// Where the game stands, while it is on.
    pub progress: Option<Progress>,
    /// How the table is listed from now on, if that changes.
    pub summary: Option<Box<TableSummary>>,
    /// What remains of the game, if this ends it.
    pub finished: Option<Box<FinishedGame>>,
    /// The watch that need not be notified.
    pub by: Option<WatchId>,
}

/// How a table is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// As it is listed. The store keeps track of when it changed.
    pub brief: TableBrief,
    /// Who created it.
    pub host: VisitorId,
    /// Who sits there. Anyone who ever sat there keeps the table in [`Store::tables_of`].
    pub people: Vec<VisitorId>,
    /// Whether the game is on and people may take the seats of bots: then it is in [`Store::joinable_tables`].
    pub joinable: bool,
}

/// What remains of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// The result.
    pub result: GameResult,
    /// The complete game in our notation.
    pub record: String,
}

/// A place in the list of finished games: when something last happened at the table, and which table it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameCursor {
    /// In milliseconds since 1970.
    pub at: u64,
    /// The table.
    pub table: Code,
}

/// A stored entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// The version it created.
    pub version: u64,
    /// What was written.
    pub entry: String,
}

/// Identifies a watch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatchId(pub u64);

/// A subscription to a table: receives the versions that others create.
pub struct Watch {
    /// To be named in one's own appends.
    pub id: WatchId,
    /// The latest version created by someone else.
    pub versions: watch::Receiver<u64>,
    /// Ends the watch when dropped.
    pub guard: Box<dyn Send + Sync>,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Why the store failed. Nothing has been written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another entry came first.
    #[error("another entry came first")]
    Overtaken,
    /// The disk is full, read-only or failing. It may work again later.
    #[error("the storage is unavailable: {0}")]
    Unavailable(String),
    /// The stored data is not what this program writes.
    #[error("the storage holds something that cannot be understood: {0}")]
    Corrupt(String),
    /// The store has been closed.
    #[error("the storage has been closed")]
    Closed,
}
