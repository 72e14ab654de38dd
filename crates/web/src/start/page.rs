//! The start page itself.

use leptos::prelude::*;
use rabenburg_words::start as words;

use super::bar::Bar;
use super::hero::Hero;
use super::keep;
use super::offline::Offline;
use super::opponents::Opponents;
use super::plan::{Kind, Plan, Shelf};
use super::set_up::SetUp;
use super::sign::{TextFn, Wizard};
use super::telling;
use crate::board::pieces::Icon;
use crate::dropped;
use crate::parts;
use crate::route::{Finished, Route, go, typed_code};
use crate::running::Running;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;
use crate::storage;

/// The page that people see first.
#[component]
pub(crate) fn StartPage(
    /// Called when a game is started. The plan can be played.
    on_start: Callback<Plan>,
) -> impl IntoView {
    let shelf = keep::shelf();
    let set_up = RwSignal::new(None::<Kind>);
    let start = Callback::new(move |kind: Kind| {
        let plan = shelf.with_untracked(|shelf| shelf.plan(kind).clone());
        if plan.check().is_ok() {
            on_start.run(plan);
        }
    });
    // What waits for somebody is a part of its own: at a first visit there is nothing.
    let has_game = untrack(|| expect_context::<Running>().has_game());
    let comes_back = has_game || storage::read("visitor").is_some();
    let something = RwSignal::new(has_game);
    let held = dropped::follow(Callback::new(|text| {
        dropped::hand_over(text);
        go(Route::Result(Finished::Last));
    }));
    view! {
        <Scenery panorama=&scenery::START/>
        <main class="start">
            <Bar/>
            <Hero/>
            <div class="panel start-menu">
                {comes_back.then(|| parts::coming(move || parts::waiting(something)))}
                <PlayNow shelf start something set_up/>
                <Show when=move || !something.get()><Opponents shelf/></Show>
                <div class="start-tiles">
                    <Way icon="tower" name=words::tile_quick note=words::tile_quick_note to=Route::Online("quick".into())/>
                    <Way icon="globe" name=words::tile_online note=words::tile_online_note to=Route::Hall/>
                    <Tile icon="people" name=words::tile_together note=words::tile_together_note open=move || set_up.set(Some(Kind::Together))/>
                    <Tile icon="hat" name=words::tile_solo note=words::tile_solo_note open=move || set_up.set(Some(Kind::Solo))/>
                    <Way icon="learn" name=words::tile_learn note=learning_note() to=Route::Lesson/>
                    <Way icon="book" name=words::tile_rules note=words::tile_rules_note to=Route::Rules(None)/>
                </div>
                <Join/>
            </div>
            <footer>
                <p>{said(words::footer)}</p>
                <p class="start-offline"><Offline/></p>
                <a href=Route::Result(Finished::Last).href()>{said(words::replay)}</a>
            </footer>
            <p class="panel drop-here" hidden=move || !held.get()>{said(words::drop_here)}</p>
        </main>
        <SetUp shelf kind=set_up start/>
    }
}

/// One click, and the game begins.
#[component]
fn PlayNow(
    shelf: RwSignal<Shelf>,
    start: Callback<Kind>,
    /// Whether something else waits, so that this is not the first thing to do.
    something: RwSignal<bool>,
    set_up: RwSignal<Option<Kind>>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let colour = Memo::new(move |_| shelf.with(|shelf| shelf.plan(Kind::Bots).chairs()[0].colour));
    let ready = Memo::new(move |_| shelf.with(|shelf| shelf.plan(Kind::Bots).check().is_ok()));
    let summary = move || shelf.with(|shelf| telling::summary_or_reason(language.get(), shelf.plan(Kind::Bots)));
    view! {
        <div class="start-new">
        <button
            type="button"
            class="btn start-now"
            class:primary=move || !something.get()
            aria-disabled=move || (!ready.get()).then_some("true")
            on:click=move |_| start.run(Kind::Bots)
        >
            <Wizard colour/>
            <span>
                <b>{said(words::play_now)}</b>
                <small aria-live="polite">{summary}</small>
            </span>
            <Icon name="play"/>
        </button>
        <button
            type="button"
            class="btn start-custom"
            aria-haspopup="dialog"
            aria-label=said(words::tile_custom)
            title=said(words::tile_custom_note)
            on:click=move |_| set_up.set(Some(Kind::Bots))
        >
            <Icon name="gear"/>
        </button>
        </div>
    }
}

#[component]
fn Tile(icon: &'static str, name: TextFn, note: TextFn, open: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="start-tile" aria-haspopup="dialog" on:click=move |_| open()>
            <Icon name=icon/>
            <b>{said(name)}</b>
            <small>{said(note)}</small>
        </button>
    }
}

/// The note on the tile for learners: the guided game can be resumed if it was begun.
fn learning_note() -> TextFn {
    let begun = storage::read("lesson").is_some_and(|kept| !kept.is_empty());
    if begun { words::tile_learn_go_on } else { words::tile_learn_note }
}

/// A tile that leads to another place.
#[component]
fn Way(icon: &'static str, name: TextFn, note: TextFn, to: Route) -> impl IntoView {
    view! {
        <a class="start-tile" href=to.href()>
            <Icon name=icon/>
            <b>{said(name)}</b>
            <small>{said(note)}</small>
        </a>
    }
}

/// The way to an online table by its code.
#[component]
fn Join() -> impl IntoView {
    let code = NodeRef::<leptos::html::Input>::new();
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = code.get().map(|input| input.value()).unwrap_or_default();
        let typed = typed_code(&typed);
        if !typed.is_empty() {
            go(Route::Online(typed));
        }
    };
    view! {
        <form class="start-join" on:submit=join>
            <input
                node_ref=code
                aria-label=said(words::table_code)
                placeholder=said(words::table_code_example)
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                maxlength="300"
            />
            <button class="btn">{said(words::join)}</button>
        </form>
    }
}
