//! The personal link, shown on request.

use leptos::prelude::*;
use rabenburg_words::hall as words;

use super::Hall;
use crate::board::pieces::Icon;
use crate::online::invite::copy::{Copy, address_of};
use crate::route::Route;
use crate::said::said;

/// What the link is for, and the link itself once it is asked for. Until then it is nowhere in the page.
#[component]
pub(super) fn PersonalLink(hall: Hall) -> impl IntoView {
    let shown = RwSignal::new(false);
    let link = move || {
        let visitor = hall.visitor.get().filter(|_| shown.get())?;
        let link = address_of(&Route::Personal(visitor.key.reveal()));
        Some(view! {
            <div class="hall-row">
                <input type="text" class="hall-link" readonly aria-label=said(words::link_title) prop:value=link.clone()/>
                <Copy text=link label=words::copy/>
            </div>
        })
    };
    let word = move || if shown.get() { said(words::link_hide) } else { said(words::link_show) };
    view! {
        <Show when=move || hall.visitor.with(Option::is_some)>
            <section class="panel hall-part hall-personal">
                <h2>{said(words::link_title)}</h2>
                <p>{said(words::link_note)}</p>
                {link}
                <button
                    type="button"
                    class="btn"
                    aria-expanded=move || shown.get().to_string()
                    on:click=move |_| shown.update(|shown| *shown = !*shown)
                >
                    <Icon name="key"/>
                    {move || word().get()}
                </button>
            </section>
        </Show>
    }
}
