//! The database schema and its migrations.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::{Durability, SqliteOptions, broken};
use crate::store::StoreError;

/// Marks the file as one of ours: "Rabe" in ASCII.
const APPLICATION: i32 = 0x5261_6265;

/// The migrations, in order. A file's version is the number of migrations it has been through. They never change; new
/// ones are added at the end.
const MIGRATIONS: [&str; 3] = [FIRST, CALLS, PROGRESS];

/// A table is a row of `tables`, which is small because every move changes it. No index has a column that every move
/// changes, except for the few tables that are listed by their latest change or have something due.
const FIRST: &str = "
    CREATE TABLE visitors (
        visitor INTEGER PRIMARY KEY,
        key BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        made_at INTEGER NOT NULL
    );

    CREATE TABLE tables (
        code INTEGER PRIMARY KEY,
        version INTEGER NOT NULL,
        made_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        host INTEGER NOT NULL,
        running INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        due INTEGER,
        awaited INTEGER,
        over_at INTEGER,
        archived INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX tables_listed ON tables (changed_at) WHERE listed = 1;
    CREATE INDEX tables_due ON tables (due) WHERE running = 1 AND due IS NOT NULL;
    CREATE INDEX tables_live ON tables (made_at) WHERE over_at IS NULL;
    CREATE INDEX tables_live_by_host ON tables (host) WHERE over_at IS NULL;
    CREATE INDEX tables_over ON tables (over_at) WHERE archived = 0 AND over_at IS NOT NULL;

    -- Refers to `tables`, but is not checked on every move: the row has just been updated.
    CREATE TABLE entries (
        code INTEGER NOT NULL,
        version INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (code, version)
    ) WITHOUT ROWID;

    CREATE TABLE briefs (
        code INTEGER PRIMARY KEY REFERENCES tables (code),
        brief TEXT NOT NULL
    );

    -- `last_at` is when something last happened at a finished table; until then, only `tables` knows.
    CREATE TABLE members (
        visitor INTEGER NOT NULL,
        code INTEGER NOT NULL REFERENCES tables (code),
        last_at INTEGER,
        PRIMARY KEY (visitor, code)
    ) WITHOUT ROWID;
    CREATE INDEX members_last ON members (visitor, last_at);
    CREATE INDEX members_code ON members (code);

    CREATE TABLE games (
        code INTEGER PRIMARY KEY REFERENCES tables (code),
        result TEXT NOT NULL,
        record TEXT NOT NULL
    );

    -- Empty except during a health check.
    CREATE TABLE trials (trial BLOB NOT NULL);
";

/// How people are called. A number of `calls` is never given twice: an answer to a call that was replaced must not touch
/// the one that replaced it.
const CALLS: &str = "
    CREATE TABLE calls (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        visitor INTEGER NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        call TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        failures INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX calls_visitor ON calls (visitor);

    CREATE TABLE callees (
        visitor INTEGER PRIMARY KEY,
        called_at INTEGER NOT NULL,
        away INTEGER NOT NULL
    );

    CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        secret BLOB NOT NULL
    ) WITHOUT ROWID;
";

/// Where games stand, for lists; and running games where people may take the seats of bots (`listed` is 2).
const PROGRESS: &str = "
    ALTER TABLE tables ADD COLUMN progress TEXT;
    CREATE INDEX tables_joinable ON tables (changed_at) WHERE listed = 2;
";

/// The connection for writing. Creates the file if there is none, and migrates it to the latest version.
pub(super) fn writer(path: &Path, options: &SqliteOptions) -> Result<Connection, StoreError> {
    let access = if options.read_only {
        OpenFlags::SQLITE_OPEN_READ_ONLY
    } else {
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE
    };
    let mut connection = connect(path, access, options.patience).map_err(|error| broken(&error))?;
    prepare(&mut connection, options)?;
    Ok(connection)
}

/// A connection for reading. The file already exists.
pub(super) fn reader(path: &Path, options: &SqliteOptions) -> Result<Connection, StoreError> {
    let set_up = || {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, options.patience)?;
        connection.pragma_update(None, "cache_size", -1024)?;
        Ok(connection)
    };
    set_up().map_err(|error| broken(&error))
}

fn connect(path: &Path, access: OpenFlags, patience: Duration) -> rusqlite::Result<Connection> {
    // Each connection is used by one thread at a time, so SQLite need not lock it.
    let connection = Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // Another process may hold the file for the length of a transaction.
    connection.busy_timeout(patience)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

fn prepare(connection: &mut Connection, options: &SqliteOptions) -> Result<(), StoreError> {
    let version = version(connection)?;
    if options.read_only {
        return if version == MIGRATIONS.len() { Ok(()) } else { Err(older(version)) };
    }
    let set_up = |connection: &mut Connection| -> rusqlite::Result<()> {
        use_wal(connection, options.patience)?;
        let synchronous = match options.durability {
            Durability::Disk => "FULL",
            Durability::Process => "NORMAL",
        };
        connection.pragma_update(None, "synchronous", synchronous)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "cache_size", -4096)?;
        // The checkpointer does this.
        connection.pragma_update_and_check(None, "wal_autocheckpoint", 0, |_| Ok(()))?;
        // After a rush, the log is truncated again.
        connection.pragma_update_and_check(None, "journal_size_limit", 16 << 20, |_| Ok(()))?;
        migrate(connection)
    };
    set_up(connection).map_err(|error| broken(&error))
}

/// Appends go to the write-ahead log, so that readers do not wait for them.
///
/// The one place where SQLite does not wait for others by itself: two that switch the same new file hold what the other
/// needs, and to avoid a deadlock one of them is told at once that the file is locked.
fn use_wal(connection: &Connection, patience: Duration) -> rusqlite::Result<()> {
    let deadline = Instant::now() + patience;
    loop {
        match connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())) {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && Instant::now() < deadline => {
                thread::sleep(Duration::from_millis(5));
            }
            switched => return switched,
        }
    }
}

/// The version of the file; 0 if it is empty.
fn version(connection: &mut Connection) -> Result<usize, StoreError> {
    let mut look = || -> rusqlite::Result<(i32, i64, bool)> {
        // A consistent snapshot: another process may be creating the file.
        let connection = connection.transaction()?;
        let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let empty = connection.query_row("SELECT COUNT(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?;
        Ok((application, version, empty))
    };
    let (application, version, empty) = look().map_err(|error| broken(&error))?;
    if application != APPLICATION && !(empty && application == 0 && version == 0) {
        return Err(StoreError::Corrupt("the file is a database, but not one of ours".into()));
    }
    match usize::try_from(version) {
        Ok(version) if version <= MIGRATIONS.len() => Ok(version),
        _ => Err(StoreError::Corrupt(format!(
            "the file has version {version}, but this program only knows versions up to {}",
            MIGRATIONS.len()
        ))),
    }
}

fn older(version: usize) -> StoreError {
    let latest = MIGRATIONS.len();
    StoreError::Corrupt(format!(
        "the file has version {version} and cannot be migrated to {latest} while it is read-only"
    ))
}

fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let at = |connection: &Connection| connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    if at(connection)? == MIGRATIONS.len() as i64 {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Check again: another process may have migrated meanwhile.
    for migration in MIGRATIONS.iter().skip(at(&transaction)? as usize) {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?;
    transaction.commit()
}
