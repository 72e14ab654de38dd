//! The layout of the table, and what the keyboard does everywhere on it.

use leptos::html::Dialog;
use leptos::prelude::*;
use rabenburg_words::table as text;

use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::steps::step_by_step;
use crate::table::announcing::announce;
use crate::table::asides::Asides;
use crate::table::bar::{Brand, Tools, TurnStatus};
use crate::table::course::Course;
use crate::table::curtain::Curtain;
use crate::table::dock::{Dock, is_window};
use crate::table::game::Game;
use crate::table::hand::{Actions, Hand};
use crate::table::help::{Explained, is_advised};
use crate::table::keys::{self, Keys};
use crate::table::later::LaterPart;
use crate::table::log::Log;
use crate::table::players::Players;
use crate::table::result::Result;
use crate::table::settings::Menu;
use crate::table::spells::Spells;
use crate::table::tower_row::{self, TowerRow};
use crate::title;

/// A table in play. The order of its parts is the Tab order; the styles say where they stand.
#[component]
pub(crate) fn TablePage(
    game: Game,
    again: Callback<()>,
    /// Whether a guide leads through the game, and also tells how it ended.
    #[prop(optional)]
    guided: bool,
    #[prop(optional)] children: Option<Children>,
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
    announce(game);
    title::follow_game(game);
    let help = NodeRef::<Dialog>::new();
    // What the dialogs say is loaded with the table's later part, or when somebody opens one before that.
    let wanted = RwSignal::new(false);
    let ready = Signal::from(Memo::new(move |_| wanted.get() || game.later.with(Option::is_some)));
    let open_help = Callback::new(move |()| {
        wanted.set(true);
        keys::open(help);
    });
    let result_hidden = RwSignal::new(false);
    keys::listen(game, asides, open_help, result_hidden);
    let open_menu = Callback::new(move |()| {
        wanted.set(true);
        keys::open(dialog);
    });
    let picking = move || game.picked.with(|picked| !picked.is_empty());
    let built = step_by_step(2);
    let cards = Memo::new(move |_| game.stage.scene.read().laid().hand.len().max(1));
    view! {
        <Scenery panorama=&scenery::TABLE/>
        // The styles query this box for its size, so that their decisions hold at every zoom level.
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
                {(!guided).then(|| view! { <Result again hidden=result_hidden/> })}
                <Curtain/>
                {children.map(|children| children())}
                <LaterPart asides/>
                // Nobody sees them yet.
                <Show when=move || built.get() == 2><Menu dialog help ready/><Keys dialog=help ready/></Show>
            </main>
        </div>
    }
}
