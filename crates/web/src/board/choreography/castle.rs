//! The castle wanders, two ravens leading the way.

use rabenburg_engine::{Direction, Space};

use super::flight::{CLEARANCE, top};
use super::{Actor, Cue, Keyframe, Set, Timeline, between, castle_way};
use crate::board::drawing::piece::castle;
use crate::board::geometry::{LAYER, Point, arc};
use crate::board::scene::Figure;

pub(super) const WANDER: f64 = 900.0;
/// How many straight segments the path has.
const PIECES: usize = 18;

pub(super) fn wander(set: Set<'_>, to: Space, direction: Direction) -> Timeline {
    let mut timeline = Timeline::default();
    let from = set.before.castle();
    let steps = castle_way(from, to, direction);
    let towers = |space: Space| set.before.stand(space).towers.len();
    let (begin, end) = (LAYER * towers(from) as f64, LAYER * towers(to) as f64);
    let over = between(from, steps).map(|space| top(set.before, space)).fold(begin.max(end), f64::max);
    let way = |t: f64| {
        let eased = t * t * (3.0 - 2.0 * t);
        let ground = set.layout.place(from.index() as f64 + f64::from(steps) * eased);
        ground.plus(0.0, -arc(begin, end, over + CLEARANCE, eased))
    };
    let moments = |ahead: f64| {
        (0..=PIECES).map(move |piece| {
            let t = piece as f64 / PIECES as f64;
            (WANDER * t, way((t + ahead).min(1.0)))
        })
    };
    let frames: Vec<_> = moments(0.0).map(|(at, place)| Keyframe::new(at, place)).collect();
    timeline.add(Actor {
        drawing: castle(Point::default()),
        carries: vec![(Figure::Castle, Point::default())],
        begins: 0.0,
        frames,
    });
    for (ahead, up, scale) in [(0.16, -150.0, 0.95), (0.24, -120.0, 0.7)] {
        let side = if steps < 0 { -scale } else { scale };
        let frames = moments(ahead).enumerate().map(|(index, (at, place))| {
            // They flap: a little up and down at every moment.
            let flap = if index % 2 == 0 { 4.0 } else { -4.0 };
            let fades = index == 0 || index == PIECES;
            Keyframe::new(at, place.plus(24.0 * side, up + flap)).sized(side, scale).seen(if fades { 0.0 } else { 1.0 })
        });
        timeline.actors.push(Actor {
            drawing: "<use href=\"#raven-fly\" fill=\"#171030\" stroke=\"#cfc3f2\" stroke-width=\".8\"/>".into(),
            carries: Vec::new(),
            begins: 0.0,
            frames: frames.collect(),
        });
    }
    timeline.cues = vec![(0.0, Cue::Castle)];
    timeline.ends = vec![from, to];
    timeline
}
