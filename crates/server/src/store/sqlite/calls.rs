//! Who is called how, in SQLite.

use rabenburg_protocol::{NewCall, TableBrief, VisitorId};
use rusqlite::{Connection, OptionalExtension, params};

use super::reader::{self, Read};
use super::work::Work;
use super::writer::Request;
use super::{Sqlite, ask, time};
use crate::store::calls::{CallStore, LastCall, StoredCall};
use crate::store::{Pending, StoreError};

/// Something to be written.
pub(super) enum CallWork {
    Secret { name: &'static str, secret: Vec<u8> },
    Add { visitor: i64, kind: &'static str, address: String, call: String, most: u32, at: i64 },
    End { visitor: i64, id: i64 },
    Note { id: i64, delivered: bool, failures: u32 },
    Begin { visitor: i64, at: i64 },
    CameBack { visitor: i64 },
    Undo { visitor: i64 },
}

impl CallWork {
    /// The number of rows that changed.
    pub(super) fn write(&self, connection: &Connection) -> rusqlite::Result<u32> {
        let write = |sql: &str, params: &[&dyn rusqlite::ToSql]| connection.prepare_cached(sql)?.execute(params);
        let changed = match self {
            CallWork::Secret { name, secret } => write(KEEP_SECRET, params![name, secret])?,
            CallWork::Add { visitor, kind, address, call, most, at } => {
                // A number is never given twice, so an entry that is replaced becomes the latest.
                write(DROP_ADDRESS, params![visitor, address])?;
                write(ADD_CALL, params![visitor, kind, address, call, at])?;
                write(DROP_OLDEST, params![visitor, kind, most])?
            }
            CallWork::End { visitor, id } => write(END_CALL, params![visitor, id])?,
            CallWork::Note { id, delivered: true, .. } => write(DELIVERED, params![id])?,
            CallWork::Note { id, delivered: false, failures } => {
                write(FAILED, params![id])?;
                write(GIVE_UP, params![id, failures])?
            }
            CallWork::Begin { visitor, at } => write(BEGIN, params![visitor, at])?,
            CallWork::CameBack { visitor } => write(CAME_BACK, params![visitor])?,
            CallWork::Undo { visitor } => write(UNDO, params![visitor])?,
        };
        Ok(changed as u32)
    }
}

impl Sqlite {
    fn write_call(&self, work: CallWork) -> Pending<u32> {
        ask(&self.requests, |answer| Request::Write { work: Work::Calls(work), answer })
    }

    fn note(&self, work: CallWork) -> Pending<()> {
        let written = self.write_call(work);
        Box::pin(async move { written.await.map(drop) })
    }
}

impl CallStore for Sqlite {
    fn secret(&self, name: &'static str, proposed: Vec<u8>) -> Pending<Vec<u8>> {
        let written = self.write_call(CallWork::Secret { name, secret: proposed });
        let readers = self.readers.clone();
        Box::pin(async move {
            written.await?;
            readers.read(move |connection| connection.query_row(SECRET, [name], |row| row.get(0)).map(Ok)).await
        })
    }

    fn add_call(&self, visitor: VisitorId, call: NewCall, most: u32, at: u64) -> Pending<()> {
        let (kind, address) = match &call {
            NewCall::Push { endpoint, .. } => ("push", endpoint.clone()),
            NewCall::Webhook { url, .. } => ("webhook", url.clone()),
        };
        match serde_json::to_string(&call) {
            Ok(call) => self.note(CallWork::Add { visitor: id(visitor), kind, address, call, most, at: time(at) }),
            Err(error) => Box::pin(std::future::ready(Err(StoreError::Corrupt(error.to_string())))),
        }
    }

    fn end_call(&self, visitor: VisitorId, number: u64) -> Pending<()> {
        self.note(CallWork::End { visitor: id(visitor), id: time(number) })
    }

    fn calls_of(&self, visitor: VisitorId) -> Pending<Vec<StoredCall>> {
        self.readers.read(move |connection| calls_of(connection, visitor))
    }

    fn note_call(&self, number: u64, delivered: bool, failures: u32) -> Pending<()> {
        self.note(CallWork::Note { id: time(number), delivered, failures })
    }

    fn callees(&self) -> Pending<Vec<(VisitorId, bool)>> {
        self.readers.read(callees)
    }

    fn last_call(&self, visitor: VisitorId) -> Pending<LastCall> {
        self.readers.read(move |connection| {
            let mut find = connection.prepare_cached(LAST_CALL)?;
            let read = |row: &rusqlite::Row<'_>| Ok(LastCall { at: row.get::<_, i64>(0)? as u64, away: row.get(1)? });
            Ok(Ok(find.query_row([id(visitor)], read).optional()?.unwrap_or_default()))
        })
    }

    fn begin_call(&self, visitor: VisitorId, at: u64) -> Pending<bool> {
        let begun = self.write_call(CallWork::Begin { visitor: id(visitor), at: time(at) });
        Box::pin(async move { Ok(begun.await? == 1) })
    }

    fn came_back(&self, visitor: VisitorId) -> Pending<()> {
        self.note(CallWork::CameBack { visitor: id(visitor) })
    }

    fn undo_call(&self, visitor: VisitorId) -> Pending<()> {
        self.note(CallWork::Undo { visitor: id(visitor) })
    }

    fn waits(&self, visitor: VisitorId, limit: u32) -> Pending<Vec<TableBrief>> {
        self.readers.read(move |connection| reader::briefs(connection, WAITS, params![id(visitor), limit]))
    }
}

fn calls_of(connection: &Connection, visitor: VisitorId) -> Read<Vec<StoredCall>> {
    let mut find = connection.prepare_cached(CALLS_OF)?;
    let rows = find.query_map([id(visitor)], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    let read = |(id, call): (i64, String)| Ok(StoredCall { id: id as u64, call: reader::parse(&call)? });
    Ok(rows.into_iter().map(read).collect())
}

fn callees(connection: &Connection) -> Read<Vec<(VisitorId, bool)>> {
    let mut find = connection.prepare_cached(CALLEES)?;
    let rows = find.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)))?;
    let rows = rows.collect::<rusqlite::Result<Vec<(i64, bool)>>>()?;
    let read = |(visitor, away)| Ok((reader::id(visitor, VisitorId::from_u64)?, away));
    Ok(rows.into_iter().map(read).collect())
}

