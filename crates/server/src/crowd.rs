//! How many people are here: at tables, or looking around.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rabenburg_protocol::VisitorId;

/// How long someone counts as here after they were last heard from.
const LINGER: Duration = Duration::from_secs(120);

/// Everyone who is here, in this process.
#[derive(Clone, Debug, Default)]
pub(crate) struct Crowd(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    known: HashMap<VisitorId, Seen>,
    /// Sockets of those who gave no key.
    nameless: u32,
}

#[derive(Debug)]
struct Seen {
    sockets: u32,
    at: Instant,
}

/// Someone is at a table for as long as this is held.
#[derive(Debug)]
pub(crate) struct Stay {
    crowd: Crowd,
    who: Option<VisitorId>,
}

impl Crowd {
    /// A visitor was heard from.
    pub(crate) fn see(&self, visitor: VisitorId) {
        let at = Instant::now();
        self.inner().known.entry(visitor).or_insert(Seen { sockets: 0, at }).at = at;
    }

    /// Someone opened a socket.
    pub(crate) fn enter(&self, who: Option<VisitorId>) -> Stay {
        let mut inner = self.inner();
        match who {
            Some(visitor) => {
                let at = Instant::now();
                inner.known.entry(visitor).or_insert(Seen { sockets: 0, at }).sockets += 1;
            }
            None => inner.nameless += 1,
        }
        Stay { crowd: self.clone(), who }
    }

    /// How many people are here. Several sockets of a visitor are one person.
    pub(crate) fn people(&self) -> u32 {
        let (inner, now) = (self.inner(), Instant::now());
        let known = inner.known.values().filter(|seen| seen.is_here(now)).count();
        u32::try_from(known).unwrap_or(u32::MAX).saturating_add(inner.nameless)
    }

    /// Forgets those who have gone.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        let mut inner = self.inner();
        inner.known.retain(|_, seen| seen.is_here(now));
        inner.known.shrink_to_fit();
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seen {
    fn is_here(&self, now: Instant) -> bool {
        self.sockets > 0 || now.saturating_duration_since(self.at) < LINGER
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut inner = self.crowd.inner();
        match self.who {
            Some(visitor) => {
                if let Some(seen) = inner.known.get_mut(&visitor) {
                    seen.sockets = seen.sockets.saturating_sub(1);
                    seen.at = Instant::now();
                }
            }
            None => inner.nameless = inner.nameless.saturating_sub(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_counts_once_and_for_as_long_as_they_are_here() {
        let crowd = Crowd::default();
        let [anna, ben] = [1, 2].map(|number| VisitorId::from_random([number; 16]));
        assert_eq!(crowd.people(), 0);
        crowd.see(anna);
        let stays = [crowd.enter(Some(anna)), crowd.enter(Some(anna)), crowd.enter(Some(ben)), crowd.enter(None)];
        assert_eq!(crowd.people(), 3, "Anna, Ben and somebody who watches");
        drop(stays);
        assert_eq!(crowd.people(), 2, "who was here a moment ago still counts; a nameless watcher has gone");
        let long_ago = Instant::now().checked_sub(LINGER);
        if let Some(long_ago) = long_ago {
            crowd.inner().known.values_mut().for_each(|seen| seen.at = long_ago);
            assert_eq!(crowd.people(), 0);
            crowd.tidy();
            assert!(crowd.inner().known.is_empty());
        }
    }
}
