//! After the game: a rematch, for which everybody is asked, and the replay.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_bots::Level;
use rabenburg_engine::Seat;
use rabenburg_protocol::{Command, Proposal, Sitter};
use rabenburg_words::{list, online_table as text};

use super::AtTable;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::route::{Finished, Route, go};
use crate::said::said;
use crate::settings::Settings;

/// The first buttons of the result, at an online table. Whoever wants a rematch asks the others; once all have answered,
/// those who want it are led to the next table.
pub(super) fn again_online(first: NodeRef<Button>) -> AnyView {
    let AtTable { guest, .. } = expect_context();
    let next = Memo::new(move |_| guest.info.read().as_ref().and_then(|info| info.rematch));
    let proposal = Memo::new(move |_| guest.info.read().as_ref().and_then(|info| info.proposal.clone()));
    let own = Memo::new(move |_| guest.you.read().seat);
    let wants = move || {
        own.get().is_some_and(|own| proposal.with(|it| it.as_ref().is_some_and(|it| it.accepted.contains(&own))))
    };
    // Whoever wants it goes there as soon as it is made.
    let (asked, went) = (RwSignal::new(false), RwSignal::new(false));
    Effect::new(move || {
        if let Some(code) = next.get().filter(|_| (wants() || asked.get()) && !went.get_untracked()) {
            went.set(true);
            go(Route::Online(code.to_string()));
        }
    });
    let pressed = move |_| match next.get_untracked() {
        Some(code) => go(Route::Online(code.to_string())),
        None => {
            asked.set(true);
            guest.command(Command::Rematch {});
        }
    };
    let word = move || match (next.get().is_some(), proposal.with(Option::is_some)) {
        (true, _) => said(text::join_rematch),
        (false, true) => said(text::accept_rematch),
        (false, false) => said(text::rematch),
    };
    let result = Route::Result(Finished::Online(guest.code.to_string())).href();
    view! {
        {move || proposal.get().filter(|_| next.get().is_none()).map(|proposal| view! { <Asked guest proposal own=own.get()/> })}
        <Show when=move || (own.get().is_some() && !wants()) || next.get().is_some()>
            <button class="btn primary" node_ref=first on:click=pressed>
                <Icon name="redraw"/>
                {move || word()}
            </button>
        </Show>
        <a class="btn" href=result><Icon name="replay"/>{said(text::result_and_replay)}</a>
    }
    .into_any()
}

/// Who has answered, and what can be done meanwhile.
#[component]
fn Asked(guest: Guest, proposal: Proposal, own: Option<Seat>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let names = move |seats: &[Seat]| {
        let all: Vec<String> = seats.iter().filter_map(|&seat| name(guest, seat)).collect();
        list(&all, language.get())
    };
    let Proposal { by, accepted, declined, missing } = proposal;
    let wants = own.is_some_and(|own| accepted.contains(&own));
    let refused = own.is_some_and(|own| declined.contains(&own));
    let others_missing = !missing.is_empty();
    let told = move || {
        let language = language.get();
        let mut parts = Vec::new();
        match wants {
            true if others_missing => parts.push(text::rematch_waiting(language, names(&missing))),
            true => {}
            false => parts.push(text::rematch_asked(language, names(&[by]))),
        }
        if !declined.is_empty() {
            parts.push(text::rematch_declined(language, names(&declined)));
        }
        parts.join(" ")
    };
    view! {
        <p class="rematch" role="status">{told}</p>
        {(own.is_some() && !wants && !refused).then(|| view! {
            <button class="btn" on:click=move |_| guest.command(Command::Decline {})>{said(text::decline_rematch)}</button>
        })}
        {(wants && others_missing).then(|| view! {
            <button class="btn" on:click=move |_| guest.command(Command::Reopen { bots: Some(Level::Keeper) })>
                {said(text::reopen)}
            </button>
        })}
    }
}

fn name(guest: Guest, seat: Seat) -> Option<String> {
    guest.info.with(|info| match &info.as_ref()?.seats.get(seat.index())?.sitter {
        Sitter::Person { name, .. } | Sitter::Bot { name, .. } => Some(name.as_str().to_owned()),
        Sitter::Open => None,
    })
}
