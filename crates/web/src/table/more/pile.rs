//! The discard pile, opened: every card that has been played since the last shuffle. It lies face up, so everybody may
//! look.

use leptos::ev;
use leptos::prelude::*;
use rabenburg_words::{glossary, more as text};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::side::Shut;
use crate::board::pieces::{CardFace, Icon};
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::Game;
use crate::table::later::Side;

pub(super) fn listen(game: Game) {
    let listener = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|element| element.matches("[data-hit='pile:']").unwrap_or(false))
            && !game.replaying.get_untracked()
        {
            game.beside.set(Some(Side::Pile));
        }
    });
    on_cleanup(move || listener.remove());
}

/// The cards, by kind.
#[component]
pub(super) fn Pile() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let discard = Memo::new(move |_| game.stage.scene.read().view().discard);
    let colour = game.rules().colours[untrack(|| game.viewer()).map_or(0, |seat| seat.index())];
    let cards = move || {
        let kind = |(face, count): (rabenburg_engine::Face, u8)| {
            let name = move || text::card_times(language.get(), glossary::card(face, language.get()), count);
            view! {
                <li>
                    <CardFace face=Signal::from(face) colour=Signal::from(colour)/>
                    <b aria-hidden="true">"×"{count}</b>
                    <span class="visually-hidden">{name}</span>
                </li>
            }
        };
        discard.get().iter().map(kind).collect_view()
    };
    let count = move || u32::from(discard.get().len());
    view! {
        <section class="panel beside pile" aria-labelledby="pile-title">
            <header>
                <h2 id="pile-title"><Icon name="cards"/>{move || text::pile_of(language.get(), count())}</h2>
                <Shut/>
            </header>
            <Show when=move || count() == 0>
                <p class="note">{said(text::pile_empty)}</p>
            </Show>
            <ul tabindex="0" aria-labelledby="pile-title">{cards}</ul>
            <p class="note">{said(text::pile_note)}</p>
        </section>
    }
}
