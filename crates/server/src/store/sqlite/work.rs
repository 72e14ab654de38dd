//! The writes, and how they are carried out.

use rabenburg_protocol::{Access, Code, Name, Status, VisitorId};
use rusqlite::{Connection, params};

use super::calls::CallWork;
use super::watchers::Made;
use super::{code, time};
use crate::store::{Append, KeyHash, StoreError, WatchId};

/// Something to be written. The result is a number, which most kinds leave at 0.
pub(super) enum Work {
    Visitor { visitor: VisitorId, name: Name, key: KeyHash, at: i64 },
    Rename { visitor: VisitorId, name: Name },
    Append(Box<Prepared>),
    Archive { over_before: i64, most: u32 },
    Calls(CallWork),
    Try,
}

/// An append with everything serialized already, so that the writer need not do it.
pub(super) struct Prepared {
    table: Code,
    after: i64,
    by: Option<WatchId>,
    entry: String,
    at: i64,
    due: Option<i64>,
    awaited: Option<i64>,
    progress: Option<String>,
    summary: Option<Listing>,
    finished: Option<Kept>,
}

struct Listing {
    brief: String,
    host: i64,
    people: Vec<i64>,
    running: bool,
    /// 1 while it waits for players and is open to everyone, 2 while people may take the seats of bots, otherwise 0.
    listed: u8,
    over: bool,
}

struct Kept {
    result: String,
    record: String,
}

impl Prepared {
    pub(super) fn new(append: Append) -> Result<Prepared, StoreError> {
        let Append { table, after, entry, at, due, awaited, progress, summary, finished, by } = append;
        let unwritable = |error: serde_json::Error| StoreError::Corrupt(error.to_string());
        let summary = summary.map(|summary| {
            let status = summary.brief.status;
            Ok(Listing {
                brief: serde_json::to_string(&summary.brief).map_err(unwritable)?,
                host: person(summary.host),
                people: summary.people.into_iter().map(person).collect(),
                running: status == Status::Playing,
                listed: match status {
                    Status::Waiting if summary.brief.options.access == Access::Open => 1,
                    Status::Playing if summary.joinable => 2,
                    _ => 0,
                },
                over: matches!(status, Status::Over | Status::Closed),
            })
        });
        let finished = finished.map(|finished| {
            Ok(Kept { result: serde_json::to_string(&finished.result).map_err(unwritable)?, record: finished.record })
        });
        if after == 0 && summary.is_none() {
            return Err(StoreError::Corrupt("the first entry of a table needs a summary".into()));
        }
        Ok(Prepared {
            table,
            // No log is longer than that.
            after: i64::try_from(after).map_err(|_| StoreError::Overtaken)?,
            by,
            entry,
            at: time(at),
            due: due.map(time),
            awaited: awaited.map(person),
            progress: progress.map(|progress| serde_json::to_string(&progress)).transpose().map_err(unwritable)?,
            summary: summary.transpose()?,
            finished: finished.transpose()?,
        })
    }
}

impl Work {
    /// Writes it within a transaction. The inner result is for the caller; it is an error only if nothing has been
    /// written, so the rest of the transaction can go on. The outer error fails the whole transaction.
    pub(super) fn write(&self, connection: &Connection) -> rusqlite::Result<Result<u32, StoreError>> {
        let write = |sql: &str, params: &[&dyn rusqlite::ToSql]| connection.prepare_cached(sql)?.execute(params);
        match self {
            Work::Visitor { visitor, name, key, at } => {
                let visitor = person(*visitor);
                let added = write(ADD_VISITOR, params![visitor, &key[..], name.as_str(), at])?;
                Ok(if added == 1 { Ok(0) } else { Err(StoreError::Overtaken) })
            }
            Work::Rename { visitor, name } => {
                write(RENAME, params![name.as_str(), person(*visitor)])?;
                Ok(Ok(0))
            }
            Work::Append(append) => append.write(connection),
            Work::Archive { over_before, most } => archive(connection, *over_before, *most).map(Ok),
            Work::Calls(work) => work.write(connection).map(Ok),
            Work::Try => {
                // Allocates some pages and gives them back, which a full disk cannot do.
                write("INSERT INTO trials (trial) VALUES (?1)", params![&[0_u8; 16 << 10][..]])?;
                write("DELETE FROM trials", params![])?;
                Ok(Ok(0))
            }
        }
    }
}

impl Prepared {
    /// What watchers are told once it has been written.
    pub(super) fn made(&self) -> Made {
        Made { table: self.table, version: self.after as u64 + 1, by: self.by }
    }

