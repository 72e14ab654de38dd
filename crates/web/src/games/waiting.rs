//! What waits for somebody who comes back to the start page: tables where it is their turn, and games to go on with.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_words::games as text;

use super::played::{self, Played, Source, State};
use super::{day, list, shelf};
use crate::board::pieces::{Icon, Medal};
use crate::online::{http, visitor};
use crate::route::{Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;
use crate::start::sign::Wizard;
use crate::title::TitleState;

/// How many of a kind are shown; the list has all of them.
const FEW: usize = 2;

/// Your turn, and games to go on with. Says whether there is something.
#[component]
pub(crate) fn WaitingForYou(something: RwSignal<bool>) -> impl IntoView {
    let running = expect_context::<Running>();
    // The only game of an earlier version gets its line.
    running.take_over();
    let kept: Vec<Played> = shelf::tidied().iter().map(Played::here).collect();
    let has_any = !kept.is_empty();
    let here: Vec<Played> = kept.into_iter().filter(Played::is_running).take(FEW).collect();
    let turns = RwSignal::new(Vec::<Played>::new());
    let has_here = !here.is_empty();
    something.set(has_here);
    let known = visitor::kept();
    let is_known = known.is_some();
    if let Some(visitor) = known {
        spawn_local(async move {
            let Ok(me) = http::me(visitor.key).await else { return };
            let mut tables: Vec<Played> = me.tables.iter().map(|table| Played::online(table, &me.name)).collect();
            tables.retain(|table| matches!(table.state, State::Running { your_turn: true, .. }));
            played::sort(&mut tables);
            if !tables.is_empty() {
                something.try_set(true);
            }
            turns.try_set(tables);
        });
    }
    let any_turn = Memo::new(move |_| turns.with(|turns| !turns.is_empty()));
    // Tabs are narrow: how many tables wait comes first.
    let (title, language) = (expect_context::<TitleState>(), expect_context::<Settings>().language);
    Effect::new(move || {
        let waiting = turns.with(Vec::len) as u32;
        title.say((waiting > 0).then(|| text::title_turns(language.get(), waiting)));
    });
    on_cleanup(move || title.say(None));
    let cards = move || {
        let tables = turns.get().into_iter().take(FEW).enumerate();
        tables.map(|(index, game)| view! { <Turn game gold={index == 0}/> }).collect_view()
    };
    let all = move || {
        view! { <a class="waiting-all" href=Route::Games(String::new()).href()>{said(text::all_games)}</a> }
    };
    view! {
        <Show when=move || any_turn.get()>
            <section class="waiting" aria-labelledby="waiting-turn">
                <h2 id="waiting-turn"><Icon name="clock"/>{said(text::your_turn)}{all()}</h2>
                {cards}
            </section>
        </Show>
        {has_here.then(|| {
            let cards = here.iter().enumerate().map(|(index, game)| {
                let gold = Signal::derive(move || index == 0 && !any_turn.get());
                view! { <GoOn game=game.clone() gold/> }
            });
            view! {
                <section class="waiting" aria-labelledby="waiting-here">
                    <h2 id="waiting-here">
                        <Icon name="play"/>{said(text::to_continue)}
                        <Show when=move || !any_turn.get()>{all()}</Show>
                    </h2>
                    <div class="waiting-two">{cards.collect_view()}</div>
                </section>
            }
        })}
        <Show when=move || something.get() fallback=move || (has_any || is_known).then(|| view! { <p class="waiting-only">{all()}</p> })>
            <h2 class="waiting-new"><Icon name="plus"/>{said(text::new_game)}</h2>
        </Show>
    }
}

/// A table where it is the visitor's turn.
#[component]
fn Turn(game: Played, gold: bool) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let Source::Online(code) = game.source.clone() else { return ().into_any() };
    let medals = list::colours(&game).into_iter().take(3).map(|colour| view! { <Medal colour/> }).collect_view();
    let (at, deadline) = (game.at, deadline_of(&game));
    let game = StoredValue::new(game);
    let note = move || {
        let language = language.get();
        let ago = text::moved(language, day::ago(at, language));
        let progress = game.with_value(|game| list::progress(game, language));
        [progress, ago].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    let time = deadline.map(|deadline| {
        let left = move || day::left(deadline, language.get());
        let heard = move || match left() {
            (told, true) => text::time_soon(language.get(), told),
            (told, false) => text::time_left(language.get(), told),
        };
        view! {
            <span class="waiting-time" class:soon=move || left().1>
                <Icon name="clock"/>
                <span aria-hidden="true">{move || left().0}</span>
                <span class="visually-hidden">{heard}</span>
            </span>
        }
    });
    view! {
        <a class="btn waiting-card" class:primary=gold href=Route::Online(code).href()>
            <span class="games-who" aria-hidden="true">{medals}</span>
            <span class="waiting-what">
                <b>{move || game.with_value(|game| list::company(game, language.get()))}</b>
                <small>{note}</small>
            </span>
            {time}
        </a>
    }
    .into_any()
}

fn deadline_of(game: &Played) -> Option<u64> {
    match game.state {
        State::Running { deadline, .. } => deadline,
        _ => None,
    }
}

#[component]
fn GoOn(game: Played, #[prop(into)] gold: Signal<bool>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let running = expect_context::<Running>();
    let Source::Here(number) = game.source.clone() else { return ().into_any() };
    let colours = list::colours(&game);
    let colour =
        game.you.or(Some(0)).and_then(|seat| colours.get(seat).copied()).unwrap_or(rabenburg_engine::Colour::Blue);
    let take_up = move |_| {
        running.take_up(number.clone());
        go(Route::Table);
    };
    let game = StoredValue::new(game);
    view! {
        <button type="button" class="btn waiting-card" class:primary=gold on:click=take_up>
            <Wizard colour/>
            <span class="waiting-what">
                <b>{move || game.with_value(|game| list::company(game, language.get()))}</b>
                <small>{move || game.with_value(|game| list::progress(game, language.get()))}</small>
            </span>
        </button>
    }
    .into_any()
}
