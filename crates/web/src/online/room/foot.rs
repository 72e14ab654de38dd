//! What is below the seats: how the game starts, and the ways out.

use leptos::prelude::*;
use rabenburg_bots::Level;
use rabenburg_protocol::{Command, Sitter};
use rabenburg_words::hall as words;

use super::door::Door;
use super::places::free;
use super::seat::{host, is_host};
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::said::said;
use crate::settings::Settings;
use crate::start::modal::Modal;

/// Start, sit down, stand up, close.
#[component]
pub(super) fn Foot(guest: Guest, door: Door) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let open = Memo::new(move |_| guest.info.with(|info| info.as_ref().map_or(0, |info| free(&info.seats))));
    // Not a memo: a reader of a memo that depends on another memo, and then of that one itself, is not notified when
    // only the latter changes.
    let ready = move || open.get() == 0;
    let host_here = Memo::new(move |_| is_host(guest));
    let seated = Memo::new(move |_| guest.you.with(|you| you.seat.is_some()));
    let state = move || {
        let language = language.get();
        match (host_here.get(), open.get()) {
            (true, 0) => words::room_ready(language).to_owned(),
            (true, open) => words::room_open(language, open as u32),
            (false, 0) => host_name(guest)
                .map_or_else(|| words::room_full_unknown(language).to_owned(), |name| words::room_full(language, name)),
            (false, _) => host_name(guest)
                .map_or_else(|| words::room_wait_unknown(language).to_owned(), |name| words::room_wait(language, name)),
        }
    };
    // Free seats go to bots: nobody has to wait for people who do not come.
    let start = move |_| {
        let bots = (!untrack(ready)).then_some(Level::Keeper);
        guest.command(Command::Start { bots });
    };
    let watchers = move || guest.info.with(|info| info.as_ref().map_or(0, |info| info.spectators));
    let closing = RwSignal::new(false);
    view! {
        <div class="room-foot">
            <p id="room-state" role="status">
                {move || (!seated.get()).then(|| view! { <b>{words::room_watching(language.get())}</b>" " })}
                {state}
            </p>
            <Show when=move || host_here.get()>
                <button
                    type="button"
                    class="btn room-start"
                    class:primary=ready
                    aria-describedby="room-state"
                    on:click=start
                >
                    <Icon name="play"/>
                    {move || if ready() { words::room_start(language.get()) } else { words::room_start_bots(language.get()) }}
                </button>
            </Show>
            <Show when=move || !seated.get() && !ready() && !host_here.get()>
                <button
                    type="button"
                    class="btn primary room-start"
                    on:click=move |_| {
                        door.command(guest, Command::Sit { seat: None, colour: None });
                    }
                >
                    {said(words::sit_down)}
                </button>
            </Show>
            <div class="hall-row">
                <Show when=move || seated.get()>
                    <button type="button" class="btn" on:click=move |_| guest.command(Command::Leave {})>{said(words::room_leave)}</button>
                </Show>
                <Show when=move || host_here.get()>
                    <button type="button" class="btn" aria-haspopup="dialog" on:click=move |_| closing.set(true)>
                        <Icon name="close"/>
                        {said(words::room_close)}
                    </button>
                </Show>
                <span class="hall-state">{move || words::room_watchers(language.get(), watchers())}</span>
            </div>
        </div>
        <CloseTable guest closing/>
    }
}

/// The host's name, if they sit at the table.
fn host_name(guest: Guest) -> Option<String> {
    let host = host(guest)?;
    guest.info.with(|info| {
        info.as_ref()?.seats.iter().find_map(|seat| match &seat.sitter {
            Sitter::Person { visitor, name, .. } if *visitor == host => Some(name.as_str().to_owned()),
            _ => None,
        })
    })
}

/// Asks before closing the table for everybody.
#[component]
fn CloseTable(guest: Guest, closing: RwSignal<bool>) -> impl IntoView {
    let no = Callback::new(move |()| closing.set(false));
    let yes = move |_| {
        closing.set(false);
        guest.command(Command::Close {});
    };
    view! {
        <Modal open=closing on_close=no heading="close-table-heading" class="start-question">
            <div class="start-answers">
                <h2 id="close-table-heading">{said(words::room_close_ask)}</h2>
                <button type="button" class="btn primary" on:click=yes>{said(words::room_close_yes)}</button>
                <button type="button" class="btn" on:click=move |_| no.run(())>{said(words::room_close_no)}</button>
            </div>
        </Modal>
    }
}
