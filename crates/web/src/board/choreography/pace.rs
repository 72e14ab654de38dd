//! A whole turn is shown within two and a half seconds, however much happens in it.

use rabenburg_engine::{Fact, SeenEvent};

/// The longest that a turn may take, in milliseconds at speed 1.
const TURN: f64 = 2500.0;
/// What is kept for the second action.
const RESERVE: f64 = 1000.0;
/// However late it is, so much time has each step.
const LEAST: f64 = 60.0;

/// Keeps the time of a turn.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    spent: f64,
    second: bool,
}

impl Pace {
    /// By how much the motions of these events, which take so long, are to be shortened: a factor up to 1.
    pub fn fit(&mut self, events: &[SeenEvent], length: f64) -> f64 {
        if events.iter().any(|event| matches!(event, SeenEvent::Public(Fact::TurnBegan { .. }))) {
            *self = Pace::default();
        }
        if length <= 0.0 {
            return 1.0;
        }
        let reserve = if self.second { 0.0 } else { RESERVE };
        let left = (TURN - reserve - self.spent).max(LEAST);
        let factor = (left / length).min(1.0);
        self.spent += length * factor;
        self.second |= events.iter().any(|event| matches!(event, SeenEvent::Public(Fact::ActionCompleted { .. })));
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
        let began = [SeenEvent::Public(Fact::TurnBegan { turn: 3 })];
        assert_eq!(pace.fit(&began, 1000.0), 1.0);
    }
}
