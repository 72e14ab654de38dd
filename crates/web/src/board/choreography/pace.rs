//! A whole turn is shown within two and a half seconds, however much happens in it.

use rabenburg_engine::{Fact, SeenEvent};

/// The longest that a turn may take, in milliseconds at speed 1.
const TURN: f64 = 2500.0;
/// What is reserved for the second action.
const RESERVE: f64 = 1000.0;
/// The least time each step gets, however late it is.
const LEAST: f64 = 60.0;

/// Keeps the time of a turn.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    spent: f64,
    second: bool,
}

impl Pace {
    /// By how much to shorten the motions of these events, which together take `length`: a factor up to 1.
    pub fn fit(&mut self, events: &[SeenEvent], length: f64) -> f64 {
        let count = |is_it: fn(&Fact) -> bool| {
            events.iter().filter(|event| matches!(event, SeenEvent::Public(fact) if is_it(fact))).count()
        };
        let completed = count(|fact| matches!(fact, Fact::ActionCompleted { .. }));
        let factor = if length > 0.0 {
            // A replay of a whole turn has both actions in it.
            let reserve = if self.second || completed > 1 { 0.0 } else { RESERVE };
            let left = (TURN - reserve - self.spent).max(LEAST);
            (left / length).min(1.0)
        } else {
            1.0
        };
        self.spent += length * factor;
        self.second |= completed > 0;
        // The next turn starts with the last events of the one before, which do not use up its time.
        if count(|fact| matches!(fact, Fact::TurnBegan { .. })) > 0 {
            *self = Pace::default();
        }
        factor
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_long_actions_fit_into_a_turn() {
        let done = [SeenEvent::Public(Fact::ActionCompleted { moved: true })];
        let mut pace = Pace::default();
        let shown = [2200.0, 1900.0].map(|length| length * pace.fit(&done, length));
        assert!((shown[0] - 1500.0).abs() < 1.0 && (shown[1] - 1000.0).abs() < 1.0, "{shown:?}");
    }

    #[test]
    fn short_actions_keep_their_time() {
        let done = [SeenEvent::Public(Fact::ActionCompleted { moved: true })];
        let mut pace = Pace::default();
        assert_eq!(pace.fit(&done, 1200.0), 1.0);
        assert_eq!(pace.fit(&done, 1200.0), 1.0);
    }

    #[test]
    fn a_new_turn_has_all_its_time() {
        let mut pace = Pace::default();
        pace.fit(&[], 5000.0);
        assert!(pace.fit(&[], 1000.0) < 0.1);
        // The turn before ends and the next one begins in the same update.
        let began = [SeenEvent::Public(Fact::TurnBegan { turn: 3 })];
        assert!(pace.fit(&began, 1000.0) < 0.1);
        assert_eq!(pace.fit(&[], 1000.0), 1.0);
    }

    #[test]
    fn a_turn_that_is_shown_again_has_the_time_of_a_turn() {
        let done = SeenEvent::Public(Fact::ActionCompleted { moved: true });
        assert_eq!(Pace::default().fit(&[done, done], TURN), 1.0);
    }
}
