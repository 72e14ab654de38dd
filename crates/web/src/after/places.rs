//! Who finished where, as a strip above the board.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::{Outcome, Seat, Standing, View};
use rabenburg_session::{PointOfView, Who};
use rabenburg_words::{Names, after as text, glossary, table as table_text};

use super::source::Showing;
use crate::board::pieces::{Hat, Icon, Medal};
use crate::said::said;
use crate::settings::Settings;

#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Places(showing: Arc<Showing>) -> impl IntoView {
    let film = &showing.film;
    let view = film.frame(film.last(), PointOfView::Open).view;
    let outcome = film.outcome();
    let standings: Vec<Standing> = view.seats.iter().map(Standing::from).collect();
    // Nobody has won an abandoned game: its players are ranked by where they stood.
    let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
    let placed = view.rules.ranking(&standings, winners);
    let names = showing.names();
    let title = if view.rules.is_solo() { text::result } else { text::ranking };
    let rows: Vec<_> = placed
        .iter()
        .flat_map(|placed| placed.side.iter().map(|&seat| (seat, placed.place, placed.won)))
        .map(|(seat, place, won)| row(&view, &showing, &names, (seat, place, won), outcome.as_ref()))
        .collect();
    view! {
        <section class="after-places" aria-labelledby="ranking-title">
            <h2 id="ranking-title" class="visually-hidden">{said(title)}</h2>
            <ol>{rows}</ol>
        </section>
    }
}

fn row(
    view: &View,
    showing: &Showing,
    names: &Names,
    (seat, place, won): (Seat, usize, bool),
    outcome: Option<&Outcome>,
) -> impl IntoView + use<> {
    let Settings { language, .. } = expect_context();
    let rules = view.rules;
    let there = view.seats[seat.index()];
    let paint = rules.colours[seat.index()];
    let bot = match showing.film.table().players.get(seat.index()).map(|player| player.sitter) {
        Some(Who::Bot(level)) => Some(level),
        _ => None,
    };
    let names = names.clone();
    let name = move || names.name(seat, language.get());
    let kind = move || bot.map_or(table_text::person(language.get()), |level| glossary::level(level, language.get()));
    let heard = move || {
        let (language, flasks) = (language.get(), there.flasks);
        let home = table_text::home_of(language, there.home, rules.wizards_each());
        format!("{home}, {}", table_text::flasks_of(language, flasks.full, flasks.spent, flasks.empty))
    };
    let score = outcome.and_then(|outcome| outcome.score);
    let shown = move || match score {
        Some(score) => format!("{} {score}", text::score(language.get())),
        None => text::home_and_flasks(
            language.get(),
            there.home,
            rules.wizards_each(),
            there.flasks.full + there.flasks.spent,
            rules.flasks_each(),
        ),
    };
    // Those who have won cheer once; how many is as many as there is room for.
    let cheering = won.then(|| {
        let wizards = (0..rules.wizards_each().min(5)).map(|_| view! { <Hat colour=paint/> });
        view! { <span class="cheer" aria-hidden="true">{wizards.collect_view()}</span> }
    });
    view! {
        <li class=format!("panel p-{paint}") class:won=won>
            {(!rules.is_solo()).then(|| view! { <b class="place">{place}</b> })}
            <Medal colour=paint/>
            <span class="who">
                <b>{name}</b>
                <small aria-hidden="true"><Icon name=if bot.is_some() { "bot" } else { "person" }/>{shown}</small>
                <span class="visually-hidden">{kind}", "{heard}</span>
            </span>
            {cheering}
        </li>
    }
}
