//! How the table is laid out, and what the keyboard does everywhere on it.

use leptos::html::Dialog;
use leptos::prelude::*;
use rabenburg_words::table as text;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::board::geometry::Layout;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;
use crate::table::bar::{Brand, Tools, TurnStatus};
use crate::table::course::Course;
use crate::table::curtain::Curtain;
use crate::table::dock::{Dock, is_window};
use crate::table::game::Game;
use crate::table::hand::{Actions, Hand};
use crate::table::help::{AdviceCard, Refused};
use crate::table::log::{Log, Told};
use crate::table::players::Players;
use crate::table::result::Result;
use crate::table::settings::Menu;
use crate::table::spells::Spells;

/// A table in play. The order of its parts is the order of the Tab key; where they stand is said in the styles.
#[component]
pub(crate) fn TablePage(game: Game, again: Callback<()>) -> impl IntoView {
    provide_context(game);
    let Settings { language, .. } = expect_context();
    let dialog = NodeRef::<Dialog>::new();
    let drawn = RwSignal::new(false);
    let layout = follow_width();
    let open_menu = Callback::new(move |()| {
        if let Some(dialog) = dialog.get() {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    let key = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            if drawn.get_untracked() {
                drawn.set(false);
            } else if game.refusal.get_untracked().is_some() {
                game.refusal.set(None);
            } else {
                game.take_back();
            }
        }
    };
    view! {
        <Scenery outlook=&scenery::TABLE/>
        <main class="table" class:drawn=drawn class:asked=move || is_window(game) on:keydown=key>
            <h1 class="visually-hidden">"Rabenburg: "{move || text::title(language.get())}</h1>
            <Brand/>
            <TurnStatus/>
            <Hand/>
            <Course layout/>
            <Dock/>
            <Actions/>
            <Spells/>
            <Players/>
            <Log/>
            <Tools open_menu drawn/>
            <Show when=move || drawn.get()>
                <button class="scrim" aria-label=move || text::close(language.get()) on:click=move |_| drawn.set(false)></button>
            </Show>
            <AdviceCard/>
            <Refused/>
            <Result again/>
            <Curtain/>
            <Told/>
            <Menu dialog/>
        </main>
    }
}

/// Phones have a rounder course; the styles change at the same width.
fn follow_width() -> ReadSignal<Layout> {
    let narrow = window().match_media("(max-width: 719px)").ok().flatten();
    let of = |matches| if matches { Layout::Phone } else { Layout::Desktop };
    let (layout, set_layout) = signal(of(narrow.as_ref().is_some_and(web_sys::MediaQueryList::matches)));
    if let Some(narrow) = narrow {
        let list = narrow.clone();
        let changed = Closure::<dyn Fn()>::new(move || set_layout.set(of(list.matches())));
        narrow.set_onchange(Some(changed.as_ref().unchecked_ref()));
        let kept = StoredValue::new_local((narrow, changed));
        on_cleanup(move || {
            kept.with_value(|(narrow, _)| narrow.set_onchange(None));
        });
    }
    layout
}
