use rabenburg_engine::{
    Fact, Memory, Position, Printing, Rules, Seat, Setup, Space, Spells, Surface, TowerId, Variant, Viewer, Wizards,
};
use rabenburg_testkit::{Playthrough, TestDice};

use super::*;
use crate::board::geometry::LAYER;

const LAYOUTS: [Layout; 2] = [Layout::Desktop, Layout::Phone];

fn space(number: u8) -> Space {
    Space::new(number).expect("a space")
}

fn tower(number: u8) -> TowerId {
    TowerId::new(number).expect("a tower")
}

fn scene(course: &str) -> (Rules, Scene) {
    let rules = Rules::new(Printing::Third, 4);
    let mut setup = Setup::new(rules);
    // Somebody of each colour must still have to come home, or the game would be over.
    setup.course = format!("{course} 12:abcd").parse().expect("a course");
    (rules, Scene::of(&setup.position().expect("a position").view(Viewer::Spectator)))
}

fn directed(course: &str, fact: Fact) -> Timeline {
    let (rules, scene) = scene(course);
    Director::default().direct(&SeenEvent::Public(fact), &scene, &rules, Layout::Desktop)
}

fn figures(scene: &Scene) -> Vec<Figure> {
    let wizards = Space::all().flat_map(|space| scene.stand(space).wizards.to_vec()).map(Figure::Wizard);
    TowerId::all().map(Figure::Tower).chain(wizards).chain([Figure::Castle]).collect()
}

fn near(a: Point, b: Point) -> bool {
    (a.x - b.x).hypot(a.y - b.y) < 0.01
}

/// Plays random games and shows every event to a spectator.
fn at_every_event(mut check: impl FnMut(&SeenEvent, &Scene, &Rules, &[SeenEvent])) {
    let mut dice = TestDice::new(9);
    for (players, variant, memory) in [
        (2, Variant::Basic, Memory::Strict),
        (4, Variant::Master, Memory::Aided),
        (6, Variant::Master, Memory::Strict),
        (1, Variant::Basic, Memory::Strict),
    ] {
        let count = if players == 1 { 3 } else { 9 };
        let spells = Spells::draw(count, true, |bound| dice.below(bound));
        let rules = Rules { variant, memory, spells, ..Rules::new(Printing::Third, players) };
        for _ in 0..3 {
            let mut game = Playthrough::new(Position::start(rules).expect("a start"));
            let mut scene = Scene::of(&game.start.view(Viewer::Spectator));
            while game.step(&mut dice) {
                let seen: Vec<_> = game.fresh_events().iter().map(|event| event.seen_by(Viewer::Spectator)).collect();
                for event in &seen {
                    check(event, &scene, &rules, &seen);
                    scene.apply(event);
                }
            }
        }
    }
}

#[test]
fn every_motion_begins_and_ends_where_the_scenes_have_the_pieces() {
    let mut motions = 0;
    let mut director = Director::default();
    at_every_event(|event, before, rules, _| {
        let mut after = before.clone();
        after.apply(event);
        for layout in LAYOUTS {
            let timeline = director.clone().direct(event, before, rules, layout);
            let carried: Vec<_> = timeline
                .actors
                .iter()
                .flat_map(|actor| {
                    let (first, last) = (actor.frames[0].place, actor.frames[actor.frames.len() - 1].place);
                    actor
                        .carries
                        .iter()
                        .map(move |(figure, from)| (*figure, first.plus(from.x, from.y), last.plus(from.x, from.y)))
                })
                .collect();
            for (figure, first, last) in &carried {
                if let Some(place) = stands(&after, layout, *figure) {
                    // A wizard being locked up ducks; its number may belong to another one afterwards.
                    let same = carried.iter().filter(|(other, ..)| other == figure).count() == 1;
                    assert!(!same || near(*last, place), "{figure:?} ends at {last:?}, not at {place:?}: {event:?}");
                }
                if let Some(place) =
                    stands(before, layout, *figure).filter(|_| stands(&after, layout, *figure).is_some())
                {
                    let same = carried.iter().filter(|(other, ..)| other == figure).count() == 1;
                    assert!(
                        !same || near(*first, place),
                        "{figure:?} begins at {first:?}, not at {place:?}: {event:?}"
                    );
                }
                motions += 1;
            }
            for figure in figures(&after) {
                let (was, is) = (stands(before, layout, figure), stands(&after, layout, figure));
                let moved = was.zip(is).is_none_or(|(was, is)| !near(was, is));
                assert!(!moved || carried.iter().any(|(it, ..)| *it == figure), "{figure:?} jumps: {event:?}");
            }
        }
        director.direct(event, before, rules, Layout::Desktop);
    });
    assert!(motions > 5_000, "{motions}");
}

#[test]
fn motions_are_told_in_order_and_come_to_an_end() {
    at_every_event(|event, before, rules, _| {
        let timeline = Director::default().direct(event, before, rules, Layout::Phone);
        for actor in &timeline.actors {
            assert!(actor.frames.len() >= 2 && actor.frames[0].at == 0.0, "{event:?}");
            assert!(actor.frames.windows(2).all(|pair| pair[0].at <= pair[1].at), "{event:?}");
            assert!(actor.ends() > 0.0);
        }
        assert!(timeline.length() <= 1500.0, "{event:?} takes {}", timeline.length());
    });
}

