//! The chat as a collapsible part of the page, with a note of what is new while it is collapsed.

use leptos::html::Details;
use leptos::prelude::*;
use rabenburg_words::hall as words;

use super::log::ChatLog;
use super::people::People;
use super::rights::ChatOffer;
use super::say::Say;
use crate::online::guest::Guest;
use crate::online::room::Door;
use crate::said::said;
use crate::settings::Settings;

/// The messages, and the field to write one. It is shown in the waiting room and at the table.
#[component]
pub(crate) fn Chat(guest: Guest, door: Door, #[prop(default = true)] open: bool) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let details = NodeRef::<Details>::new();
    let unfolded = RwSignal::new(open);
    // Messages from before the visitor's arrival count as read.
    let read = RwSignal::new(guest.chat.with_untracked(|chat| chat.last().map_or(0, |said| said.version)));
    Effect::new(move || {
        let last = guest.chat.with(|chat| chat.last().map_or(0, |said| said.version));
        if unfolded.get() {
            read.set(last);
        }
    });
    let unread = Memo::new(move |_| {
        let (read, you) = (read.get(), guest.you.with(|you| you.visitor));
        let muted = guest.you.with(|you| you.muted.clone());
        guest.chat.with(|chat| {
            let new = chat.iter().filter(|said| said.version > read);
            new.filter(|said| Some(said.visitor) != you && !muted.contains(&said.visitor)).count() as u32
        })
    });
    let offer = Memo::new(move |_| {
        let seated = guest.you.with(|you| you.seat.is_some());
        guest.info.with(|info| {
            info.as_ref().map_or(ChatOffer::Silence, |info| ChatOffer::at(&info.options, info.status, seated))
        })
    });
    let toggled = move |_| {
        if let Some(details) = details.get_untracked() {
            unfolded.set(details.open());
        }
    };
    view! {
        <details class="panel chat" node_ref=details open=open on:toggle=toggled>
            <summary>
                {said(words::chat_title)}
                {move || (unread.get() > 0).then(|| view! {
                    <span class="chat-new">{words::chat_unread(language.get(), unread.get())}</span>
                })}
            </summary>
            <div class="chat-body">
                <ChatLog guest/>
                <Say guest door offer/>
                <People guest/>
            </div>
        </details>
    }
}
