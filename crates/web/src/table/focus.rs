//! Where the keyboard is when what it was on has gone.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A button that was pressed vanishes with its choice, and the keyboard would have to begin at the top of the page. It
/// goes on at the hand instead. Whoever has the focus elsewhere keeps it.
pub(crate) fn bring_back() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if !lost {
        return;
    }
    let card = document().query_selector(".hand .cardb, .dock button").ok().flatten();
    if let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot be focused leaves things as they are.
        let _ = card.focus();
    }
}
