//! Files dropped anywhere on the page.

use std::cell::Cell;

use leptos::ev::{self, DragEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// The most bytes of a file to read: the longest random games have a few hundred thousand.
pub(crate) const LARGEST: usize = 4_000_000;

/// Why a file cannot be a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unreadable {
    /// It is too large.
    TooLarge,
    /// It is not text, or the browser cannot read it.
    NoText,
}

/// The text of a file, or why there is none.
pub(crate) type FileText = Result<String, Unreadable>;

thread_local! {
    /// What was dropped in one place and is shown in another.
    static HANDED_OVER: Cell<Option<FileText>> = const { Cell::new(None) };
}

/// Reads what is dropped. The signal says whether something is held over the page.
pub(crate) fn follow(taken: Callback<FileText>) -> ReadSignal<bool> {
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

/// Reads a file as text.
pub(crate) fn read(file: &File, taken: Callback<FileText>) {
    if file.size() > LARGEST as f64 {
        return taken.run(Err(Unreadable::TooLarge));
    }
    let text = JsFuture::from(file.text());
    spawn_local(async move {
        let text = text.await.ok().and_then(|text| text.as_string());
        // Bytes that are not text become this character.
        let text = text.filter(|text| !text.contains('\u{fffd}'));
        taken.try_run(text.ok_or(Unreadable::NoText));
    });
}

/// Keeps a text for the place being navigated to.
pub(crate) fn hand_over(text: FileText) {
    HANDED_OVER.set(Some(text));
}

/// Takes the text that was handed over, once.
pub(crate) fn take() -> Option<FileText> {
    HANDED_OVER.take()
}
