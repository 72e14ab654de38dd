//! Playing needs no heap: listing, choosing, playing and resolving allocate nothing, and a position is small enough to
//! be copied without a thought.

use allocation_counter::measure;
use rabenburg_engine::*;
use rabenburg_testkit::{TestDice, start, tables};

#[test]
fn whole_games_allocate_nothing() {
    let mut dice = TestDice::new(91);
    let mut decisions = 0;
    for _ in 0..2 {
        for rules in tables(&mut dice) {
            let mut position = start(rules, &mut dice);
            let allocations = measure(|| {
                while let Some(input) = dice.input(&position).filter(|_| decisions < 2_000_000) {
                    let accepted = position.put(input, &mut ());
                    assert!(accepted.is_ok());
                    decisions += usize::from(matches!(input, Input::Act { .. }));
                }
            });
            assert_eq!(allocations.count_total, 0, "{rules}");
        }
    }
    assert!(decisions > 10_000, "only {decisions} decisions");
}

#[test]
fn refusing_allocates_nothing() {
    let mut position = Position::start(Rules::new(Printing::Third, 2)).expect("a start");
    let allocations = measure(|| {
        let refused = position.play(Seat::FIRST, Action::Redraw, &mut ());
        assert_eq!(refused, Err(Refusal::ChanceDue));
        let refused = position.resolve(Chance::Roll { value: 1 }, &mut ());
        assert_eq!(refused, Err(Refusal::Impossible));
    });
    assert_eq!(allocations.count_total, 0);
}

/// The counter counts: without this the tests above could pass for nothing.
#[test]
fn events_in_a_list_are_counted() {
    let mut position = Position::start(Rules::new(Printing::Third, 2)).expect("a start");
    let allocations = measure(|| {
        let mut events: Vec<Event> = Vec::new();
        assert!(position.resolve(Chance::Card { face: Face::W1 }, &mut events).is_ok());
    });
    assert!(allocations.count_total > 0);
}

#[test]
fn a_position_is_small_and_can_be_copied() {
    fn assert_copy<T: Copy + Send + Sync + 'static>() {}
    assert_copy::<Position>();
    let size = size_of::<Position>();
    assert!(size <= 512, "{size} bytes");
}
