//! Lines of the log show their move on the board while they are pointed at, or while the arrow keys are on them.

use leptos::ev;
use leptos::prelude::*;
use rabenburg_engine::{Fact, SeenEvent};
use rabenburg_words::{Icon, Teller};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::ways;
use crate::announcer::Announcer;
use crate::settings::Settings;
use crate::table::game::Game;

const LIST: &str = ".table > .log ol";
/// The class of the line whose move is shown.
const SHOWN: &str = "shown";

/// Shows the move of whatever line is pointed at.
pub(super) fn point(game: Game) {
    let announcer = expect_context::<Announcer>();
    let Settings { language, .. } = expect_context();
    // What was drawn before, to be drawn again.
    let before = StoredValue::new(None::<String>);
    let current = StoredValue::new(None::<u32>);
    let show = move |line: Option<u32>| {
        if current.get_value() == line || game.busy.get_untracked() && line.is_some() {
            return;
        }
        mark(current.get_value(), false);
        mark(line, true);
        current.set_value(line);
        let kept = before.try_update_value(Option::take).flatten();
        let overlay = game.stage.overlay;
        match line.and_then(|line| drawn(game, line as usize, language.get_untracked())) {
            Some(way) => {
                before.set_value(Some(kept.unwrap_or_else(|| overlay.get_untracked())));
                overlay.set(way);
            }
            None => {
                if let Some(kept) = kept {
                    overlay.set(kept);
                }
            }
        }
    };
    let over = window_event_listener(ev::pointerover, move |event| {
        if event.pointer_type() == "mouse" {
            show(line_at(event.target()));
        }
    });
    let clicked = window_event_listener(ev::click, move |event| show(line_at(event.target())));
    let keys = window_event_listener(ev::keydown, move |event| {
        let Some(list) = document().query_selector(LIST).ok().flatten() else { return };
        if document().active_element().as_ref() != Some(&list) {
            return;
        }
        let lines = list.child_element_count();
        let next = match (event.key().as_str(), current.get_value()) {
            ("ArrowUp", now) => now.unwrap_or(lines).checked_sub(1),
            ("ArrowDown", now) => now.map(|now| now + 1).filter(|next| *next < lines).or(now),
            ("Escape", Some(_)) => None,
            _ => return,
        };
        event.prevent_default();
        show(next);
        if let Some(line) = next.and_then(line_element) {
            line.scroll_into_view_with_bool(false);
            announcer.say(line.text_content().unwrap_or_default());
        }
    });
    let left = window_event_listener(ev::focusout, move |event| {
        if line_at(event.target()).is_some() || event.target().and_then(list_of).is_some() {
            show(None);
        }
    });
    // Whatever happens is drawn instead.
    Effect::new(move || {
        game.lines.track();
        before.set_value(None);
        mark(current.get_value(), false);
        current.set_value(None);
    });
    on_cleanup(move || {
        over.remove();
        clicked.remove();
        keys.remove();
        left.remove();
    });
}

fn list_of(target: EventTarget) -> Option<Element> {
    target.dyn_into::<Element>().ok().filter(|element| element.matches(LIST).unwrap_or(false))
}

fn line_at(target: Option<EventTarget>) -> Option<u32> {
    let line = target?.dyn_into::<Element>().ok()?.closest(".table > .log li").ok()??;
    let mut number = 0;
    let mut other = line.previous_element_sibling();
    while let Some(one) = other {
        number += 1;
        other = one.previous_element_sibling();
    }
    Some(number)
}

fn line_element(number: u32) -> Option<Element> {
    document().query_selector(LIST).ok()??.children().item(number)
}

fn mark(line: Option<u32>, shown: bool) {
    if let Some(line) = line.and_then(line_element) {
        // The class is a plain word, so this cannot fail.
        let _ = line.class_list().toggle_with_force(SHOWN, shown);
    }
}

/// The move that a line tells of, if it tells of one.
fn drawn(game: Game, line: usize, language: rabenburg_words::Language) -> Option<String> {
    let log = game.log();
    let events: Vec<SeenEvent> = log.iter().map(|(_, event)| *event).collect();
    let mut teller = Teller::new(log.from(), game.names());
    let mut told = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let lines = teller.tell(event, language).into_iter().filter(|line| line.icon != Icon::Pass);
        told.extend(lines.map(|_| at));
    }
    // Those who have been here for long have no more lines than the log; what was told first may be forgotten.
    let surplus = told.len().checked_sub(game.lines.with_untracked(Vec::len))?;
    let at = *told.get(line + surplus)?;
    // A flask is filled by the move before it.
    let begins = |event: &SeenEvent| matches!(event, SeenEvent::Public(Fact::TurnBegan { .. }));
    let back = events[..=at].iter().rposition(|event| begins(event) || is_move(event))?;
    let moved = Some(back).filter(|&back| is_move(&events[back]))?;
    let way = ways::told_way(log.from(), &events, moved, &game.rules(), game.stage.layout.get_untracked());
    (!way.is_empty()).then_some(way)
}

fn is_move(event: &SeenEvent) -> bool {
    matches!(
        event,
        SeenEvent::Public(
            Fact::TowerMoved { .. }
                | Fact::TowersSwapped { .. }
                | Fact::WizardMoved { .. }
                | Fact::WizardEntered { .. }
                | Fact::CastleMoved { .. }
        )
    )
}
