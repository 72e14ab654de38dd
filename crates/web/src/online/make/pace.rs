//! How a table is meant to be played: now, over days, or by a clock of its own.

use rabenburg_protocol::{Absence, Clock, Pace};

/// The preset that a clock and a stand-in make together, if they make one.
pub fn pace_of(clock: &Clock, absence: Absence) -> Option<Pace> {
    Pace::ALL.into_iter().find(|pace| pace.clock() == *clock && pace.absence() == absence)
}

/// The clock and the stand-in of a preset.
pub fn with_pace(pace: Pace) -> (Clock, Option<Absence>) {
    (pace.clock(), Some(pace.absence()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_preset_is_recognised() {
        for pace in Pace::ALL {
            let (clock, absence) = with_pace(pace);
            assert_eq!(pace_of(&clock, absence.expect("a stand-in")), Some(pace));
        }
        let own = Clock { turn_seconds: core::num::NonZeroU32::new(90), ..Clock::default() };
        assert_eq!(pace_of(&own, Absence::default()), None);
    }
}
