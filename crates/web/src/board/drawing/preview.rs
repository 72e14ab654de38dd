//! What would happen, in moonlight: copies where pieces would stand, arcs leading there, the steps on the way.

use rabenburg_engine::{Fact, Space, TowerId, Wizards};

use super::piece::{CASTLE_OUTLINE, Outline, WIZARD_OUTLINE, castle, colour, line, stack_outline, tower, wizard};
use super::space::{CHOSEN_LIFT, height};
use super::{Look, N, number};
use crate::board::geometry::{LAYER, Layout, Point, way};
use crate::board::scene::Scene;

/// A short note beside a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chip {
    /// These wizards would be locked up.
    Locks(Wizards),
    /// This many flasks would be filled.
    Fills(u8),
    /// A wizard would enter the castle.
    Enters,
    /// This many flasks would be spent.
    Costs(u8),
}

/// The notes of a preview.
pub fn chips(facts: &[Fact], cost: u8) -> Vec<Chip> {
    let mut locked: Vec<_> = Vec::new();
    let (mut filled, mut enters, mut spent) = (0, false, cost);
    for fact in facts {
        match fact {
            Fact::TowerMoved { locked_up, .. } => locked.extend(locked_up.owners()),
            Fact::FlaskFilled { .. } => filled += 1,
            Fact::WizardEntered { .. } => enters = true,
            Fact::SpellCast { cost, .. } => spent = *cost,
            _ => {}
        }
    }
    let mut chips = Vec::new();
    chips.extend(enters.then_some(Chip::Enters));
    chips.extend((!locked.is_empty()).then(|| Chip::Locks(locked.into_iter().collect())));
    chips.extend((filled > 0).then_some(Chip::Fills(filled)));
    chips.extend((spent > 0).then_some(Chip::Costs(spent)));
    chips
}

/// The path that something would take from space to space, with the tops of what moves at both ends.
struct Trip {
    from: Space,
    to: Space,
    begin: Point,
    end: Point,
    /// Whether it is a move by a number of spaces. Towers that swap, and the castle, count no steps.
    counted: bool,
}

/// Where the notes belong: beside the place the preview leads to.
pub fn anchor(look: &Look<'_>) -> Option<Point> {
    let trips = trips(look);
    let first = trips.first()?;
    Some(Point { x: first.end.x, y: first.end.y + 28.0 })
}

/// The preview of the marks.
pub fn preview(look: &Look<'_>) -> String {
    if look.marks.preview.is_empty() {
        return String::new();
    }
    let after = foreseen(look);
    let mut out: String = Space::all().map(|space| copies(look, &after, space)).collect();
    let trips = trips(look);
    if let Some(trip) = trips.first().filter(|trip| trip.counted) {
        out = steps(look, trip) + &out;
    }
    out.extend(trips.iter().map(|trip| arc(look, trip)));
    out
}

/// The ways alone, without copies: of what has happened already.
pub fn ways(look: &Look<'_>) -> String {
    trips(look).iter().map(|trip| arc(look, trip)).collect()
}

/// The ways with their steps, and where the last one ends: of a move that was the wrong one.
pub fn walked(look: &Look<'_>) -> (String, Option<Point>) {
    let trips = trips(look);
    let counted = trips.last().filter(|trip| trip.counted).map(|trip| steps(look, trip)).unwrap_or_default();
    (
        trips.iter().map(|trip| arc(look, trip)).fold(counted, |drawn, arc| drawn + &arc),
        trips.last().map(|trip| trip.end),
    )
}

/// Where the first way begins.
pub fn beginning(look: &Look<'_>) -> Option<Point> {
    trips(look).first().map(|trip| trip.begin)
}

fn foreseen(look: &Look<'_>) -> Scene {
    let mut after = look.scene.clone();
    look.marks.preview.iter().for_each(|fact| after.foresee(fact));
    after
}

/// Copies of what would newly stand on a space.
fn copies(look: &Look<'_>, after: &Scene, space: Space) -> String {
    let (layout, stand) = (look.layout, after.stand(space));
    let moved = |tower: &TowerId| look.scene.tower(*tower) != after.tower(*tower);
    let (mut ghosts, mut lines) = (String::new(), String::new());
    let towers: Vec<_> = stand.towers.iter().enumerate().filter(|(_, tower)| moved(tower)).collect();
    for (layer, id) in &towers {
        ghosts += &tower(**id, layout.surface(space, *layer));
    }
    if let Some((lowest, _)) = towers.first() {
        lines += &line(&stack_outline(towers.len(), 1.0), layout.surface(space, *lowest), Outline::Preview);
    }
    for (index, id) in stand.wizards.iter().enumerate() {
        let stays = look.scene.wizard(*id).is_some_and(|(before, _)| before == space);
        // A number that was free before belongs to a wizard that comes into sight, and stands where it was.
        let shown = look.scene.wizard(*id).is_none() && towers.is_empty() && !arrives(look, space);
        if !stays && !shown {
            let at = layout.wizard(space, stand.towers.len(), index, stand.wizards.len());
            ghosts += &wizard(colour(look.rules, id.colour), at);
            if towers.is_empty() {
                lines += &line(WIZARD_OUTLINE, at, Outline::Preview);
            }
        }
    }
    if after.castle() == space && look.scene.castle() != space {
        let at = layout.surface(space, stand.towers.len());
        ghosts += &castle(at);
        lines += &line(CASTLE_OUTLINE, at, Outline::Preview);
    }
    if ghosts.is_empty() { ghosts } else { format!("<g opacity=\".7\">{ghosts}</g>{lines}") }
}

