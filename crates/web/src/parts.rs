//! Places whose code is loaded on demand. A first visit loads what the start page and the table need; each function
//! here is the entry to a module of its own, named like the first word of the addresses that lead to it.

use std::cell::Cell;
use std::future::Future;

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rabenburg_engine::Outcome;
use rabenburg_words::loading as text;
use send_wrapper::SendWrapper;
use web_sys::CssStyleSheet;

use crate::after::ResultPage;
use crate::games::{GamesPage, WaitingForYou};
use crate::lesson::LessonPage;
use crate::online::make::MakePage;
use crate::online::{GuestPage, HallPage, PersonalPage};
use crate::puzzles::{PuzzlePage, PuzzlesPage};
use crate::route::{Finished, Route};
use crate::rules::page::RulesPage;
use crate::rules::why_not::TheRule;
use crate::running::tell_the_document;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::sound::{self, Play};
use crate::start::plan::{Kind, Shelf};
use crate::start::set_up::SetUpForm;
use crate::table::{Asides, Game, KeysBody, MenuBody, More, Sheet};

/// A place that has been loaded, or could not be.
pub(crate) type LoadedPlace = Result<AnyView, SplitLoaderError>;

/// The styles of the places loaded later. A first visit does without them.
const STYLES: &str = concat!(
    include_str!("../static/css/places/set-up.css"),
    include_str!("../static/css/places/after.css"),
    include_str!("../static/css/places/games.css"),
    include_str!("../static/css/places/hall.css"),
    include_str!("../static/css/places/lesson.css"),
    include_str!("../static/css/places/online-table.css"),
    include_str!("../static/css/places/puzzles.css"),
    include_str!("../static/css/places/rules.css"),
);

/// Shows a loaded place, with the styles of all these places.
fn dressed(place: impl FnOnce() -> AnyView) -> LoadedPlace {
    thread_local! {
        static DRESSED: Cell<bool> = const { Cell::new(false) };
    }
    if !DRESSED.replace(true) {
        dress(STYLES);
    }
    Ok(place())
}

/// The rules of the game.
#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn rules(target: Signal<Option<String>>, game_on: Signal<bool>) -> LoadedPlace {
    dressed(|| view! { <RulesPage target game_on/> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn rule(number: Signal<String>) -> LoadedPlace {
    Ok(view! { <TheRule number/> }.into_any())
}

/// Where online tables are made and found.
#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn hall() -> LoadedPlace {
    dressed(|| view! { <HallPage/> }.into_any())
}

/// An online table: what the hall does without.
#[wasm_split(seat, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn guest(code: Signal<String>) -> LoadedPlace {
    dressed(|| view! { <GuestPage code/> }.into_any())
}

/// The form of a new table.
#[wasm_split(forms, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn make() -> LoadedPlace {
    dressed(|| view! { <MakePage/> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn personal(key: String) -> LoadedPlace {
    dressed(|| view! { <PersonalPage key/> }.into_any())
}

/// The guided game.
#[wasm_split(learn, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn lesson() -> LoadedPlace {
    dressed(|| view! { <LessonPage/> }.into_any())
}

#[wasm_split(result, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn result(game: Signal<Finished>) -> LoadedPlace {
    dressed(|| view! { <ResultPage game/> }.into_any())
}

#[wasm_split(games, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn games(filter: Signal<String>) -> LoadedPlace {
    dressed(|| view! { <GamesPage filter/> }.into_any())
}

/// The collection of puzzles.
#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn puzzles() -> LoadedPlace {
    dressed(|| view! { <PuzzlesPage/> }.into_any())
}

/// A puzzle to solve.
#[wasm_split(puzzle, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn puzzle(which: Signal<String>) -> LoadedPlace {
    dressed(|| view! { <PuzzlePage which/> }.into_any())
}

/// What waits for somebody who comes back, on the start page.
#[wasm_split(games, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn waiting(something: RwSignal<bool>) -> LoadedPlace {
    dressed(|| view! { <WaitingForYou something/> }.into_any())
}

