//! Cards go to piles and hands; the die rolls.

use rabenburg_engine::{Face, Seat, SeenEvent};

use super::{Actor, Cue, Ease, Keyframe, Set, Timeline};
use crate::board::drawing::cards::{back, face};
use crate::board::drawing::centre::{card_scale, die, discard_pile, draw_pile};
use crate::board::drawing::piece::colour;
use crate::board::geometry::{Point, arch};

/// How long a card takes to reach the pile, and how long the next one waits.
const TO_PILE: (f64, f64) = (260.0, 60.0);
const DRAWN: f64 = 160.0;
pub(super) const ROLL: f64 = 700.0;

/// Cards are laid on the discard pile, from the edge of the table where the players are.
pub(super) fn to_pile(set: Set<'_>, seat: Seat, cards: &[Face]) -> Timeline {
    let mut timeline = Timeline::default();
    for (index, &card) in cards.iter().enumerate() {
        let drawing = face(card, colour(set.rules, seat));
        let begins = TO_PILE.1 * index as f64;
        timeline.actors.push(slide(set, drawing, begins, TO_PILE.0, edge(set), discard_pile(set.layout), (0.0, 1.0)));
        timeline.cues.push((begins + TO_PILE.0 * 0.6, Cue::Card));
    }
    timeline
}

/// The discard pile becomes the draw pile.
pub(super) fn reshuffled(set: Set<'_>) -> Timeline {
    let mut timeline = Timeline::default();
    let (from, to) = (discard_pile(set.layout), draw_pile(set.layout));
    for index in 0..3 {
        timeline.actors.push(slide(set, back(), 50.0 * f64::from(index), TO_PILE.0, from, to, (1.0, 1.0)));
    }
    timeline.cues = vec![(0.0, Cue::Card), (150.0, Cue::Card)];
    timeline
}

/// A card is drawn, or passed out of sight.
pub(super) fn passed(set: Set<'_>, event: &SeenEvent) -> Timeline {
    let mut timeline = Timeline::default();
    if let SeenEvent::Drew { .. } | SeenEvent::DrewCard { .. } = event {
        timeline.actors.push(slide(set, back(), 0.0, DRAWN, draw_pile(set.layout), edge(set), (1.0, 0.0)));
        timeline.cues = vec![(0.0, Cue::Card)];
    }
    timeline
}

fn slide(set: Set<'_>, drawing: String, begins: f64, lasts: f64, from: Point, to: Point, seen: (f64, f64)) -> Actor {
    let scale = card_scale(set.layout);
    let frame = |at, place, opacity| Keyframe::new(at, place).sized(scale, scale).seen(opacity);
    Actor {
        drawing,
        carries: Vec::new(),
        begins,
        frames: vec![frame(0.0, from, seen.0).then(Ease::Settle), frame(lasts, to, seen.1)],
    }
}

fn edge(set: Set<'_>) -> Point {
    let shown = set.layout.measure().frame;
    Point { x: set.layout.measure().centre.x - 50.0 * card_scale(set.layout), y: shown.top + shown.height - 20.0 }
}

/// The die rolls over all its faces and comes to rest on one.
pub(super) fn roll(set: Set<'_>, value: u8) -> Timeline {
    let mut timeline = Timeline { die_rolls: true, ..Timeline::default() };
    let (rest, scale) = die(set.layout);
    // Six faces, the last one being what was rolled.
    let faces: Vec<_> = (1..=6).filter(|&face| face != value).chain([value]).collect();
    let part = ROLL / faces.len() as f64;
    for (index, face) in faces.iter().enumerate() {
        let (begin, end) = (part * index as f64, part * (index as f64 + 1.0));
        let last = index + 1 == faces.len();
        let frames = (0..=12).flat_map(|step| {
            let at = ROLL * f64::from(step) / 12.0;
            let frame = |seen: bool| tumble(at, rest, scale).seen(if seen { 1.0 } else { 0.0 });
            let (before, after) = (at > begin && at <= end + 0.01, at >= begin - 0.01 && (at < end - 0.01 || last));
            // At its edges, a face changes at once.
            if before == after { vec![frame(before)] } else { vec![frame(before), frame(after)] }
        });
        timeline.actors.push(Actor {
            drawing: format!("<use href=\"#die{face}\"/>"),
            carries: Vec::new(),
            begins: 0.0,
            frames: frames.collect(),
        });
    }
    timeline.cues = vec![(0.0, Cue::Die)];
    timeline
}

/// A rolling die: it comes from the right, hops lower and lower, and ends slightly tilted.
fn tumble(at: f64, rest: Point, scale: f64) -> Keyframe {
    const TILT: f64 = -7.0;
    let t = at / ROLL;
    let left = 1.0 - t;
    let hop = arch((t * 3.0).fract()) * 60.0 * left * left;
    let place = rest.plus(150.0 * left * left, -hop);
    Keyframe { turn: TILT + 540.0 * left * left, ..Keyframe::new(at, place).sized(scale, scale) }
}
