//! Where there is nothing to think about.

use rabenburg_bots::{Budget, Level};
use rabenburg_engine::*;

/// Nobody can afford a spell, and the one wizard left cannot move: what is left is a single choice.
const SINGLE: &str = "rules third basic 2 | course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:b \
    | a 6/0/0 - | b 6/0/0 W1 W2 W3 | turn 0";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn never() -> core::time::Duration {
    panic!("nobody needs to look at the clock")
}

#[test]
fn a_single_legal_action_is_taken_at_once() {
    let position = position(SINGLE);
    let actions = position.legal_actions(Seat::FIRST);
    assert_eq!(actions.len(), 1, "{position:#}");
    let knowledge = Knowledge::new(&position, Viewer::Seat(Seat::FIRST));
    for level in Level::ALL {
        let decision = level.bot(1).decide(&knowledge, &actions, level.budget(never));
        let decision = decision.unwrap_or_else(|| panic!("{level:?} has no answer"));
        assert_eq!(Some(decision.action), actions.get(0));
        assert_eq!(decision.thoughts.iterations, 0, "{level:?}");
    }
}

#[test]
fn nobody_decides_where_there_is_no_choice() {
    let position = Position::start(Rules::new(Printing::Third, 2)).expect("a table");
    let knowledge = Knowledge::new(&position, Viewer::Seat(Seat::FIRST));
    for level in Level::ALL {
        assert_eq!(level.bot(1).decide(&knowledge, &Actions::new(), Budget::Iterations(10)), None, "{level:?}");
    }
}

#[test]
fn a_spectator_decides_nothing() {
    let position = position(
        "rules third basic 2 | course 0:* 1:1a 2:2b 3:3 4:4 5:5 6:6 7:7 8:8 9:9 \
        | a 6/0/0 W1 W2 D | b 6/0/0 W1 W2 W3 | turn 0",
    );
    let actions = position.legal_actions(Seat::FIRST);
    let knowledge = Knowledge::new(&position, Viewer::Spectator);
    for level in Level::ALL {
        let mut bot = level.bot(1);
        assert_eq!(bot.decide(&knowledge, &actions, Budget::Iterations(10)), None, "{level:?}");
        assert_eq!(bot.interject(&knowledge, &actions, Budget::Iterations(10)), None, "{level:?}");
    }
}
