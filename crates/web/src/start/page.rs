//! The start page itself.

use leptos::prelude::*;
use rabenburg_words::start as words;

use super::bar::Bar;
use super::hero::Hero;
use super::keep;
use super::opponents::Opponents;
use super::plan::{Kind, Plan, Shelf};
use super::replace::Replace;
use super::set_up::SetUp;
use super::sign::{Text, Wizard};
use super::telling;
use crate::board::pieces::Icon;
use crate::route::Route;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;

/// A game that was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Saved {
    /// The round it is in.
    pub(crate) round: u32,
    /// How many play.
    pub(crate) players: u32,
    /// Whether it is over.
    pub(crate) finished: bool,
}

/// The page that people see first.
#[component]
pub(crate) fn StartPage(
    /// The game that was kept, if there is one.
    #[prop(into)]
    saved: Signal<Option<Saved>>,
    /// Somebody starts a game. The plan can be played.
    on_start: Callback<Plan>,
    /// Somebody goes on with the kept game.
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
    view! {
        <Scenery outlook=&scenery::START/>
        <main class="start">
            <Bar/>
            <Hero/>
            <div class="panel start-menu">
                <PlayNow shelf start/>
                <Opponents shelf/>
                <div class="start-tiles">
                    <Tile icon="people" name=words::tile_together note=words::tile_together_note open=move || set_up.set(Some(Kind::Together))/>
                    <Tile icon="hat" name=words::tile_solo note=words::tile_solo_note open=move || set_up.set(Some(Kind::Solo))/>
                    <Tile icon="gear" name=words::tile_custom note=words::tile_custom_note open=move || set_up.set(Some(Kind::Bots))/>
                    <a class="start-tile" href=Route::Rules(None).href()>
                        <Icon name="book"/>
                        <b>{said(words::tile_rules)}</b>
                        <small>{said(words::tile_rules_note)}</small>
                    </a>
                </div>
                {move || saved.get().map(|saved| view! { <GoOn saved on_resume/> })}
            </div>
            <footer>{said(words::footer)}</footer>
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

/// A way into the set-up.
#[component]
fn Tile(icon: &'static str, name: Text, note: Text, open: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="start-tile" aria-haspopup="dialog" on:click=move |_| open()>
            <Icon name=icon/>
            <b>{said(name)}</b>
            <small>{said(note)}</small>
        </button>
    }
}

/// The game that was kept.
#[component]
fn GoOn(saved: Saved, on_resume: Callback<()>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let (what, verb): (_, Text) =
        if saved.finished { (None, words::look_at_it) } else { (Some(saved.round), words::go_on) };
    let text = move || {
        let language = language.get();
        let game =
            what.map_or_else(|| words::your_game_over(language).to_owned(), |round| words::your_game(language, round));
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
