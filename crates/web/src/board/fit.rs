//! Which shape of the board fits its box. The box decides, not the window: the room beside the board varies.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver, ResizeObserverEntry};

use super::geometry::Layout;

/// The layout that draws the largest pieces in a box, as its size changes.
pub(crate) fn layout_for(place: NodeRef<Div>) -> Signal<Layout> {
    let layout = RwSignal::new(Layout::fitting(None, window_size().0, window_size().1));
    Effect::new(move || {
        let Some(place) = place.get() else { return };
        let fit = move |width: f64, height: f64| {
            // A hidden box has no size.
            if width > 0.0 && height > 0.0 {
                let present = layout.get_untracked();
                let fitting = Layout::fitting(Some(present), width, height);
                if fitting != present {
                    layout.set(fitting);
                }
            }
        };
        fit(place.client_width().into(), place.client_height().into());
        watch(&place, fit);
    });
    layout.into()
}

/// Reports the size of an element whenever it changes, for as long as the current owner lives.
fn watch(element: &Element, tell: impl Fn(f64, f64) + 'static) {
    let changed = Closure::<dyn Fn(js_sys::Array)>::new(move |entries: js_sys::Array| {
        if let Ok(entry) = entries.get(0).dyn_into::<ResizeObserverEntry>() {
            let size = entry.content_rect();
            tell(size.width(), size.height());
        }
    });
    // Every browser that runs the page has it; one without it keeps its layout.
    let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) else { return };
    observer.observe(element);
    let kept = StoredValue::new_local((observer, changed));
    on_cleanup(move || {
        kept.with_value(|(observer, _)| observer.disconnect());
        kept.dispose();
    });
}

fn window_size() -> (f64, f64) {
    let size = |pixels: Result<wasm_bindgen::JsValue, _>| pixels.ok().and_then(|pixels| pixels.as_f64()).unwrap_or(1.0);
    (size(window().inner_width()), size(window().inner_height()))
}
