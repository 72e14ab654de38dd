//! The header of the rules: the way back, the language, and the printing to read about.

use leptos::prelude::*;
use rabenburg_engine::Printing;
use rabenburg_words::rules as words;

use super::overview::printing_short_name;
use crate::board::pieces::{Crest, Icon};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// The header of the page.
#[component]
pub(crate) fn Bar(printing: RwSignal<Option<Printing>>, game_on: Signal<bool>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let back = move || {
        game_on.get().then(|| {
            view! {
                <a class="btn primary back" href=Route::Table.href()>
                    <Icon name="undo"/>
                    {words::back_to_game(language.get())}
                </a>
            }
        })
    };
    let option = move |value: Option<Printing>| {
        let name = move || match value {
            Some(printing) => printing_short_name(language.get(), printing),
            None => words::all_printings(language.get()),
        };
        view! {
            <button
                aria-pressed=move || (printing.get() == value).to_string()
                on:click=move |_| printing.set(value)
            >{name}</button>
        }
    };
    view! {
        <header class="rules-bar">
            <a class="home" href=Route::Start.href() aria-label=said(words::home)>
                <Crest/>
                <span aria-hidden="true">"Rabenburg"</span>
            </a>
            <div
                class="printings"
                role="group"
                aria-label=said(words::printing)
                title=said(words::printing_hint)
            >
                <span class="printings-label" aria-hidden="true">{said(words::printing)}</span>
                <div class="choices">{option(None)}{Printing::ALL.map(|printing| option(Some(printing))).collect_view()}</div>
            </div>
            {back}
        </header>
    }
}
