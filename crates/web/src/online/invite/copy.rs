//! Links of the page, and the button that copies one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_bots::Language;
use rabenburg_words::hall as words;
use wasm_bindgen_futures::JsFuture;

use crate::board::pieces::Icon;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// The whole address of a place, for others.
pub(crate) fn address_of(route: &Route) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{origin}{path}{}", route.href())
}

/// A button that copies a text, and says whether it could.
#[component]
pub(crate) fn Copy(text: String, label: fn(Language) -> &'static str) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let done = RwSignal::new(None::<bool>);
    let copy = move |_| {
        let promise = clipboard().map(|clipboard| clipboard.write_text(&text));
        spawn_local(async move {
            let copied = match promise {
                Some(promise) => JsFuture::from(promise).await.is_ok(),
                None => false,
            };
            done.try_set(Some(copied));
        });
    };
    let told = move || match done.get() {
        Some(true) => words::copied(language.get()),
        Some(false) => words::copy_failed(language.get()),
        None => "",
    };
    view! {
        <button type="button" class="btn" on:click=copy>
            <Icon name=Signal::derive(move || if done.get() == Some(true) { "check" } else { "link" })/>
            {said(label)}
        </button>
        <span class="online-copied" role="status">{told}</span>
    }
}

/// The clipboard; browsers have none on pages that came over an unprotected connection.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| !clipboard.is_undefined());
    there.then(|| navigator.clipboard())
}
