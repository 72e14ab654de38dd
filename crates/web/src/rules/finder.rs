//! The search field and its results.

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rabenburg_words::{Language, rules as words};

use super::library::Texts;
use super::prose::{href, target};
use super::search::{BookPlace, Marked, SearchHit};
use crate::route::{Route, go};

/// More results than this help nobody; another word does.
const SHOWN: usize = 20;

/// What the reader is looking for, and whether the results are shown.
#[derive(Clone, Copy)]
pub(crate) struct Quest {
    /// What was typed.
    pub(crate) query: RwSignal<String>,
    /// On a small screen the results cover the book until one is chosen.
    pub(crate) open: RwSignal<bool>,
}

impl Quest {
    /// An empty search.
    pub(crate) fn new() -> Quest {
        Quest { query: RwSignal::new(String::new()), open: RwSignal::new(false) }
    }

    /// Whether there is a search.
    pub(crate) fn is_on(self) -> bool {
        !self.query.read().trim().is_empty()
    }
}

/// The search field with its results.
#[component]
pub(crate) fn Finder(language: Language, texts: Arc<Texts>, quest: Quest) -> impl IntoView {
    let hits = Memo::new(move |_| texts.index.search(&quest.query.read()));
    let key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" => {
            if let Some(hit) = hits.read().first() {
                quest.open.set(false);
                go(Route::Rules(Some(target(&hit.place))));
            }
        }
        "Escape" => quest.query.set(String::new()),
        _ => {}
    };
    let typed = move |text: String| {
        quest.query.set(text);
        quest.open.set(true);
    };
    let count = move || quest.is_on().then(|| words::found(language, hits.read().len() as u32));
    let results =
        move || hits.read().iter().take(SHOWN).map(|hit| view! { <li>{result(hit, quest)}</li> }).collect_view();
    view! {
        <search class="finder">
            <label for="rules-search" class="visually-hidden">{words::search(language)}</label>
            <input
                id="rules-search"
                type="search"
                autocomplete="off"
                spellcheck="false"
                placeholder=words::search_hint(language)
                prop:value=quest.query
                on:input=move |event| typed(event_target_value(&event))
                on:focus=move |_| quest.open.set(true)
                on:keydown=key
            />
            <p class="count" role="status">{count}</p>
            <ol class="results" class:closed=move || !quest.open.get() hidden=move || !quest.is_on()>{results}</ol>
        </search>
    }
}

fn result(hit: &SearchHit, quest: Quest) -> impl IntoView + use<> {
    let number = match &hit.place {
        BookPlace::Rule(number) => Some(view! { <span class="number">{number.to_string()}</span> }),
        _ => None,
    };
    view! {
        <a href=href(&hit.place) on:click=move |_| quest.open.set(false)>
            <span class="result-title">{number}{marked(&hit.title)}</span>
            <span class="snippet">{marked(&hit.snippet)}</span>
        </a>
    }
}

fn marked(text: &Marked) -> impl IntoView + use<> {
    text.pieces()
        .into_iter()
        .map(|(piece, found)| match found {
            true => view! { <mark>{piece.to_owned()}</mark> }.into_any(),
            false => piece.to_owned().into_any(),
        })
        .collect_view()
}
