//! What the players have counted and measured.

use std::time::Duration;

/// How many kinds of errors are listed in words.
const KINDS: usize = 8;

/// Counts for a whole test, and times for the current measurement.
#[derive(Default)]
pub(super) struct Tally {
    /// From sending a move until everyone at the table had it, in microseconds.
    latencies: Vec<u32>,
    /// How late moves were sent, in microseconds.
    delays: Vec<u32>,
    pub(super) bot_moves: u64,
    pub(super) games: u64,
    pub(super) errors: u64,
    /// Acknowledged moves that someone did not get.
    pub(super) lost: u64,
    /// Moves that someone got though nobody made them, or that were made twice.
    pub(super) doubled: u64,
    kinds: Vec<(String, u64)>,
}

impl Tally {
    /// Resets the times for the next measurement.
    pub(super) fn begin(&mut self) {
        self.latencies.clear();
        self.delays.clear();
        self.bot_moves = 0;
    }

    pub(super) fn record(&mut self, latency: Duration, delay: Duration) {
        self.latencies.push(micros(latency));
        self.delays.push(micros(delay));
    }

    /// How many moves were measured.
    pub(super) fn moves(&self) -> u64 {
        self.latencies.len() as u64
    }

    /// Counts an error, told in words.
    pub(super) fn trouble(&mut self, told: &str) {
        self.errors += 1;
        if let Some((_, count)) = self.kinds.iter_mut().find(|(kind, _)| kind == told) {
            *count += 1;
        } else if self.kinds.len() < KINDS {
            self.kinds.push((told.to_owned(), 1));
        }
    }

    /// The kinds of errors, with their counts.
    pub(super) fn troubles(&self) -> Vec<String> {
        self.kinds.iter().map(|(kind, count)| format!("{count} × {kind}")).collect()
    }

    /// Compares the moves acknowledged at a table with what each of its clients saw.
    pub(super) fn audit(&mut self, acknowledged: u64, seen: impl Iterator<Item = u64>) {
        let (mut lost, mut doubled) = (0, 0);
        for seen in seen {
            lost = lost.max(acknowledged.saturating_sub(seen));
            doubled = doubled.max(seen.saturating_sub(acknowledged));
        }
        self.lost += lost;
        self.doubled += doubled;
    }

    /// Latencies in milliseconds, if there were any moves.
    pub(super) fn latency(&mut self) -> Option<Spread> {
        Spread::of(&mut self.latencies)
    }

    /// How late moves were sent, in milliseconds.
    pub(super) fn delay(&mut self) -> Option<Spread> {
        Spread::of(&mut self.delays)
    }
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// Percentiles of many times, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spread {
    pub(super) p50: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Spread {
    fn of(times: &mut [u32]) -> Option<Spread> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        // The time that this percentage does not exceed.
        let at = |percent: usize| f64::from(times[(times.len() * percent).div_ceil(100).saturating_sub(1)]) / 1000.0;
        Some(Spread { p50: at(50), p99: at(99), max: f64::from(times[last]) / 1000.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_measured_times() {
        let mut tally = Tally::default();
        assert_eq!(tally.latency(), None);
        for ms in (1..=200).rev() {
            tally.record(Duration::from_millis(ms), Duration::ZERO);
        }
        assert_eq!(tally.latency(), Some(Spread { p50: 100.0, p99: 198.0, max: 200.0 }));
        tally.begin();
        tally.record(Duration::from_micros(1500), Duration::from_micros(20));
        assert_eq!(tally.latency(), Some(Spread { p50: 1.5, p99: 1.5, max: 1.5 }));
        assert_eq!(tally.delay().map(|delay| delay.max), Some(0.02));
    }

    #[test]
    fn a_move_that_nobody_or_only_one_got_is_lost_once() {
        let mut tally = Tally::default();
        tally.audit(5, [5, 5].into_iter());
        assert_eq!((tally.lost, tally.doubled), (0, 0));
        tally.audit(5, [4, 4].into_iter());
        tally.audit(5, [4, 5].into_iter());
        assert_eq!((tally.lost, tally.doubled), (2, 0));
        tally.audit(5, [6, 5].into_iter());
        assert_eq!((tally.lost, tally.doubled), (2, 1));
    }
}
