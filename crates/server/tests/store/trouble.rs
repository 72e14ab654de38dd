//! Disks that are full or may not be written.
//!
//! Nothing is pretended here. A limit of the file's size makes SQLite fail where it needs another page; a limit of the system,
//! set for a process of its own, makes the system refuse to write when a transaction ends; a file that is opened read-only
//! makes SQLite refuse every write.

use std::path::Path;

use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::store::{Append, Store, StoreError};

use crate::support::*;

#[track_caller]
fn assert_unavailable<T: std::fmt::Debug>(answer: &Result<T, StoreError>, expected: &str) {
    assert!(matches!(answer, Err(StoreError::Unavailable(why)) if why.contains(expected)), "{answer:?}");
}

fn long(table: u64, after: u64) -> Append {
    Append { entry: "x".repeat(50_000), ..append(table, after) }
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_works_again_when_there_is_space() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 5).await;
    store.limit_size(Some(300_000)).await.expect("a limit");
    store.check().await.expect("there is space");
    let mut version = 5;
    let full = loop {
        match store.append(Append { entry: "x".repeat(5000), ..append(7, version) }).await {
            Ok(()) => version += 1,
            Err(error) => break Err::<(), _>(error),
        }
        assert!(version < 100, "the limit holds");
    };
    assert_unavailable(&full, "full");
    assert_unavailable(&store.check().await, "full");
    // The one before is not hurt, nor are readers.
    assert_eq!(store.entries(code(7), 0).await.expect("a log").len() as u64, version);
    assert_unavailable(&store.append(long(7, version)).await, "full");

    store.limit_size(None).await.expect("no limit");
    store.append(long(7, version)).await.expect("there is space");
    store.check().await.expect("there is space");
    assert_eq!(store.entries(code(7), 0).await.expect("a log").len() as u64, version + 1);
    store.close().await.expect("it is closed");
    folder.assert_sound();
}

#[tokio::test]
async fn a_group_that_does_not_fit_is_not_written_in_part() {
    let folder = Folder::new();
    let store = folder.store();
    for table in 0..40 {
        fill(&store, table, 1).await;
    }
    let size = std::fs::metadata(folder.file()).expect("a file").len();
    store.limit_size(Some(size + 400_000)).await.expect("a limit");
    let watches: Vec<_> = (0..40).map(|table| store.watch(code(table))).collect();
    let asked: Vec<_> = (0..40).map(|table| store.append(long(table, 1))).collect();
    let mut versions = Vec::new();
    for (append, table) in asked.into_iter().zip(0..) {
        let answer = append.await;
        versions.push(if answer.is_ok() { 2 } else { 1 });
        if answer.is_err() {
            assert_unavailable(&answer, "full");
        }
        // Others are told of what was written, and of nothing else.
        let told = *watches[table as usize].versions.borrow();
        assert_eq!(told, if answer.is_ok() { 2 } else { 0 }, "{table}");
    }
    assert!(versions.contains(&1), "there was not space for all");
    store.limit_size(None).await.expect("no limit");
    for (&version, table) in versions.iter().zip(0..) {
        assert_eq!(store.entries(code(table), 0).await.expect("a log").len() as u64, version, "{table}");
        store.append(append(table, version)).await.expect("there is space");
    }
    store.close().await.expect("it is closed");
    folder.assert_sound();
}

#[tokio::test]
async fn dropping_old_logs_makes_space() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 1, 1).await;
    for after in 1..8 {
        store.append(long(1, after)).await.expect("there is space");
    }
    let over = listed(1, 8, 2000, rabenburg_protocol::Status::Over, rabenburg_protocol::Access::Invitation);
    store.append(over).await.expect("the end");
    fill(&store, 2, 1).await;
    store.limit_size(Some(1)).await.expect("a limit");
    assert_unavailable(&store.append(long(2, 1)).await, "full");
    assert_eq!(store.archive(3000, 9).await, Ok(1));
    store.append(long(2, 1)).await.expect("there is space");
}

