//! Read-only connections, so that slow reads never hold up writes.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rabenburg_protocol::{Code, GameResult, Name, TableBrief, VisitorId};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use super::{SqliteOptions, broken, code, schema, time};
use crate::store::{GameCursor, KeyHash, Pending, StoreError, StoredEntry};

/// How many reads run at once.
const READERS: u32 = 2;

/// A pool of connections.
pub(super) struct Readers {
    path: PathBuf,
    options: SqliteOptions,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf, options: SqliteOptions) -> Result<Arc<Readers>, StoreError> {
        let idle = (0..READERS).map(|_| schema::reader(&path, &options)).collect::<Result<_, _>>()?;
        Ok(Arc::new(Readers {
            path,
            options,
            permits: Arc::new(Semaphore::new(READERS as usize)),
            idle: Mutex::new(idle),
        }))
    }

    /// Reads on a thread that may wait for the disk.
    pub(super) fn read<T: Send + 'static>(
        self: &Arc<Readers>,
        read: impl FnOnce(&Connection) -> rusqlite::Result<Result<T, StoreError>> + Send + 'static,
    ) -> Pending<T> {
        let readers = self.clone();
        Box::pin(async move {
            let permit = readers.permits.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
            let reading = tokio::task::spawn_blocking(move || {
                let idle = readers.idle().pop();
                let connection = idle.map_or_else(|| schema::reader(&readers.path, &readers.options), Ok)?;
                // A connection that has failed is not reused.
                let found = read(&connection).map_err(|error| broken(&error))?;
                readers.idle().push(connection);
                // Held until now even if nobody waits for the result any more.
                drop(permit);
                found
            });
            reading.await.map_err(|error| StoreError::Unavailable(error.to_string()))?
        })
    }

    /// Waits for running reads and allows no more.
    pub(super) async fn close(&self) {
        if let Ok(_all) = self.permits.acquire_many(READERS).await {
            self.permits.close();
            self.idle().clear();
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The result of a read; the inner error says that the data cannot be understood.
pub(super) type Read<T> = rusqlite::Result<Result<T, StoreError>>;

pub(super) fn visitor(connection: &Connection, key: &KeyHash) -> Read<Option<(VisitorId, Name)>> {
    let mut find = connection.prepare_cached(VISITOR)?;
    let found = find.query_row([&key[..]], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))).optional()?;
    Ok(found.map(|(visitor, name)| Ok((id(visitor, VisitorId::from_u64)?, name.parse().map_err(odd)?))).transpose())
}

pub(super) fn entries(connection: &Connection, table: Code, after: u64) -> Read<Vec<StoredEntry>> {
    let mut find = connection.prepare_cached(ENTRIES)?;
    let read = |row: &Row<'_>| Ok(StoredEntry { version: row.get::<_, i64>(0)? as u64, entry: row.get(1)? });
    Ok(Ok(find.query_map([code(table), time(after)], read)?.collect::<rusqlite::Result<_>>()?))
}

pub(super) fn open_tables(connection: &Connection, limit: u32) -> Read<Vec<TableBrief>> {
    briefs(connection, LISTED, params![limit])
}

pub(super) fn tables_of(connection: &Connection, visitor: VisitorId, limit: u32) -> Read<Vec<TableBrief>> {
    let visitor = visitor.as_u64() as i64;
    // However many finished tables there are, only the latest are looked at.
    let live = briefs(connection, LIVE_OF, params![visitor, limit])?;
    let over = briefs(connection, OVER_OF, params![visitor, limit])?;
    Ok(live.and_then(|mut tables| {
        tables.extend(over?);
        tables.sort_by_key(|brief| std::cmp::Reverse(brief.changed_at));
        tables.truncate(limit as usize);
        Ok(tables)
    }))
}

pub(super) fn joinable_tables(connection: &Connection, limit: u32) -> Read<Vec<TableBrief>> {
    briefs(connection, JOINABLE, params![limit])
}

