//! How the table is laid out, and what the keyboard does everywhere on it.

use leptos::html::Dialog;
use leptos::prelude::*;
use rabenburg_words::table as text;
use wasm_bindgen::JsCast;

use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::table::asides::Asides;
use crate::table::bar::{Brand, Tools, TurnStatus};
use crate::table::course::Course;
use crate::table::curtain::Curtain;
use crate::table::dock::{Dock, is_window};
use crate::table::game::Game;
use crate::table::hand::{Actions, Hand};
use crate::table::help::{Explained, is_advised};
use crate::table::log::{Log, Told};
use crate::table::players::Players;
use crate::table::result::Result;
use crate::table::settings::Menu;
use crate::table::spells::Spells;
use crate::table::tower_row::{self, TowerRow};

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
    let held = game.hold();
    on_cleanup(move || {
        game.be_present(false);
        drop(held);
    });
    let dialog = NodeRef::<Dialog>::new();
    let asides = Asides::new(game);
    let open_menu = Callback::new(move |()| {
        if let Some(dialog) = dialog.get() {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    let key = move |event: web_sys::KeyboardEvent| {
        // The board has its own way back, and the dialogs theirs.
        if event.key() == "Escape" && !event.default_prevented() && !is_in_dialog(&event) {
            if asides.close() {
                return;
            }
            if game.refusal.get_untracked().is_some() {
                game.refusal.set(None);
            } else {
                game.take_back();
            }
        }
    };
    let picking = move || game.picked.with(|picked| !picked.is_empty());
    let cards = Memo::new(move |_| game.standing.read().hand.len().max(1));
    view! {
        <Scenery outlook=&scenery::TABLE/>
        // The styles ask this box for its size, so that what they decide holds at every zoom.
        <div class="window">
            <main
                class="table"
                class:picking=picking
                class:previewing=move || game.is_choice_made()
                class:stacked=move || tower_row::stack(game).is_some()
                class:refused=move || game.refusal.read().is_some()
                class:advised=move || is_advised(game)
                class:asked=move || is_window(game)
                class:spelling=move || asides.shows_spells()
                class:logged=asides.log
                style=("--cards", move || cards.get().to_string())
                on:keydown=key
            >
                <h1 class="visually-hidden">"Rabenburg: "{said(text::title)}</h1>
                <Brand/>
                <TurnStatus/>
                <Hand/>
                <Course/>
                <Dock/>
                <TowerRow/>
                <Actions/>
                <Spells/>
                <Players/>
                <Log asides/>
                <Tools open_menu asides/>
                <Explained/>
                <Result again/>
                <Curtain/>
                {children.map(|children| children())}
                <Told/>
                <Menu dialog/>
            </main>
        </div>
    }
}

/// Whether a key was pressed in a dialog that lies over the table: it is meant for that one.
fn is_in_dialog(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest("dialog:modal").is_ok_and(|dialog| dialog.is_some()))
}
