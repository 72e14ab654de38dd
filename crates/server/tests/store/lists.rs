//! Lists of tables: for people, and for whoever looks after the tables.

use rabenburg_protocol::{Access, Code, Progress, Status, TableBrief};
use rabenburg_server::store::sqlite::Sqlite;
use rabenburg_server::store::{Append, Store, StoreError};

use crate::support::*;

fn seen(tables: Result<Vec<TableBrief>, StoreError>) -> Vec<(Code, u64)> {
    tables.expect("a list").iter().map(|table| (table.code, table.changed_at)).collect()
}

async fn put(store: &Sqlite, append: Append) {
    store.append(append).await.expect("it is appended");
}

#[tokio::test]
async fn open_tables_are_those_that_wait_for_everybody() {
    let folder = Folder::new();
    let store = folder.store();
    put(&store, listed(1, 0, 10, Status::Waiting, Access::Open)).await;
    put(&store, listed(2, 0, 20, Status::Waiting, Access::Invitation)).await;
    put(&store, listed(3, 0, 30, Status::Waiting, Access::Open)).await;
    put(&store, listed(4, 0, 40, Status::Playing, Access::Open)).await;
    put(&store, listed(5, 0, 50, Status::Waiting, Access::Open)).await;
    assert_eq!(seen(store.open_tables(9).await), [(code(5), 50), (code(3), 30), (code(1), 10)]);
    assert_eq!(seen(store.open_tables(2).await), [(code(5), 50), (code(3), 30)]);

    // A change that is no news for lists still is a change.
    put(&store, Append { at: 60, ..append(1, 1) }).await;
    put(&store, listed(3, 1, 70, Status::Playing, Access::Open)).await;
    put(&store, listed(5, 1, 80, Status::Closed, Access::Open)).await;
    assert_eq!(seen(store.open_tables(9).await), [(code(1), 60)]);
}

#[tokio::test]
async fn a_table_is_listed_as_it_was_last_described() {
    let folder = Folder::new();
    let store = folder.store();
    put(&store, listed(1, 0, 10, Status::Waiting, Access::Open)).await;
    let mut later = summary(1, Status::Waiting, Access::Open);
    later.brief.names = vec![Some(name("Anna")), Some(name("Ömer"))];
    put(&store, Append { at: 20, summary: Some(Box::new(later.clone())), ..append(1, 1) }).await;
    later.brief.changed_at = 20;
    assert_eq!(store.open_tables(9).await, Ok(vec![later.brief.clone()]));
    assert_eq!(store.tables_of(person(1), 9).await, Ok(vec![later.brief]));
}

#[tokio::test]
async fn a_visitors_tables_are_those_where_they_sit_or_sat() {
    let folder = Folder::new();
    let store = folder.store();
    let with = |append: Append, people: &[u64]| {
        let mut append = append;
        append.summary.as_mut().expect("a summary").people = people.iter().map(|&visitor| person(visitor)).collect();
        append
    };
    put(&store, with(listed(1, 0, 10, Status::Waiting, Access::Invitation), &[1, 2])).await;
    put(&store, with(listed(2, 0, 20, Status::Waiting, Access::Invitation), &[1])).await;
    put(&store, with(listed(3, 0, 30, Status::Waiting, Access::Invitation), &[2])).await;
    put(&store, with(listed(1, 1, 40, Status::Waiting, Access::Invitation), &[1])).await;
    assert_eq!(seen(store.tables_of(person(1), 9).await), [(code(1), 40), (code(2), 20)]);
    assert_eq!(seen(store.tables_of(person(2), 9).await), [(code(1), 40), (code(3), 30)]);
    assert_eq!(seen(store.tables_of(person(3), 9).await), []);

    // Tables that are over and tables that are not are in one order, and words after the end are changes, too.
    put(&store, with(listed(1, 2, 50, Status::Over, Access::Invitation), &[1])).await;
    put(&store, with(listed(2, 1, 60, Status::Closed, Access::Invitation), &[1])).await;
    put(&store, with(listed(4, 0, 70, Status::Waiting, Access::Invitation), &[1, 2])).await;
    assert_eq!(seen(store.tables_of(person(1), 9).await), [(code(4), 70), (code(2), 60), (code(1), 50)]);
    put(&store, Append { at: 80, ..append(1, 3) }).await;
    assert_eq!(seen(store.tables_of(person(1), 9).await), [(code(1), 80), (code(4), 70), (code(2), 60)]);
    assert_eq!(seen(store.tables_of(person(2), 2).await), [(code(1), 80), (code(4), 70)]);
    // Those that are over are kept apart, so that the others are found however many there are.
    let connection = rusqlite::Connection::open(folder.file()).expect("a database");
    let first = connection.query_row("SELECT MIN(code) FROM members WHERE last_at IS NULL", [], |row| row.get(0));
    assert_eq!(first, Ok(3));
}

