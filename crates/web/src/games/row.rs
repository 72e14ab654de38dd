//! A game in the list, with the way to it.

use leptos::prelude::*;
use rabenburg_words::games as text;

use super::played::{Played, Source, State};
use super::{day, list, shelf};
use crate::board::pieces::{Icon, Medal};
use crate::route::{Finished, Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(super) fn Row(
    game: Played,
    /// Whether it is the visitor's best solo game.
    best: bool,
    removed: Callback<()>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let medals = list::colours(&game).into_iter().map(|colour| view! { <Medal colour/> }).collect_view();
    let is_yours = matches!((&game.state, &game.source), (State::Running { your_turn: true, .. }, Source::Online(_)));
    let won = game.won() == Some(true);
    let standing = game.standing.map(|[(home, wizards), (full, flasks)]| {
        let solo = game.is_solo();
        view! {
            <span>{move || text::home_count(language.get(), home, wizards)}</span>
            {(!solo).then(|| view! { <span>{move || text::flasks_count(language.get(), full, flasks)}</span> })}
        }
    });
    let deadline = match game.state {
        State::Running { your_turn: true, deadline } => deadline,
        _ => None,
    };
    let time = deadline.map(|deadline| {
        let (told, soon) = day::left(deadline, language.get_untracked());
        view! { <span class="games-left" class:soon=soon>{text::time_left(language.get_untracked(), told)}</span> }
    });
    let game = StoredValue::new(game);
    let told = move |tell: fn(&Played, rabenburg_words::Language) -> String| {
        game.with_value(|game| tell(game, language.get()))
    };
    view! {
        <li class:yours=is_yours>
            <Badge game best won is_yours/>
            <div class="games-what">
                <b>{move || told(list::title)}</b>
                <small>{move || game.with_value(|game| list::note(game, language.get(), best))}</small>
            </div>
            <span class="games-who" role="img" aria-label=move || text::played_by(language.get(), told(list::everybody))>{medals}</span>
            <span class="games-how">{standing}{time}</span>
            <span class="games-do">
                <Way game is_yours/>
                {game.with_value(|game| matches!(game.source, Source::Here(_))).then(|| view! { <Remove game removed/> })}
            </span>
        </li>
    }
}

/// The visitor's place, or that it goes on.
#[component]
fn Badge(game: StoredValue<Played>, best: bool, won: bool, is_yours: bool) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let (place, score, running) = game.with_value(|game| (game.place, game.score, game.is_running()));
    let shown = move || match (running, score, place) {
        (true, ..) if is_yours => text::you(language.get()).to_owned(),
        (true, ..) => "…".to_owned(),
        (_, Some(score), _) => score.to_string(),
        (_, _, Some(place)) => text::place(language.get(), place as u32),
        _ => "–".to_owned(),
    };
    let heard = move || place.map(|place| text::place_said(language.get(), place as u32));
    view! {
        <span class="games-place" class:won=won class:yours=is_yours class:best=best>
            <span aria-hidden="true">{shown}</span>
            <span class="visually-hidden">{heard}</span>
        </span>
    }
}

#[component]
fn Way(game: StoredValue<Played>, is_yours: bool) -> impl IntoView {
    let running = expect_context::<Running>();
    match game.with_value(|game| (game.source.clone(), game.is_running())) {
        (Source::Online(code), true) => {
            let verb = if is_yours { text::your_turn_button } else { text::go_there };
            view! { <a class="btn" class:primary=is_yours href=Route::Online(code).href()>{said(verb)}</a> }.into_any()
        }
        (Source::Online(code), false) => {
            view! { <a class="btn" href=Route::Result(Finished::Online(code)).href()>{said(text::look_back)}</a> }
                .into_any()
        }
        (Source::Here(number), true) => {
            let take_up = move |_| {
                running.take_up(number.clone());
                go(Route::Table);
            };
            view! { <button type="button" class="btn" on:click=take_up>{said(text::go_on)}</button> }.into_any()
        }
        (Source::Here(number), false) if shelf::text(&number).is_some() => {
            view! { <a class="btn" href=Route::Result(Finished::Here(number)).href()>{said(text::look_back)}</a> }
                .into_any()
        }
        (Source::Here(_), false) => view! { <small>{said(text::no_moves)}</small> }.into_any(),
    }
}

/// Removes a game from this device; it asks once.
#[component]
fn Remove(game: StoredValue<Played>, removed: Callback<()>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let running = expect_context::<Running>();
    let asked = RwSignal::new(false);
    let label = move || match asked.get() {
        true => text::remove_really(language.get()).to_owned(),
        false => text::remove_game(language.get(), game.with_value(|game| list::title(game, language.get()))),
    };
    let click = move |_| {
        if !asked.get_untracked() {
            asked.set(true);
            return;
        }
        if let Source::Here(number) = game.with_value(|game| game.source.clone()) {
            running.forget(&number);
            shelf::remove(&number);
        }
        removed.run(());
    };
    view! {
        <button
            type="button"
            class="icb games-remove"
            class:sure=asked
            aria-label=label
            title=said(text::remove)
            on:click=click
            on:blur=move |_| asked.set(false)
        >
            <Icon name="trash"/>
            {move || asked.get().then(|| view! { <span>{text::remove_really(language.get())}</span> })}
        </button>
    }
}
