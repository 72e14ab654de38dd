//! The list of all games of the visitor.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::Visitor;
use rabenburg_words::games as text;

use super::figures::Figures;
use super::filter::Filter;
use super::filters::Filters;
use super::panel::Panel;
use super::played::{self, Played, Source};
use super::row::Row;
use super::shelf;
use crate::board::pieces::{Crest, Icon};
use crate::download;
use crate::fetch;
use crate::online::http::{self, HttpResult};
use crate::online::visitor;
use crate::route::Route;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;

/// How many games are shown at first, and how many more each time.
const MANY: usize = 30;

/// The most pages of finished games that are fetched.
const PAGES: usize = 25;

#[component]
pub(crate) fn GamesPage(filter: Signal<String>) -> impl IntoView {
    let filter = Memo::new(move |_| Filter::parse(&filter.get()));
    let (here, online) = (RwSignal::new(shelf::tidied()), RwSignal::new(Vec::<Played>::new()));
    let unreachable = RwSignal::new(false);
    if let Some(visitor) = visitor::kept() {
        spawn_local(async move {
            if fetch_online(visitor, online).await.is_err() {
                unreachable.try_set(true);
            }
        });
    }
    let games = Memo::new(move |_| {
        let mut games: Vec<Played> = here.with(|here| here.iter().map(Played::here).collect());
        online.with(|online| games.extend(online.iter().cloned()));
        played::sort(&mut games);
        games
    });
    let figures = Memo::new(move |_| games.with(|games| Figures::of(games)));
    let counts = Memo::new(move |_| {
        let running = games.with(|games| games.iter().filter(|game| game.is_running()).count() as u32);
        (running, games.with(Vec::len) as u32 - running)
    });
    let shown = RwSignal::new(MANY);
    let fitting = Memo::new(move |_| {
        let filter = filter.get();
        games.with(|games| games.iter().filter(|game| filter.admits(game)).cloned().collect::<Vec<_>>())
    });
    let removed = Callback::new(move |()| here.set(shelf::all()));
    let rows = move || {
        let best = figures.with(|figures| figures.solo_best);
        let is_best = |game: &Played| game.is_solo() && game.won() == Some(true) && game.score == best;
        let games = fitting.get().into_iter().take(shown.get());
        games.map(|game| view! { <Row best=is_best(&game) game removed/> }).collect_view()
    };
    let nothing = Memo::new(move |_| games.with(Vec::is_empty));
    view! {
        <Scenery panorama=&scenery::START/>
        <main class="games">
            <header>
                <a class="after-home" href=Route::Start.href() aria-label=said(text::home) title=said(text::home)><Crest/></a>
                <h1 tabindex="-1">{said(text::title)}</h1>
                <SaveAll games/>
            </header>
            <Show when=move || unreachable.get()><p class="panel games-offline" role="status">{said(text::offline)}</p></Show>
            <Show when=move || !nothing.get() fallback=|| view! { <Empty/> }>
                <div class="games-list">
                    <Filters filter counts/>
                    <Show
                        when=move || fitting.with(|fitting| !fitting.is_empty())
                        fallback=|| view! { <p class="panel games-none">{said(text::empty_filter)}</p> }
                    >
                        <ul class="panel games-rows">{rows}</ul>
                    </Show>
                    <Show when=move || {fitting.with(Vec::len) > shown.get()}>
                        <button type="button" class="btn games-older" on:click=move |_| shown.update(|shown| *shown += MANY)>
                            {said(text::older)}
                        </button>
                    </Show>
                </div>
                <Panel figures/>
            </Show>
        </main>
    }
}

/// The visitor's games at online tables: first those that go on, then the finished ones, page by page.
async fn fetch_online(visitor: Visitor, online: RwSignal<Vec<Played>>) -> HttpResult<()> {
    let me = http::me(visitor.key).await?;
    let tables = me.tables.iter().map(|table| Played::online(table, &me.name));
    if online.try_set(tables.filter(Played::is_running).collect()).is_some() {
        return Ok(());
    }
    let mut before = None;
    for _ in 0..PAGES {
        let page = http::games(visitor.key, before.as_deref()).await?;
        let finished: Vec<Played> = page.games.iter().map(|game| Played::finished(game, me.visitor)).collect();
        // A visitor who has left in the meantime does not need the rest.
        if online.try_update(|online| online.extend(finished)).is_none() || page.next.is_none() {
            break;
        }
        before = page.next;
    }
    Ok(())
}

#[component]
fn Empty() -> impl IntoView {
    view! {
        <section class="panel games-none">
            <h2>{said(text::empty)}</h2>
            <p>{said(text::empty_note)}</p>
            <a class="btn primary" href=Route::Start.href()>{said(text::play_now)}</a>
        </section>
    }
}

#[component]
fn SaveAll(games: Memo<Vec<Played>>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let (saving, told) = (RwSignal::new(false), RwSignal::new(None::<Told>));
    let save = move |_| {
        if saving.get_untracked() {
            return;
        }
        saving.set(true);
        told.set(None);
        let finished: Vec<Source> =
            games.get_untracked().into_iter().filter(|game| !game.is_running()).map(|game| game.source).collect();
        spawn_local(async move {
            let (mut texts, mut missing) = (Vec::new(), 0);
            for source in finished {
                match record(&source).await {
                    Record::Found(text) => texts.push(text),
                    Record::Missing => missing += 1,
                    Record::ResultOnly => {}
                }
            }
            if !texts.is_empty() {
                download::text(&file_name(), &rabenburg_session::one_file(&texts));
            }
            saving.try_set(false);
            told.try_set(match (texts.is_empty(), missing) {
                (_, missing @ 1..) => Some(Told::Without(missing)),
                (true, 0) => Some(Told::Nothing),
                (false, 0) => None,
            });
        });
    };
    let note = move || {
        let language = language.get();
        match (saving.get(), told.get()) {
            (true, _) => text::saving(language).to_owned(),
            (_, Some(Told::Nothing)) => text::nothing_to_save(language).to_owned(),
            (_, Some(Told::Without(missing))) => text::saved_without(language, missing),
            (_, None) => String::new(),
        }
    };
    view! {
        <button type="button" class="btn" on:click=save><Icon name="download"/>{said(text::save_all)}</button>
        <p class="games-told" role="status">{note}</p>
    }
}

/// What is said after saving.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    Without(u32),
}

/// What there is of a game.
enum Record {
    Found(String),
    Missing,
    ResultOnly,
}

async fn record(source: &Source) -> Record {
    match source {
        Source::Here(number) => shelf::text(number).map_or(Record::ResultOnly, Record::Found),
        Source::Online(code) => match fetch::get(&format!("/api/v1/tables/{code}/record")).await {
            Ok(answer) => answer.found().map_or(Record::Missing, Record::Found),
            Err(_) => Record::Missing,
        },
    }
}

fn file_name() -> String {
    let today: String = js_sys::Date::new_0().to_iso_string().into();
    format!("rabenburg-games-{}.txt", &today[..10])
}
