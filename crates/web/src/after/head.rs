//! Who won and why, and what to do next.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_session::PointOfView;
use rabenburg_words::{after as text, ending};
use wasm_bindgen_futures::JsFuture;

use super::file::OpenFile;
use super::source::{Origin, Showing};
use crate::board::pieces::{Crest, Icon};
use crate::download;
use crate::route::{Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::{Settings, Theme};

/// The link home, and the theme.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! { <a class="after-home" href=Route::Start.href() aria-label=said(text::home) title=said(text::home)><Crest/></a> }
}

/// Light or dark.
#[component]
pub(crate) fn Light() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let light = move |_| settings.theme.set(if settings.is_dark() { Theme::Light } else { Theme::Dark });
    view! {
        <button class="icb" aria-label=said(text::theme) title=said(text::theme) on:click=light>
            {move || view! { <Icon name=if settings.is_dark() { "sun" } else { "moon" }/> }}
        </button>
    }
}

/// The head of the page.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Head(showing: Arc<Showing>, opened: Callback<String>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let film = &showing.film;
    let view = film.frame(film.last(), PointOfView::Open).view;
    let (outcome, names, minutes) = (film.outcome(), showing.names(), showing.minutes);
    let rounds = film.turns().len().div_ceil(usize::from(film.rules().players).max(1)) as u32;
    let solo = film.rules().is_solo();
    let title = {
        let (view, names) = (view.clone(), names.clone());
        move || match &outcome {
            Some(outcome) => ending::winners(outcome, &view, &names, language.get()),
            None => text::given_up(language.get()).to_owned(),
        }
    };
    let why = move || {
        let language = language.get();
        let because = match &outcome {
            Some(outcome) => ending::because(outcome, &view, language),
            None => text::given_up_why(language).to_owned(),
        };
        let minutes = minutes.map(|minutes| text::minutes(language, minutes));
        let length = if solo { text::turns(language, rounds) } else { text::rounds(language, rounds) };
        [Some(length), minutes, Some(because)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let save = {
        let showing = showing.clone();
        move |_| download::text("rabenburg-game.txt", &showing.film.text())
    };
    let again = match &showing.origin {
        Origin::Here => Some(view! { <Again/> }.into_any()),
        Origin::Online(code) => Some(
            view! { <a class="btn primary" href=Route::Online(code.clone()).href()><Icon name="people"/>{said(text::to_the_table)}</a> }
                .into_any(),
        ),
        Origin::File => None,
    };
    let link = matches!(showing.origin, Origin::Online(_)).then(|| view! { <CopyLink/> });
    view! {
        <header class="after-head">
            <Home/>
            <div class="after-title">
                <h1 tabindex="-1">{title}</h1>
                <p>{why}</p>
            </div>
            <div class="after-tools">
                {again}
                <button class="btn" on:click=save><Icon name="download"/>{said(text::save)}</button>
                {link}
                <OpenFile opened/>
                <Light/>
            </div>
        </header>
    }
}

#[component]
fn Again() -> impl IntoView {
    let running = expect_context::<Running>();
    let again = move |_| {
        running.again();
        go(Route::Table);
    };
    view! { <button class="btn primary" on:click=again><Icon name="play"/>{said(text::play_again)}</button> }
}

/// Copies the address of this page, where everybody can find the game.
#[component]
fn CopyLink() -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let copied = RwSignal::new(None::<bool>);
    let address = move || window().location().href().unwrap_or_default();
    let copy = move |_| {
        // There is no clipboard on an insecure connection: it is undefined there, and using it would throw.
        let clipboard = window().navigator().clipboard();
        if clipboard.is_undefined() {
            copied.set(Some(false));
            return;
        }
        let writing = clipboard.write_text(&address());
        spawn_local(async move {
            copied.try_set(Some(JsFuture::from(writing).await.is_ok()));
        });
    };
    let told = move || {
        copied.get().map(|copied| match copied {
            true => text::copied(language.get()).to_owned(),
            false => text::not_copied(language.get(), address()),
        })
    };
    view! {
        <button class="btn" on:click=copy><Icon name="link"/>{said(text::copy_link)}</button>
        <span class="after-copied" role="status">{told}</span>
    }
}
