//! Long places are built step by step, so that the page reacts in between.

use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// How many parts of a place are there, of so many; one more with every task of the browser.
pub(crate) fn step_by_step(all: usize) -> RwSignal<usize> {
    let built = RwSignal::new(1.min(all));
    spawn_local(async move {
        for parts in 2..=all {
            next_task().await;
            if built.try_set(parts).is_some() {
                // Somebody has left.
                return;
            }
        }
    });
    built
}

/// Lets the browser do what waits.
pub(crate) async fn next_task() {
    let waited = Promise::new(&mut |resolve, _| {
        // Without a timer nothing is waited for.
        let _ = window().set_timeout_with_callback(&resolve);
    });
    // It is never broken.
    let _ = JsFuture::from(waited).await;
}