#[tokio::test]
async fn whoever_is_awaited_is_told_so_and_nobody_else() {
    let folder = Folder::new();
    let store = folder.store();
    let your_turn = async |visitor| {
        let tables = store.tables_of(person(visitor), 9).await.expect("a list");
        tables.iter().map(|table| table.your_turn).collect::<Vec<_>>()
    };
    let mut both = summary(1, Status::Playing, Access::Open);
    both.people = vec![person(1), person(2)];
    let awaited = Some(person(2));
    put(&store, Append { awaited, summary: Some(Box::new(both)), ..append(1, 0) }).await;
    assert_eq!((your_turn(1).await, your_turn(2).await), (vec![false], vec![true]));
    put(&store, Append { awaited: Some(person(1)), ..append(1, 1) }).await;
    assert_eq!((your_turn(1).await, your_turn(2).await), (vec![true], vec![false]));
    // A bot's move.
    put(&store, append(1, 2)).await;
    assert_eq!((your_turn(1).await, your_turn(2).await), (vec![false], vec![false]));
    put(&store, Append { awaited, ..listed(1, 3, 10, Status::Playing, Access::Open) }).await;
    assert_eq!((your_turn(1).await, your_turn(2).await), (vec![false], vec![true]));
    put(&store, listed(1, 4, 10, Status::Over, Access::Open)).await;
    assert_eq!((your_turn(1).await, your_turn(2).await), (vec![false], vec![false]));
}

#[tokio::test]
async fn live_tables_are_counted_for_who_made_them() {
    let folder = Folder::new();
    let store = folder.store();
    for (table, status) in [Status::Waiting, Status::Playing, Status::Over, Status::Closed].into_iter().enumerate() {
        put(&store, listed(table as u64, 0, 10, status, Access::Invitation)).await;
    }
    let mut other = listed(9, 0, 10, Status::Waiting, Access::Invitation);
    other.summary.as_mut().expect("a summary").host = person(2);
    put(&store, other).await;
    assert_eq!((store.live_tables_of(person(1)).await, store.live_tables_of(person(2)).await), (Ok(2), Ok(1)));
    put(&store, listed(1, 1, 20, Status::Over, Access::Invitation)).await;
    assert_eq!(store.live_tables_of(person(1)).await, Ok(1));
}

#[tokio::test]
async fn running_tables_are_found_when_something_is_due() {
    let folder = Folder::new();
    let store = folder.store();
    for (table, due, status) in [
        (1, Some(300), Status::Playing),
        (2, Some(100), Status::Playing),
        (3, None, Status::Playing),
        (4, Some(50), Status::Waiting),
        (5, Some(200), Status::Playing),
    ] {
        put(&store, Append { due, ..listed(table, 0, 10, status, Access::Invitation) }).await;
    }
    assert_eq!(store.due(99, 9).await, Ok(vec![]));
    assert_eq!(store.due(200, 9).await, Ok(vec![code(2), code(5)]));
    assert_eq!(store.due(u64::MAX, 2).await, Ok(vec![code(2), code(5)]));
    put(&store, Append { due: Some(400), ..append(2, 1) }).await;
    put(&store, append(5, 1)).await;
    put(&store, Append { due: Some(60), ..listed(4, 1, 20, Status::Playing, Access::Invitation) }).await;
    assert_eq!(store.due(399, 9).await, Ok(vec![code(4), code(1)]));
    put(&store, Append { due: Some(60), ..listed(4, 2, 20, Status::Over, Access::Invitation) }).await;
    assert_eq!(store.due(399, 9).await, Ok(vec![code(1)]));
}

