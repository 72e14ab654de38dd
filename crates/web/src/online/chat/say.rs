//! How to say something: ready-made phrases, and a text field where the table allows it.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rabenburg_protocol::{Command, Phrase, Saying, Text};
use rabenburg_words::hall as words;

use super::log::phrases_of;
use super::rights::ChatOffer;
use crate::online::guest::Guest;
use crate::online::room::Door;
use crate::said::said;
use crate::settings::Settings;

/// How few characters have to be left before they are counted.
const FEW: usize = 60;

/// What the visitor can say, or why nothing.
#[component]
pub(super) fn Say(guest: Guest, door: Door, offer: Memo<ChatOffer>) -> impl IntoView {
    let note = move || match offer.get() {
        ChatOffer::Everything => None,
        ChatOffer::Phrases => Some(said(words::chat_only_phrases)),
        ChatOffer::PartnersPhrases => Some(said(words::chat_partners)),
        ChatOffer::Silence => Some(said(words::chat_silent)),
        ChatOffer::PlayersOnly => Some(said(words::chat_only_players)),
    };
    view! {
        <Show when=move || offer.get().has_phrases()>
            <Phrases guest door/>
        </Show>
        <Show when=move || offer.get() == ChatOffer::Everything>
            <OwnWords guest door/>
        </Show>
        {move || note().map(|note| view! { <p class="chat-note">{note}</p> })}
    }
}

#[component]
fn Phrases(guest: Guest, door: Door) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let buttons = Phrase::ALL.map(|phrase| {
        let say = move |_| {
            door.command(guest, Command::Say { saying: Saying::Phrase(phrase) });
        };
        view! { <button type="button" class="btn" on:click=say>{move || phrases_of(phrase, language.get())}</button> }
    });
    view! {
        <div class="chat-phrases" role="group" aria-label=said(words::chat_phrases)>
            {buttons.collect_view()}
        </div>
    }
}

#[component]
fn OwnWords(guest: Guest, door: Door) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let typed = RwSignal::new(String::new());
    let left = Memo::new(move |_| Text::LIMIT.saturating_sub(typed.with(|typed| typed.chars().count())));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        // An empty message is none. A visitor who is asked for a name first keeps their text until it is sent.
        let Ok(text) = typed.get_untracked().parse::<Text>() else { return };
        if door.command(guest, Command::Say { saying: Saying::Text(text) }) {
            typed.set(String::new());
        }
    };
    view! {
        <form class="chat-say" on:submit=submit>
            <input
                type="text"
                autocomplete="off"
                maxlength=Text::LIMIT.to_string()
                aria-label=said(words::chat_field)
                placeholder=said(words::chat_field)
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
            />
            <button type="submit" class="btn">{said(words::chat_send)}</button>
            <small role="status">
                {move || (left.get() <= FEW).then(|| words::chat_left(language.get(), left.get() as u32))}
            </small>
        </form>
    }
}
