//! The towers of a chosen stack side by side, where the layers on the board are too thin for a finger.

use leptos::prelude::*;
use rabenburg_engine::TowerId;
use rabenburg_words::table as text;

use crate::board::pieces::TowerIcon;
use crate::choosing::Pick;
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::Game;

/// The chosen tower, and all towers of its stack from the bottom up; `None` if it stands alone.
pub(crate) fn stack(game: Game) -> Option<(TowerId, Vec<TowerId>)> {
    let chosen = game.picked.with(|picked| {
        picked.iter().rev().find_map(|pick| match *pick {
            Pick::Tower(tower) => Some(tower),
            _ => None,
        })
    })?;
    let towers = game.moment.with(|moment| {
        moment.view.spaces.iter().find(|space| space.towers.contains(&chosen)).map(|space| space.towers.clone())
    })?;
    (towers.len() > 1).then(|| (chosen, towers.to_vec()))
}

/// The row. The styles show it where it is needed.
#[component]
pub(crate) fn TowerRow() -> impl IntoView {
    let game = expect_context::<Game>();
    let stack = Memo::new(move |_| stack(game));
    move || {
        stack.get().map(|(chosen, towers)| {
            let place = towers.iter().position(|&tower| tower == chosen).unwrap_or(0);
            let row = towers.into_iter().enumerate().map(|(layer, tower)| {
                let (chosen, moves) = (layer == place, layer > place);
                view! { <RowTower tower layer chosen moves/> }
            });
            view! { <div class="pick" role="group" aria-label=said(text::which_tower)>{row.collect_view()}</div> }
        })
    }
}

#[component]
fn RowTower(tower: TowerId, layer: usize, chosen: bool, moves: bool) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    view! {
        <button
            class="pk"
            class:sel=chosen
            class:mv=moves
            aria-pressed=chosen.to_string()
            aria-label=move || text::tower_layer(language.get(), tower, layer + 1)
            on:click=move |_| game.pick(Pick::Tower(tower))
            disabled=chosen
        >
            <TowerIcon tower=Signal::from(tower)/>
        </button>
    }
}
