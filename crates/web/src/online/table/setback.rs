//! Why something was not done, if not because of the rules.

use leptos::prelude::*;
use rabenburg_words::{online_table as text, table as table_text};

use crate::announcer::Announcer;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::online::problem;
use crate::said::said;
use crate::settings::Settings;
use crate::table::Game;

/// A sentence, shown until it has been read or something else is done.
#[component]
pub(super) fn Setback(game: Game, guest: Guest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let sentence = move || {
        let language = language.get();
        match game.overtaken.get() {
            true => Some(text::overtaken(language).to_owned()),
            false => guest.problem.get().map(|problem| problem::told(&problem, language)),
        }
    };
    // The next answer will tell whether it still fails.
    Effect::new(move || {
        if game.sending.get() {
            guest.problem.set(None);
        }
    });
    let sentence = Memo::new(move |_| sentence());
    let announcer = expect_context::<Announcer>();
    Effect::new(move || announcer.say(sentence.get().unwrap_or_default()));
    let close = move |_| {
        game.overtaken.set(false);
        guest.problem.set(None);
    };
    move || {
        sentence.get().map(|sentence| {
            view! {
                <div class="panel advice setback">
                    <p>{sentence}</p>
                    <button class="icb" aria-label=said(table_text::close) on:click=close><Icon name="close"/></button>
                </div>
            }
        })
    }
}
