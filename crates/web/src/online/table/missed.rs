//! What happened while the connection was lost, to read at leisure.

use leptos::prelude::*;
use rabenburg_engine::SeenLog;
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
    let lines = move || {
        let language = language.get();
        let tell = |log: &SeenLog| {
            let mut teller = Teller::new(log.from(), game.names());
            log.iter().flat_map(|(_, event)| teller.tell(event, language)).collect::<Vec<_>>()
        };
        let told = guest.missed.with(|missed| missed.iter().flat_map(tell).collect::<Vec<_>>());
        told.into_iter().filter(|line| line.icon != Subject::Pass).collect::<Vec<_>>()
    };
    move || {
        Some(lines()).filter(|lines| !lines.is_empty()).map(|lines| {
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
