//! The button that opens a game from a file.

use leptos::ev::Event;
use leptos::prelude::*;
use rabenburg_words::after as text;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::board::pieces::Icon;
use crate::dropped::{self, FileText};
use crate::said::said;

/// A button that opens a file and hands over its text.
#[component]
pub(crate) fn OpenFile(opened: Callback<FileText>) -> impl IntoView {
    let chosen = move |event: Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            dropped::read(&file, opened);
        }
        // So that the same file can be chosen again.
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
