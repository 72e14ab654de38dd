//! When the actor wakes up by itself.

use std::time::{Duration, Instant};

use rabenburg_protocol::Status;

use super::Actor;
use crate::now::now;

/// How long a finished table stays loaded. It is read again when someone asks for it; memory follows the games in
/// progress.
const OVER: Duration = Duration::from_secs(1);
/// A table checks on itself at least this often.
const AT_LEAST: Duration = Duration::from_secs(60);

impl Actor {
    /// When to wake up next.
    pub(super) fn next_wake(&self) -> Instant {
        let present = Instant::now();
        let deadline = self.table.deadline().map(|(_, at)| {
            // Once time is up, a bot is asked and answers; waking up again would not hurry it.
            let left = if self.bots.are_thinking() { AT_LEAST.as_millis() as u64 } else { at.saturating_sub(now()) };
            present + Duration::from_millis(left)
        });
        let idle = self.guests.is_empty().then(|| self.busy_at + self.patience());
        let scene = self.scene();
        let soon = |at: u64| present + Duration::from_millis(at.saturating_sub(scene.at));
        let stand_in = self.table.stand_in_at(&scene).map(|(_, at)| soon(at));
        // When somebody has been away for long, those who are here are told.
        let away = scene.away.into_iter().flatten().map(|since| since.saturating_add(scene.patience));
        let long_away = away.filter(|at| *at > scene.at).min().filter(|_| self.table.game().is_some()).map(soon);
        let idle_player = self.table.idle_at(&scene).map(|(_, at)| at).filter(|at| *at > scene.at).map(soon);
        let next_host = self.table.next_host_at(&scene).map(|(_, at)| soon(at));
        let decided = self.table.game().and_then(|game| self.bots.due(game));
        let wishes = [
            deadline,
            idle.filter(|at| *at > present),
            stand_in,
            long_away,
            idle_player,
            next_host,
            decided,
            self.tell_at,
        ];
        let wish = wishes.into_iter().flatten().fold(present + AT_LEAST, Instant::min);
        self.stalled.map_or(wish, |until| wish.max(until))
    }

    /// How long the table stays in memory with nobody here.
    fn patience(&self) -> Duration {
        let usual = self.hall.settings().idle_after;
        match self.table.status() {
            Status::Waiting | Status::Playing => usual,
            Status::Over | Status::Closed => usual.min(OVER),
        }
    }

    /// Whether the table can be unloaded: nobody is here, and nothing is due soon. When something is due, it is woken.
    pub(super) fn is_idle(&self) -> bool {
        let quiet = self.busy_at.elapsed() >= self.patience();
        let soon = self.table.due().is_some_and(|at| at < now() + 2 * AT_LEAST.as_millis() as u64);
        let playing = self.table.status() == Status::Playing;
        self.guests.is_empty() && quiet && !self.bots.are_thinking() && !(playing && soon)
    }
}