    fn write(&self, connection: &Connection) -> rusqlite::Result<Result<u32, StoreError>> {
        let write = |sql: &str, params: &[&dyn rusqlite::ToSql]| connection.prepare_cached(sql)?.execute(params);
        let code = code(self.table);
        let (at, due, awaited, progress) = (self.at, self.due, self.awaited, &self.progress);
        // A single statement decides whether it comes first. It also tells whether the table is over.
        let over: Option<bool> = match &self.summary {
            None => {
                let params = params![code, self.after, at, due, awaited, progress];
                if write(ADVANCE, params)? == 1 {
                    Some(false)
                } else {
                    (write(ADVANCE_OVER, params)? == 1).then_some(true)
                }
            }
            Some(Listing { host, running, listed, over, .. }) if self.after == 0 => {
                let over_at = over.then_some(at);
                let made = write(MAKE, params![code, at, due, awaited, progress, host, running, listed, over_at])?;
                (made == 1).then_some(*over)
            }
            Some(Listing { host, running, listed, over, .. }) => {
                let params = params![code, self.after, at, due, awaited, progress, host, running, listed, over];
                (write(ADVANCE_LISTED, params)? == 1).then_some(*over)
            }
        };
        let Some(over) = over else { return Ok(Err(StoreError::Overtaken)) };
        write(ADD_ENTRY, params![code, self.after + 1, self.entry])?;
        if let Some(summary) = &self.summary {
            write(KEEP_BRIEF, params![code, summary.brief])?;
            for visitor in &summary.people {
                write(ADD_MEMBER, params![visitor, code])?;
            }
        }
        if let Some(finished) = &self.finished {
            write(KEEP_GAME, params![code, finished.result, finished.record])?;
        }
        if over {
            write(SETTLE_MEMBERS, params![at, code])?;
        }
        Ok(Ok(0))
    }
}

/// Drops the logs of up to `most` tables, and returns how many there were.
fn archive(connection: &Connection, over_before: i64, most: u32) -> rusqlite::Result<u32> {
    let mut find = connection.prepare_cached(FIND_OVER)?;
    let codes = find.query_map(params![over_before, most], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    for code in &codes {
        connection.prepare_cached(DROP_ENTRIES)?.execute([code])?;
        connection.prepare_cached(ARCHIVE)?.execute([code])?;
    }
    Ok(codes.len() as u32)
}

fn person(visitor: VisitorId) -> i64 {
    // Below 2^60.
    visitor.as_u64() as i64
}

const ADD_VISITOR: &str = "INSERT INTO visitors (visitor, key, name, made_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO NOTHING";

const RENAME: &str = "UPDATE visitors SET name = ?1 WHERE visitor = ?2";

const MAKE: &str =
    "INSERT INTO tables (code, version, made_at, changed_at, due, awaited, progress, host, running, listed, over_at)
    VALUES (?1, 1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (code) DO NOTHING";

/// A move: everything that most appends change, apart from the entry itself.
const ADVANCE: &str = "UPDATE tables SET version = version + 1, changed_at = ?3, due = ?4, awaited = ?5, progress = ?6
    WHERE code = ?1 AND version = ?2 AND over_at IS NULL";

const ADVANCE_OVER: &str =
    "UPDATE tables SET version = version + 1, changed_at = ?3, due = ?4, awaited = ?5, progress = ?6
    WHERE code = ?1 AND version = ?2 AND over_at IS NOT NULL AND archived = 0";

const ADVANCE_LISTED: &str =
    "UPDATE tables SET version = version + 1, changed_at = ?3, due = ?4, awaited = ?5, progress = ?6,
    host = ?7, running = ?8, listed = ?9, over_at = CASE WHEN ?10 = 1 THEN COALESCE(over_at, ?3) END
    WHERE code = ?1 AND version = ?2 AND archived = 0";

const ADD_ENTRY: &str = "INSERT INTO entries (code, version, entry) VALUES (?1, ?2, ?3)";

const KEEP_BRIEF: &str = "INSERT INTO briefs (code, brief) VALUES (?1, ?2)
    ON CONFLICT (code) DO UPDATE SET brief = excluded.brief";

const ADD_MEMBER: &str = "INSERT INTO members (visitor, code) VALUES (?1, ?2) ON CONFLICT (visitor, code) DO NOTHING";

const SETTLE_MEMBERS: &str = "UPDATE members SET last_at = ?1 WHERE code = ?2";

const KEEP_GAME: &str = "INSERT INTO games (code, result, record) VALUES (?1, ?2, ?3)
    ON CONFLICT (code) DO UPDATE SET result = excluded.result, record = excluded.record";

const FIND_OVER: &str = "SELECT code FROM tables WHERE archived = 0 AND over_at < ?1 ORDER BY over_at LIMIT ?2";

const DROP_ENTRIES: &str = "DELETE FROM entries WHERE code = ?1";

const ARCHIVE: &str = "UPDATE tables SET archived = 1, due = NULL WHERE code = ?1";

/// All statements that touch something that may be large.
#[cfg(test)]
pub(super) const STATEMENTS: [&str; 8] =
    [RENAME, ADVANCE, ADVANCE_OVER, ADVANCE_LISTED, SETTLE_MEMBERS, FIND_OVER, DROP_ENTRIES, ARCHIVE];
