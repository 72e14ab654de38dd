//! The whole page: settings, the way to each place, and what stands there.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::route::Route;
use crate::settings::Settings;

/// The page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    let route = follow_address();
    view! {
        {move || match route.get() {
            Route::Start => view! { <p>"start"</p> }.into_any(),
            Route::Table => view! { <p>"table"</p> }.into_any(),
            Route::Rules(_) => view! { <p>"rules"</p> }.into_any(),
        }}
    }
}

/// The place that the address names, as it changes.
fn follow_address() -> ReadSignal<Route> {
    let here = || Route::parse(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let changed = Closure::<dyn Fn()>::new(move || set_route.set(here()));
    window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    // The page lives as long as its listener.
    changed.forget();
    route
}
