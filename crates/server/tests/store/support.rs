//! Stores in folders that vanish, and appends that say only what matters.

use std::path::{Path, PathBuf};

use rabenburg_engine::{Printing, Rules};
use rabenburg_protocol::{
    Access, Code, GameResult, Name, PlayerResult, SeatInfo, Sitter, Statistics, Status, TableBrief, VisitorId,
};
use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::store::{Append, FinishedGame, Store, StoredEntry, TableSummary};

/// A folder of its own for a test, with a store in it.
pub(crate) struct Folder(rabenburg_testkit::Folder);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(rabenburg_testkit::Folder::new())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.file("tables.sqlite")
    }

    pub(crate) fn store(&self) -> Sqlite {
        self.store_with(SqliteOptions::default())
    }

    pub(crate) fn store_with(&self, options: SqliteOptions) -> Sqlite {
        Sqlite::open(&self.file(), options).expect("a store")
    }

    /// SQLite's own judgement of the file.
    #[track_caller]
    pub(crate) fn assert_sound(&self) {
        let connection = rusqlite::Connection::open(self.file()).expect("a database");
        let judgement: String =
            connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("a judgement");
        assert_eq!(judgement, "ok");
    }
}

pub(crate) fn code(number: u64) -> Code {
    Code::from_u64(number).expect("a code")
}

pub(crate) fn person(number: u64) -> VisitorId {
    VisitorId::from_u64(number).expect("a visitor")
}

pub(crate) fn name(name: &str) -> Name {
    name.parse().expect("a name")
}

/// A table that waits, made by visitor 1, who sits there.
pub(crate) fn summary(table: u64, status: Status, access: Access) -> TableSummary {
    let mut options: rabenburg_protocol::NewTable = serde_json::from_str(r#"{"players":2}"#).expect("options");
    options.access = access;
    let names = vec![Some(name("Anna")), None];
    let brief = TableBrief {
        code: code(table),
        status,
        options,
        names,
        changed_at: 0,
        your_turn: false,
        progress: None,
        outcome: None,
    };
    TableSummary { brief, host: person(1), people: vec![person(1)], joinable: false }
}

/// The next entry of a table.
pub(crate) fn append(table: u64, after: u64) -> Append {
    Append {
        table: code(table),
        after,
        entry: format!("entry {} of {table}", after + 1),
        at: 1000 + after,
        due: None,
        awaited: None,
        progress: None,
        summary: (after == 0).then(|| Box::new(summary(table, Status::Waiting, Access::Invitation))),
        finished: None,
        by: None,
    }
}

/// An entry that changes what lists say.
pub(crate) fn listed(table: u64, after: u64, at: u64, status: Status, access: Access) -> Append {
    Append { at, summary: Some(Box::new(summary(table, status, access))), ..append(table, after) }
}

pub(crate) fn finished(table: u64) -> FinishedGame {
    let seat = SeatInfo { sitter: Sitter::Open, colour: None };
    let result = GameResult {
        code: code(table),
        rules: Rules::new(Printing::Third, 2),
        outcome: None,
        abandoned: None,
        turns: 31,
        began_at: 5,
        ended_at: 6,
        players: vec![PlayerResult { seat, statistics: Statistics { redraws: 3, ..Statistics::default() } }],
    };
    FinishedGame { result, record: format!("[Table \"{table}\"]\n\n1. …\n") }
}

/// Makes a table with so many entries.
pub(crate) async fn fill(store: &Sqlite, table: u64, entries: u64) {
    for after in 0..entries {
        store.append(append(table, after)).await.expect("it is appended");
    }
}

/// The whole log of a table as it should be.
pub(crate) fn log(table: u64, versions: impl IntoIterator<Item = u64>) -> Vec<StoredEntry> {
    let entry = |version| StoredEntry { version, entry: format!("entry {version} of {table}") };
    versions.into_iter().map(entry).collect()
}
