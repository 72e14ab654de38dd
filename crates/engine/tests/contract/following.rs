//! A view that goes on by what its viewer is shown stays the view of the present.

use std::collections::BTreeSet;

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, TestDice, for_every_position, start, tables, viewers};

/// What everybody sees, going on beside a game.
struct Following {
    /// The truth, event by event.
    now: Position,
    views: Vec<View>,
}

impl Following {
    fn new(start: &Position) -> Following {
        Following { now: *start, views: viewers(start).map(|viewer| start.view(viewer)).collect() }
    }

    /// Goes on by an event. A view has nothing but what it shows, so if it is right after every event, then it also goes
    /// on rightly from any moment at which somebody begins to look.
    fn go_on(&mut self, event: &Event) {
        self.now.apply(event);
        for view in &mut self.views {
            let seen = event.seen_by(view.viewer);
            view.apply(&seen);
            assert_eq!(*view, self.now.view(view.viewer), "after {seen:?}\n{:#}", self.now);
        }
    }
}

/// Plays games to their end at all tables, each strict and aided, and looks at what happens.
fn for_whole_games(seed: u64, games: usize, mut look: impl FnMut(&Following)) {
    let mut dice = TestDice::new(seed);
    for _ in 0..games {
        for rules in tables(&mut dice) {
            for memory in [Memory::Strict, Memory::Aided] {
                let mut game = Playthrough::new(start(Rules { memory, ..rules }, &mut dice));
                let mut following = Following::new(&game.start);
                look(&following);
                while let Some(input) = eager_input(&game.position, &mut dice) {
                    game.put(input);
                    for event in game.fresh_events() {
                        following.go_on(event);
                        look(&following);
                    }
                    assert_eq!(following.now, game.position);
                }
            }
        }
    }
}

/// Something random that is legal. Who chooses among all actions seldom casts after a redraw or a roll, or asks for a
/// card in a window; these players do.
fn eager_input(position: &Position, dice: &mut TestDice) -> Option<Input> {
    let input = dice.input(position)?;
    let Some(seat) = position.awaited().filter(|_| dice.one_in(2)) else { return Some(input) };
    let wish = dice.below(6);
    let eager = |action: &Action| match action {
        Action::Redraw => wish == 0,
        Action::PlayDice { .. } => wish == 1,
        Action::Ask => wish == 2,
        Action::Cast(_) => wish > 2,
        _ => false,
    };
    let actions: Vec<Action> = position.legal_actions(seat).iter().filter(eager).collect();
    Some(if actions.is_empty() { input } else { Input::Act { seat, action: dice.pick(&actions) } })
}

/// A stage without the seat that is asked.
fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Deal => "deal",
        Stage::Choose => "choose",
        Stage::Roll => "roll",
        Stage::Rolled => "rolled",
        Stage::Push => "push",
        Stage::End => "end",
        Stage::Window(window, _) => window.name(),
        Stage::Refill => "refill",
        Stage::Over(_) => "over",
    }
}

#[test]
fn what_a_viewer_is_shown_leads_to_what_there_is_to_see() {
    let (mut ends, mut returns) = (0, BTreeSet::new());
    for_whole_games(31, 3, |Following { now, views }| {
        ends += usize::from(matches!(now.turn(), Turn::Over(_)));
        returns.extend(match views[0].under_way {
            Some(UnderWay::Interlude(stage)) => {
                let Awaited::Decision { phase, .. } = views[0].awaited else { panic!("nobody decides\n{now:#}") };
                Some((phase.name(), name(stage)))
            }
            Some(UnderWay::Draws { spell: true, stage, .. }) => Some(("drawing", name(stage))),
            Some(UnderWay::Draws { stage, .. }) => Some(("draws", name(stage))),
            Some(UnderWay::Roll(_)) => Some(("die", name(now.stage()))),
            None => None,
        });
    });
    assert!(ends > 300, "{ends} games prove too little");
    // All that returns to a stage, each on every stage on which it can lie.
    let anywhere = ["choose", "rolled", "push", "end", "open", "announced", "done"];
    for what in ["repeat", "drawing", "give", "reply", "give_back"] {
        for stage in anywhere {
            assert!(returns.contains(&(what, stage)), "{what} on {stage} is missing: {returns:?}");
        }
    }
    for also in [("pick", "choose"), ("draws", "deal"), ("draws", "push"), ("draws", "refill"), ("die", "roll")] {
        assert!(returns.contains(&also), "{also:?} is missing: {returns:?}");
    }
}

