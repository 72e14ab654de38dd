//! Who is watching which table.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rabenburg_protocol::Code;
use tokio::sync::watch;

use crate::store::{Watch, WatchId};

#[derive(Default)]
pub(super) struct Watchers {
    tables: Mutex<HashMap<Code, Vec<Eye>>>,
    next: AtomicU64,
}

struct Eye {
    id: WatchId,
    versions: watch::Sender<u64>,
}

/// Ends a watch.
struct Guard {
    watchers: Arc<Watchers>,
    table: Code,
    id: WatchId,
}

impl Watchers {
    pub(super) fn watch(self: &Arc<Watchers>, table: Code) -> Watch {
        let id = WatchId(self.next.fetch_add(1, Ordering::Relaxed));
        let (sender, versions) = watch::channel(0);
        self.tables().entry(table).or_default().push(Eye { id, versions: sender });
        Watch { id, versions, guard: Box::new(Guard { watchers: self.clone(), table, id }) }
    }

    /// Notifies watchers of new versions, except those who created them.
    pub(super) fn tell(&self, made: impl IntoIterator<Item = Made>) {
        let tables = self.tables();
        for Made { table, version, by } in made {
            for eye in tables.get(&table).into_iter().flatten().filter(|eye| Some(eye.id) != by) {
                eye.versions.send_if_modified(|seen| {
                    let newer = version > *seen;
                    *seen = version.max(*seen);
                    newer
                });
            }
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<Code, Vec<Eye>>> {
        // The map is consistent even if a thread panics.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A new version.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub(super) table: Code,
    pub(super) version: u64,
    pub(super) by: Option<WatchId>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        let mut tables = self.watchers.tables();
        if let Some(eyes) = tables.get_mut(&self.table) {
            eyes.retain(|eye| eye.id != self.id);
            if eyes.is_empty() {
                tables.remove(&self.table);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watch_that_has_ended_leaves_nothing_behind() {
        let watchers = Arc::<Watchers>::default();
        let table = Code::from_random([1; 16]);
        let (first, second) = (watchers.watch(table), watchers.watch(table));
        drop(first);
        assert_eq!(watchers.tables().get(&table).map(Vec::len), Some(1));
        drop(second);
        assert!(watchers.tables().is_empty());
    }
}
