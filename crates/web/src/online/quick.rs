//! Quick play: one press, and the visitor has a seat at the next open table, or at one where bots play until people come.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Name, QuickPlay};
use rabenburg_words::hall as words;

use super::frame::Frame;
use super::{http, visitor};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// What the address has in place of a code. No code is that short.
pub(crate) const QUICK: &str = "quick";

/// Finds a seat at once; who has no name yet is asked for one first.
#[component]
pub(crate) fn QuickPage() -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let name = RwSignal::new(visitor::name().unwrap_or_default());
    let (busy, wrong) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let find = move |name: Name| {
        busy.set(true);
        wrong.set(None);
        spawn_local(async move {
            let found = async {
                let visitor = visitor::called(name).await?;
                visitor::asking(visitor, |key| async move { http::quick(key, &QuickPlay::default()).await }).await
            };
            match found.await {
                // The back button leads to where the visitor came from, not into another game.
                Ok(found) => drop(window().location().replace(&Route::Online(found.table.code.to_string()).href())),
                Err(trouble) => {
                    busy.try_set(false);
                    wrong.try_set(Some(trouble.told(language.get_untracked())));
                }
            }
        });
    };
    if let Some(visitor) = visitor::kept() {
        find(visitor.name);
    }
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match name.get_untracked().parse::<Name>() {
            Ok(name) => find(name),
            Err(_) => wrong.set(Some(words::name_wrong(language.get_untracked()).to_owned())),
        }
    };
    let form = move || {
        view! {
            <form class="hall-field" on:submit=submit>
                <label for="quick-name">{said(words::your_name)}</label>
                <input
                    id="quick-name"
                    type="text"
                    maxlength=Name::LIMIT.to_string()
                    autocomplete="nickname"
                    autofocus
                    prop:value=name
                    on:input:target=move |event| name.set(event.target().value())
                />
                <p class="hall-said wrong" role="alert">{move || wrong.get()}</p>
                <button class="btn primary" type="submit">{said(words::quick_go)}</button>
            </form>
        }
    };
    view! {
        <Frame back=Some(Route::Hall)>
            <section class="panel room-note">
                <h1>{said(words::quick_title)}</h1>
                <Show when=move || busy.get() fallback=form>
                    <p role="status">{said(words::quick_looking)}</p>
                </Show>
            </section>
        </Frame>
    }
}
