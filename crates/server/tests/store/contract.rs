//! What every store promises about logs, games and visitors.

use rabenburg_protocol::{Access, Status};
use rabenburg_server::store::sqlite::Sqlite;
use rabenburg_server::store::{Append, Store, StoreError};

use crate::support::*;

#[tokio::test]
async fn entries_are_read_in_the_order_in_which_they_were_appended() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 12).await;
    fill(&store, 8, 2).await;
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=12)));
    assert_eq!(store.entries(code(7), 9).await, Ok(log(7, 10..=12)));
    assert_eq!(store.entries(code(7), 12).await, Ok(vec![]));
    assert_eq!(store.entries(code(7), u64::MAX).await, Ok(vec![]));
    assert_eq!(store.entries(code(9), 0).await, Ok(vec![]));
}

#[tokio::test]
async fn only_the_next_entry_can_be_appended() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 3).await;
    for (table, after) in [(7, 0), (7, 2), (7, 4), (7, 1 << 63), (9, 1)] {
        let refused = store.append(Append { entry: "another".into(), ..append(table, after) }).await;
        assert_eq!(refused, Err(StoreError::Overtaken), "{table} after {after}");
    }
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=3)));
    assert_eq!(store.entries(code(9), 0).await, Ok(vec![]));
    assert_eq!(store.append(append(7, 3)).await, Ok(()));
}

#[tokio::test]
async fn an_overtaken_append_changes_nothing_that_lists_say() {
    let folder = Folder::new();
    let store = folder.store();
    store.append(listed(7, 0, 10, Status::Waiting, Access::Open)).await.expect("a table");
    store.append(Append { at: 20, ..append(7, 1) }).await.expect("an entry");
    for late in [listed(7, 0, 30, Status::Over, Access::Open), listed(7, 1, 30, Status::Over, Access::Open)] {
        let mut late = Append { finished: Some(Box::new(finished(7))), due: Some(5), ..late };
        late.summary.as_mut().expect("one").people.push(person(2));
        assert_eq!(store.append(late).await, Err(StoreError::Overtaken));
    }
    let tables = store.open_tables(9).await.expect("a list");
    assert_eq!((tables.len(), tables[0].changed_at), (1, 20));
    assert_eq!(store.result(code(7)).await, Ok(None));
    assert_eq!(store.tables_of(person(2), 9).await, Ok(vec![]));
    assert_eq!(store.due(99, 9).await, Ok(vec![]));
}

#[tokio::test]
async fn a_table_cannot_be_made_without_a_summary() {
    let folder = Folder::new();
    let store = folder.store();
    let made = store.append(Append { summary: None, ..append(7, 0) }).await;
    assert!(matches!(made, Err(StoreError::Corrupt(_))), "{made:?}");
    assert_eq!(store.entries(code(7), 0).await, Ok(vec![]));
}

#[tokio::test]
async fn entries_are_kept_letter_by_letter() {
    let folder = Folder::new();
    let store = folder.store();
    for (after, entry) in ["", "'; DROP TABLE entries; --", "ä€🐦\0\n", &"x".repeat(100_000)].into_iter().enumerate()
    {
        let after = after as u64;
        store.append(Append { entry: entry.into(), ..append(7, after) }).await.expect("it is appended");
        assert_eq!(store.entries(code(7), after).await.expect("an entry")[0].entry, entry);
    }
}

#[tokio::test]
async fn a_finished_game_leaves_its_result_and_record() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 2).await;
    assert_eq!((store.result(code(7)).await, store.record(code(7)).await), (Ok(None), Ok(None)));
    end(&store, 7, 2, 50).await;
    assert_eq!(store.result(code(7)).await, Ok(Some(finished(7).result)));
    assert_eq!(store.record(code(7)).await, Ok(Some(finished(7).record)));
}

async fn end(store: &Sqlite, table: u64, after: u64, at: u64) {
    let last = listed(table, after, at, Status::Over, Access::Invitation);
    store.append(Append { finished: Some(Box::new(finished(table))), ..last }).await.expect("the end");
}

#[tokio::test]
async fn logs_of_tables_that_have_long_been_over_are_dropped_and_the_rest_stays() {
    let folder = Folder::new();
    let store = folder.store();
    for table in 1..=9 {
        fill(&store, table, 3).await;
        end(&store, table, 3, 2000 + table).await;
    }
    fill(&store, 10, 3).await;
    assert_eq!(store.archive(2001, 9).await, Ok(0));
    // More than go into one transaction, and fewer than there are.
    assert_eq!(store.archive(2009, 6).await, Ok(6));
    assert_eq!(store.entries(code(6), 0).await, Ok(vec![]));
    assert_eq!(store.entries(code(7), 0).await.expect("a log").len(), 4);
    assert_eq!(store.archive(2009, 6).await, Ok(2));
    assert_eq!(store.archive(2009, 6).await, Ok(0));
    assert_eq!(store.archive(2009, 0).await, Ok(0));
    assert_eq!(store.entries(code(8), 0).await, Ok(vec![]));
    assert_eq!(store.entries(code(9), 0).await.expect("a log").len(), 4);
    assert_eq!(store.entries(code(10), 0).await, Ok(log(10, 1..=3)));

    assert_eq!(store.result(code(1)).await, Ok(Some(finished(1).result)));
    assert_eq!(store.record(code(1)).await, Ok(Some(finished(1).record)));
    assert_eq!(store.tables_of(person(1), 99).await.expect("a list").len(), 10);
    // Its code is not given to another table, and nothing is appended to half a log.
    assert_eq!(store.append(append(1, 0)).await, Err(StoreError::Overtaken));
    assert_eq!(store.append(append(1, 4)).await, Err(StoreError::Overtaken));
}