/// Without the stage beneath, nobody could go on from these two: all else is the same, and so is what they are shown.
#[test]
fn a_view_tells_to_which_stage_a_spell_returns() {
    let after = |stage: &str| {
        let text = format!(
            "rules first basic 2 spells=move_tower | course 0:1* 3:3 4:8ab 5:2 6:4 7:5 8:6 9:7 10:9 \
             | a 1/4/1 W1 T5W1 D | b 6/0/0 T2 T3W3 WDD | discard W2 W3 T4 \
             | turn 0 {stage} spell-used repeat=a:move_tower"
        );
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        let (mut later, mut events) = (position, Vec::new());
        later.play(Seat::FIRST, Action::Stop, &mut events).expect("nobody has to repeat");
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect();
        (position.view(Viewer::Spectator), seen, later.view(Viewer::Spectator))
    };
    let (choose, push) = (after("choose"), after("push redrawn"));
    assert_eq!(choose.0.under_way, Some(UnderWay::Interlude(Stage::Choose)));
    assert_eq!(push.0.under_way, Some(UnderWay::Interlude(Stage::Push)));
    assert_eq!(View { under_way: None, ..choose.0.clone() }, View { under_way: None, ..push.0.clone() });
    assert_eq!(choose.1, push.1);
    assert_ne!(choose.2, push.2);
}

/// Where somebody decides: at chances nobody is shown a view.
#[test]
fn only_within_a_spell_or_an_exchange_something_is_under_way() {
    let effort = Effort { seed: 34, games: 1, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            let view = position.view(Viewer::Spectator);
            let stage = match view.awaited {
                Awaited::Decision {
                    phase: Phase::Pick | Phase::Repeat | Phase::Give | Phase::Reply | Phase::GiveBack,
                    ..
                } => Some(UnderWay::Interlude(position.stage())),
                Awaited::Decision { .. } | Awaited::Over(_) => None,
                Awaited::Chance(_) => return,
            };
            assert_eq!(view.under_way, stage, "\n{position:#}");
        },
    );
}

#[test]
fn the_course_of_a_view_is_the_board_in_sight() {
    let effort = Effort { seed: 32, games: 1, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            let course = position.course();
            for viewer in viewers(position) {
                let seen = position.view(viewer).course().unwrap_or_else(|| panic!("no board\n{position:#}"));
                match position.rules().memory {
                    Memory::Aided => assert_eq!(seen, *course),
                    Memory::Strict => {
                        assert_eq!(seen.castle(), course.castle());
                        assert!(TowerId::all().all(|tower| seen.beneath(tower) == course.beneath(tower)));
                        for surface in Surface::all() {
                            let there =
                                if course.is_visible(surface) { course.on(surface) } else { Wizards::default() };
                            assert_eq!(seen.on(surface), there, "{surface}\n{position:#}");
                        }
                    }
                }
            }
        },
    );
}

/// Events may come from far away: what does not belong to the game must neither break nor hang a client.
#[test]
fn events_of_other_games_do_no_harm() {
    let effort = Effort { seed: 33, games: 1, inputs: 200 };
    let mut strange: Vec<SeenEvent> = Vec::new();
    for_every_position(
        effort,
        |_| (),
        |_, game, dice| {
            for event in game.fresh_events() {
                strange.push(event.seen_by(dice.pick(&[Viewer::Spectator, Viewer::Seat(Seat::FIRST)])));
            }
            let mut view = game.position.view(Viewer::Seat(Seat::FIRST));
            for _ in 0..if strange.is_empty() { 0 } else { 10 } {
                let event = dice.pick(&strange);
                view.apply(&event);
                assert!(view.course().is_some(), "{event:?}\n{:#}", game.position);
            }
        },
    );
}

#[test]
fn what_is_no_view_of_a_board_stays_as_it_is() {
    let whole = Position::start(Rules::new(Printing::Third, 3)).expect("a start").view(Viewer::Spectator);
    let event = SeenEvent::Public(Fact::TurnBegan { turn: 1 });
    let broken = |change: fn(&mut View)| {
        let mut view = whole.clone();
        change(&mut view);
        view
    };
    for before in [
        broken(|view| view.spaces.clear()),
        broken(|view| view.spaces[1].towers.clear()),
        broken(|view| view.spaces[1].towers = view.spaces[2].towers.clone()),
        broken(|view| view.seats.clear()),
        broken(|view| view.rules.players = 0),
        broken(|view| view.rules.players = 200),
    ] {
        let mut after = before.clone();
        after.apply(&event);
        assert_eq!(after, before);
    }
    let mut after = whole.clone();
    after.apply(&event);
    assert_ne!(after, whole);
}