/// Runs this very test once more in a process that may not write files beyond half a megabyte.
#[cfg(unix)]
#[tokio::test]
async fn when_the_system_refuses_to_write_at_the_last_moment_nothing_is_written() {
    const TEST: &str = "trouble::when_the_system_refuses_to_write_at_the_last_moment_nothing_is_written";
    const FOLDER: &str = "RABENBURG_TEST_FOLDER";
    if let Some(folder) = std::env::var_os(FOLDER) {
        return fail_at_the_last_moment(Path::new(&folder)).await;
    }
    let folder = Folder::new();
    let tests = std::env::current_exe().expect("this program");
    // Without the trap the process would be ended instead. The unit is 512 bytes, or twice that in some shells.
    let command = "trap '' XFSZ; ulimit -f 1024; exec \"$0\" --exact \"$1\" --nocapture";
    let child = std::process::Command::new("sh")
        .args(["-c", command])
        .args([tests.as_os_str(), TEST.as_ref()])
        .env(FOLDER, folder.path())
        .output()
        .expect("a shell");
    let said = String::from_utf8_lossy(&child.stdout) + String::from_utf8_lossy(&child.stderr);
    assert!(child.status.success() && said.contains("1 passed"), "{said}");
    let again = folder.store();
    assert_eq!(again.entries(code(7), 0).await, Ok(log(7, 1..=4)));
    assert_eq!(again.entries(code(40), 0).await, Ok(log(40, 1..=1)));
    again.close().await.expect("it is closed");
    folder.assert_sound();
}

#[cfg(unix)]
async fn fail_at_the_last_moment(folder: &Path) {
    let store = Sqlite::open(&folder.join("tables.sqlite"), SqliteOptions::default()).expect("a store");
    fill(&store, 7, 3).await;
    let watch = store.watch(code(7));
    // Each is too long for the file, whichever of them go together, and all of them are small enough to be kept in memory
    // until the transaction ends.
    let asked = (8..11).map(|table| store.append(Append { entry: "x".repeat(1_100_000), ..append(table, 0) }));
    for (append, table) in asked.collect::<Vec<_>>().into_iter().zip(8..) {
        let answer = append.await;
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{table}: {answer:?}");
        assert_eq!(store.entries(code(table), 0).await, Ok(Vec::new()));
    }
    let alone = store.append(Append { entry: "x".repeat(2_000_000), ..append(7, 3) }).await;
    assert!(matches!(alone, Err(StoreError::Unavailable(_))), "{alone:?}");
    assert_eq!(*watch.versions.borrow(), 0, "of what was not written nobody is told");
    store.append(append(7, 3)).await.expect("what fits is written again");
    store.append(append(40, 0)).await.expect("for others, too");
    store.check().await.expect("it works again");
}

#[tokio::test]
async fn what_may_not_be_written_can_still_be_read() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 3).await;
    store.close().await.expect("it is closed");
    let store = folder.store_with(SqliteOptions { read_only: true, ..SqliteOptions::default() });
    assert_unavailable(&store.append(append(7, 3)).await, "readonly");
    assert_unavailable(&store.add_visitor(person(1), name("Anna"), [1; 32], 10).await, "readonly");
    assert_unavailable(&store.check().await, "readonly");
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=3)));
    store.close().await.expect("it is closed");
    assert_eq!(folder.store().append(append(7, 3)).await, Ok(()));
}

#[tokio::test]
async fn what_is_not_understood_is_said_so() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 1).await;
    let connection = rusqlite::Connection::open(folder.file()).expect("a database");
    connection.execute_batch("UPDATE briefs SET brief = '{}'").expect("an odd brief");
    let tables = store.tables_of(person(1), 9).await;
    assert!(matches!(&tables, Err(StoreError::Corrupt(why)) if why.contains("code")), "{tables:?}");
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=1)));
}

#[tokio::test]
async fn what_fails_half_way_is_taken_back() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 1).await;
    let connection = rusqlite::Connection::open(folder.file()).expect("a database");
    connection.execute_batch("ALTER TABLE entries RENAME TO elsewhere").expect("a damaged file");
    assert_unavailable(&store.append(append(7, 1)).await, "entries");
    connection.execute_batch("ALTER TABLE elsewhere RENAME TO entries").expect("a sound file");
    // The version was counted up before the entry failed; that is not so any more.
    store.append(append(7, 1)).await.expect("it goes on");
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=2)));
}
