//! The page's entry.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the page into the document.
#[wasm_bindgen]
pub fn page() {
    let (count, set_count) = signal(0);
    mount_to_body(move || view! { <button on:click=move |_| set_count.update(|count| *count += 1)>{count}</button> });
}
