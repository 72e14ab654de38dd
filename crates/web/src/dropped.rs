//! Files dropped anywhere on the page.

use std::cell::Cell;

use leptos::ev::{self, DragEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// The most bytes of a file to read: the longest random games have a few hundred thousand.
pub(crate) const LARGEST: usize = 4_000_000;

thread_local! {
    /// What was dropped in one place and is shown in another.
    static HANDED_OVER: Cell<Option<String>> = const { Cell::new(None) };
}

/// Reads what is dropped. The signal says whether something is held over the page.
pub(crate) fn follow(taken: Callback<String>) -> ReadSignal<bool> {
    let (held, set_held) = signal(false);
    let over = window_event_listener(ev::dragover, move |event: DragEvent| {
        // Without this the browser would open the file itself.
        event.prevent_default();
        if !held.get_untracked() {
            set_held.set(true);
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event: DragEvent| {
        // Moving between two elements of the page is not leaving it.
        if event.related_target().is_none() {
            set_held.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event: DragEvent| {
        event.prevent_default();
        set_held.set(false);
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            read(&file, taken);
        }
    });
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop.remove();
    });
    held
}

/// Reads a file as text, or the beginning of one that is too large. The receiver decides what becomes of it.
pub(crate) fn read(file: &File, taken: Callback<String>) {
    let Ok(beginning) = file.slice_with_f64_and_f64(0.0, (LARGEST + 1) as f64) else { return };
    spawn_local(async move {
        let text = JsFuture::from(beginning.text()).await.ok().and_then(|text| text.as_string());
        // A file that the browser cannot read counts as empty.
        taken.try_run(text.unwrap_or_default());
    });
}

/// Keeps a text for the place being navigated to.
pub(crate) fn hand_over(text: String) {
    HANDED_OVER.set(Some(text));
}

/// Takes the text that was handed over, once.
pub(crate) fn take() -> Option<String> {
    HANDED_OVER.take()
}