#[tokio::test]
async fn a_table_is_over_since_it_ended_whatever_is_said_there_later() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 1).await;
    end(&store, 7, 1, 2000).await;
    store.append(listed(7, 2, 3000, Status::Over, Access::Invitation)).await.expect("a word");
    store.append(Append { at: 4000, ..append(7, 3) }).await.expect("a word");
    assert_eq!(store.archive(2000, 9).await, Ok(0));
    assert_eq!(store.archive(2001, 9).await, Ok(1));
}

#[tokio::test]
async fn visitors_are_known_by_their_keys() {
    let folder = Folder::new();
    let store = folder.store();
    store.add_visitor(person(1), name("Anna"), [1; 32], 10).await.expect("a visitor");
    store.add_visitor(person(2), name("Ömer 🐦"), [2; 32], 10).await.expect("a visitor");
    assert_eq!(store.visitor([1; 32]).await, Ok(Some((person(1), name("Anna")))));
    assert_eq!(store.visitor([2; 32]).await, Ok(Some((person(2), name("Ömer 🐦")))));
    assert_eq!(store.visitor([3; 32]).await, Ok(None));

    store.rename(person(1), name("Marie")).await.expect("a name");
    assert_eq!(store.visitor([1; 32]).await, Ok(Some((person(1), name("Marie")))));
    assert_eq!(store.visitor([2; 32]).await, Ok(Some((person(2), name("Ömer 🐦")))));

    // Neither takes the place of somebody else.
    assert_eq!(store.add_visitor(person(1), name("Eve"), [9; 32], 10).await, Err(StoreError::Overtaken));
    assert_eq!(store.add_visitor(person(9), name("Eve"), [1; 32], 10).await, Err(StoreError::Overtaken));
    assert_eq!(store.visitor([1; 32]).await, Ok(Some((person(1), name("Marie")))));
    assert_eq!(store.visitor([9; 32]).await, Ok(None));
}

#[tokio::test]
async fn watchers_are_told_of_what_others_append() {
    let folder = Folder::new();
    let store = folder.store();
    let mut anna = store.watch(code(7));
    let mut omer = store.watch(code(7));
    let other = store.watch(code(8));
    assert_ne!(anna.id, omer.id);
    for after in 0..3 {
        store.append(Append { by: Some(anna.id), ..append(7, after) }).await.expect("it is appended");
    }
    // Whoever has an answer knows that the others have been told.
    assert_eq!((*anna.versions.borrow(), *omer.versions.borrow(), *other.versions.borrow()), (0, 3, 0));
    store.append(append(7, 3)).await.expect("it is appended");
    anna.versions.changed().await.expect("she is told");
    assert_eq!((*anna.versions.borrow_and_update(), *omer.versions.borrow(), *other.versions.borrow()), (4, 4, 0));

    // Of what has not been written, nobody is told.
    assert_eq!(store.append(append(7, 9)).await, Err(StoreError::Overtaken));
    store.append(append(8, 0)).await.expect("it is appended");
    assert_eq!((*anna.versions.borrow(), *omer.versions.borrow(), *other.versions.borrow()), (4, 4, 1));

    drop(omer.guard);
    assert!(omer.versions.wait_for(|&version| version > 4).await.is_err(), "nobody is told any more");
}

#[tokio::test]
async fn a_closed_store_has_done_everything_and_does_nothing_more() {
    let folder = Folder::new();
    let store = folder.store();
    fill(&store, 7, 1).await;
    let asked: Vec<_> = (1..3000).map(|after| store.append(append(7, after))).collect();
    assert_eq!(store.close().await, Ok(()));
    for append in asked {
        assert_eq!(append.await, Ok(()));
    }
    assert_eq!(store.append(append(7, 3000)).await, Err(StoreError::Closed));
    assert_eq!(store.entries(code(7), 0).await, Err(StoreError::Closed));
    assert_eq!(store.archive(0, 9).await, Err(StoreError::Closed));
    assert_eq!(store.check().await, Err(StoreError::Closed));
    assert_eq!(store.close().await, Ok(()));
    let files: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|f| f.file_name()).collect();
    assert_eq!(files, ["tables.sqlite"], "one file is left, and all is in it");
    assert_eq!(folder.store().entries(code(7), 0).await, Ok(log(7, 1..=3000)));
}
