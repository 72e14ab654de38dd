//! Who won and why, and what to do next.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::Seat;
use rabenburg_session::PointOfView;
use rabenburg_words::{Language, after as text, ending};
use wasm_bindgen_futures::JsFuture;

use super::better::play_on;
use super::file::OpenFile;
use super::file_name::file_name;
use super::projector::Projector;
use super::remarks::Remarks;
use super::share;
use super::source::{Origin, Showing};
use crate::board::pieces::{Crest, Icon};
use crate::download;
use crate::dropped::FileText;
use crate::games::figures::Figures;
use crate::games::played::Played;
use crate::games::shelf;
use crate::route::{Finished, Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::{Settings, Theme};
use crate::storage;

#[component]
pub(crate) fn Home() -> impl IntoView {
    view! { <a class="after-home" href=Route::Start.href() aria-label=said(text::home) title=said(text::home)><Crest/></a> }
}

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

#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Head(showing: Arc<Showing>, opened: Callback<FileText>, projector: Projector) -> impl IntoView {
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
    let best = SoloBest::of(&showing);
    let why = move || {
        let language = language.get();
        let because = match &outcome {
            Some(outcome) => ending::because(outcome, &view, language),
            None => text::given_up_why(language).to_owned(),
        };
        let minutes = minutes.map(|minutes| text::minutes(language, minutes));
        let length = if solo { text::turns(language, rounds) } else { text::rounds(language, rounds) };
        [Some(length), minutes, Some(because), best.get(language)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let remarks = expect_context::<Remarks>();
    let save = {
        let showing = showing.clone();
        move |_| {
            let players = showing.film.table().players;
            let name = file_name(&today(), players.iter().map(|player| player.name.as_str()));
            download::text(&name, &remarks.file(&showing));
        }
    };
    let again = match &showing.origin {
        Origin::Here => Some(view! { <Again/> }.into_any()),
        Origin::Online(code) => Some(
            view! { <a class="btn primary" href=Route::Online(code.clone()).href()><Icon name="people"/>{said(text::to_the_table)}</a> }
                .into_any(),
        ),
        Origin::File => None,
        Origin::Branch(whole) => {
            let whole = whole.clone();
            let back = move |_| opened.run(Ok(whole.clone()));
            Some(view! { <button class="btn primary" on:click=back><Icon name="undo"/>{said(text::whole_game)}</button> }.into_any())
        }
    };
    let celebrates = celebrates(&showing);
    view! {
        <header class="after-head" class:celebrates=celebrates>
            {celebrates.then(|| view! { <Ravens/> })}
            <Home/>
            <div class="after-title">
                <h1 tabindex="-1">{title}</h1>
                <p>{why}</p>
            </div>
            <div class="after-tools">
                {again}
                <button class="btn" on:click=save><Icon name="download"/>{said(text::save)}</button>
                <Share showing=showing.clone()/>
                <PlayOnNow showing projector/>
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

/// Plays on from the moment that is shown, where the game is not over yet.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
fn PlayOnNow(showing: Arc<Showing>, projector: Projector) -> impl IntoView {
    let running = expect_context::<Running>();
    let you = showing.you();
    let there = Memo::new(move |_| {
        let at = projector.at.get();
        (at > projector.first() && at < projector.last()).then(|| projector.moment(at))
    });
    let play = move |_| {
        if let Some(moment) = there.get_untracked() {
            let seat = projector.with(|film| you.or(film.turn_at(moment).map(|turn| turn.seat)));
            play_on(running, projector, moment, seat.unwrap_or(Seat::FIRST));
        }
    };
    view! {
        <Show when=move || there.get().is_some()>
            <button type="button" class="btn" on:click=play><Icon name="play"/>{said(text::play_on)}</button>
        </Show>
    }
}

/// Ravens that cross the page once, when somebody has just won.
#[component]
fn Ravens() -> impl IntoView {
    view! {
        <svg class="after-ravens" viewBox="0 0 300 60" aria-hidden="true" inner_html="<g fill=\"currentColor\"><use href=\"#raven-fly\" x=\"40\" y=\"20\"/><use href=\"#raven-fly\" x=\"150\" y=\"40\"/><use href=\"#raven-fly\" x=\"250\" y=\"16\"/></g>"></svg>
    }
}

/// Whether this is the first look at a game that has just been played here: once a game.
fn celebrates(showing: &Showing) -> bool {
    let won = showing.film.outcome().is_some_and(|outcome| !outcome.winners.is_empty());
    if !matches!(showing.origin, Origin::Here | Origin::Online(_)) || !won {
        return false;
    }
    let mark = showing.film.record().inputs().len().to_string() + &showing.film.text().len().to_string();
    let first = storage::read_in_tab(CELEBRATED).as_deref() != Some(&mark);
    storage::write_in_tab(CELEBRATED, &mark);
    first
}

const CELEBRATED: &str = "celebrated";

/// How a solo game compares with the visitor's best.
#[derive(Clone, Copy)]
enum SoloBest {
    /// It is the best so far.
    This,
    /// Another one took so many cards.
    Other(u8),
    /// There is nothing to compare.
    None,
}

impl SoloBest {
    fn of(showing: &Showing) -> SoloBest {
        let score = showing.film.outcome().filter(|outcome| !outcome.winners.is_empty()).and_then(|won| won.score);
        if !showing.film.rules().is_solo() || showing.origin != Origin::Here {
            return SoloBest::None;
        }
        let games: Vec<Played> = shelf::all().iter().map(Played::here).collect();
        match (score, Figures::of(&games).solo_best) {
            (Some(score), best) if best.is_none_or(|best| score <= best) => SoloBest::This,
            (_, Some(best)) => SoloBest::Other(best),
            _ => SoloBest::None,
        }
    }

    fn get(self, language: Language) -> Option<String> {
        match self {
            SoloBest::This => Some(text::solo_best_now(language).to_owned()),
            SoloBest::Other(best) => Some(text::solo_best(language, best)),
            SoloBest::None => None,
        }
    }
}

/// The day, as file names have it.
fn today() -> String {
    let now: String = js_sys::Date::new_0().to_iso_string().into();
    now[..10].to_owned()
}

/// Copies an address where everybody can find the game: that of the table, or one that holds the game itself.
#[component]
fn Share(showing: Arc<Showing>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let remarks = expect_context::<Remarks>();
    let told = RwSignal::new(None::<Shared>);
    let showing = StoredValue::new(showing);
    let copy = move |_| {
        let (origin, game) = showing.with_value(|showing| (showing.origin.clone(), remarks.file(showing)));
        spawn_local(async move {
            let here = window().location().href().unwrap_or_default();
            let page = here.split('#').next().unwrap_or_default().to_owned();
            let address = match origin {
                Origin::Online(code) => Some(Route::Result(Finished::Online(code))),
                Origin::Here | Origin::File | Origin::Branch(_) => {
                    share::pack(&game).await.map(|game| Route::Result(Finished::Shared(game)))
                }
            };
            let Some(address) = address.map(|route| page + &route.href()) else {
                told.try_set(Some(Shared::Not));
                return;
            };
            // There is no clipboard on an insecure connection: it is undefined there, and using it would throw.
            let clipboard = window().navigator().clipboard();
            let copied = !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(&address)).await.is_ok();
            told.try_set(Some(if copied { Shared::Copied } else { Shared::ByHand(address) }));
        });
    };
    let note = move || {
        told.get().map(|told| match told {
            Shared::Copied => text::copied(language.get()).to_owned(),
            Shared::ByHand(address) => text::not_copied(language.get(), address),
            Shared::Not => text::not_shared(language.get()).to_owned(),
        })
    };
    view! {
        <button class="btn" on:click=copy><Icon name="share"/>{said(text::share)}</button>
        <span class="after-copied" role="status">{note}</span>
    }
}

/// What came of sharing.
#[derive(Clone)]
enum Shared {
    Copied,
    ByHand(String),
    Not,
}
