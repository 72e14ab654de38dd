//! The button for quick play, with how many people are here.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_words::hall as words;

use crate::board::pieces::Icon;
use crate::online::http;
use crate::online::quick::QUICK;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// How often the number is refreshed.
const EVERY: core::time::Duration = core::time::Duration::from_secs(20);

/// One press to a seat.
#[component]
pub(super) fn QuickPlay(
    /// Whether something else comes first, so that this is not the golden button.
    #[prop(into)]
    second: Signal<bool>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let people = RwSignal::new(None::<u32>);
    let ask = move || {
        if !document().hidden() {
            spawn_local(async move {
                // A number that does not come this time will come the next.
                if let Ok(here) = http::here().await {
                    people.try_set(Some(here.people));
                }
            });
        }
    };
    ask();
    if let Ok(handle) = set_interval_with_handle(ask, EVERY) {
        on_cleanup(move || handle.clear());
    }
    view! {
        <a class="btn hall-make" class:primary=move || !second.get() href=Route::Online(QUICK.into()).href()>
            <Icon name="tower"/>
            <span>
                <b>{said(words::quick_title)}</b>
                <small>{said(words::quick_note)}</small>
                {move || people.get().map(|people| view! { <small>{words::people_here(language.get(), people)}</small> })}
            </span>
        </a>
    }
}
