//! How much of the page works without a network, as `boot.js` knows it.

use leptos::prelude::*;
use rabenburg_words::start as words;

use super::sign::TextFn;
use crate::settings::Settings;

/// What is true at this moment; nothing until something is cached, or where browsers cache nothing.
#[component]
pub(crate) fn Offline() -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let kept = RwSignal::new(kept());
    let listener = window_event_listener_untyped("rabenburg-kept", move |_| kept.set(self::kept()));
    on_cleanup(move || listener.remove());
    move || kept.get().map(|text| text(language.get()))
}

fn kept() -> Option<TextFn> {
    match document().document_element()?.get_attribute("data-offline")?.as_str() {
        "all" => Some(words::offline_all),
        "seen" => Some(words::offline_seen),
        _ => None,
    }
}
