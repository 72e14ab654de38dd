//! How fast moves are written: appends a second, by how many tables ask at once.

use std::path::Path;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use futures_util::future::join_all;
use rabenburg_protocol::{Code, Status, TableBrief, VisitorId};
use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::store::{Append, Store, TableSummary};
use rabenburg_testkit::Folder;

/// How many tables take turns.
const TABLES: u64 = 2000;

/// About as long as an entry is.
const ENTRY: usize = 300;

fn append(table: u64, after: u64) -> Append {
    let code = Code::from_u64(table.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24).expect("a code");
    let brief = || TableBrief {
        code,
        status: Status::Playing,
        options: serde_json::from_str(r#"{"players":4}"#).expect("options"),
        names: vec![None; 4],
        changed_at: 0,
        your_turn: false,
        progress: None,
        outcome: None,
    };
    let host = VisitorId::from_u64(table % 500).expect("a visitor");
    let summary =
        (after == 0).then(|| Box::new(TableSummary { brief: brief(), host, people: vec![host], joinable: false }));
    let entry = "x".repeat(ENTRY);
    let due = Some(after + 60_000);
    Append {
        table: code,
        after,
        entry,
        at: after,
        due,
        awaited: Some(host),
        progress: None,
        summary,
        finished: None,
        by: None,
    }
}

/// Tables that all get an entry in turn.
struct Tables {
    store: Sqlite,
    next: u64,
    versions: Vec<u64>,
}

impl Tables {
    async fn open(folder: &Path) -> Tables {
        let store = Sqlite::open(&folder.join("tables.sqlite"), SqliteOptions::default()).expect("a store");
        let made = join_all((0..TABLES).map(|table| store.append(append(table, 0)))).await;
        assert!(made.iter().all(Result::is_ok));
        Tables { store, next: 0, versions: vec![1; TABLES as usize] }
    }

    /// That many tables get an entry, and each waits until it is on disk.
    async fn append(&mut self, count: u64) {
        let asked: Vec<_> = (0..count)
            .map(|_| {
                self.next = (self.next + 1) % TABLES;
                let version = &mut self.versions[self.next as usize];
                *version += 1;
                self.store.append(append(self.next, *version - 1))
            })
            .collect();
        assert!(join_all(asked).await.iter().all(Result::is_ok));
    }
}

fn appends(criterion: &mut Criterion) {
    let folder = Folder::new();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().expect("a runtime");
    let mut tables = runtime.block_on(Tables::open(folder.path()));
    let mut group = criterion.benchmark_group("appends");
    for count in [1, 10, 50] {
        group.throughput(Throughput::Elements(count));
        group.bench_function(format!("{count} at once"), |bencher| {
            bencher.iter_custom(|times| {
                runtime.block_on(async {
                    let began = Instant::now();
                    for _ in 0..times {
                        tables.append(count).await;
                    }
                    began.elapsed()
                })
            });
        });
    }
    group.finish();
    runtime.block_on(tables.store.close()).expect("it is closed");
}

criterion_group!(benches, appends);
criterion_main!(benches);
