//! What a puzzle draws on the board: whom it is about, behind a barred porthole, and where an attempt went wrong.

use rabenburg_engine::{Colour, Fact, Rules, Seat, SeenEvent, TowerId, View};

use crate::board::drawing::preview::{walked, ways};
use crate::board::drawing::{Look, N};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::Marks;
use crate::board::scene::Scene;
use crate::small_set::SmallSet;

/// A porthole beside every tower beneath which one of these wizards is locked up. The scene shows them only where the
/// rules do, so nothing is told that the game keeps secret.
pub fn portholes(scene: &Scene, rules: &Rules, seat: Seat, layout: Layout) -> String {
    let beneath = TowerId::all().filter(|&tower| scene.locked(tower).count(seat) > 0);
    let colour = rules.colours[seat.index()];
    beneath.filter_map(|tower| Some(porthole(layout, scene.tower(tower)?, colour))).collect()
}

fn porthole(layout: Layout, (space, layer): (rabenburg_engine::Space, usize), colour: Colour) -> String {
    let tower = layout.surface(space, layer).plus(0.0, -14.0);
    // Towards the middle of the ring there is always room.
    let side = if tower.x < layout.measure().centre.x { 1.0 } else { -1.0 };
    let at = tower.plus(side * 78.0, 4.0);
    let (edge, wall) = (at.plus(side * -27.0, 0.0), tower.plus(side * 36.0, 0.0));
    format!(
        "<g class=\"porthole\"><path d=\"M{wall}L{edge}\" stroke=\"#1b1330\" stroke-width=\"6\" stroke-linecap=\"round\"/>\
         <path d=\"M{wall}L{edge}\" stroke=\"#a9ecff\" stroke-width=\"3\" stroke-linecap=\"round\" stroke-dasharray=\".1 6\"/>\
         <g transform=\"translate({at})\"><circle r=\"27\" fill=\"#1d2a52\" stroke=\"#1b1330\" stroke-width=\"6\"/>\
         <circle r=\"27\" fill=\"#33508f\" stroke=\"#a9ecff\" stroke-width=\"2.5\"/>\
         <use href=\"#wiz-{colour}\" class=\"p-{colour}\" transform=\"translate(0 20)scale(.84)\"/>\
         <path d=\"M-14-22V22M0-26V26M14-22V22\" stroke=\"#dfe6fb\" stroke-width=\"2.4\" opacity=\".75\"/></g></g>"
    )
}

/// The last move of an attempt that failed, with a cross where it ended.
pub fn last_move(from: &View, events: &[SeenEvent], wanted: impl Fn(&Fact) -> bool, layout: Layout) -> String {
    let public = |event: &SeenEvent| match *event {
        SeenEvent::Public(fact) => Some(fact),
        _ => None,
    };
    let Some(at) = events.iter().rposition(|event| public(event).is_some_and(|fact| wanted(&fact))) else {
        return String::new();
    };
    let mut scene = Scene::of(from);
    events[..at].iter().for_each(|event| scene.apply(event));
    let facts: Vec<Fact> = public(&events[at]).into_iter().collect();
    wrong(&scene, &from.rules, facts, layout)
}

/// The ways that led to the goal, in moonlight.
pub fn way_home(from: &View, events: &[SeenEvent], layout: Layout) -> String {
    let mut scene = Scene::of(from);
    let mut drawn = String::new();
    for event in events {
        if let SeenEvent::Public(fact) = event
            && moves(fact)
        {
            let (marks, absent) = (Marks { preview: vec![*fact], ..Marks::default() }, SmallSet::new());
            let rules = &from.rules;
            let look = Look { scene: &scene, rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
            drawn += &ways(&look);
        }
        scene.apply(event);
    }
    format!("<g class=\"went-home\">{drawn}</g>")
}

/// What somebody would answer, move by move.
pub fn answer(from: &View, facts: &[Fact], layout: Layout) -> String {
    let mut scene = Scene::of(from);
    let mut drawn = String::new();
    for fact in facts {
        if moves(fact) {
            drawn += &wrong(&scene, &from.rules, vec![*fact], layout);
        }
        scene.foresee(fact);
    }
    drawn
}

/// Whether something moves on the board.
pub fn moves(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::TowerMoved { .. }
            | Fact::TowersSwapped { .. }
            | Fact::WizardMoved { .. }
            | Fact::WizardEntered { .. }
            | Fact::CastleMoved { .. }
    )
}

