//! After the game: a rematch with the same people, and the replay.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_protocol::Command;
use rabenburg_words::online_table as text;

use super::AtTable;
use crate::board::pieces::Icon;
use crate::route::{Route, go};
use crate::said::said;

/// The first buttons of the result, at an online table. The first player to ask makes the next table; all others are
/// led there.
pub(super) fn again_online(first: NodeRef<Button>) -> AnyView {
    let AtTable { guest, .. } = expect_context();
    let next = Memo::new(move |_| guest.info.read().as_ref().and_then(|info| info.rematch));
    let seated = Memo::new(move |_| guest.you.read().seat.is_some());
    // Whoever asked for it goes there as soon as it is made.
    let asked = RwSignal::new(false);
    Effect::new(move || {
        if let Some(code) = next.get().filter(|_| asked.get()) {
            go(Route::Online(code.to_string()));
        }
    });
    Effect::new(move || {
        if guest.problem.read().is_some() {
            asked.set(false);
        }
    });
    let pressed = move |_| {
        asked.set(true);
        if next.get_untracked().is_none() {
            guest.command(Command::Rematch {});
        }
    };
    let result = Route::Result(Some(guest.code.to_string())).href();
    view! {
        <Show when=move || seated.get() || next.get().is_some()>
            <button class="btn primary" node_ref=first disabled=asked on:click=pressed>
                <Icon name="redraw"/>
                {move || if next.get().is_some() { said(text::join_rematch) } else { said(text::rematch) }}
            </button>
        </Show>
        <a class="btn" href=result><Icon name="replay"/>{said(text::result_and_replay)}</a>
    }
    .into_any()
}
