//! The way to a table by its code.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rabenburg_words::hall as words;

use crate::online::invite::typed::code_in;
use crate::route::{Route, go};
use crate::said::said;

/// A field for a code, or for the whole link.
#[component]
pub(super) fn JoinByCode() -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| code_in(typed)) {
            Some(code) => go(Route::Online(code.to_string())),
            None => is_wrong.set(true),
        }
    };
    view! {
        <form class="hall-field" on:submit=submit>
            <h2>{said(words::join_title)}</h2>
            <label for="join-code">{said(words::join_label)}</label>
            <div class="hall-row">
                <input
                    id="join-code"
                    type="text"
                    class="hall-code"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    placeholder="7K2Q X9FM"
                    aria-describedby="join-said"
                    aria-invalid=move || is_wrong.get().then_some("true")
                    prop:value=typed
                    on:input:target=move |event| {
                        typed.set(event.target().value());
                        is_wrong.set(false);
                    }
                />
                <button type="submit" class="btn">{said(words::join_go)}</button>
            </div>
            <p id="join-said" class="hall-said wrong" role="status">
                {move || is_wrong.get().then(|| said(words::join_wrong))}
            </p>
        </form>
    }
}
