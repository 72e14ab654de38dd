//! The browser's Back closes what is open at the table before it leaves the table.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::recap::Recall;
use crate::table::asides::Asides;
use crate::table::game::Game;

/// As long as something is open, the browser has a step to go back that stays here.
pub(super) fn close_first(game: Game, asides: Asides, recall: Recall) {
    let pushed = StoredValue::new(false);
    let open = Memo::new(move |_| asides.log.get() || game.beside.get().is_some() || recall.with(|_, _| ()).is_some());
    Effect::new(move || {
        let (open, there) = (open.get(), pushed.get_value());
        let Ok(history) = window().history() else { return };
        if open && !there {
            // A browser that refuses, because it was asked too often, leaves the table at once.
            pushed.set_value(history.push_state_with_url(&JsValue::NULL, "", None).is_ok());
        } else if !open && there {
            pushed.set_value(false);
            let _ = history.back();
        }
    });
    let listener = window_event_listener_untyped("popstate", move |_| {
        if pushed.try_get_value() == Some(true) {
            pushed.set_value(false);
            asides.log.set(false);
            game.beside.set(None);
            recall.skip();
        }
    });
    on_cleanup(move || listener.remove());
}