pub(super) fn games_of(
    connection: &Connection,
    visitor: VisitorId,
    before: Option<GameCursor>,
    limit: u32,
) -> Read<Vec<(GameCursor, GameResult)>> {
    let mut find = connection.prepare_cached(GAMES_OF)?;
    let (at, table) = before.map_or((i64::MAX, i64::MAX), |before| (time(before.at), code(before.table)));
    let mut rows = find.query(params![visitor.as_u64() as i64, at, table, limit])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let table = match id(row.get(1)?, Code::from_u64) {
            Ok(table) => table,
            Err(error) => return Ok(Err(error)),
        };
        match parse(row.get_ref(2)?.as_str()?) {
            Ok(result) => games.push((GameCursor { at: row.get::<_, i64>(0)? as u64, table }, result)),
            Err(error) => return Ok(Err(error)),
        }
    }
    Ok(Ok(games))
}

pub(super) fn live_tables_of(connection: &Connection, host: VisitorId) -> Read<u32> {
    connection.prepare_cached(COUNT_LIVE_OF)?.query_row([host.as_u64() as i64], |row| row.get(0)).map(Ok)
}

pub(super) fn due(connection: &Connection, at: u64, limit: u32) -> Read<Vec<Code>> {
    let mut find = connection.prepare_cached(DUE)?;
    let codes = find.query_map(params![time(at), limit], |row| row.get(0))?.collect::<rusqlite::Result<Vec<i64>>>()?;
    Ok(codes.into_iter().map(|code| id(code, Code::from_u64)).collect())
}

pub(super) fn silent_since(connection: &Connection, at: u64, limit: u32) -> Read<Vec<TableBrief>> {
    briefs(connection, SILENT, params![time(at), limit])
}

/// A column of a finished game.
pub(super) fn game(connection: &Connection, sql: &'static str, table: Code) -> rusqlite::Result<Option<String>> {
    connection.prepare_cached(sql)?.query_row([code(table)], |row| row.get(0)).optional()
}

/// Reads table briefs; the time of the last change, whether it is the visitor's turn and where the game stands are
/// separate columns.
pub(super) fn briefs(connection: &Connection, sql: &str, params: &[&dyn ToSql]) -> Read<Vec<TableBrief>> {
    let mut find = connection.prepare_cached(sql)?;
    let mut rows = find.query(params)?;
    let mut briefs = Vec::new();
    while let Some(row) = rows.next()? {
        match parse::<TableBrief>(row.get_ref(0)?.as_str()?) {
            Ok(brief) => {
                let (changed_at, your_turn) = (row.get::<_, i64>(1)? as u64, row.get(2)?);
                let progress = match row.get::<_, Option<String>>(3)?.map(|text| parse(&text)).transpose() {
                    Ok(progress) => progress,
                    Err(error) => return Ok(Err(error)),
                };
                briefs.push(TableBrief { changed_at, your_turn, progress, ..brief });
            }
            Err(error) => return Ok(Err(error)),
        }
    }
    Ok(Ok(briefs))
}

pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(odd)
}

pub(super) fn id<T>(number: i64, read: impl Fn(u64) -> Option<T>) -> Result<T, StoreError> {
    u64::try_from(number).ok().and_then(read).ok_or_else(|| StoreError::Corrupt(format!("{number} is not an id")))
}

fn odd<E: std::error::Error>(error: E) -> StoreError {
    StoreError::Corrupt(error.to_string())
}

const VISITOR: &str = "SELECT visitor, name FROM visitors WHERE key = ?1";

const ENTRIES: &str = "SELECT version, entry FROM entries WHERE code = ?1 AND version > ?2 ORDER BY version";

const LISTED: &str = "SELECT brief, changed_at, FALSE, NULL FROM tables JOIN briefs ON briefs.code = tables.code
    WHERE listed = 1 ORDER BY changed_at DESC LIMIT ?1";

const JOINABLE: &str = "SELECT brief, changed_at, FALSE, progress FROM tables JOIN briefs ON briefs.code = tables.code
    WHERE listed = 2 ORDER BY changed_at DESC LIMIT ?1";

