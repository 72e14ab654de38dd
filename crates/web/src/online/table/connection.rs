//! How the connection is: a dot while all is well, a sentence when it is not.

use leptos::prelude::*;
use rabenburg_remote::Connection;
use rabenburg_words::online_table as text;

use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::said::said;
use crate::settings::Settings;

/// The state of the connection.
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
    view! {
        <span class="pill line" class:open=open title=words>
            <i aria-hidden="true"></i>
            <span role="status" aria-live="polite">{words}</span>
            <Show when=move || trying.get()>
                <button class="btn" on:click=move |_| guest.hurry()>
                    <Icon name="redraw"/>
                    {said(text::try_now)}
                </button>
            </Show>
        </span>
    }
}
