//! What has happened while the connection was broken, to be read at leisure.

use leptos::prelude::*;
use rabenburg_engine::View;
use rabenburg_session::Session;
use rabenburg_words::{Icon as Subject, Teller, online_table as text};

use crate::board::pieces::Emblem;
use crate::online::guest::Guest;
use crate::said::said;
use crate::settings::Settings;
use crate::table::Game;

/// A panel with everything that was missed, until it has been read.
#[component]
pub(super) fn Missed(guest: Guest) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    // The events are told backwards from where they led; later ones would confuse that.
    let led_to = Memo::new(move |_| {
        guest.missed.track();
        guest.with_remote(|remote| remote.game().map(|game| game.now().view)).flatten()
    });
    let lines = move || {
        let (missed, view) = (guest.missed.get(), led_to.get());
        view.filter(|_| !missed.is_empty()).map(|view: View| {
            let language = language.get();
            let mut teller = Teller::past(&missed, &view, game.names());
            let told = missed.iter().flat_map(|(_, event)| teller.tell(event, language));
            told.filter(|line| line.icon != Subject::Pass).collect::<Vec<_>>()
        })
    };
    move || {
        lines().filter(|lines| !lines.is_empty()).map(|lines| {
            let told = lines.into_iter().map(|line| {
                let paint = line.seat.map(|seat| game.rules().colours[seat.index()]);
                view! {
                    <li>
                        {paint.map(|paint| view! { <Emblem colour=paint/> })}
                        <span>{line.text}</span>
                    </li>
                }
            });
            view! {
                <section class="panel missed" aria-labelledby="missed-title">
                    <h2 id="missed-title">{said(text::missed)}</h2>
                    <ol tabindex="0" aria-labelledby="missed-title">{told.collect_view()}</ol>
                    <button class="btn primary" on:click=move |_| guest.missed.set(Vec::new())>
                        {said(text::missed_close)}
                    </button>
                </section>
            }
        })
    }
}
