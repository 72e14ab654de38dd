//! How the table is laid out, and what the keyboard does everywhere on it.

use leptos::html::Dialog;
use leptos::prelude::*;
use rabenburg_words::table as text;

use crate::board::component::fitting_layout;
use crate::said::said;
use crate::scenery::{self, Scenery};
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
pub(crate) fn TablePage(
    game: Game,
    again: Callback<()>,
    /// What some tables have beside all this.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    provide_context(game);
    game.be_present(true);
    on_cleanup(move || game.be_present(false));
    let dialog = NodeRef::<Dialog>::new();
    let drawn = RwSignal::new(false);
    let layout = fitting_layout();
    let open_menu = Callback::new(move |()| {
        if let Some(dialog) = dialog.get() {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    let key = move |event: web_sys::KeyboardEvent| {
        // The board has its own way back, and the dialogs theirs.
        if event.key() == "Escape" && !event.default_prevented() {
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
            <h1 class="visually-hidden">"Rabenburg: "{said(text::title)}</h1>
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
                <button class="scrim" aria-label=said(text::close) on:click=move |_| drawn.set(false)></button>
            </Show>
            <AdviceCard/>
            <Refused/>
            <Result again/>
            <Curtain/>
            {children.map(|children| children())}
            <Told/>
            <Menu dialog/>
        </main>
    }
}
