//! When the actor has something to do by itself.

use std::time::{Duration, Instant};

use rabenburg_protocol::Status;

use super::Actor;
use crate::now::now;

/// A table whose game is over is read again when somebody asks for it; memory follows the games that are on.
const OVER: Duration = Duration::from_secs(1);
/// A table looks after itself at least so often.
const AT_LEAST: Duration = Duration::from_secs(60);

impl Actor {
    /// When to look again.
    pub(super) fn next_wake(&self) -> Instant {
        let present = Instant::now();
        let deadline = self.table.deadline().map(|(_, at)| {
            // Once the time is up, a bot is asked and answers; looking again would not hurry it.
            let left = if self.bots.are_thinking() { AT_LEAST.as_millis() as u64 } else { at.saturating_sub(now()) };
            present + Duration::from_millis(left)
        });
        let idle = self.guests.is_empty().then(|| self.busy_at + self.patience());
        let takeover = self.takeover().map(|(_, at)| at);
        let decided = self.table.game().and_then(|game| self.bots.due(game));
        let wishes = [deadline, idle.filter(|at| *at > present), takeover, decided, self.tell_at];
        let wish = wishes.into_iter().flatten().fold(present + AT_LEAST, Instant::min);
        self.stalled.map_or(wish, |until| wish.max(until))
    }

    /// How long it stays in memory with nobody there.
    fn patience(&self) -> Duration {
        let usual = self.hall.settings().idle_after;
        match self.table.status() {
            Status::Waiting | Status::Playing => usual,
            Status::Over | Status::Closed => usual.min(OVER),
        }
    }

    /// Whether nobody would miss the table: nobody is there, and nothing happens soon. When its time comes, it is woken.
    pub(super) fn is_idle(&self) -> bool {
        let quiet = self.busy_at.elapsed() >= self.patience();
        let soon = self.table.due().is_some_and(|at| at < now() + 2 * AT_LEAST.as_millis() as u64);
        let playing = self.table.status() == Status::Playing;
        self.guests.is_empty() && quiet && !self.bots.are_thinking() && !(playing && soon)
    }
}
