//! What comes after a game: the result, a plot of how it went, and the replay.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_session::BranchOff;
use rabenburg_words::{after as text, start};

use super::chances::Chances;
use super::controls::Controls;
use super::file::OpenFile;
use super::head::{Head, Home, Light};
use super::places::Places;
use super::projector::Projector;
use super::remarks::{Remarked, Remarks};
use super::review::Review;
use super::screen::{Screen, Seats};
use super::several::{Several, several};
use super::source::{NothingToShow, Origin, Showing};
use super::tables::Figures;
use crate::dropped::{self, FileText, Unreadable};
use crate::route::{Finished, Route};
use crate::running::Running;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;
use crate::steps::{next_task, step_by_step};

/// What there is to show.
#[derive(Clone)]
enum Found {
    /// It is being loaded.
    Loading,
    /// A game.
    Game(Arc<Showing>),
    /// Several games in one file.
    Several(Vec<String>),
    /// Nothing, and why.
    Nothing(NothingToShow),
}

impl From<Result<Showing, NothingToShow>> for Found {
    fn from(result: Result<Showing, NothingToShow>) -> Found {
        result.map_or_else(Found::Nothing, |showing| Found::Game(Arc::new(showing)))
    }
}

impl Found {
    /// What a file holds.
    fn in_file(text: &FileText) -> Found {
        match text {
            Ok(text) => several(text).map_or_else(|| Showing::in_file(text).into(), Found::Several),
            Err(why) => Found::Nothing(NothingToShow::Unreadable(*why)),
        }
    }
}

/// The page after a game: one at an online table, one kept on this device, one in the address, or one opened from a file.
#[component]
pub(crate) fn ResultPage(#[prop(into)] game: Signal<Finished>) -> impl IntoView {
    let running = expect_context::<Running>();
    let found = RwSignal::new(Found::Loading);
    let building = RwSignal::new(false);
    let load = move |game: Finished| match game {
        Finished::Last => match dropped::take() {
            Some(text) => found.set(Found::in_file(&text)),
            None => spawn_local(async move {
                // Each part takes time to build.
                next_task().await;
                running.resume();
                next_task().await;
                found.try_set(Showing::here(running).into());
            }),
        },
        Finished::Here(number) => spawn_local(async move {
            next_task().await;
            found.try_set(Showing::kept(&number).into());
        }),
        Finished::Online(code) => {
            found.set(Found::Loading);
            spawn_local(async move {
                let showing = Showing::online(code).await;
                found.try_set(showing.into());
            });
        }
        Finished::Shared(game) => {
            found.set(Found::Loading);
            spawn_local(async move {
                let showing = Showing::shared(&game).await;
                found.try_set(showing.into());
            });
        }
    };
    Effect::new(move || load(game.get()));
    let opened = Callback::new(move |text: FileText| {
        found.set(Found::in_file(&text));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let branch_off = Callback::new(move |(branch, whole): (BranchOff, String)| {
        found.set(Showing::branch(&branch, whole).into());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let held = dropped::follow(opened);
    let again = Callback::new(move |()| load(game.get_untracked()));
    view! {
        <Scenery panorama=&scenery::TABLE/>
        <main class="after" class:held=held class:building=building>
            {move || match found.get() {
                Found::Loading => view! { <Waiting/> }.into_any(),
                Found::Game(showing) => view! { <Game showing opened branch_off building/> }.into_any(),
                Found::Several(games) => view! { <Several games opened/> }.into_any(),
                Found::Nothing(trouble) => view! { <Nothing trouble again opened/> }.into_any(),
            }}
            <p class="panel drop-here" hidden=move || !held.get()>{said(start::drop_here)}</p>
        </main>
    }
}

/// A finished game. Its parts are built one after the other, in the order of the Tab key. Those at the top of the page
/// are shown together: they stand side by side, and would push each other around.
#[component]
fn Game(
    showing: Arc<Showing>,
    opened: Callback<FileText>,
    branch_off: Callback<(BranchOff, String)>,
    building: RwSignal<bool>,
) -> impl IntoView {
    let remarks = Remarks::of(&showing);
    provide_context(remarks);
    let projector = Projector::new(showing.clone());
    let review = Review::new(showing.clone());
    let showing = StoredValue::new(showing);
    let showing = move || showing.get_value();
    let built = step_by_step(9);
    let built = move |parts: usize| built.get() >= parts;
    let has_begun = Memo::new(move |_| built(6));
    Effect::new(move || {
        building.set(!has_begun.get());
        if has_begun.get() {
            review.begin();
        }
    });
    on_cleanup(move || {
        building.try_set(false);
    });
    view! {
        <Show when=move || building.get()><Waiting/></Show>
        <Show when=move || built(2)><Head showing=showing() opened projector/></Show>
        <div class="after-left">
            <Show when=move || built(3)><Places showing=showing()/></Show>
            <Show when=move || built(4)><Screen projector/></Show>
            <Show when=move || built(5)><Controls projector review/></Show>
        </div>
        <div class="after-right">
            <Show when=move || built(6)><Chances showing=showing() projector review/></Show>
            <Show when=move || built(7)><Remarked remarks projector showing=showing() branch_off/></Show>
            <Show when=move || built(8)><Seats projector/></Show>
            <Show when=move || built(9)><Figures showing=showing()/></Show>
        </div>
    }
}

/// The game is being loaded.
#[component]
fn Waiting() -> impl IntoView {
    view! { <p class="panel after-wait" role="status">{said(text::loading)}</p> }
}

/// Why there is nothing to see, and what to do.
#[component]
fn Nothing(trouble: NothingToShow, again: Callback<()>, opened: Callback<FileText>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let way = match &trouble {
        NothingToShow::StillOn(Origin::Here) => Some((Route::Table, said(text::go_on))),
        NothingToShow::StillOn(Origin::Online(code)) => Some((Route::Online(code.clone()), said(text::to_the_table))),
        _ => None,
    };
    let retry = (trouble == NothingToShow::Offline).then(
        || view! { <button class="btn primary" on:click=move |_| again.run(())>{said(text::try_again)}</button> },
    );
    let told = move || {
        let language = language.get();
        let (title, why) = match &trouble {
            NothingToShow::NothingHere => (text::nothing_here(language), text::nothing_here_why(language).to_owned()),
            NothingToShow::StillOn(Origin::File) => {
                (text::still_on(language), text::file_not_over(language).to_owned())
            }
            NothingToShow::StillOn(_) => (text::still_on(language), text::still_on_why(language).to_owned()),
            NothingToShow::Unknown(code) => (text::unknown(language), text::unknown_why(language, code)),
            NothingToShow::Offline => (text::offline(language), text::offline_why(language).to_owned()),
            NothingToShow::Broken(error) => {
                let why = text::broken_why(language, error.line, error.column, &error.found);
                (text::broken(language), why)
            }
            NothingToShow::Unreadable(Unreadable::TooLarge) => {
                (text::broken(language), text::too_large(language).to_owned())
            }
            NothingToShow::Unreadable(Unreadable::NoText) => {
                (text::broken(language), text::no_text(language).to_owned())
            }
        };
        view! { <h1>{title}</h1><p>{why}</p> }
    };
    view! {
        <section class="panel after-nothing">
            <header><Home/><Light/></header>
            <div role="alert">{told}</div>
            <div class="bt">
                {way.map(|(route, verb)| view! { <a class="btn primary" href=route.href()>{verb}</a> })}
                {retry}
                <OpenFile opened/>
                <a class="btn" href=Route::Start.href()>{said(text::home)}</a>
            </div>
        </section>
    }
}
