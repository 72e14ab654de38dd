//! The state of the connection: a dot while all is well, a sentence when it is not.

use leptos::prelude::*;
use rabenburg_remote::Connection;
use rabenburg_words::online_table as text;

use crate::announcer::Announcer;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(super) fn ConnectionPill(guest: Guest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let connection = guest.connection;
    let open = Memo::new(move |_| *connection.read() == Connection::Open);
    let words = move || {
        let language = language.get();
        match *connection.read() {
            Connection::Open => text::connected(language).to_owned(),
            Connection::Connecting | Connection::Unreachable | Connection::Broken => {
                format!("{} {}", text::broken(language), text::broken_safe(language))
            }
            Connection::Closed(_) => text::closed(language).to_owned(),
        }
    };
    let trying = Memo::new(move |_| !matches!(*connection.read(), Connection::Open | Connection::Closed(_)));
    let announcer = expect_context::<Announcer>();
    // That all is well again is said only to those for whom it was not.
    Effect::new(move |before: Option<bool>| {
        let open = open.get();
        if before.is_some_and(|before| before != open) || before.is_none() && !open {
            announcer.say(untrack(words));
        }
        open
    });
    view! {
        <span class="pill line" class:open=open title=words>
            <i aria-hidden="true"></i>
            <span>{words}</span>
            <Show when=move || trying.get()>
                <button class="btn" on:click=move |_| guest.hurry()>
                    <Icon name="redraw"/>
                    {said(text::try_now)}
                </button>
            </Show>
        </span>
    }
}
