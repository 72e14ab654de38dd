//! What waits for the visitor: the tables where it is their turn, the soonest deadline first.

use leptos::prelude::*;
use rabenburg_words::{games as text, hall as words};

use super::Hall;
use crate::games::day;
use crate::games::played::{self, Played, Source, State};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// The tables where it is the visitor's turn.
pub(super) fn your_turns(hall: Hall) -> Memo<Vec<Played>> {
    Memo::new(move |_| {
        hall.me.with(|me| {
            let Some(me) = me else { return Vec::new() };
            let mut games: Vec<Played> = me.tables.iter().map(|table| Played::online(table, &me.name)).collect();
            games.retain(|game| matches!(game.state, State::Running { your_turn: true, .. }));
            played::sort(&mut games);
            games
        })
    })
}

/// The section; nothing, if nothing waits.
#[component]
pub(super) fn YourTurns(turns: Memo<Vec<Played>>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let row = move |(index, game): (usize, Played)| {
        let Source::Online(code) = game.source.clone() else { return ().into_any() };
        let deadline = match game.state {
            State::Running { deadline, .. } => deadline,
            _ => None,
        };
        let others: Vec<String> = {
            let is_other = |(seat, _): &(usize, &played::Sat)| Some(*seat) != game.you;
            game.players.iter().enumerate().filter(is_other).map(|(_, sat)| sat.name.clone()).collect()
        };
        let (round, at) = (game.round(), game.at);
        let state = move || {
            let language = language.get();
            let round = round.map(|round| text::round(language, round));
            let moved = text::moved(language, day::ago(at, language));
            [round, Some(moved)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
        };
        let left = move || deadline.map(|deadline| day::left(deadline, language.get()));
        view! {
            <li class="awaited">
                <div>
                    <p class="hall-sitters">{move || rabenburg_words::list(&others, language.get())}</p>
                    <p class="hall-state">{state}</p>
                </div>
                {move || left().map(|(told, soon)| view! {
                    <b class="games-left" class:soon=soon>{text::time_left(language.get(), told)}</b>
                })}
                <a class="btn" class:primary={index == 0} href=Route::Online(code).href()>{said(words::go_there)}</a>
            </li>
        }
        .into_any()
    };
    view! {
        <Show when=move || turns.with(|turns| !turns.is_empty())>
            <section class="panel hall-part hall-turns" aria-labelledby="turns-title">
                <h2 id="turns-title">{said(text::your_turn)}</h2>
                <ul class="hall-tables">{move || turns.get().into_iter().enumerate().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