const LIVE_OF: &str =
    "SELECT brief, changed_at, awaited IS ?1, progress FROM members JOIN tables ON tables.code = members.code
    JOIN briefs ON briefs.code = members.code
    WHERE members.visitor = ?1 AND members.last_at IS NULL ORDER BY changed_at DESC LIMIT ?2";

const OVER_OF: &str = "SELECT brief, last_at, FALSE, NULL FROM members JOIN briefs ON briefs.code = members.code
    WHERE members.visitor = ?1 AND members.last_at IS NOT NULL ORDER BY last_at DESC LIMIT ?2";

const GAMES_OF: &str = "SELECT last_at, members.code, result FROM members JOIN games ON games.code = members.code
    WHERE members.visitor = ?1 AND (last_at, members.code) < (?2, ?3) ORDER BY last_at DESC, members.code DESC LIMIT ?4";

const COUNT_LIVE_OF: &str = "SELECT COUNT(*) FROM tables WHERE host = ?1 AND over_at IS NULL";

const DUE: &str = "SELECT code FROM tables WHERE running = 1 AND due <= ?1 ORDER BY due LIMIT ?2";

/// A table that has been silent that long was created before then; `made_at` is what the index is on.
const SILENT: &str = "SELECT brief, changed_at, FALSE, NULL FROM tables JOIN briefs ON briefs.code = tables.code
    WHERE over_at IS NULL AND made_at < ?1 AND changed_at < ?1 ORDER BY changed_at LIMIT ?2";

pub(super) const RESULT: &str = "SELECT result FROM games WHERE code = ?1";

pub(super) const RECORD: &str = "SELECT record FROM games WHERE code = ?1";

#[cfg(test)]
mod tests {
    use rusqlite::types::Value;

    use super::*;
    use crate::store::sqlite::{calls, work};

    /// However many tables have ended, nobody waits for a scan of them: every statement uses an index, and indexes hold
    /// no finished tables except for queries that ask for them.
    #[test]
    fn no_statement_scans_everything() {
        let folder = rabenburg_testkit::Folder::new();
        let connection = schema::writer(&folder.file("plans.sqlite"), &SqliteOptions::default()).expect("a database");
        let reading = [
            VISITOR,
            ENTRIES,
            LISTED,
            JOINABLE,
            LIVE_OF,
            OVER_OF,
            GAMES_OF,
            COUNT_LIVE_OF,
            DUE,
            SILENT,
            RESULT,
            RECORD,
        ];
        let mut plans = Vec::new();
        for sql in reading.into_iter().chain(work::STATEMENTS).chain(calls::STATEMENTS) {
            let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect(sql);
            let nothing = vec![Value::Null; explain.parameter_count()];
            let plan =
                explain.query_map(rusqlite::params_from_iter(nothing), |row| row.get::<_, String>(3)).expect(sql);
            plans.extend(plan.map(|step| (sql, step.expect("a step"))));
        }
        drop(connection);
        let scans: Vec<_> = plans.iter().filter(|(_, step)| step.starts_with("SCAN")).collect();
        // The lists of open tables are indexes of their own, most recently changed first.
        let listing = [(LISTED, "tables_listed"), (JOINABLE, "tables_joinable")];
        let lists = |sql: &str, step: &str| listing.iter().any(|(of, index)| *of == sql && step.contains(index));
        assert!(scans.iter().all(|(sql, step)| lists(sql, step)), "{plans:#?}");
        let sorted: Vec<_> = plans.iter().filter(|(_, step)| step.contains("TEMP B-TREE")).collect();
        // Only unfinished tables are sorted.
        assert!(sorted.iter().all(|(sql, _)| [LIVE_OF, SILENT, calls::WAITS].contains(sql)), "{sorted:#?}");
        for (sql, index) in [(DUE, "tables_due"), (SILENT, "tables_live"), (COUNT_LIVE_OF, "tables_live_by_host")] {
            assert!(plans.iter().any(|(of, step)| *of == sql && step.contains(index)), "{plans:#?}");
        }
    }
}