/// How many wizards would join those on a space now, who make room for them.
pub fn arrivals(look: &Look<'_>, space: Space) -> usize {
    if look.marks.preview.is_empty() || !arrives(look, space) {
        return 0;
    }
    let (before, foreseen) = (look.scene.stand(space), foreseen(look));
    let after = foreseen.stand(space);
    if before.towers == after.towers { after.wizards.len().saturating_sub(before.wizards.len()) } else { 0 }
}

fn arrives(look: &Look<'_>, space: Space) -> bool {
    let mut scene = look.scene.clone();
    look.marks.preview.iter().any(|fact| {
        let here = matches!(fact, Fact::WizardMoved { to, .. } if scene.space_of(*to) == Some(space));
        scene.foresee(fact);
        here
    })
}

fn trips(look: &Look<'_>) -> Vec<Trip> {
    const WIZARD: f64 = 52.0;
    let mut scene = look.scene.clone();
    let mut trips: Vec<Trip> = Vec::new();
    let surface = |scene: &Scene, space: Space| look.layout.surface(space, scene.stand(space).towers.len());
    let crowned = |scene: &Scene, space: Space| if scene.stand(space).wizards.is_empty() { 24.0 } else { WIZARD };
    for fact in &look.marks.preview {
        let before = scene.clone();
        scene.foresee(fact);
        let counted = !matches!(fact, Fact::TowersSwapped { .. } | Fact::CastleMoved { .. });
        let mut add = |from: Space, to: Space, begin: Point, end: Point| {
            if from != to && !trips.iter().any(|trip| trip.from == from && trip.to == to) {
                trips.push(Trip { from, to, begin, end, counted });
            }
        };
        match *fact {
            Fact::TowerMoved { from, to, .. } => {
                let begin = surface(&before, from).plus(0.0, -crowned(&before, from) - CHOSEN_LIFT);
                add(from, to, begin, surface(&scene, to).plus(0.0, -crowned(&scene, to) - 8.0));
            }
            Fact::TowersSwapped { a, b } => {
                if let (Some((here, _)), Some((there, _))) = (before.tower(a), before.tower(b)) {
                    let top = |scene: &Scene, space| surface(scene, space).plus(0.0, -crowned(scene, space) - 8.0);
                    add(here, there, top(&before, here), top(&scene, there));
                    add(there, here, top(&before, there), top(&scene, here));
                }
            }
            Fact::WizardMoved { from, to, .. } => {
                if let (Some(from), Some(to)) = (before.space_of(from), scene.space_of(to)) {
                    let head = |scene: &Scene, space| surface(scene, space).plus(0.0, -WIZARD - 8.0);
                    add(from, to, head(&before, from), head(&scene, to));
                }
            }
            Fact::WizardEntered { from, .. } => {
                if let (Some(from), to) = (before.space_of(from), before.castle()) {
                    let begin = surface(&before, from).plus(0.0, -WIZARD - 8.0);
                    add(from, to, begin, surface(&scene, to).plus(0.0, -20.0));
                }
            }
            Fact::CastleMoved { to } => {
                let from = before.castle();
                let top = -crate::board::geometry::CASTLE_HEIGHT - 6.0;
                add(from, to, surface(&before, from).plus(0.0, top), surface(&scene, to).plus(0.0, top));
            }
            _ => {}
        }
    }
    trips
}

fn arc(look: &Look<'_>, trip: &Trip) -> String {
    let (begin, end) = (trip.begin, trip.end);
    let over = passed(trip).map(|space| look.layout.ground(space).y - height(look, space));
    let peak = over.fold(begin.y.min(end.y), f64::min) - 76.0;
    let across = end.x - begin.x;
    let (first, second) = (Point { x: begin.x + 0.13 * across, y: peak }, Point { x: end.x - 0.2 * across, y: peak });
    let turn = (end.x - second.x).atan2(end.y - second.y).to_degrees() * 0.3;
    let (wide, thin, gap, head) = match look.layout {
        Layout::Desktop => (7, 4, 10, 1.0),
        Layout::Phone => (10, 6, 14, 1.35),
    };
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <path d=\"M{begin}C{first} {second} {end}\" stroke=\"var(--under)\" stroke-opacity=\".5\" stroke-width=\"{wide}\"/>\
         <path d=\"M{begin}C{first} {second} {end}\" stroke=\"var(--preview)\" stroke-width=\"{thin}\" stroke-dasharray=\"1 {gap}\"/>\
         <path d=\"M-9-10 0 4 9-10\" transform=\"translate({end})rotate({})scale({head})\" stroke=\"var(--preview)\" stroke-width=\"3.8\"/></g>",
        N(-turn)
    )
}

fn passed(trip: &Trip) -> impl Iterator<Item = Space> + use<> {
    let (from, steps) = (trip.from, way(trip.from, trip.to));
    (1..steps.abs()).map(move |step| from.walk(step * steps.signum()))
}

/// The numbered steps between here and there.
fn steps(look: &Look<'_>, trip: &Trip) -> String {
    passed(trip)
        .enumerate()
        .map(|(index, space)| {
            let towers = look.scene.stand(space).towers.len() as f64;
            let front = if look.scene.castle() == space { 16.0 } else { 0.0 };
            let at = look.layout.ground(space).plus(0.0, front - LAYER * towers);
            format!(
                "<g transform=\"translate({at})\"><use href=\"#step\"/>{}</g>",
                number(index as u8 + 1, Point::default(), 0.28, "#123a5a", 6.0)
            )
        })
        .collect()
}
