//! Stacks fly: lift, arc over everything on the way, land, and settle.

use rabenburg_engine::{Space, TowerId, Wizards};

use super::{Actor, Cue, Ease, Keyframe, Set, Timeline, between, distance, stands};
use crate::board::drawing::held::stack;
use crate::board::drawing::piece::{colour, shadow, wizard};
use crate::board::geometry::{CASTLE_HEIGHT, LAYER, Point, arc};
use crate::board::scene::{Figure, Scene};

/// How long a lift takes, and how high it goes.
pub(super) const LIFT: (f64, f64) = (160.0, 16.0);
/// How long each space takes in flight, and the shortest and longest flight.
const FLIGHT: (f64, f64, f64) = (140.0, 420.0, 900.0);
/// How far a flight stays above the highest top on its way.
pub(super) const CLEARANCE: f64 = 60.0;
/// How high above its destination a flight ends, and how long it falls from there.
const LANDING: (f64, f64) = (180.0, 24.0);
/// How long a landed stack wobbles.
const SQUASH: f64 = 120.0;
/// How deep and how long wizards duck before they are locked up.
const DUCK: (f64, f64) = (80.0, 10.0);
/// How many straight segments a flight has.
const PIECES: usize = 14;

/// How long a flight over this many spaces takes.
pub(super) fn flight_time(steps: i8) -> f64 {
    (FLIGHT.0 * f64::from(steps.abs())).clamp(FLIGHT.1, FLIGHT.2)
}

/// How high things stand above the ground of a space: the tops that a flight has to clear.
pub(super) fn top(scene: &Scene, space: Space) -> f64 {
    let castle = if scene.castle() == space { CASTLE_HEIGHT } else { 0.0 };
    LAYER * scene.stand(space).towers.len() as f64 + castle
}

/// A tower moves with everything above it.
pub(super) fn tower(set: Set<'_>, tower: TowerId, from: Space, to: Space, uncovers: bool, locks_up: bool) -> Timeline {
    let mut timeline = Timeline::default();
    let Some((_, layer)) = set.before.tower(tower) else { return timeline };
    let lands = LIFT.0 + flight_time(distance(from, to)) + LANDING.0;
    if uncovers {
        // They appear as the stack rises.
        for &id in set.after.stand(from).wizards {
            let figure = Figure::Wizard(id);
            let Some(at) = stands(set.after, set.layout, figure) else { continue };
            let frames = vec![
                Keyframe::new(0.0, at.plus(0.0, DUCK.1)).seen(0.0).then(Ease::Settle),
                Keyframe::new(LIFT.0 + 60.0, at),
            ];
            timeline.add(single(set, figure, 0.0, frames));
        }
    }
    if locks_up {
        for &id in set.before.stand(to).wizards {
            let figure = Figure::Wizard(id);
            let Some(at) = stands(set.before, set.layout, figure) else { continue };
            let frames = vec![
                Keyframe::new(0.0, at).then(Ease::Settle),
                Keyframe::new(DUCK.0, at.plus(0.0, DUCK.1)).seen(0.35),
                Keyframe::new(DUCK.0 + SQUASH, at.plus(0.0, DUCK.1)).seen(0.0),
            ];
            timeline.add(single(set, figure, lands - DUCK.0, frames));
        }
        timeline.cues.push((lands + 40.0, Cue::Latch));
    }
    fly(set, &mut timeline, Trip { from, layer, to, lands_on: set.before.stand(to).towers.len(), higher: 0.0 });
    timeline.ends = vec![from, to];
    timeline
}

/// Two top towers change places; one flies over the other.
pub(super) fn swap(set: Set<'_>, a: TowerId, b: TowerId) -> Timeline {
    let mut timeline = Timeline::default();
    let (Some((here, low)), Some((there, high))) = (set.before.tower(a), set.before.tower(b)) else { return timeline };
    fly(set, &mut timeline, Trip { from: here, layer: low, to: there, lands_on: high, higher: 0.0 });
    fly(set, &mut timeline, Trip { from: there, layer: high, to: here, lands_on: low, higher: CLEARANCE });
    timeline.ends = vec![here, there];
    timeline
}

