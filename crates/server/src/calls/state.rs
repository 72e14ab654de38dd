//! What is remembered of people who can be called. All of it is made anew when the server starts.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use rabenburg_protocol::{Code, VisitorId};

/// Whoever leaves a table sooner after it began to wait for them may not have seen it: a telephone that sleeps keeps its
/// socket for a while.
const NOTICED: u64 = 90_000;

/// What is remembered. It grows with the people who have asked to be called, and with nobody else.
#[derive(Default)]
pub(super) struct State {
    callees: HashSet<VisitorId>,
    looks: HashMap<VisitorId, Instant>,
    /// Who has been called and has not come back.
    away: HashSet<VisitorId>,
    /// How many sockets somebody has at a table.
    here: HashMap<(VisitorId, Code), u32>,
    /// When somebody left a table, in milliseconds since 1970.
    left: HashMap<(VisitorId, Code), u64>,
}

impl State {
    /// Somebody wants to be called. A table may be waiting for them already.
    pub(super) fn add(&mut self, visitor: VisitorId, after: Duration) {
        self.callees.insert(visitor);
        self.look_at(visitor, after);
    }

    /// Somebody was called before this server began, and has not come back.
    pub(super) fn is_away(&mut self, visitor: VisitorId) {
        self.away.insert(visitor);
    }

    /// Nobody knows how to call them any more.
    pub(super) fn forget(&mut self, visitor: VisitorId) {
        self.callees.remove(&visitor);
        self.looks.remove(&visitor);
        self.away.remove(&visitor);
        self.left.retain(|(other, _), _| *other != visitor);
    }

    /// Whether they have come back just now.
    pub(super) fn is_back(&mut self, visitor: VisitorId) -> bool {
        self.away.remove(&visitor)
    }

    /// Looks after them in a while, unless that is planned already, or nobody can call them.
    pub(super) fn look_at(&mut self, visitor: VisitorId, after: Duration) {
        if self.callees.contains(&visitor) {
            self.looks.entry(visitor).or_insert_with(|| Instant::now() + after);
        }
    }

    /// Somebody whose time has come, who is no longer planned then.
    pub(super) fn next_due(&mut self, at: Instant) -> Option<VisitorId> {
        let due = self.looks.iter().find(|(_, when)| **when <= at).map(|(visitor, _)| *visitor)?;
        self.looks.remove(&due);
        Some(due)
    }

    pub(super) fn enter(&mut self, visitor: VisitorId, table: Code) {
        *self.here.entry((visitor, table)).or_default() += 1;
        self.left.remove(&(visitor, table));
    }

    pub(super) fn leave(&mut self, visitor: VisitorId, table: Code, at: u64, after: Duration) {
        let place = (visitor, table);
        let sockets = self.here.get_mut(&place).map_or(0, |sockets| {
            *sockets = sockets.saturating_sub(1);
            *sockets
        });
        if sockets == 0 {
            self.here.remove(&place);
            if self.callees.contains(&visitor) {
                self.left.insert(place, at);
                self.look_at(visitor, after);
            }
        }
    }

    /// Whether somebody knows that a table has been waiting for them since then: they are there, or were for long enough.
    pub(super) fn knows(&self, visitor: VisitorId, table: Code, since: u64) -> bool {
        let place = (visitor, table);
        self.here.contains_key(&place) || self.left.get(&place).is_some_and(|left| *left > since + NOTICED)
    }

    /// Forgets when people left tables, if that was long ago.
    pub(super) fn tidy(&mut self, before: u64) {
        self.left.retain(|_, left| *left >= before);
    }
}