#[tokio::test]
async fn tables_where_nothing_happens_are_found() {
    let folder = Folder::new();
    let store = folder.store();
    for (table, status) in [Status::Waiting, Status::Playing, Status::Over, Status::Closed].into_iter().enumerate() {
        put(&store, listed(table as u64, 0, 10 - table as u64, status, Access::Invitation)).await;
    }
    assert_eq!(seen(store.silent_since(11, 9).await), [(code(1), 9), (code(0), 10)]);
    assert_eq!(seen(store.silent_since(11, 1).await), [(code(1), 9)]);
    assert_eq!(seen(store.silent_since(10, 9).await), [(code(1), 9)]);
    put(&store, Append { at: 20, ..append(1, 1) }).await;
    assert_eq!(seen(store.silent_since(20, 9).await), [(code(0), 10)]);
    assert_eq!(seen(store.silent_since(21, 9).await), [(code(0), 10), (code(1), 20)]);
}

#[tokio::test]
async fn lists_say_where_games_stand_while_they_are_on() {
    let folder = Folder::new();
    let store = folder.store();
    let progress = |round| Progress { round, awaited: None, deadline: Some(99), moved: None };
    put(&store, Append { progress: Some(progress(1)), ..listed(1, 0, 10, Status::Playing, Access::Open) }).await;
    put(&store, Append { progress: Some(progress(2)), ..append(1, 1) }).await;
    let told = |tables: Result<Vec<TableBrief>, StoreError>| tables.expect("a list")[0].progress;
    assert_eq!(told(store.tables_of(person(1), 9).await), Some(progress(2)));
    put(&store, listed(1, 2, 30, Status::Over, Access::Open)).await;
    assert_eq!(told(store.tables_of(person(1), 9).await), None);
}

#[tokio::test]
async fn games_to_join_are_those_that_are_on_and_let_people_in() {
    let folder = Folder::new();
    let store = folder.store();
    let joinable = |mut append: Append| {
        append.summary.as_mut().expect("a summary").joinable = true;
        append
    };
    put(&store, joinable(listed(1, 0, 10, Status::Playing, Access::Open))).await;
    put(&store, listed(2, 0, 20, Status::Playing, Access::Open)).await;
    put(&store, joinable(listed(3, 0, 30, Status::Playing, Access::Open))).await;
    put(&store, Append { at: 40, ..append(1, 1) }).await;
    assert_eq!(seen(store.joinable_tables(9).await), [(code(1), 40), (code(3), 30)]);
    assert_eq!(seen(store.open_tables(9).await), []);
    put(&store, listed(1, 2, 50, Status::Over, Access::Open)).await;
    assert_eq!(seen(store.joinable_tables(9).await), [(code(3), 30)]);
}

#[tokio::test]
async fn finished_games_come_page_by_page() {
    let folder = Folder::new();
    let store = folder.store();
    // Three ended at the same time.
    for (table, at) in [(1, 10), (2, 20), (3, 20), (4, 20), (5, 30)] {
        put(&store, listed(table, 0, 1, Status::Playing, Access::Open)).await;
        let over = listed(table, 1, at, Status::Over, Access::Open);
        put(&store, Append { finished: Some(Box::new(finished(table))), ..over }).await;
    }
    // One that never began, and one that is still on.
    put(&store, listed(6, 0, 25, Status::Closed, Access::Open)).await;
    put(&store, listed(7, 0, 26, Status::Playing, Access::Open)).await;
    let (mut all, mut before) = (Vec::new(), None);
    loop {
        let page = store.games_of(person(1), before, 2).await.expect("a page");
        let Some((last, _)) = page.last() else { break };
        before = Some(*last);
        assert!(page.len() <= 2 && page.iter().all(|(place, result)| place.table == result.code));
        all.extend(page.iter().map(|(place, _)| (place.table, place.at)));
    }
    assert_eq!(all, [(code(5), 30), (code(4), 20), (code(3), 20), (code(2), 20), (code(1), 10)]);
    assert_eq!(store.games_of(person(2), None, 9).await, Ok(Vec::new()));
}
