//! Time budgets are kept, by a clock that goes on whenever it is looked at.

use core::cell::Cell;
use core::time::Duration;

use rabenburg_bots::{Budget, Decision, Level};
use rabenburg_engine::*;

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// A millisecond passes between two looks.
fn clock() -> Duration {
    NOW.with(|now| Duration::from_millis(now.replace(now.get() + 1)))
}

/// Runs between two looks at the clock.
const LOOK: u32 = 32;

fn decide(level: Level, budget: Budget) -> Decision {
    let mut dice = rabenburg_testkit::TestDice::new(8);
    let mut position = Position::start(Rules::new(Printing::Third, 4)).expect("a table");
    while position.chances().is_some() {
        let input = dice.input(&position).expect("something happens");
        assert_eq!(position.put(input, &mut ()), Ok(()));
    }
    let seat = position.awaited().expect("somebody is asked");
    let knowledge = Knowledge::new(&position, Viewer::Seat(seat));
    let decision = level.bot(1).decide(&knowledge, &position.legal_actions(seat), budget);
    decision.unwrap_or_else(|| panic!("{level:?} has no answer"))
}

#[test]
fn the_search_ends_when_its_time_is_up() {
    for level in [Level::Keeper, Level::Wizard, Level::Queen] {
        for limit in [0, 1, 5, 20] {
            NOW.set(0);
            let decision = decide(level, Budget::Time { limit: Duration::from_millis(limit), clock });
            // The first look begins the time; the last one finds it used up.
            assert!(NOW.get() <= limit.max(1) + 1, "{level:?} looked {} times", NOW.get());
            let most = LOOK * limit.max(1) as u32;
            let runs = decision.thoughts.iterations;
            assert!((LOOK..=most).contains(&runs), "{level:?} made {runs} runs in {limit} ms");
        }
    }
}

#[test]
fn more_time_gives_more_runs() {
    let runs = [2, 20].map(|limit| {
        let budget = Budget::Time { limit: Duration::from_millis(limit), clock };
        decide(Level::Queen, budget).thoughts.iterations
    });
    assert!(runs[0] * 2 <= runs[1], "{runs:?}");
}

/// So long a time cannot be counted in microseconds, and need not be.
#[test]
fn an_endless_limit_is_no_reason_to_panic() {
    fn leaping() -> Duration {
        NOW.with(|now| Duration::from_secs(now.replace(now.get().saturating_add(1 << 58))))
    }
    NOW.set(0);
    let decision = decide(Level::Wizard, Budget::Time { limit: Duration::from_secs(u64::MAX), clock: leaping });
    assert!(decision.thoughts.iterations >= LOOK);
}

#[test]
fn the_levels_that_search_by_time_have_the_time_they_are_said_to_have() {
    let limit = |level: Level| match level.budget(clock) {
        Budget::Time { limit, .. } => Some(limit.as_millis()),
        Budget::Iterations(_) => None,
    };
    assert_eq!(Level::ALL.map(limit), [None, None, None, None, Some(100), Some(1000)]);
}
