//! The open tables, where everybody may sit down.

use leptos::prelude::*;
use rabenburg_protocol::TableBrief;
use rabenburg_words::hall as words;

use super::Hall;
use crate::board::pieces::Icon;
use crate::online::make::told;
use crate::online::page::NEW;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(super) fn OpenTables(hall: Hall) -> impl IntoView {
    // The visitor's own tables are listed below.
    let is_own = move |code| hall.me.with(|me| me.iter().flat_map(|me| &me.tables).any(|table| table.code == code));
    let tables = Memo::new(move |_| {
        let list = hall.open.get()?.tables;
        Some(list.into_iter().filter(|table| !is_own(table.code)).collect::<Vec<_>>())
    });
    view! {
        <section class="panel hall-part" aria-labelledby="open-title">
            <h2 id="open-title">{said(words::open_title)}</h2>
            {move || match tables.get() {
                None => view! { <p class="hall-empty">"…"</p> }.into_any(),
                Some(tables) if tables.is_empty() => view! { <NoTables/> }.into_any(),
                Some(tables) => {
                    let rows = tables.into_iter().map(|table| view! { <OpenTable table/> });
                    view! { <ul class="hall-tables">{rows.collect_view()}</ul> }.into_any()
                }
            }}
        </section>
    }
}

#[component]
fn NoTables() -> impl IntoView {
    view! {
        <div class="hall-empty">
            <p>{said(words::open_empty)}" "{said(words::open_empty_note)}</p>
            <a class="btn" href=Route::Online(NEW.into()).href()>
                <Icon name="plus"/>
                {said(words::make_table)}
            </a>
        </div>
    }
}

#[component]
fn OpenTable(table: TableBrief) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let TableBrief { code, options, names, .. } = table;
    let host = names.iter().flatten().next().map(|name| name.to_string()).unwrap_or_default();
    let free = names.iter().filter(|name| name.is_none()).count() as u32;
    let people = names.into_iter().map(|name| match name {
        Some(name) => view! { <span class="hall-sitter">{String::from(name)}</span> }.into_any(),
        None => view! { <span class="hall-sitter free">{said(words::free_seat)}</span> }.into_any(),
    });
    view! {
        <li>
            <div>
                <p class="hall-sitters">{people.collect_view()}</p>
                <p class="hall-game">{move || told::brief(&options, language.get())}</p>
                <p class="hall-state">{move || words::open_free(language.get(), free)}</p>
            </div>
            <a
                class="btn"
                href=Route::Online(code.to_string()).href()
                aria-label=move || words::join_them(language.get(), &host)
            >
                {said(words::join_go)}
            </a>
        </li>
    }
}
