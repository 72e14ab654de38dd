//! The start page itself.

use leptos::prelude::*;
use rabenburg_words::start as words;

use super::bar::Bar;
use super::hero::Hero;
use super::keep;
use super::offline::Offline;
use super::opponents::Opponents;
use super::plan::{Kind, Plan, Shelf};
use super::replace::Replace;
use super::set_up::SetUp;
use super::sign::{TextFn, Wizard};
use super::telling;
use crate::board::pieces::Icon;
use crate::dropped;
use crate::route::{Route, go, typed_code};
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;
use crate::storage;

/// A saved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Saved {
    /// The round it is in.
    pub(crate) round: u32,
    /// The number of players.
    pub(crate) players: u32,
    /// Whether it is over.
    pub(crate) finished: bool,
}

/// The page that people see first.
#[component]
pub(crate) fn StartPage(
    /// The saved game, if there is one.
    #[prop(into)]
    saved: Signal<Option<Saved>>,
    /// Called when a game is started. The plan can be played.
    on_start: Callback<Plan>,
    /// Called when the saved game is resumed.
    on_resume: Callback<()>,
) -> impl IntoView {
    let shelf = keep::shelf();
    let asked = RwSignal::new(None::<Plan>);
    let set_up = RwSignal::new(None::<Kind>);
    let start = Callback::new(move |kind: Kind| {
        let plan = shelf.with_untracked(|shelf| shelf.plan(kind).clone());
        if plan.check().is_err() {
            return;
        }
        if saved.get_untracked().is_some_and(|saved| !saved.finished) {
            asked.set(Some(plan));
        } else {
            on_start.run(plan);
        }
    });
    let held = dropped::follow(Callback::new(|text: String| {
        dropped::hand_over(text);
        go(Route::Result(None));
    }));
    view! {
        <Scenery panorama=&scenery::START/>
        <main class="start">
            <Bar/>
            <Hero/>
            <div class="panel start-menu">
                <PlayNow shelf start/>
                <Opponents shelf/>
                <div class="start-tiles">
                    <Way icon="globe" name=words::tile_online note=words::tile_online_note to=Route::Hall/>
                    <Way icon="learn" name=words::tile_learn note=learning_note() to=Route::Lesson/>
                    <Tile icon="people" name=words::tile_together note=words::tile_together_note open=move || set_up.set(Some(Kind::Together))/>
                    <Tile icon="hat" name=words::tile_solo note=words::tile_solo_note open=move || set_up.set(Some(Kind::Solo))/>
                    <Tile icon="gear" name=words::tile_custom note=words::tile_custom_note open=move || set_up.set(Some(Kind::Bots))/>
                    <Way icon="book" name=words::tile_rules note=words::tile_rules_note to=Route::Rules(None)/>
                </div>
                <Join/>
                {move || saved.get().map(|saved| view! { <GoOn saved on_resume/> })}
            </div>
            <footer>
                <p>{said(words::footer)}</p>
                <p class="start-offline"><Offline/></p>
                <a href=Route::Result(None).href()>{said(words::replay)}</a>
            </footer>
            <p class="panel drop-here" hidden=move || !held.get()>{said(words::drop_here)}</p>
        </main>
        <SetUp shelf kind=set_up start/>
        <Replace asked on_start/>
    }
}

/// One click, and the game begins.
#[component]
fn PlayNow(shelf: RwSignal<Shelf>, start: Callback<Kind>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let colour = Memo::new(move |_| shelf.with(|shelf| shelf.plan(Kind::Bots).chairs()[0].colour));
    let ready = Memo::new(move |_| shelf.with(|shelf| shelf.plan(Kind::Bots).check().is_ok()));
    let summary = move || shelf.with(|shelf| telling::summary_or_reason(language.get(), shelf.plan(Kind::Bots)));
    view! {
        <button
            type="button"
            class="btn primary start-now"
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
    }
}

/// A tile that opens the set-up.
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

/// The saved game.
#[component]
fn GoOn(saved: Saved, on_resume: Callback<()>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let (what, verb): (_, TextFn) =
        if saved.finished { (None, words::look_at_it) } else { (Some(saved.round), words::go_on) };
    let text = move || {
        let language = language.get();
        let game = match what {
            None => words::your_game_over(language).to_owned(),
            Some(turn) if saved.players == 1 => words::your_solo_game(language, turn),
            Some(round) => words::your_game(language, round),
        };
        format!("{game} · {}", words::your_game_players(language, saved.players))
    };
    view! {
        <div class="start-go-on">
            <Icon name="clock"/>
            <span>{text}</span>
            <button type="button" class="btn" on:click=move |_| on_resume.run(())>
                {said(verb)}
            </button>
        </div>
    }
}
