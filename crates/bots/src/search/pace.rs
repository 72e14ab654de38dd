//! When a search has thought enough.

use core::time::Duration;

use crate::bot::Budget;

/// A budget as it is used up.
pub(super) struct Pace {
    budget: Budget,
    began: Duration,
    runs: u32,
}

/// How many runs pass between looks at the clock and at whether the choice can still change.
const LOOK: u32 = 32;

impl Pace {
    pub(super) fn new(budget: Budget) -> Pace {
        let began = match budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time { clock, .. } => clock(),
        };
        Pace { budget, began, runs: 0 }
    }

    /// How many runs there have been.
    pub(super) fn runs(&self) -> u32 {
        self.runs
    }

    /// Whether there is another run. `open` says whether this many more runs can still change the choice.
    #[inline]
    pub(super) fn goes_on(&mut self, open: impl FnOnce(u32) -> bool) -> bool {
        let look = self.runs.is_multiple_of(LOOK) && self.runs > 0;
        let goes_on = match self.budget {
            Budget::Iterations(limit) => self.runs < limit && (!look || open(limit - self.runs)),
            Budget::Time { limit, clock } => {
                !look || {
                    let spent = clock().saturating_sub(self.began);
                    spent < limit && open(runs_left(self.runs, spent, limit))
                }
            }
        };
        self.runs += u32::from(goes_on);
        goes_on
    }
}

/// How many more runs fit into the remaining time at the same speed.
fn runs_left(runs: u32, spent: Duration, limit: Duration) -> u32 {
    // No limit is too long: its microseconds times any number of runs fit into 128 bits.
    let left = limit.saturating_sub(spent).as_micros();
    let rest = u128::from(runs) * left / spent.as_micros().max(1);
    u32::try_from(rest).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;

    thread_local! {
        static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    }

    /// A clock that advances by a millisecond each time it is read.
    fn clock() -> Duration {
        NOW.replace(NOW.get() + Duration::from_millis(1))
    }

    fn runs(budget: Budget, open: impl Fn(u32) -> bool) -> u32 {
        let mut pace = Pace::new(budget);
        while pace.goes_on(&open) {}
        pace.runs()
    }

    #[test]
    fn iterations_are_counted() {
        for limit in [0, 1, LOOK - 1, LOOK, LOOK + 1, 1000] {
            assert_eq!(runs(Budget::Iterations(limit), |_| true), limit);
        }
    }

    #[test]
    fn a_choice_that_cannot_change_ends_it() {
        assert_eq!(runs(Budget::Iterations(1000), |_| false), LOOK);
        assert_eq!(runs(Budget::Iterations(1000), |left| left > 1000 - 100), 4 * LOOK);
        let limit = Duration::from_millis(50);
        assert_eq!(runs(Budget::Time { limit, clock }, |_| false), LOOK);
    }

    #[test]
    fn time_is_up_when_the_clock_says_so() {
        for limit in [1, 2, 17] {
            let budget = Budget::Time { limit: Duration::from_millis(limit), clock };
            assert_eq!(runs(budget, |_| true), LOOK * limit as u32);
        }
        // There is always some thought.
        assert_eq!(runs(Budget::Time { limit: Duration::ZERO, clock }, |_| true), LOOK);
    }

    #[test]
    fn the_rest_of_the_time_gives_as_many_runs_as_the_first_part() {
        let seconds = Duration::from_secs;
        assert_eq!(runs_left(100, seconds(1), seconds(3)), 200);
        assert_eq!(runs_left(100, seconds(3), seconds(3)), 0);
        assert_eq!(runs_left(100, seconds(4), seconds(3)), 0);
        assert_eq!(runs_left(u32::MAX, Duration::ZERO, Duration::MAX), u32::MAX);
        assert_eq!(runs_left(LOOK, Duration::from_nanos(1), Duration::MAX), u32::MAX);
    }
}
