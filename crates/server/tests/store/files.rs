//! What is found when a file is opened.

use rabenburg_server::store::sqlite::{Durability, Sqlite, SqliteOptions};
use rabenburg_server::store::{Store, StoreError};
use rusqlite::Connection;

use crate::support::*;

#[track_caller]
fn refused(folder: &Folder) -> String {
    match Sqlite::open(&folder.file(), SqliteOptions::default()) {
        Err(StoreError::Corrupt(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn nothing_that_was_acknowledged_is_missing_after_an_end_without_goodbye() {
    for durability in [Durability::Disk, Durability::Process] {
        let folder = Folder::new();
        let store = folder.store_with(SqliteOptions { durability, ..SqliteOptions::default() });
        fill(&store, 7, 30).await;
        store.add_visitor(person(1), name("Anna"), [1; 32], 10).await.expect("a visitor");
        // As if the process had ended: what is in the two files now is all there is.
        let copy = Folder::new();
        for ending in ["", "-wal"] {
            let file = |folder: &Folder| folder.path().join(format!("tables.sqlite{ending}"));
            std::fs::copy(file(&folder), file(&copy)).expect("a copy");
        }
        drop(store);
        for folder in [&copy, &folder] {
            let again = folder.store();
            assert_eq!(again.entries(code(7), 0).await, Ok(log(7, 1..=30)), "{durability:?}");
            assert_eq!(again.visitor([1; 32]).await, Ok(Some((person(1), name("Anna")))));
            fill_more(&again).await;
        }
    }
}

async fn fill_more(store: &Sqlite) {
    store.append(append(7, 30)).await.expect("the log goes on");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = Folder::new();
    let text = "Dear diary, today we walked the towers. ".repeat(200);
    std::fs::write(folder.file(), &text).expect("a file");
    assert!(refused(&folder).contains("not a database"));
    assert_eq!(std::fs::read_to_string(folder.file()).expect("the file"), text);
}

#[tokio::test]
async fn a_file_of_a_later_version_is_refused_and_left_alone() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 3).await;
    store.close().await.expect("it is closed");
    let set = |version: i64| {
        let connection = Connection::open(folder.file()).expect("a database");
        connection.pragma_update(None, "user_version", version).expect("a version");
    };
    set(1000);
    assert!(refused(&folder).contains("version 1000"));
    set(3);
    assert_eq!(folder.store().entries(code(7), 0).await, Ok(log(7, 1..=3)));
}

/// A file from before lists said where games stand.
#[tokio::test]
async fn an_older_file_is_brought_up_to_date_with_everything_in_it() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 3).await;
    let known = store.tables_of(person(1), 9).await;
    store.close().await.expect("a good end");
    let connection = Connection::open(folder.file()).expect("a database");
    let older = "DROP INDEX tables_joinable; ALTER TABLE tables DROP COLUMN progress; PRAGMA user_version = 2";
    connection.execute_batch(older).expect("an older file");
    drop(connection);
    let store = folder.store();
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=3)));
    assert_eq!(store.tables_of(person(1), 9).await, known);
    store.append(append(7, 3)).await.expect("it goes on");
}

#[tokio::test]
async fn a_database_of_something_else_is_refused_and_left_alone() {
    let folder = Folder::new();
    let connection = Connection::open(folder.file()).expect("a database");
    connection.execute_batch("CREATE TABLE recipes (cake TEXT)").expect("a table");
    assert!(refused(&folder).contains("not one of ours"));
    let tables: i64 =
        connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |row| row.get(0)).expect("a number");
    assert_eq!(tables, 1);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_said_so() {
    let folder = Folder::new();
    let opened = Sqlite::open(&folder.path().join("nowhere/tables.sqlite"), SqliteOptions::default());
    assert!(matches!(&opened, Err(StoreError::Unavailable(why)) if why.contains("nowhere")), "{opened:?}");
}

#[test]
fn many_may_open_a_new_file_at_once() {
    // Who is in whose way is a matter of luck, so a few files.
    for _ in 0..20 {
        let folder = Folder::new();
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| folder.store());
            }
        });
        folder.assert_sound();
    }
}
