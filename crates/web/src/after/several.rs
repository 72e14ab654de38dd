//! A file with several games: which one is to be looked at?

use leptos::prelude::*;
use rabenburg_engine::Record;
use rabenburg_session::{Summary, games_in, study_in};
use rabenburg_words::{Names, after as text};

use super::head::Home;
use crate::dropped::FileText;
use crate::said::said;
use crate::settings::Settings;

/// The games in a file, where there are several. One that cannot be read is told when it is opened.
pub(super) fn several(file: &str) -> Option<Vec<String>> {
    let games = games_in(file);
    // A game with its branches is one.
    (games.len() > 1 && study_in(file).is_none()).then(|| games.into_iter().map(str::to_owned).collect())
}

/// The list of them.
#[component]
pub(super) fn Several(games: Vec<String>, opened: Callback<FileText>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let count = games.len() as u32;
    let item = move |(index, game): (usize, String)| {
        let summary = game.parse::<Record>().ok().map(|record| Summary::of(&record));
        let told = move || {
            let language = language.get();
            let Some(summary) = &summary else { return text::game_number(language, index + 1) };
            let names = Names::new(summary.players.iter().map(|player| player.name.clone()).collect(), None);
            let players = names.list(summary.rules.seats(), language);
            text::game_in_file(language, index + 1, players, summary.round())
        };
        view! { <li><button type="button" class="btn" on:click=move |_| opened.run(Ok(game.clone()))>{told}</button></li> }
    };
    view! {
        <section class="panel after-nothing after-several">
            <header><Home/></header>
            <h1 tabindex="-1">{move || text::several(language.get(), count)}</h1>
            <p>{said(text::several_note)}</p>
            <ol>{games.into_iter().enumerate().map(item).collect_view()}</ol>
        </section>
    }
}