#[test]
fn a_turn_takes_at_most_two_and_a_half_seconds() {
    let (mut pace, mut director) = (Pace::default(), Director::default());
    let (mut turn, mut shown, mut batch) = (0.0, 0_u32, 0.0);
    at_every_event(|event, before, rules, all| {
        batch += director.direct(event, before, rules, Layout::Desktop).length();
        if event != &all[all.len() - 1] {
            return;
        }
        let factor = pace.fit(all, batch);
        assert!(factor > 0.0 && factor <= 1.0);
        turn += batch * factor;
        shown += 1;
        // Beyond that, each further step still gets a moment.
        assert!(turn <= 2500.0 + 60.0 * f64::from(shown), "{turn}");
        batch = 0.0;
        // The end of a turn is shown together with the beginning of the next.
        if all.iter().any(|event| matches!(event, SeenEvent::Public(Fact::TurnBegan { .. }))) {
            turn = 0.0;
            shown = 0;
        }
    });
}

#[test]
fn flights_take_140_ms_a_space_within_bounds() {
    assert_eq!([1, 3, 5, -1, 8].map(flight::flight_time), [420.0, 420.0, 700.0, 420.0, 900.0]);
    let fact = |to| Fact::TowerMoved {
        tower: tower(1),
        from: space(1),
        to: space(to),
        uncovered: Wizards::NONE,
        locked_up: Wizards::NONE,
    };
    let course = "0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9";
    assert_eq!(directed(course, fact(6)).length(), 160.0 + 700.0 + 180.0 + 120.0);
}

#[test]
fn a_flight_clears_the_highest_top_on_its_way_by_60() {
    let fact = Fact::TowerMoved {
        tower: tower(1),
        from: space(1),
        to: space(4),
        uncovered: Wizards::NONE,
        locked_up: Wizards::NONE,
    };
    let timeline = directed("0:* 1:1 2:2345 4:6 5:7 6:8 7:9", fact);
    let flying = timeline.actors.iter().find(|actor| !actor.carries.is_empty()).expect("the stack");
    let peak = Layout::Desktop.place(2.5).y - (4.0 * LAYER + 60.0);
    assert!(flying.frames.iter().any(|frame| (frame.place.y - peak).abs() < 0.5), "{:?}", flying.frames);
}

#[test]
fn wizards_take_180_ms_a_space_and_step_on_every_top() {
    let fact =
        Fact::WizardMoved { colour: Seat::FIRST, from: Surface::ground(space(1)), to: Surface::ground(space(4)) };
    let timeline = directed("0:* 1:a 2:1 3:23 5:45 6:678 7:9", fact);
    assert_eq!(timeline.length(), 540.0);
    let walker = timeline.actors.last().expect("the wizard");
    for (at, top) in [(180.0, Layout::Desktop.surface(space(2), 1)), (360.0, Layout::Desktop.surface(space(3), 2))] {
        let frame = walker.frames.iter().find(|frame| (frame.at - at).abs() < 0.1).expect("a moment on the top");
        assert!(near(frame.place, top.plus(0.0, 2.0)));
    }
}

#[test]
fn locked_up_wizards_duck_by_10_in_the_last_80_ms() {
    let b = Seat::new(1).expect("a seat");
    let fact = Fact::TowerMoved {
        tower: tower(1),
        from: space(1),
        to: space(2),
        uncovered: Wizards::NONE,
        locked_up: Wizards::one(b),
    };
    let timeline = directed("0:* 1:1 2:b 3:3 4:4 5:5 6:6 7:7 8:8 9:29", fact);
    let ducks = timeline.actors.iter().find(|actor| actor.begins > 0.0).expect("somebody ducks");
    let lands = 160.0 + 420.0 + 180.0;
    assert_eq!((ducks.begins, ducks.frames[1].at), (lands - 80.0, 80.0));
    assert_eq!(ducks.frames[1].place.y - ducks.frames[0].place.y, 10.0);
}

#[test]
fn the_castle_goes_the_way_the_spell_sends_it() {
    let (rules, scene) = scene("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9");
    for (direction, side) in [(Direction::Clockwise, 1.0), (Direction::CounterClockwise, -1.0)] {
        let mut director = Director::default();
        let cast =
            Fact::SpellCast { caster: Seat::FIRST, cast: Cast::MoveCastle { direction }, cost: 2, uses_up: true };
        director.direct(&SeenEvent::Public(cast), &scene, &rules, Layout::Desktop);
        let moved = SeenEvent::Public(Fact::CastleMoved { to: space(8) });
        let timeline = director.direct(&moved, &scene, &rules, Layout::Desktop);
        assert_eq!(timeline.length(), 900.0);
        let middle = timeline.actors[0].frames[9].place.x - Layout::Desktop.measure().centre.x;
        assert!(middle * side > 300.0, "{direction:?}: {middle}");
    }
}

#[test]
fn the_die_shows_one_face_at_a_time_and_ends_on_what_was_rolled() {
    for value in 1..=6 {
        let timeline = directed("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9", Fact::Rolled { value });
        assert_eq!((timeline.length(), timeline.actors.len()), (700.0, 6));
        let last: Vec<_> = timeline
            .actors
            .iter()
            .filter(|actor| actor.frames.last().is_some_and(|frame| frame.opacity > 0.5))
            .collect();
        assert_eq!(last.len(), 1);
        assert!(last[0].drawing.contains(&format!("die{value}")));
        for part in 0..6 {
            let at = 700.0 * (f64::from(part) + 0.5) / 6.0;
            let seen = timeline.actors.iter().filter(|actor| {
                let before = actor.frames.iter().rfind(|frame| frame.at <= at).expect("a frame before");
                let after = actor.frames.iter().find(|frame| frame.at > at).expect("a frame after");
                before.opacity + after.opacity > 1.5
            });
            assert_eq!(seen.count(), 1, "at {at}");
        }
    }
}
