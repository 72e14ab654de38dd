//! The ways that pieces have gone since the viewer last pointed at anything, in a pale tint of the colour of whoever
//! moved them; and the way of the move that has been announced.

use leptos::prelude::*;
use rabenburg_engine::{Colour, Fact, Rules, SeenEvent, View};
use rabenburg_session::{Recap, RecapStep, Replay, SeenMark};

use super::asked;
use super::recap::Recall;
use crate::board::drawing::preview::{beginning, preview, ways};
use crate::board::drawing::{Look, N, piece};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::Marks;
use crate::board::scene::Scene;
use crate::settings::Settings;
use crate::small_set::SmallSet;
use crate::table::game::Game;

/// Keeps the ways on the board up to date.
pub(super) fn draw(game: Game, recall: Recall) {
    let Settings { language, .. } = expect_context();
    let cleared = RwSignal::new(None::<SeenMark>);
    Effect::new(move || {
        if game.picked.with(|picked| !picked.is_empty()) {
            cleared.set(Some(SeenMark::end_of(&game.log())));
        }
    });
    // What others have done since then.
    let past = Memo::new(move |_| {
        let language = language.get();
        let (log, mark) = (game.log(), cleared.get());
        let replay = game.moment.with(|moment| match mark {
            Some(mark) => Replay::since(&log, mark).filter(|_| Replay::since_own_turn(&log, &moment.view).is_some()),
            None => Replay::since_own_turn(&log, &moment.view),
        });
        replay.and_then(|replay| Recap::new(replay, game.names(), language))
    });
    Effect::new(move || {
        let (rules, layout) = (game.rules(), game.stage.layout.get());
        if game.replaying.get() {
            let drawn = recall.with(|recap, at| recap_ways(recap, at, &rules, layout));
            return game.stage.overlay.set(drawn.unwrap_or_default());
        }
        let mut drawn = String::new();
        past.with(|past| {
            if let Some(past) = past {
                let own = untrack(|| game.viewer());
                drawn = all_ways(past, past.steps.len(), &rules, layout, |step| Some(step.seat) != own);
            }
        });
        if let Some(facts) = asked::announced(game) {
            drawn = game.stage.scene.with(|scene| announced_way(scene, &rules, layout, facts, game.is_choice_made()));
        }
        if game.stage.overlay.with_untracked(|before| *before != drawn) {
            game.stage.overlay.set(drawn);
        }
    });
}

fn recap_ways(recap: &Recap, at: usize, rules: &Rules, layout: Layout) -> String {
    let mut drawn = all_ways(recap, at.saturating_sub(1), rules, layout, |_| true);
    if let Some(step) = at.checked_sub(1).and_then(|last| recap.steps.get(last)) {
        let before = scene_at(recap, at - 1);
        drawn += &way_of(&before, step, rules, layout, None);
    }
    drawn
}

pub(super) fn scene_at(recap: &Recap, moves: usize) -> Scene {
    let mut scene = Scene::of(&recap.from);
    recap.after(moves).for_each(|event| scene.apply(event));
    scene
}

fn all_ways(recap: &Recap, moves: usize, rules: &Rules, layout: Layout, worth: impl Fn(&RecapStep) -> bool) -> String {
    let mut scene = Scene::of(&recap.from);
    let mut drawn = String::new();
    for step in recap.steps.iter().take(moves) {
        if worth(step) {
            drawn += &way_of(&scene, step, rules, layout, Some(rules.colours[step.seat.index()]));
        }
        step.events.iter().for_each(|event| scene.apply(event));
    }
    drawn
}

/// The way of one move: pale and with the emblem of whoever made it, or in moonlight.
fn way_of(before: &Scene, step: &RecapStep, rules: &Rules, layout: Layout, colour: Option<Colour>) -> String {
    way(before, &facts(&step.events), rules, layout, colour)
}

fn facts(events: &[SeenEvent]) -> Vec<Fact> {
    let public = |event: &SeenEvent| match *event {
        SeenEvent::Public(fact) => Some(fact),
        _ => None,
    };
    events.iter().filter_map(public).collect()
}

pub(super) fn way(before: &Scene, facts: &[Fact], rules: &Rules, layout: Layout, colour: Option<Colour>) -> String {
    let (marks, absent) = (Marks { preview: moves(facts), ..Marks::default() }, SmallSet::new());
    let look = Look { scene: before, rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
    let drawn = ways(&look);
    match colour {
        _ if drawn.is_empty() => drawn,
        Some(colour) => {
            let sign = beginning(&look).map(|at| emblem(colour, at)).unwrap_or_default();
            format!("<g class=\"way p-{colour}\">{drawn}{sign}</g>")
        }
        None => drawn,
    }
}

/// Only what moves is drawn; the rest may not fit a scene that lacks what the viewer alone was told.
fn moves(facts: &[Fact]) -> Vec<Fact> {
    let moves = |fact: &&Fact| {
        matches!(
            fact,
            Fact::TowerMoved { .. }
                | Fact::TowersSwapped { .. }
                | Fact::WizardMoved { .. }
                | Fact::WizardEntered { .. }
                | Fact::CastleMoved { .. }
        )
    };
    facts.iter().filter(moves).copied().collect()
}

fn emblem(colour: Colour, at: Point) -> String {
    format!(
        "<g transform=\"translate({} {})\"><circle r=\"9\" fill=\"var(--pc)\" stroke=\"#1b1330\" stroke-width=\"1.2\"/>\
         <use href=\"#{}\" fill=\"var(--pe)\" color=\"var(--pe)\"/></g>",
        N(at.x),
        N(at.y),
        piece::emblem(colour)
    )
}

/// The announced move in coral: with copies of where it would end, unless a spell is about to change that.
fn announced_way(scene: &Scene, rules: &Rules, layout: Layout, facts: Vec<Fact>, changing: bool) -> String {
    let (marks, absent) = (Marks { preview: facts, ..Marks::default() }, SmallSet::new());
    let look = Look { scene, rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
    format!("<g class=\"announced\">{}</g>", if changing { ways(&look) } else { preview(&look) })
}

/// The move that a line of the log tells of, in moonlight, as the board stood then.
pub(super) fn told_way(from: &View, events: &[SeenEvent], at: usize, rules: &Rules, layout: Layout) -> String {
    let mut scene = Scene::of(from);
    events[..at].iter().for_each(|event| scene.apply(event));
    way(&scene, &facts(&events[at..=at]), rules, layout, None)
}
