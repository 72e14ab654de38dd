//! Between two people at one device: nobody's cards are shown until they say that they are there.

use leptos::prelude::*;
use rabenburg_engine::{Seat, Viewer};
use rabenburg_session::Waiting;
use rabenburg_words::table as text;

use crate::board::pieces::Medal;
use crate::focus::close_off;
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::Game;
use crate::table::players::paint_class;

/// The curtain, while somebody else at this device has to decide.
#[component]
pub(crate) fn Curtain() -> impl IntoView {
    let game = expect_context::<Game>();
    let awaited = Memo::new(move |_| match game.moment.read().waiting {
        Waiting::Here(seat) if !game.busy.get() => Some(seat),
        _ => None,
    });
    move || awaited.get().map(|seat| view! { <Drawn seat/> })
}

#[component]
fn Drawn(seat: Seat) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let paint = game.rules().colours[seat.index()];
    let button = NodeRef::<leptos::html::Button>::new();
    let curtain = NodeRef::<leptos::html::Div>::new();
    Effect::new(move || {
        if let Some(curtain) = curtain.get() {
            close_off(&curtain, true);
        }
        if let Some(button) = button.get() {
            // Without the focus, the Tab key still reaches it.
            let _ = button.focus();
        }
    });
    on_cleanup(move || {
        if let Some(curtain) = curtain.get_untracked() {
            close_off(&curtain, false);
        }
    });
    view! {
        <div class="curtain" node_ref=curtain role="dialog" aria-modal="true" aria-labelledby="curtain-title">
            <div class=format!("panel {}", paint_class(paint))>
                <Medal colour=paint/>
                <h2 id="curtain-title">{move || text::curtain_title(language.get(), game.name_of(seat))}</h2>
                <p>{move || text::curtain_text(language.get(), game.name_of(seat))}</p>
                <button class="btn primary" node_ref=button on:click=move |_| game.sit(Viewer::Seat(seat))>
                    {said(text::curtain_show)}
                </button>
            </div>
        </div>
    }
}
