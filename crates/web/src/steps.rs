//! Long places are built step by step, so that the page stays responsive in between.

use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// How many of the `all` parts of a place are there; one more with every task of the browser.
pub(crate) fn step_by_step(all: usize) -> RwSignal<usize> {
    let built = RwSignal::new(1.min(all));
    spawn_local(async move {
        for parts in 2..=all {
            next_task().await;
            if built.try_set(parts).is_some() {
                // The visitor has left.
                return;
            }
        }
    });
    built
}

/// Lets the browser do its pending work.
pub(crate) async fn next_task() {
    let waited = Promise::new(&mut |resolve, _| {
        // Without a timer, there is no wait.
        let _ = window().set_timeout_with_callback(&resolve);
    });
    // The promise is never rejected.
    let _ = JsFuture::from(waited).await;
}