/// The form in which a table is set up.
#[wasm_split(forms, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn set_up(shelf: RwSignal<Shelf>, kind: RwSignal<Option<Kind>>, start: Callback<Kind>) -> LoadedPlace {
    dressed(|| view! { <SetUpForm shelf kind start/> }.into_any())
}

/// What the table has besides what is needed to begin.
#[wasm_split(more, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn more(game: Game, asides: Asides) -> LoadedPlace {
    dress_table();
    Ok(view! { <More game asides/> }.into_any())
}

/// How the game ended.
#[wasm_split(more, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn ending(outcome: Outcome, again: Callback<()>, hidden: RwSignal<bool>) -> LoadedPlace {
    dress_table();
    Ok(view! { <Sheet outcome again hidden/> }.into_any())
}

/// What plays the sounds.
#[wasm_split(sound, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn sounds() -> Result<Play, SplitLoaderError> {
    Ok(sound::play)
}

#[wasm_split(more, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn menu(dialog: NodeRef<Dialog>, help: NodeRef<Dialog>) -> LoadedPlace {
    dress_table();
    Ok(view! { <MenuBody dialog help/> }.into_any())
}

#[wasm_split(more, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn keys(dialog: NodeRef<Dialog>) -> LoadedPlace {
    dress_table();
    Ok(view! { <KeysBody dialog/> }.into_any())
}

fn dress_table() {
    thread_local! {
        static DRESSED: Cell<bool> = const { Cell::new(false) };
    }
    if !DRESSED.replace(true) {
        dress(include_str!("../static/css/places/more.css"));
    }
}

fn dress(styles: &str) {
    // Every browser that can run the page has constructable style sheets.
    if let Ok(sheet) = CssStyleSheet::new() {
        let _ = sheet.replace_sync(styles);
        document().adopted_style_sheets().push(&sheet);
    }
}

/// Shows a place as soon as it is loaded, or says that it cannot be.
pub(crate) fn place<F>(part: impl Fn() -> F + Send + 'static) -> AnyView
where
    F: Future<Output = LoadedPlace> + 'static,
{
    arriving(part, |again| {
        view! {
            <Scenery panorama=&scenery::START/>
            <main class="panel nowhere">
                <Lacking again/>
                <a class="btn" href=Route::Start.href()>{said(text::start_page)}</a>
            </main>
        }
        .into_any()
    })
}

/// Shows a part of a place as soon as it is loaded, or says that it cannot be.
pub(crate) fn coming<F>(part: impl Fn() -> F + Send + 'static) -> AnyView
where
    F: Future<Output = LoadedPlace> + 'static,
{
    arriving(part, |again| view! { <Lacking again/> }.into_any())
}

fn arriving<F>(part: impl Fn() -> F + Send + 'static, lacking: fn(Callback<()>) -> AnyView) -> AnyView
where
    F: Future<Output = LoadedPlace> + 'static,
{
    let (attempt, underway) = (RwSignal::new(()), RwSignal::new(true));
    let again = Callback::new(move |()| attempt.set(()));
    let arrived = move || {
        attempt.track();
        underway.set(true);
        let part = SendWrapper::new(part());
        Suspend::new(async move {
            let arrival = part.await;
            // A visitor who has moved on in the meantime is not told.
            underway.try_set(false);
            arrival.unwrap_or_else(|_| {
                tell_the_document("rabenburg-lacks");
                lacking(again)
            })
        })
    };
    view! {
        <Show when=move || underway.get()>
            <p class="coming" role="status">{said(text::underway)}</p>
        </Show>
        {arrived}
    }
    .into_any()
}

/// A part that cannot be loaded now.
#[component]
fn Lacking(again: Callback<()>) -> impl IntoView {
    view! {
        <p role="alert">{said(text::lacking)}</p>
        <button class="btn primary" on:click=move |_| again.run(())>{said(text::try_again)}</button>
    }
}
