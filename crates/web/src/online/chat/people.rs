//! Who is heard: everybody can be muted, and unmuted again.

use leptos::prelude::*;
use rabenburg_protocol::{Command, Sitter, VisitorId};
use rabenburg_words::hall as words;

use super::log::named;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::said::said;
use crate::settings::Settings;

/// Everybody who sits here or has said something, except the visitor.
#[component]
pub(super) fn People(guest: Guest) -> impl IntoView {
    let others = Memo::new(move |_| {
        let you = guest.you.with(|you| you.visitor)?;
        let mut others: Vec<(VisitorId, String)> = Vec::new();
        let mut add = |visitor: VisitorId, name: &str| {
            if visitor != you && !others.iter().any(|(other, _)| *other == visitor) {
                others.push((visitor, name.to_owned()));
            }
        };
        guest.info.with(|info| {
            for seat in info.iter().flat_map(|info| &info.seats) {
                if let Sitter::Person { visitor, name, .. } = &seat.sitter {
                    add(*visitor, name.as_str());
                }
            }
        });
        guest.chat.with(|chat| chat.iter().for_each(|said| add(said.visitor, said.name.as_str())));
        Some(others)
    });
    view! {
        <Show when=move || others.with(|others| others.as_ref().is_some_and(|others| !others.is_empty()))>
            <details class="chat-people">
                <summary>{said(words::chat_people)}</summary>
                <ul>
                    {move || others.get().unwrap_or_default().into_iter().map(|(visitor, name)| view! {
                        <li><Mute guest visitor name/></li>
                    }).collect_view()}
                </ul>
            </details>
        </Show>
    }
}

#[component]
fn Mute(guest: Guest, visitor: VisitorId, name: String) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let muted = Memo::new(move |_| guest.you.with(|you| you.muted.contains(&visitor)));
    let word = move || {
        let language = language.get();
        let name = named(guest, visitor, &name, language);
        if muted.get() { words::chat_unmute(language, name) } else { words::chat_mute(language, name) }
    };
    let toggle = move |_| guest.command(Command::Mute { visitor, muted: !muted.get_untracked() });
    view! {
        <button type="button" class="btn" on:click=toggle>
            <Icon name=Signal::derive(move || if muted.get() { "sound" } else { "mute" })/>
            {word}
        </button>
    }
}
