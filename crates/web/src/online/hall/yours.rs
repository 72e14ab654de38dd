//! The visitor's tables, present and past.

use leptos::prelude::*;
use rabenburg_engine::Outcome;
use rabenburg_protocol::{Name, Status, TableBrief};
use rabenburg_words::{Language, hall as words, list};

use super::Hall;
use crate::online::make::told;
use crate::online::time::{self, Ago};
use crate::route::Route;
use crate::said::said;
use crate::settings::{Setting, Settings};

/// How many are shown at first.
const FEW: usize = 6;

/// The list of the visitor's tables: first those waiting for them, then the others in play.
#[component]
pub(super) fn YourTables(hall: Hall) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let all = RwSignal::new(false);
    let tables = Memo::new(move |_| {
        let mut tables: Vec<_> = hall.me.get().map(|me| me.tables).unwrap_or_default();
        // An abandoned table is nothing to come back to.
        tables.retain(|table| table.status != Status::Closed);
        tables.sort_by_key(|table| (!table.your_turn, rank(table.status)));
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
    let TableBrief { code, status, options, names, changed_at, your_turn, outcome } = table;
    let people: Vec<String> = names.iter().flatten().map(|name| name.as_str().to_owned()).collect();
    let state = move || {
        let language = language.get();
        let state = match (status, &outcome) {
            (Status::Over, Some(outcome)) => ended(outcome, &names, language),
            _ if your_turn => words::status_your_turn(language).to_owned(),
            _ => state_of(status, language).to_owned(),
        };
        format!("{state} · {}", ago(changed_at, language))
    };
    let over = status == Status::Over;
    let code = code.to_string();
    let way = if over { Route::Result(Some(code)) } else { Route::Online(code) };
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

/// How long ago something was, as the browser says it in that language.
fn ago(at: u64, language: Language) -> String {
    let seconds = ((js_sys::Date::now() - at as f64) / 1000.0).max(0.0);
    let Ago::Units(count, unit) = time::ago(seconds as u64) else { return words::just_now(language).to_owned() };
    let options = js_sys::Object::new();
    // "Yesterday" instead of a number, where there is such a word.
    let _ = js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into());
    let format = js_sys::Intl::RelativeTimeFormat::new(&js_sys::Array::of1(&language.word().into()), &options);
    format.format(-(count as f64), unit).into()
}
