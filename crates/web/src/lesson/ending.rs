//! What to do once the guided game is over.

use leptos::prelude::*;
use rabenburg_words::lesson as text;

use super::first_game;
use crate::board::pieces::Icon;
use crate::route::{Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;

/// A first game, something to read, or the lesson once more.
#[component]
pub(super) fn WhatNow(again: Callback<()>) -> impl IntoView {
    let running = expect_context::<Running>();
    let Settings { first_game, .. } = expect_context();
    let play = move |_| {
        running.start(first_game::plan());
        // The hints are for this game only: it has begun, and the next one begins without.
        first_game.set(true);
        go(Route::Table);
    };
    view! {
        <div class="what-now">
            <button class="btn primary" on:click=play>
                <Icon name="play"/>
                <span>
                    <b>{said(text::play_first)}</b>
                    <small>{said(text::play_first_note)}</small>
                </span>
            </button>
            <a class="btn" href=Route::Rules(None).href()><Icon name="book"/>{said(text::rules)}</a>
            <a class="btn" href=Route::Start.href()>{said(text::start_page)}</a>
            <button class="btn" on:click=move |_| again.run(())><Icon name="redraw"/>{said(text::again)}</button>
        </div>
    }
}
