//! The entry point of the worker for JavaScript.

use std::time::Duration;

use rabenburg_session::Study;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts answering messages. `worker.js` calls this.
#[wasm_bindgen]
pub fn worker() {
    // A panic writes its message to the console; the browser alone would only say that the module stopped.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    let mut study = Study::new(clock);
    let hear = move |event: MessageEvent| {
        let Some(message) = event.data().as_string() else { return };
        if let Some(answer) = study.hear(&message) {
            // Only values that cannot be cloned are refused; a string can.
            let _ = scope().post_message(&JsValue::from_str(&answer));
        }
    };
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(hear);
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    hear.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// The time since the worker started.
fn clock() -> Duration {
    let milliseconds = scope().performance().map_or(0.0, |performance| performance.now());
    Duration::from_secs_f64(milliseconds.max(0.0) / 1000.0)
}
