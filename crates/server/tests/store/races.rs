//! Many who want to append at once.

use std::sync::{Arc, Mutex};

use rabenburg_server::store::sqlite::{GroupCommit, SqliteOptions};
use rabenburg_server::store::{Append, Store, StoreError};

use crate::support::*;

#[test]
fn of_two_stores_on_one_file_each_version_is_made_by_one() {
    const VERSIONS: u64 = 150;
    let folder = Folder::new();
    let race = |me: &'static str| {
        let store = folder.store();
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(async move {
            let (mut version, mut won, mut lost) = (0, Vec::new(), 0);
            while version < VERSIONS {
                match store.append(Append { entry: format!("{me} {version}"), ..append(7, version) }).await {
                    Ok(()) => {
                        version += 1;
                        won.push(version);
                    }
                    Err(StoreError::Overtaken) => {
                        lost += 1;
                        version += store.entries(code(7), version).await.expect("entries").len() as u64;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (me, won, lost)
        })
    };
    let outcomes = std::thread::scope(|scope| {
        let racers = ["anna", "omer"].map(|me| scope.spawn(move || race(me)));
        racers.map(|racer| racer.join().expect("a racer"))
    });
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let entries = runtime.block_on(folder.store().entries(code(7), 0)).expect("a log");
    assert_eq!(entries.len() as u64, VERSIONS);
    for (me, won, lost) in outcomes {
        let mine = entries.iter().filter(|entry| entry.entry.starts_with(me));
        assert!(mine.map(|entry| entry.version).eq(won.iter().copied()), "{me} has what they won and no more");
        assert!(won.is_empty() || lost > 0 || won.len() as u64 == VERSIONS);
    }
    folder.assert_sound();
}

#[tokio::test]
async fn one_that_is_overtaken_does_not_hurt_the_others_in_its_group() {
    let folder = Folder::new();
    let groups = Arc::new(Mutex::new(Vec::<GroupCommit>::new()));
    let seen = groups.clone();
    let observe = Arc::new(move |group| seen.lock().expect("no panic").push(group));
    let store = folder.store_with(SqliteOptions { observe: Some(observe), ..SqliteOptions::default() });
    for table in 0..50 {
        fill(&store, table, 1).await;
    }
    groups.lock().expect("no panic").clear();
    // All are handed over before the first is answered; every third comes too late.
    let asked: Vec<_> = (0..50).map(|table| store.append(append(table, if table % 3 == 0 { 7 } else { 1 }))).collect();
    for (table, append) in asked.into_iter().enumerate() {
        let expected = if table % 3 == 0 { Err(StoreError::Overtaken) } else { Ok(()) };
        assert_eq!(append.await, expected, "{table}");
    }
    for table in 0..50 {
        let last = if table % 3 == 0 { 1 } else { 2 };
        assert_eq!(store.entries(code(table), 0).await, Ok(log(table, 1..=last)));
    }
    store.close().await.expect("it is closed");
    let groups = groups.lock().expect("no panic");
    assert_eq!(groups.iter().map(|group| group.appends).sum::<usize>(), 50);
    assert!(groups.len() < 50, "some were written together: {groups:?}");
    assert!(groups.iter().all(|group| group.ok && group.seconds > 0.0));
}

#[tokio::test]
async fn of_many_for_the_same_version_in_one_group_the_first_wins() {
    let folder = Folder::new();
    let store = folder.store();
    let asked: Vec<_> = (0..20).map(|_| store.append(append(7, 0))).collect();
    let mut answers = Vec::new();
    for append in asked {
        answers.push(append.await);
    }
    assert_eq!(answers[0], Ok(()));
    assert!(answers[1..].iter().all(|answer| *answer == Err(StoreError::Overtaken)), "{answers:?}");
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=1)));
}

#[tokio::test]
async fn what_is_asked_for_in_order_is_done_in_order() {
    let folder = Folder::new();
    let store = folder.store();
    let asked: Vec<_> = (0..100).map(|after| store.append(append(7, after))).collect();
    for append in asked {
        assert_eq!(append.await, Ok(()));
    }
    assert_eq!(store.entries(code(7), 0).await, Ok(log(7, 1..=100)));
}

#[tokio::test]
async fn whoever_asks_for_too_much_at_once_is_told_so() {
    let folder = Folder::new();
    let store = folder.store_with(SqliteOptions { queue: 4, ..SqliteOptions::default() });
    fill(&store, 7, 1).await;
    let asked: Vec<_> = (0..2000).map(|table| store.append(append(100 + table, 0))).collect();
    let (mut done, mut refused) = (0, 0);
    for (table, append) in asked.into_iter().enumerate() {
        let answer = append.await;
        let kept = store.entries(code(100 + table as u64), 0).await.expect("a log").len();
        match &answer {
            Ok(()) => done += 1,
            Err(StoreError::Unavailable(why)) if why == "too many requests at once" => refused += 1,
            Err(error) => panic!("{error}"),
        }
        assert_eq!(kept, usize::from(answer.is_ok()));
    }
    assert!(done >= 4 && refused > 0, "{done} done, {refused} refused");
    store.append(append(7, 1)).await.expect("it goes on");
}
