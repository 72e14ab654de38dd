//! The messages so far.

use leptos::html::Div;
use leptos::prelude::*;
use rabenburg_engine::Colour;
use rabenburg_protocol::{Said, Saying, VisitorId};
use rabenburg_words::{hall as words, phrases};

use super::name::{called, seat_of};
use crate::board::pieces::Emblem;
use crate::online::guest::Guest;
use crate::said::said;
use crate::settings::Settings;

/// The messages, with the newest at the end and in sight.
#[component]
pub(super) fn ChatLog(guest: Guest) -> impl IntoView {
    let list = NodeRef::<Div>::new();
    let heard = Memo::new(move |_| {
        let muted = guest.you.with(|you| you.muted.clone());
        guest.chat.with(|chat| chat.iter().filter(|said| !muted.contains(&said.visitor)).cloned().collect::<Vec<_>>())
    });
    Effect::new(move || {
        heard.track();
        let Some(list) = list.get() else { return };
        // The new line exists only after the list has been drawn.
        request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
    });
    view! {
        <div class="chat-log" role="log" aria-live="polite" aria-label=said(words::chat_title) tabindex="0" node_ref=list>
            <ul hidden=move || heard.with(Vec::is_empty)>
                <For each=move || heard.get() key=|said| said.version let(line)>
                    <Line guest line/>
                </For>
            </ul>
            <Show when=move || heard.with(Vec::is_empty)>
                <p class="chat-empty">{said(words::chat_empty)}</p>
            </Show>
        </div>
    }
}

#[component]
fn Line(guest: Guest, line: Said) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let Said { visitor, name, saying, at, .. } = line;
    let text = move || match &saying {
        Saying::Text(text) => text.as_str().to_owned(),
        Saying::Phrase(phrase) => phrases_of(*phrase, language.get()).to_owned(),
    };
    let colour = Memo::new(move |_| colour_of(guest, visitor));
    let who = move || named(guest, visitor, name.as_str(), language.get());
    view! {
        <li>
            <span>{move || colour.get().map(|colour| view! { <Emblem colour/> })}</span>
            <p><b>{who}</b>": "{text}</p>
            <time>{clock(at)}</time>
        </li>
    }
}

pub(super) fn phrases_of(phrase: rabenburg_protocol::Phrase, language: rabenburg_words::Language) -> &'static str {
    use rabenburg_protocol::Phrase;
    match phrase {
        Phrase::Hello => phrases::hello(language),
        Phrase::GoodLuck => phrases::good_luck(language),
        Phrase::WellPlayed => phrases::well_played(language),
        Phrase::Thanks => phrases::thanks(language),
        Phrase::Sorry => phrases::sorry(language),
        Phrase::Oops => phrases::oops(language),
        Phrase::Wow => phrases::wow(language),
        Phrase::OneMoment => phrases::one_moment(language),
        Phrase::BackSoon => phrases::back_soon(language),
        Phrase::GoodGame => phrases::good_game(language),
        Phrase::Another => phrases::another(language),
        Phrase::Goodbye => phrases::goodbye(language),
    }
}

/// What to call the speaker.
pub(super) fn named(guest: Guest, visitor: VisitorId, name: &str, language: rabenburg_words::Language) -> String {
    guest.info.with(|info| called(name, visitor, info.as_ref().map_or(&[], |info| &info.seats), language))
}

/// The colour of somebody who sits at the table.
fn colour_of(guest: Guest, visitor: VisitorId) -> Option<Colour> {
    guest.info.with(|info| seat_of(visitor, &info.as_ref()?.seats)?.colour)
}

/// The time of day.
fn clock(at: u64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    format!("{}:{:02}", date.get_hours(), date.get_minutes())
}
