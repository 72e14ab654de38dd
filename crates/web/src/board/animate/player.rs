//! Plays timelines with the browser's animations.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Animation, Element};

use super::BoardStage;
use crate::board::choreography::{Actor, Keyframe, Timeline};
use crate::board::drawing::N;
use crate::board::drawing::piece::{Outline, PLATE_OUTLINE, line};
use crate::small_set::SmallSet;

/// How long one picture fades into the next if nothing may move.
const FADE: f64 = 120.0;
/// How long start and destination are then outlined.
const OUTLINED: i32 = 1000;
/// A browser that does not draw does not finish animations either; this is the longest anybody waits for it.
const GRACE: f64 = 250.0;

impl BoardStage {
    /// Plays a timeline, stretching each of its milliseconds by `pace`. The scene before stays as it is until the
    /// caller commits what happened, right after this.
    pub(super) async fn perform(self, timeline: Timeline, pace: f64) {
        let Some(layer) = self.raise(&timeline.actors) else { return };
        let length = timeline.length() * pace;
        let animations = animate_all(&layer, &timeline.actors, pace);
        self.running.set_value(animations.clone());
        self.die_rolls.set(timeline.die_rolls);
        self.absent.set(timeline.absent);
        all_finished(&animations, length + GRACE).await;
        self.running.set_value(Vec::new());
        layer.remove();
        self.die_rolls.set(false);
        self.absent.set(SmallSet::new());
    }

    /// Fades from the pieces' old places to the new picture, and outlines where they came from and went to.
    pub(super) async fn fade(self, timeline: &Timeline) {
        self.outline(timeline);
        let ghosts: Vec<_> = timeline
            .actors
            .iter()
            .filter(|actor| !actor.carries.is_empty())
            .filter_map(|actor| {
                let first = actor.frames.first()?;
                let frames = vec![*first, Keyframe { at: FADE, ..*first }.seen(0.0)];
                Some(Actor { begins: 0.0, frames, ..actor.clone() })
            })
            .collect();
        let Some(layer) = self.raise(&ghosts) else { return };
        let animations = animate_all(&layer, &ghosts, 1.0);
        self.running.set_value(animations.clone());
        all_finished(&animations, FADE + GRACE).await;
        self.running.set_value(Vec::new());
        layer.remove();
    }

    /// Outlines where something came from and where it went, for a second.
    pub(super) fn outline(self, timeline: &Timeline) {
        let layout = self.layout.get_untracked();
        let lines: String =
            timeline.ends.iter().map(|&space| line(PLATE_OUTLINE, layout.ground(space), Outline::Preview)).collect();
        if let Some(layer) = self.add_layer(&lines) {
            set_timeout(move || layer.remove(), std::time::Duration::from_millis(OUTLINED as u64));
        }
    }

    /// Puts actors into the flight layer, each in a group of its own.
    fn raise(self, actors: &[Actor]) -> Option<Element> {
        let drawings: String = actors.iter().map(|actor| format!("<g>{}</g>", actor.drawing)).collect();
        self.add_layer(&drawings)
    }

    fn add_layer(self, drawing: &str) -> Option<Element> {
        let flight = self.flight.get_untracked()?;
        flight.insert_adjacent_html("beforeend", &format!("<g class=\"actors\">{drawing}</g>")).ok()?;
        flight.last_element_child()
    }
}

fn animate_all(layer: &Element, actors: &[Actor], pace: f64) -> Vec<Animation> {
    let children = layer.children();
    let animated = actors.iter().enumerate().filter_map(|(index, actor)| {
        let element = children.item(index as u32)?;
        animate(&element, actor, pace).ok()
    });
    animated.collect()
}

/// Hands an actor to the browser. `Element.animate` is called by name because its binding is not stable yet.
fn animate(element: &Element, actor: &Actor, pace: f64) -> Result<Animation, JsValue> {
    let lasts = actor.frames.last().map_or(1.0, |frame| frame.at).max(1.0);
    let keyframes: Array = actor.frames.iter().map(|frame| keyframe(frame, lasts)).collect::<Result<_, _>>()?;
    let options = object(&[
        ("duration", (lasts * pace).into()),
        ("delay", (actor.begins * pace).into()),
        ("fill", "both".into()),
    ])?;
    let animate: Function = Reflect::get(element, &"animate".into())?.dyn_into()?;
    animate.call2(element, &keyframes, &options)?.dyn_into()
}

fn keyframe(frame: &Keyframe, lasts: f64) -> Result<JsValue, JsValue> {
    let Keyframe { at, place, scale, turn, opacity, ease } = frame;
    let turned = if *turn == 0.0 { String::new() } else { format!(" rotate({}deg)", N(*turn)) };
    let transform =
        format!("translate({}px,{}px){turned} scale({},{})", N(place.x), N(place.y), N(scale.0), N(scale.1));
    let keyframe = object(&[
        ("offset", (at / lasts).min(1.0).into()),
        ("transform", transform.into()),
        ("opacity", (*opacity).into()),
        ("easing", ease.css().into()),
    ]);
    keyframe.map(Into::into)
}

fn object(fields: &[(&str, JsValue)]) -> Result<Object, JsValue> {
    let object = Object::new();
    for (key, value) in fields {
        Reflect::set(&object, &(*key).into(), value)?;
    }
    Ok(object)
}

/// Waits until all are done, or until this many milliseconds have passed.
async fn all_finished(animations: &[Animation], at_most: f64) {
    let finished: Array = animations.iter().filter_map(|animation| animation.finished().ok()).collect();
    let waited = Promise::new(&mut |resolve, _| {
        // Without a timer, the end of the animations remains.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, at_most as i32);
    });
    let either = Array::of2(&Promise::all(&finished), &waited);
    // Cancelled animations count as finished.
    let _ = JsFuture::from(Promise::race(&either)).await;
}
