//! The viewer's cards, and how many actions are left.

use leptos::prelude::*;
use rabenburg_engine::{Face, Viewer};
use rabenburg_words::labels::{self, CardState};
use rabenburg_words::table as text;

use crate::board::pieces::{Candle, CardFace, Icon};
use crate::choosing::{ButtonAction, Pick};
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::Game;

/// The cards as buttons, in the order they came.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let game = expect_context::<Game>();
    let cards = Memo::new(move |_| game.stage.scene.read().laid().hand.clone());
    let paint = Memo::new(move |_| {
        let seat = match game.stage.scene.read().view().viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => 0,
        };
        game.rules().colours[seat]
    });
    let held = move || {
        let (cards, paint) = (cards.get(), paint.get());
        let number = |index: usize| cards[..index].iter().filter(|&card| *card == cards[index]).count();
        (0..cards.len()).map(|index| (cards[index], number(index), paint)).collect::<Vec<_>>()
    };
    view! {
        <div class="hand" role="group" aria-label=said(text::hand)>
            // A card that stays keeps its button, and the focus on it.
            <For each=held key=|held| *held let((card, number, paint))>
                // Of two equal cards, the first is the one that is raised when the face is chosen.
                <HeldCard card first={number == 0} paint/>
            </For>
        </div>
    }
}

#[component]
fn HeldCard(card: Face, first: bool, paint: rabenburg_engine::Colour) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let pick = Pick::Card(card);
    let chosen = Memo::new(move |_| first && game.picked.read().contains(&pick));
    let lit = Memo::new(move |_| game.offers(pick));
    // A card that moves nothing is pale, but still playable where rule 3.3 says so.
    let idle = Memo::new(move |_| game.is_idle(card));
    let state = Memo::new(move |_| match (chosen.get(), idle.get()) {
        (true, _) => CardState::Chosen,
        (false, true) => CardState::MovesNothing,
        (false, false) => CardState::Open,
    });
    view! {
        <button
            class="cardb"
            class:sel=chosen
            class:lit=lit
            class:idle=idle
            class:hinted=move || game.pointed.get().1 == Some(card)
            aria-pressed=move || chosen.get().to_string()
            aria-label=move || labels::card(card, state.get(), language.get())
            on:click=move |_| game.pick(pick)
        >
            <CardFace face=Signal::from(card) colour=Signal::from(paint)/>
        </button>
    }
}

/// The actions left as candles, and the button for a new hand.
#[component]
pub(crate) fn Actions() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let all = game.rules().actions_per_turn();
    let done = Memo::new(move |_| game.stage.scene.read().laid().actions_done.min(all));
    let words = move || match done.get() {
        done if done < all => text::action_of(language.get(), done + 1, all),
        _ => text::actions_left(language.get(), 0),
    };
    // A finished game has no actions left to count.
    let counts = Memo::new(move |_| game.busy.get() || !game.is_over());
    let redraw = Pick::Do(ButtonAction::Redraw);
    let may_redraw = Memo::new(move |_| game.offers(redraw));
    let chosen = Memo::new(move |_| game.picked.read().contains(&redraw));
    view! {
        <div class="acts">
            <Show when=move || counts.get()>
                <div class="panel cnt" class:quiet=move || !game.is_viewers_turn()>
                    {(0..all).map(|number| view! { <Candle lit=Signal::derive(move || number >= done.get())/> }).collect_view()}
                    <span class="of" aria-hidden="true">{words}</span>
                    <span class="visually-hidden">
                        {move || text::actions_left(language.get(), u32::from(all - done.get()))}
                    </span>
                </div>
            </Show>
            <Show when=move || may_redraw.get() || chosen.get()>
                <button
                    class="btn"
                    aria-pressed=move || chosen.get().to_string()
                    on:click=move |_| game.pick(redraw)
                >
                    <Icon name="redraw"/>
                    <span>{said(text::new_hand)}</span>
                </button>
            </Show>
        </div>
    }
}
