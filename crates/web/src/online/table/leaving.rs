//! Leaving the table: the seat is kept, and where the table has a bot for it, the bot may play on.

use leptos::prelude::*;
use rabenburg_protocol::{Command, Sitter, Status, TableInfo};
use rabenburg_words::online_table as text;

use super::AtTable;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::route::{Route, go};
use crate::said::said;

/// The end of the menu, at an online table.
pub(super) fn leave_online() -> AnyView {
    let AtTable { guest, .. } = expect_context();
    let substitute = Memo::new(move |_| {
        let has_bot = |info: &TableInfo| info.status == Status::Playing && info.options.absence.bot.is_some();
        guest.you.read().seat.is_some() && guest.info.read().as_ref().is_some_and(has_bot)
    });
    let seated = Memo::new(move |_| guest.you.read().seat.is_some());
    view! {
        <a class="btn" href=Route::Hall.href()><Icon name="undo"/>{said(text::leave)}</a>
        <p class="note" hidden=move || !seated.get()>{said(text::leave_note)}</p>
        <Show when=move || substitute.get()>
            <button class="btn" on:click=move |_| guest.command(Command::Leave {})>
                <Icon name="bot"/>
                {said(text::leave_to_bot)}
            </button>
            <p class="note">{said(text::leave_to_bot_note)}</p>
        </Show>
    }
    .into_any()
}

/// A player who has left to a bot is no longer here: while their page was connected, the bot would not stand in.
pub(super) fn follow_leaving(guest: Guest) {
    Effect::new(move || {
        let seat = guest.you.read().seat;
        let left = |info: &TableInfo| {
            let own = seat.and_then(|seat| info.seats.get(seat.index()));
            info.status == Status::Playing
                && matches!(own.map(|seat| &seat.sitter), Some(Sitter::Person { bot_plays: true, .. }))
        };
        if guest.info.read().as_ref().is_some_and(left) {
            go(Route::Hall);
        }
    });
}