fn wrong(scene: &Scene, rules: &Rules, preview: Vec<Fact>, layout: Layout) -> String {
    let (marks, absent) = (Marks { preview, ..Marks::default() }, SmallSet::new());
    let look = Look { scene, rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
    let (drawn, end) = walked(&look);
    format!("<g class=\"went-wrong\">{drawn}{}</g>", end.map(cross).unwrap_or_default())
}

fn cross(at: Point) -> String {
    format!(
        "<g class=\"cross\" transform=\"translate({} {})\"><circle r=\"15\" fill=\"#6d1608\" stroke=\"#ffd9cd\" stroke-width=\"3\"/>\
         <path d=\"M-5-5 5 5M5-5-5 5\" stroke=\"#ffd9cd\" stroke-width=\"4\" stroke-linecap=\"round\"/></g>",
        N(at.x),
        N(at.y - 18.0)
    )
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Event, Position, Viewer};

    use super::*;

    const RIDE: &str = "rules third basic 3 aided | course 3:cc 5:8bc 6:a 9:62ac 10:5b 11:3b4 13:19a7* | \
        a 3/1/1 T3 T1W5 T2W4 | b 1/2/2 W1 W2 W3 | c 1/2/2 T1 T2 T4 | discard - | turn 9 choose";

    fn scene(text: &str) -> (Position, Scene) {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = position.active();
        let scene = Scene::of(&position.view(Viewer::Seat(seat)));
        (position, scene)
    }

    #[test]
    fn a_porthole_shows_whom_the_puzzle_is_about_and_nobody_else() {
        let (position, scene) = scene(RIDE);
        for layout in [Layout::Desktop, Layout::Phone] {
            let drawn = portholes(&scene, position.rules(), position.active(), layout);
            assert_eq!(drawn.matches("class=\"porthole\"").count(), 1);
            assert!(drawn.contains("#wiz-blue") && !drawn.contains("#wiz-yellow"), "{drawn}");
        }
    }

    #[test]
    fn from_memory_there_is_no_porthole() {
        let (position, scene) = scene(&RIDE.replace(" aided", ""));
        assert_eq!(portholes(&scene, position.rules(), position.active(), Layout::Desktop), "");
    }

    #[test]
    fn the_move_that_failed_is_drawn_with_a_cross() {
        let (mut position, _) = scene(RIDE);
        let seat = position.active();
        let viewer = Viewer::Seat(seat);
        let from = position.view(viewer);
        let mut events: Vec<Event> = Vec::new();
        for action in ["play T3 t7", "play T2W4 a@13"] {
            let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
            position.play(seat, action, &mut events).unwrap_or_else(|error| panic!("{error}"));
        }
        let seen: Vec<SeenEvent> = events.iter().map(|event| event.seen_by(viewer)).collect();
        let drawn = last_move(&from, &seen, |fact| matches!(fact, Fact::WizardMoved { .. }), Layout::Desktop);
        assert!(drawn.contains("class=\"cross\""), "{drawn}");
        let home = way_home(&from, &seen, Layout::Desktop);
        assert!(home.contains("stroke-dasharray") && !home.contains("cross"), "{home}");
        // Three spaces lie between where it began and where it ended.
        assert_eq!(drawn.matches("#step").count(), 3, "{drawn}");
        assert_eq!(last_move(&from, &seen, |fact| matches!(fact, Fact::CastleMoved { .. }), Layout::Desktop), "");
    }
}
