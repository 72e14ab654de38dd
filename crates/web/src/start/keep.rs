//! The plans, stored in the browser from visit to visit.

use leptos::prelude::*;

use super::plan::Shelf;
use crate::storage;

const KEY: &str = "plans";

/// The plans as they were left; every change is stored at once. Without storage they live as long as the page.
pub(crate) fn shelf() -> RwSignal<Shelf> {
    let shelf = RwSignal::new(Shelf::from_text(&storage::read(KEY).unwrap_or_default()));
    Effect::new(move |before: Option<String>| {
        let text = shelf.with(Shelf::to_text);
        if before.is_some_and(|before| before != text) {
            // Full or forbidden storage is no reason to stop anybody from playing.
            storage::write(KEY, &text);
        }
        text
    });
    shelf
}
