//! Games in files: chosen with a button, or dropped anywhere on the page.

use leptos::ev::{self, DragEvent, Event};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_words::after as text;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

use super::source::{Showing, Trouble};
use crate::board::pieces::Icon;
use crate::said::said;

/// What was found in a file.
pub(crate) type Opened = Callback<Result<Showing, Trouble>>;

/// No game is larger than this many bytes: the longest random ones have some hundred thousand.
const LARGEST: f64 = 4_000_000.0;

/// A button that opens a file.
#[component]
pub(crate) fn OpenFile(opened: Opened) -> impl IntoView {
    let chosen = move |event: Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read(file, opened);
        }
        // The same file may be chosen again.
        input.set_value("");
    };
    view! {
        <label class="btn after-open">
            <Icon name="book"/>
            <span>{said(text::open)}</span>
            <input type="file" accept=".txt,text/plain" class="visually-hidden" on:change=chosen/>
        </label>
    }
}

/// Opens what is dropped anywhere on the page. The signal tells that something is held over it.
pub(crate) fn open_dropped(opened: Opened) -> ReadSignal<bool> {
    let (held, set_held) = signal(false);
    let over = window_event_listener(ev::dragover, move |event: DragEvent| {
        // Without this the browser would open the file itself.
        event.prevent_default();
        if !held.get_untracked() {
            set_held.set(true);
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event: DragEvent| {
        // Between two elements of the page nothing has left it.
        if event.related_target().is_none() {
            set_held.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event: DragEvent| {
        event.prevent_default();
        set_held.set(false);
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            read(file, opened);
        }
    });
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop.remove();
    });
    held
}

fn read(file: File, opened: Opened) {
    if file.size() > LARGEST {
        opened.run(Err(Trouble::TooLarge));
        return;
    }
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        // Bytes that are no text become this character.
        let text = text.filter(|text| !text.contains('\u{fffd}'));
        opened.run(text.ok_or(Trouble::NoText).and_then(|text| Showing::in_file(&text)));
    });
}
