//! The visitor's figures beside the list. Bars always carry their numbers.

use leptos::prelude::*;
use rabenburg_words::{games as text, glossary};

use super::figures::{Figures, Share};
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(super) fn Panel(#[prop(into)] figures: Signal<Figures>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let sizes = move || {
        let language = language.get();
        let name = |index: usize| match index {
            3 => text::five_or_six(language).to_owned(),
            _ => text::players(language, index + 2),
        };
        figures.with(|figures| {
            let rows = figures.by_size.iter().enumerate().map(|(index, share)| bar(name(index), *share, language));
            rows.collect_view()
        })
    };
    let levels = move || {
        let language = language.get();
        figures.with(|figures| {
            let rows = figures
                .by_level
                .iter()
                .map(|(level, share)| bar(glossary::level(*level, language).to_owned(), *share, language));
            rows.collect_view()
        })
    };
    let best = move || figures.with(|figures| figures.solo_best.map_or("–".to_owned(), |best| best.to_string()));
    view! {
        <section class="games-figures" aria-label=said(text::figures)>
            <dl class="panel games-numbers">
                <div><dt>{move || text::games(language.get(), figures.with(|figures| figures.games.all))}</dt><dd>{move || figures.with(|figures| figures.games.all)}</dd></div>
                <div><dt>{said(text::won)}</dt><dd>{move || figures.with(|figures| figures.games.won)}</dd></div>
                <div><dt>{said(text::solo_best)}</dt><dd>{best}</dd></div>
            </dl>
            <section class="panel" aria-labelledby="by-players">
                <h2 id="by-players">{said(text::by_players)}</h2>
                <ul>{sizes}</ul>
            </section>
            <Show when=move || figures.with(|figures| !figures.by_level.is_empty())>
                <section class="panel" aria-labelledby="by-level">
                    <h2 id="by-level">{said(text::by_level)}</h2>
                    <ul>{levels}</ul>
                </section>
            </Show>
        </section>
    }
}

fn bar(name: String, share: Share, language: rabenburg_words::Language) -> impl IntoView {
    let Share { won, all } = share;
    view! {
        <li>
            <span>{name}</span>
            <meter min="0" max=all.max(1) value=won aria-hidden="true"></meter>
            <b aria-hidden="true">{format!("{won} / {all}")}</b>
            <span class="visually-hidden">{text::share(language, won, all)}</span>
        </li>
    }
}
