use std::collections::BTreeSet;

use rabenburg_engine::{Event, Memory, Position, Printing, Rules, Seat, Space, TowerId, Viewer, Wizards};
use rabenburg_testkit::{Playthrough, TestDice, tables, viewers};

use super::*;

/// Plays whole random games at all tables, and shows each step to each viewer.
fn at_every_step(mut check: impl FnMut(&mut Scene, &Position, Viewer, &[Event])) {
    let mut dice = TestDice::new(16);
    for memory in [Memory::Strict, Memory::Aided] {
        for table in tables(&mut dice) {
            let rules = Rules { memory, round_limit: None, ..table };
            let mut game = Playthrough::new(Position::start(rules).expect("rules that were checked"));
            let scene = |viewer| (viewer, Scene::of(&game.start.view(viewer)));
            let mut scenes: Vec<_> = viewers(&game.start).map(scene).collect();
            while game.step(&mut dice) {
                for (viewer, scene) in &mut scenes {
                    check(scene, &game.position, *viewer, game.fresh_events());
                }
            }
        }
    }
}

#[test]
fn a_scene_that_follows_what_is_seen_shows_what_the_view_shows() {
    let mut steps = 0;
    at_every_step(|scene, position, viewer, events| {
        for event in events {
            scene.apply(&event.seen_by(viewer));
        }
        let (view, fresh) = (position.view(viewer), Scene::of(&position.view(viewer)));
        assert_eq!(*scene.view(), view, "{viewer:?} after {events:?}\n{position:#}");
        for (space, seen) in Space::all().zip(&view.spaces) {
            // Which wizard is which, and the order they came in, may differ.
            let colours = |scene: &Scene| scene.stand(space).wizards.iter().map(|wizard| wizard.colour).collect();
            let drawn: [Wizards; 2] = [colours(scene), colours(&fresh)];
            assert_eq!(drawn, [seen.wizards; 2], "{viewer:?} after {events:?}\n{position:#}");
        }
        steps += 1;
    });
    assert!(steps > 10_000);
}

#[test]
fn numbers_of_wizards_are_those_of_a_scene_without_a_past() {
    // If a number identified a wizard, it would reveal who was locked up where.
    at_every_step(|scene, _, viewer, events| {
        for event in events {
            scene.apply(&event.seen_by(viewer));
            let there = wizards(scene);
            let distinct: BTreeSet<_> = there.iter().copied().collect();
            assert_eq!(there.len(), distinct.len(), "a number twice after {event:?}");
        }
    });
    let mut scene = tiny("0:* 1:a1 2:2a 3:3 4:4 5:5 6:6 7:7 8:8 9:9");
    let a = Seat::FIRST;
    let uncovered = Fact::TowerMoved {
        tower: TowerId::new(1).expect("a tower"),
        from: Space::new(1).expect("a space"),
        to: Space::new(3).expect("a space"),
        uncovered: Wizards::one(a),
        locked_up: Wizards::NONE,
    };
    scene.foresee(&uncovered);
    let shown = scene.stand(Space::new(1).expect("a space")).wizards;
    assert_eq!(shown, [WizardId { colour: a, number: 1 }], "the lowest number that is free");
}

fn wizards(scene: &Scene) -> Vec<WizardId> {
    Space::all().flat_map(|space| scene.stand(space).wizards.to_vec()).collect()
}

fn tiny(course: &str) -> Scene {
    let mut setup = rabenburg_engine::Setup::new(Rules::new(Printing::Third, 2));
    setup.course = course.parse().expect("a course");
    Scene::of(&setup.position().expect("a position").view(Viewer::Spectator))
}

#[test]
fn a_strict_scene_has_no_place_for_locked_up_wizards() {
    let scene = tiny("0:* 1:a1 2:2a 3:3 4:4 5:5 6:6 7:7 8:8 9:9");
    assert!(TowerId::all().all(|tower| scene.locked(tower).is_empty()));
    assert_eq!(wizards(&scene).len(), 1);
}

#[test]
fn crowds_are_mixed() {
    let scene = tiny("0:* 1:1aabb 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9");
    let colours: Vec<_> = wizards(&scene).iter().map(|wizard| wizard.colour.letter()).collect();
    assert_eq!(colours, ['a', 'b', 'a', 'b']);
}
