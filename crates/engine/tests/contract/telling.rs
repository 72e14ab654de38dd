//! Views and written records tell the present and the last round, and not more.

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, for_every_position, viewers};

#[test]
fn views_agree_with_the_position() {
    let effort = Effort { seed: 61, games: 1, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, game, _| {
            let position = &game.position;
            for viewer in viewers(position) {
                let view = position.view(viewer);
                assert_eq!(view.viewer, viewer);
                assert_eq!(view.castle, position.course().castle());
                assert_eq!(view.discard, position.discard());
                assert_eq!(view.draw_pile, position.draw_pile().len());
                let awaited = match view.awaited {
                    Awaited::Decision { seat, phase, .. } => (Some(seat), Some(phase)),
                    _ => (None, None),
                };
                assert_eq!(awaited, (position.awaited(), position.phase()));
                for (space, seen) in Space::all().zip(&view.spaces) {
                    assert_eq!(seen.wizards, position.course().visible_on(space), "{space}\n{position:#}");
                    assert!(
                        seen.towers.iter().rev().copied().eq(position.course().towers_down(space)),
                        "\n{position:#}"
                    );
                }
                for (seat, seen) in position.rules().seats().zip(&view.seats) {
                    assert_eq!((seen.home, seen.flasks), (position.home(seat), position.flasks(seat)));
                    assert_eq!(seen.cards, position.hand(seat).len());
                }
            }
        },
    );
}

#[test]
fn only_an_aided_game_shows_locked_up_wizards_and_then_all_of_them() {
    let effort = Effort { seed: 62, games: 1, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, game, _| {
            let (position, course) = (&game.position, game.position.course());
            let locked_up = |surface: &Surface| !course.is_visible(*surface);
            let hidden: u8 = Surface::all().filter(locked_up).map(|surface| course.on(surface).total()).sum();
            for viewer in viewers(position) {
                match (position.rules().memory, position.view(viewer).locked_up) {
                    (Memory::Strict, shown) => assert_eq!(shown, None),
                    (Memory::Aided, None) => panic!("nothing is shown to {viewer:?}\n{position:#}"),
                    (Memory::Aided, Some(shown)) => {
                        assert_eq!(
                            shown.iter().map(|locked| locked.wizards.total()).sum::<u8>(),
                            hidden,
                            "\n{position:#}"
                        );
                        assert!(shown.iter().all(|locked| course.on(course.beneath(locked.beneath)) == locked.wizards));
                    }
                }
            }
        },
    );
}

#[test]
fn the_record_of_a_strict_game_reaches_back_one_round_and_that_of_an_aided_game_to_the_start() {
    let effort = Effort { seed: 63, games: 1, inputs: 500 };
    let begin =
        |game: &Playthrough| (SeenLog::new(game.start.view(Viewer::Spectator)), game.start.turn_number(), Vec::new());
    for_every_position(effort, begin, |(log, turn, all), game, _| {
        for event in game.fresh_events() {
            let seen = event.seen_by(Viewer::Spectator);
            log.push(seen);
            if let Event::Public(Fact::TurnBegan { turn: next }) = *event {
                *turn = next;
            }
            all.push((*turn, seen));
        }
        let rules = game.start.rules();
        let forgotten = |&&(then, _): &&(u32, SeenEvent)| {
            rules.memory == Memory::Strict && then + u32::from(rules.players) <= game.position.turn_number()
        };
        let expected = all.iter().skip_while(forgotten).map(|(turn, event)| (*turn, event));
        assert!(log.iter().eq(expected), "{log:?}\n{:#}", game.position);
        let mut view = log.from().clone();
        log.iter().for_each(|(_, event)| view.apply(event));
        assert_eq!(
            view,
            game.position.view(Viewer::Spectator),
            "what is kept leads to the present\n{:#}",
            game.position
        );
    });
}
