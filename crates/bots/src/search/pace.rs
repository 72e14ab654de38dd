//! When a search has thought enough.

use core::time::Duration;

use crate::bot::Budget;

/// A budget that is being used up.
pub(super) struct Pace {
    budget: Budget,
    began: Duration,
    runs: u32,
}

/// The clock, and whether the choice can still change, are looked at once in so many runs.
const LOOK: u32 = 32;

impl Pace {
    pub(super) fn new(budget: Budget) -> Pace {
        let began = match budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time { clock, .. } => clock(),
        };
        Pace { budget, began, runs: 0 }
    }

    /// How many runs there were.
    pub(super) fn runs(&self) -> u32 {
        self.runs
    }

    /// Whether there is another run. `open` tells whether so many more runs can still change the choice.
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

/// How many more runs the rest of the time gives, if they go on as fast.
fn runs_left(runs: u32, spent: Duration, limit: Duration) -> u32 {
    let left = limit.saturating_sub(spent).as_micros() as u64;
    let rest = u64::from(runs) * left / (spent.as_micros() as u64).max(1);
    u32::try_from(rest).unwrap_or(u32::MAX)
}