/// A tower is lifted so that everybody sees who is beneath it, and put back (rule 8.8).
pub(super) fn reveal(set: Set<'_>, tower: TowerId, wizards: Wizards) -> Timeline {
    const SHOWN: f64 = 560.0;
    const HEIGHT: f64 = 62.0;
    let mut timeline = Timeline::default();
    let Some((space, layer)) = set.before.tower(tower) else { return timeline };
    let count = usize::from(wizards.total());
    for (index, owner) in wizards.owners().enumerate() {
        let at = set.layout.wizard(space, layer, index, count);
        timeline.actors.push(Actor {
            drawing: wizard(colour(set.rules, owner), Point::default()),
            carries: Vec::new(),
            begins: 0.0,
            frames: vec![
                Keyframe::new(0.0, at).seen(0.0),
                Keyframe::new(LIFT.0, at),
                Keyframe::new(LIFT.0 + SHOWN, at),
                Keyframe::new(LIFT.0 + SHOWN + LANDING.0, at).seen(0.0),
            ],
        });
    }
    let foot = set.layout.surface(space, layer);
    let (carries, drawing) = carried(set, space, layer, foot);
    timeline.add(Actor {
        drawing,
        carries,
        begins: 0.0,
        frames: vec![
            Keyframe::new(0.0, foot).then(Ease::Settle),
            Keyframe::new(LIFT.0, foot.plus(0.0, -HEIGHT)),
            Keyframe::new(LIFT.0 + SHOWN, foot.plus(0.0, -HEIGHT)).then(Ease::Drop),
            Keyframe::new(LIFT.0 + SHOWN + LANDING.0, foot),
        ],
    });
    timeline.cues = vec![(0.0, Cue::Lift), (LIFT.0 + SHOWN + LANDING.0, Cue::Land(layer as u8 + 1))];
    timeline.ends = vec![space];
    timeline
}

/// Where a stack goes.
#[derive(Clone, Copy)]
struct Trip {
    from: Space,
    layer: usize,
    to: Space,
    lands_on: usize,
    /// How much higher than necessary it flies.
    higher: f64,
}

fn fly(set: Set<'_>, timeline: &mut Timeline, trip: Trip) {
    let (layout, steps) = (set.layout, distance(trip.from, trip.to));
    let flies = flight_time(steps);
    let (begin, end) = (LAYER * trip.layer as f64 + LIFT.1, LAYER * trip.lands_on as f64 + LANDING.1);
    let over = between(trip.from, steps).map(|space| top(set.before, space)).fold(begin.max(end), f64::max);
    let peak = over + CLEARANCE + trip.higher;
    let foot = layout.surface(trip.from, trip.layer);
    let goal = layout.surface(trip.to, trip.lands_on);
    let lands = LIFT.0 + flies + LANDING.0;
    let mut frames = vec![Keyframe::new(0.0, foot).then(Ease::Settle)];
    let mut shadows = vec![Keyframe::new(0.0, layout.ground(trip.from)).seen(0.0)];
    for piece in 0..=PIECES {
        let t = piece as f64 / PIECES as f64;
        // Slow at both ends, fast in the middle.
        let eased = t * t * (3.0 - 2.0 * t);
        let ground = layout.place(trip.from.index() as f64 + f64::from(steps) * eased);
        let at = LIFT.0 + flies * t;
        frames.push(Keyframe::new(at, ground.plus(0.0, -arc(begin, end, peak, eased))));
        shadows.push(Keyframe::new(at, ground).seen(0.6));
    }
    if let Some(last) = frames.last_mut() {
        last.ease = Ease::Drop;
    }
    frames.push(Keyframe::new(lands, goal));
    frames.push(Keyframe::new(lands + SQUASH / 2.0, goal).sized(1.04, 0.96));
    frames.push(Keyframe::new(lands + SQUASH, goal));
    shadows.push(Keyframe::new(lands, layout.ground(trip.to)).seen(0.0));
    let (carries, drawing) = carried(set, trip.from, trip.layer, foot);
    let height = set.before.stand(trip.from).towers.len() - trip.layer;
    timeline.actors.push(Actor {
        drawing: shadow(height, Point::default()),
        carries: Vec::new(),
        begins: 0.0,
        frames: shadows,
    });
    timeline.add(Actor { drawing, carries, begins: 0.0, frames });
    timeline.cues.push((0.0, Cue::Lift));
    timeline.cues.push((lands, Cue::Land((trip.lands_on + height) as u8)));
}

/// A stack from a layer upwards, drawn relative to its foot.
fn carried(set: Set<'_>, space: Space, layer: usize, foot: Point) -> (Vec<(Figure, Point)>, String) {
    let (figures, drawing) = stack(set.before, set.rules, set.layout, space, layer);
    let carries = figures.into_iter().filter_map(|figure| {
        let at = stands(set.before, set.layout, figure)?;
        Some((figure, Point { x: at.x - foot.x, y: at.y - foot.y }))
    });
    let back = Point { x: -foot.x, y: -foot.y };
    (carries.collect(), format!("<g transform=\"translate({back})\">{drawing}</g>"))
}

/// A wizard that moves alone.
pub(super) fn single(set: Set<'_>, figure: Figure, begins: f64, frames: Vec<Keyframe>) -> Actor {
    let drawing = match figure {
        Figure::Wizard(id) => wizard(colour(set.rules, id.colour), Point::default()),
        _ => String::new(),
    };
    Actor { drawing, carries: vec![(figure, Point::default())], begins, frames }
}
