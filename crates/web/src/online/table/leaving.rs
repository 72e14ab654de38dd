//! Leaving the table: the seat is kept, and where the table has a bot for it, the bot may play on.

use leptos::prelude::*;
use rabenburg_protocol::{Command, Notice, Sitter, Status, TableInfo};
use rabenburg_words::online_table as text;

use super::AtTable;
use super::calls::CallMe;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::route::{Route, go};
use crate::said::said;

/// The end of the menu, at an online table.
pub(super) fn leave_online() -> AnyView {
    let AtTable { guest, .. } = expect_context();
    let substitute = Memo::new(move |_| {
        let has_bot = |info: &TableInfo| info.status == Status::Playing && info.options.absence().bot.is_some();
        guest.you.read().seat.is_some() && guest.info.read().as_ref().is_some_and(has_bot)
    });
    let seated = Memo::new(move |_| guest.you.read().seat.is_some());
    view! {
        <Show when=move || seated.get()>
            <CallMe/>
        </Show>
        <a class="btn" href=Route::Hall.href()><Icon name="undo"/>{said(text::leave)}</a>
        <p class="note" hidden=move || !seated.get()>{said(text::leave_note)}</p>
        <Show when=move || substitute.get()>
            <button class="btn" on:click=move |_| guest.command(Command::Leave {})>
                <Icon name="bot"/>
                {said(text::leave_to_bot)}
            </button>
            <p class="note">{said(text::leave_to_bot_note)}</p>
        </Show>
        <Resign guest/>
    }
    .into_any()
}

/// Resigning, which asks first.
#[component]
fn Resign(guest: Guest) -> impl IntoView {
    let asked = RwSignal::new(false);
    let may = Memo::new(move |_| {
        let seat = guest.you.read().seat;
        let playing = |info: &TableInfo| {
            let own = seat.and_then(|seat| info.seats.get(seat.index()));
            info.status == Status::Playing
                && matches!(own.map(|seat| &seat.sitter), Some(Sitter::Person { resigned: false, .. }))
        };
        guest.info.read().as_ref().is_some_and(playing)
    });
    view! {
        <Show when=move || may.get() && !asked.get()>
            <button class="btn" on:click=move |_| asked.set(true)><Icon name="flag"/>{said(text::resign)}</button>
        </Show>
        <Show when=move || may.get() && asked.get()>
            <p class="note" role="alert">{said(text::resign_ask)}</p>
            <button class="btn" on:click=move |_| guest.command(Command::Resign {})><Icon name="flag"/>{said(text::resign_yes)}</button>
            <button class="btn" on:click=move |_| asked.set(false)>{said(text::resign_no)}</button>
        </Show>
    }
}

/// A player who has left to a bot is no longer here. Others may have let a bot play, too: whoever is here is told, and can
/// have the seat back.
pub(super) fn follow_leaving(guest: Guest) {
    Effect::new(move || {
        let own = guest.you.read_untracked().seat;
        if let Some(Notice::StandIn { seat, by }) = guest.notice.get()
            && own == Some(seat)
            && by == own
        {
            go(Route::Hall);
        }
    });
}