fn id(visitor: VisitorId) -> i64 {
    // Below 2^60.
    visitor.as_u64() as i64
}

const KEEP_SECRET: &str = "INSERT INTO secrets (name, secret) VALUES (?1, ?2) ON CONFLICT DO NOTHING";

const SECRET: &str = "SELECT secret FROM secrets WHERE name = ?1";

const DROP_ADDRESS: &str = "DELETE FROM calls WHERE visitor = ?1 AND address = ?2";

const ADD_CALL: &str = "INSERT INTO calls (visitor, kind, address, call, made_at) VALUES (?1, ?2, ?3, ?4, ?5)";

const DROP_OLDEST: &str = "DELETE FROM calls WHERE visitor = ?1 AND kind = ?2 AND id NOT IN
    (SELECT id FROM calls WHERE visitor = ?1 AND kind = ?2 ORDER BY id DESC LIMIT ?3)";

const END_CALL: &str = "DELETE FROM calls WHERE visitor = ?1 AND id = ?2";

const DELIVERED: &str = "UPDATE calls SET failures = 0 WHERE id = ?1 AND failures > 0";

const FAILED: &str = "UPDATE calls SET failures = failures + 1 WHERE id = ?1";

const GIVE_UP: &str = "DELETE FROM calls WHERE id = ?1 AND failures >= ?2";

/// One statement decides whether somebody is called, however many processes want to.
const BEGIN: &str = "INSERT INTO callees (visitor, called_at, away) VALUES (?1, ?2, 1)
    ON CONFLICT (visitor) DO UPDATE SET called_at = excluded.called_at, away = 1 WHERE away = 0";

const CAME_BACK: &str = "UPDATE callees SET away = 0 WHERE visitor = ?1";

const UNDO: &str = "UPDATE callees SET called_at = 0, away = 0 WHERE visitor = ?1";

const CALLS_OF: &str = "SELECT id, call FROM calls WHERE visitor = ?1 ORDER BY id";

const CALLEES: &str = "SELECT DISTINCT calls.visitor, COALESCE(away, 0) FROM calls
    LEFT JOIN callees ON callees.visitor = calls.visitor";

const LAST_CALL: &str = "SELECT called_at, away FROM callees WHERE visitor = ?1";

pub(super) const WAITS: &str =
    "SELECT brief, changed_at, TRUE, progress FROM members JOIN tables ON tables.code = members.code
    JOIN briefs ON briefs.code = members.code
    WHERE members.visitor = ?1 AND members.last_at IS NULL AND running = 1 AND awaited IS ?1
        AND EXISTS (SELECT 1 FROM members other WHERE other.code = tables.code AND other.visitor <> ?1)
    ORDER BY changed_at DESC LIMIT ?2";

/// All statements but the one that reads everything, once, when a server starts.
#[cfg(test)]
pub(super) const STATEMENTS: [&str; 13] = [
    SECRET,
    DROP_ADDRESS,
    DROP_OLDEST,
    END_CALL,
    DELIVERED,
    FAILED,
    GIVE_UP,
    CAME_BACK,
    UNDO,
    CALLS_OF,
    LAST_CALL,
    WAITS,
    KEEP_SECRET,
];
