//! Runs through the tree need no heap: four times as many allocate as often.

use allocation_counter::measure;
use rabenburg_bots::{Budget, Level};
use rabenburg_engine::*;
use rabenburg_testkit::TestDice;

/// A decision some way into a random game, with what the one who is asked knows by then.
fn moment(rules: Rules, dice: &mut TestDice) -> (Knowledge, Actions) {
    loop {
        let mut position = Position::start(rules).expect("a table");
        let mut minds: Vec<_> = rules.seats().map(|seat| Knowledge::new(&position, Viewer::Seat(seat))).collect();
        let inputs = 100 + dice.below(100);
        for number in 0.. {
            if let (true, Some(seat)) = (number > inputs, position.awaited()) {
                let actions = position.legal_actions(seat);
                if actions.len() > 5 {
                    return (minds.swap_remove(seat.index()), actions);
                }
            }
            let Some(input) = dice.input(&position) else { break };
            let mut events = Vec::new();
            assert_eq!(position.put(input, &mut events), Ok(()));
            for mind in &mut minds {
                let viewer = mind.viewer();
                events.iter().for_each(|event| mind.see(&event.seen_by(viewer)));
            }
        }
    }
}

/// Allocations and runs of a decision by a bot that has decided before: its tree has its memory by then.
fn allocations(level: Level, (knowledge, actions): &(Knowledge, Actions), iterations: u32) -> (u64, u32) {
    let mut bot = level.bot(3);
    bot.decide(knowledge, actions, Budget::Iterations(64));
    let mut runs = 0;
    let measured = measure(|| {
        let decision = bot.decide(knowledge, actions, Budget::Iterations(iterations));
        runs = decision.map_or(0, |decision| decision.thoughts.iterations);
    });
    (measured.count_total, runs)
}

#[test]
fn runs_allocate_nothing() {
    let mut dice = TestDice::new(17);
    let basic = Rules::new(Printing::Third, 3);
    let master = Rules { variant: Variant::Master, spells: Spells::BOX, ..basic };
    let teams = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    for rules in [basic, master, teams] {
        for level in [Level::Keeper, Level::Wizard, Level::Queen] {
            let moment = moment(rules, &mut dice);
            let [few, many] = [200, 800].map(|iterations| allocations(level, &moment, iterations));
            assert_eq!(few.0, many.0, "{level:?}, {rules}");
            assert!(few.0 > 0, "the counter counts");
            assert!(2 * few.1 < many.1, "only {} and {} runs", few.1, many.1);
        }
    }
}
