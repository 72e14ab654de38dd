//! The entry point of the page for JavaScript.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::App;

/// Puts the page into the document.
#[wasm_bindgen]
pub fn page() {
    crate::panic::report();
    mount_to_body(App);
}
