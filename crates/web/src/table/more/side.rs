//! What can be looked at beside the board, one at a time, in the place of the log.

use leptos::prelude::*;
use rabenburg_words::table as text;

use super::inside::Inside;
use super::pile::Pile;
use crate::board::pieces::Icon;
use crate::said::said;
use crate::table::game::Game;
use crate::table::later::Side;

/// The panel, while something is looked at.
#[component]
pub(super) fn SidePanel() -> impl IntoView {
    let game = expect_context::<Game>();
    // What happened is shown in the same place.
    Effect::new(move || {
        if game.replaying.get() {
            game.beside.set(None);
        }
    });
    let shown = Memo::new(move |_| game.beside.get());
    move || {
        shown.get().map(|what| match what {
            Side::Inside(space, _) => view! { <Inside space/> }.into_any(),
            Side::Pile => view! { <Pile/> }.into_any(),
        })
    }
}

/// The button that closes the panel.
#[component]
pub(super) fn Shut() -> impl IntoView {
    let game = expect_context::<Game>();
    view! {
        <button class="icb" aria-label=said(text::close) title=said(text::close) on:click=move |_| game.beside.set(None)>
            <Icon name="close"/>
        </button>
    }
}
