//! The server is killed a hundred times while people play: no acknowledged move is lost, none is done twice, and every table goes
//! on.

mod client;
mod server;

use std::collections::HashMap;

use rabenburg_protocol::Code;
use rabenburg_server::store::Store;
use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_testkit::Folder;
use serde_json::Value;
use tokio::task::JoinSet;

use client::{Played, Table};
use server::Running;

/// How often it is killed.
const KILLS: usize = 100;
/// So many tables play at once.
const TABLES: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_a_hundred_times_the_server_loses_no_move_and_doubles_none() {
    let folder = Folder::new();
    let file = folder.file("tables.db");
    let mut running = Running::start(&file, 0);
    let mut tables: Vec<Table> = Vec::new();
    for number in 0..TABLES {
        tables.push(Table::open(running.address, number).await);
    }
    let (mut sent_unanswered, mut came_through) = (0, 0);
    for kill in 0..KILLS {
        // Some kills come at once, some after many moves; the tables are in different moments of their moves.
        let most = [1, 2, 3, 5, 8, 40][kill % 6];
        let mut playing = JoinSet::new();
        let first = tokio::sync::watch::channel(0_usize);
        for mut table in tables.drain(..) {
            let acknowledged = first.0.clone();
            playing.spawn(async move {
                table.play(&acknowledged).await;
                table
            });
        }
        let mut acknowledged = first.1;
        acknowledged.wait_for(|count| *count >= most).await.expect("the tables play");
        running.kill();
        while let Some(table) = playing.join_next().await {
            tables.push(table.expect("a table that plays until its server is gone"));
        }
        running = Running::start(&file, running.address.port());
        for table in &mut tables {
            let Played { pending, kept } = table.come_back(running.address).await;
            sent_unanswered += usize::from(pending);
            came_through += usize::from(kept);
        }
    }
    running.kill();
    assert!(sent_unanswered > 0, "no kill came between a move and its acknowledgement");
    eprintln!("{sent_unanswered} moves had no answer when the server was killed; {came_through} of them had been kept");

    let store = Sqlite::open(&file, SqliteOptions::default()).expect("a sound store");
    for table in &tables {
        for (code, moves) in &table.acknowledged {
            check(&store, *code, moves).await;
        }
    }
    store.close().await.expect("it is closed");
}

/// Every acknowledged move stands in the log once, where it was acknowledged.
async fn check(store: &Sqlite, code: Code, acknowledged: &HashMap<String, u64>) {
    let entries = store.entries(code, 0).await.expect("a log");
    let mut places: HashMap<String, Vec<u64>> = HashMap::new();
    for (entry, version) in entries.iter().zip(1..) {
        assert_eq!(entry.version, version, "no entry is missing in the log of {code}");
        let value: Value = serde_json::from_str(&entry.entry).expect("an entry");
        if let Some(id) = value["id"].as_str() {
            places.entry(id.to_owned()).or_default().push(version);
        }
    }
    let doubled: Vec<_> = places.iter().filter(|(_, versions)| versions.len() > 1).collect();
    assert!(doubled.is_empty(), "done twice at {code}: {doubled:?}");
    for (id, version) in acknowledged {
        assert_eq!(places.get(id), Some(&vec![*version]), "the move {id} at {code}");
    }
}
