//! The visitor's tables, present and past.

use leptos::prelude::*;
use rabenburg_engine::Outcome;
use rabenburg_protocol::{Name, Status, TableBrief};
use rabenburg_words::{Language, hall as words, list};

use super::Hall;
use crate::games::day;
use crate::online::make::told;
use crate::route::{Finished, Route};
use crate::said::said;
use crate::settings::Settings;

/// How many are shown at first.
const FEW: usize = 6;

/// The list of the visitor's other tables; those waiting for them stand at the top of the hall.
#[component]
pub(super) fn YourTables(hall: Hall) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let all = RwSignal::new(false);
    let tables = Memo::new(move |_| {
        let mut tables: Vec<_> = hall.me.get().map(|me| me.tables).unwrap_or_default();
        // An abandoned table is nothing to come back to.
        tables.retain(|table| table.status != Status::Closed && !table.your_turn);
        tables.sort_by_key(|table| rank(table.status));
        tables
    });
    let rows = move || {
        let shown = if all.get() { usize::MAX } else { FEW };
        tables.get().into_iter().take(shown).map(|table| view! { <YourTable table/> }).collect_view()
    };
    view! {
        <section class="panel hall-part" aria-labelledby="yours-title">
            <h2 id="yours-title">{said(words::yours_title)}</h2>
            <Show
                when=move || tables.with(|tables| !tables.is_empty())
                fallback=move || view! { <p class="hall-empty">{said(words::yours_empty)}</p> }
            >
                <ul class="hall-tables">{rows}</ul>
            </Show>
            <Show when=move || tables.with(|tables| tables.len() > FEW) && !all.get()>
                <button type="button" class="btn quiet" on:click=move |_| all.set(true)>{words::yours_more(language.get())}</button>
            </Show>
        </section>
    }
}

fn rank(status: Status) -> u8 {
    match status {
        Status::Playing => 0,
        Status::Waiting => 1,
        Status::Over => 2,
        Status::Closed => 3,
    }
}

#[component]
fn YourTable(table: TableBrief) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let TableBrief { code, status, options, names, changed_at, your_turn, outcome, .. } = table;
    let people: Vec<String> = names.iter().flatten().map(|name| name.as_str().to_owned()).collect();
    let state = move || {
        let language = language.get();
        let state = match (status, &outcome) {
            (Status::Over, Some(outcome)) => ended(outcome, &names, language),
            _ if your_turn => words::status_your_turn(language).to_owned(),
            _ => state_of(status, language).to_owned(),
        };
        format!("{state} · {}", day::ago(changed_at, language))
    };
    let over = status == Status::Over;
    let code = code.to_string();
    let way = if over { Route::Result(Finished::Online(code)) } else { Route::Online(code) };
    let verb = if over { words::see_result } else { words::go_there };
    view! {
        <li class:over=over class:awaited=your_turn>
            <div>
                <p class="hall-sitters">{move || list(&people, language.get())}</p>
                <p class="hall-game">{move || told::brief(&options, language.get())}</p>
                <p class="hall-state">{state}</p>
            </div>
            <a class="btn" class:primary=your_turn href=way.href()>{said(verb)}</a>
        </li>
    }
}

fn state_of(status: Status, language: Language) -> &'static str {
    match status {
        Status::Waiting => words::status_waiting(language),
        Status::Playing => words::status_playing(language),
        Status::Over => words::status_over(language),
        Status::Closed => words::status_closed(language),
    }
}

fn ended(outcome: &Outcome, names: &[Option<Name>], language: Language) -> String {
    let winners: Vec<String> = outcome
        .winners
        .iter()
        .filter_map(|seat| names.get(seat.index())?.as_ref())
        .map(|name| name.as_str().to_owned())
        .collect();
    if winners.is_empty() {
        words::nobody_won(language).to_owned()
    } else {
        words::winners(language, list(&winners, language))
    }
}
