//! Wizards hop from plate to plate, make room for each other, and enter the castle.

use rabenburg_engine::{Seat, Space, Surface};

use super::flight::single;
use super::{Actor, Cue, Ease, Keyframe, Set, Timeline, between, distance, stands};
use crate::board::geometry::Point;
use crate::board::scene::{Figure, WizardId};

/// How long a hop takes, and how high it is.
const HOP: (f64, f64) = (180.0, 14.0);
/// How long wizards take to make room.
const RESEAT: f64 = 120.0;
/// How long the castle's gate glows when somebody enters.
const FLARE: f64 = 240.0;
/// How many straight segments a hop has.
const PIECES: usize = 6;
/// How long a wizard takes to climb out from beneath a tower.
const CLIMB: f64 = 420.0;

pub(super) fn walk(set: Set<'_>, colour: Seat, from: Surface, to: Surface) -> Timeline {
    let mut timeline = Timeline::default();
    let (Some(here), Some(there)) = (set.before.space_of(from), set.after.space_of(to)) else { return timeline };
    let Some(&id) = set.after.stand(there).wizards.last() else { return timeline };
    let figure = Figure::Wizard(id);
    let Some(goal) = stands(set.after, set.layout, figure) else { return timeline };
    let frames = match origin(set, here, from, colour) {
        Origin::Seen(begin) => hops(set, begin, here, goal, there),
        Origin::Hidden(begin) => climb(begin, goal),
    };
    let length = frames.last().map_or(0.0, |frame| frame.at);
    reseat(set, &mut timeline, here, 0.0, id);
    if here != there {
        reseat(set, &mut timeline, there, (length - RESEAT).max(0.0), id);
    }
    timeline.cues = steps_heard(length);
    timeline.add(single(set, figure, 0.0, frames));
    timeline.ends = vec![here, there];
    timeline
}

/// A wizard enters the castle (rule 4.4).
pub(super) fn enter(set: Set<'_>, colour: Seat, from: Surface) -> Timeline {
    let mut timeline = Timeline::default();
    let (Some(here), castle) = (set.before.space_of(from), set.before.castle()) else { return timeline };
    let gate = set.layout.surface(castle, set.before.stand(castle).towers.len()).plus(0.0, 12.0);
    let (mut frames, who) = match origin(set, here, from, colour) {
        Origin::Seen(begin) => (hops(set, begin, here, gate, castle), set.before.foremost(here, colour)),
        Origin::Hidden(begin) => (climb(begin, gate), None),
    };
    let arrives = frames.last().map_or(0.0, |frame| frame.at);
    frames.push(Keyframe::new(arrives + FLARE, gate.plus(0.0, -6.0)).sized(0.5, 0.5).seen(0.0));
    let id = who.unwrap_or(WizardId { colour, number: u8::MAX });
    reseat(set, &mut timeline, here, 0.0, id);
    timeline.actors.push(flare(gate.plus(0.0, -8.0), arrives));
    timeline.cues = steps_heard(arrives);
    timeline.add(single(set, Figure::Wizard(id), 0.0, frames));
    timeline.ends = vec![here, castle];
    timeline
}

/// Where a wizard comes from.
enum Origin {
    /// A place in sight.
    Seen(Point),
    /// Beneath a tower.
    Hidden(Point),
}

fn origin(set: Set<'_>, here: Space, from: Surface, colour: Seat) -> Origin {
    let seen = set.before.foremost(here, colour).filter(|_| set.before.is_visible(from));
    match seen.and_then(|id| stands(set.before, set.layout, Figure::Wizard(id))) {
        Some(at) => Origin::Seen(at),
        None => {
            let beneath = from.tower().and_then(|tower| set.before.tower(tower)).map_or(0, |(_, layer)| layer + 1);
            Origin::Hidden(set.layout.surface(here, beneath).plus(0.0, 14.0))
        }
    }
}

/// Hop by hop, over the tops of the spaces on the way.
fn hops(set: Set<'_>, begin: Point, here: Space, goal: Point, there: Space) -> Vec<Keyframe> {
    let steps = distance(here, there);
    let tops = between(here, steps).map(|space| {
        // In front of the castle there is room to pass.
        let front = if set.before.castle() == space { 16.0 } else { 2.0 };
        set.layout.surface(space, set.before.stand(space).towers.len()).plus(0.0, front)
    });
    let stops: Vec<_> = [begin].into_iter().chain(tops).chain([goal]).collect();
    let mut frames = vec![Keyframe::new(0.0, begin)];
    for (hop, pair) in stops.windows(2).enumerate() {
        let (from, to) = (pair[0], pair[1]);
        let peak = from.y.min(to.y) - HOP.1;
        for piece in 1..=PIECES {
            let t = piece as f64 / PIECES as f64;
            let height = crate::board::geometry::arc(from.y, to.y, peak, t);
            let at = HOP.0 * (hop as f64 + t);
            frames.push(Keyframe::new(at, Point { x: from.x + (to.x - from.x) * t, y: height }));
        }
    }
    frames
}

/// Out from beneath a tower, up along its front.
fn climb(begin: Point, goal: Point) -> Vec<Keyframe> {
    vec![
        Keyframe::new(0.0, begin).seen(0.0).then(Ease::Settle),
        Keyframe::new(HOP.0, begin.plus(0.0, 4.0)).then(Ease::Settle),
        Keyframe::new(CLIMB - 60.0, goal.plus(0.0, -HOP.1)).then(Ease::Drop),
        Keyframe::new(CLIMB, goal),
    ]
}

/// Those who stay make room or close the gap.
fn reseat(set: Set<'_>, timeline: &mut Timeline, space: Space, begins: f64, mover: WizardId) {
    for &id in set.after.stand(space).wizards {
        let figure = Figure::Wizard(id);
        let (before, after) = (stands(set.before, set.layout, figure), stands(set.after, set.layout, figure));
        if let (Some(from), Some(to)) = (before, after)
            && id != mover
            && from != to
        {
            let frames = vec![Keyframe::new(0.0, from).then(Ease::Settle), Keyframe::new(RESEAT, to)];
            timeline.add(single(set, figure, begins, frames));
        }
    }
}

fn flare(at: Point, begins: f64) -> Actor {
    Actor {
        drawing: "<ellipse rx=\"58\" ry=\"44\" fill=\"url(#gGlow)\"/>".into(),
        carries: Vec::new(),
        begins,
        frames: vec![
            Keyframe::new(0.0, at).sized(0.4, 0.4).seen(0.0),
            Keyframe::new(FLARE / 2.0, at).sized(1.0, 1.0),
            Keyframe::new(FLARE, at).sized(1.3, 1.3).seen(0.0),
        ],
    }
}

fn steps_heard(length: f64) -> Vec<(f64, Cue)> {
    let steps = (length / HOP.0).round().max(1.0) as u8;
    (1..=steps).map(|step| (HOP.0 * f64::from(step), Cue::Step)).collect()
}
