//! The collection: themes with what is solved of them, the streak, the calendar, and the solver's figures.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_puzzles::Theme;
use rabenburg_words::{Language, puzzle as tell, solving as text};

use super::calendar::Calendar;
use super::index::{Entry, of_theme};
use super::kept;
use super::packs;
use super::pick::{self, Wanted};
use super::solved::{Efforts, Standing};
use super::stages::Stage;
use crate::board::pieces::{Crest, Icon};
use crate::route::Route;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;

#[component]
pub(crate) fn PuzzlesPage() -> impl IntoView {
    let (all, unreachable) = (RwSignal::new(Vec::<Entry>::new()), RwSignal::new(false));
    let fetch = move || {
        spawn_local(async move {
            match packs::list().await {
                Ok(list) => {
                    all.try_set(list);
                }
                Err(_) => {
                    unreachable.try_set(true);
                }
            }
        });
    };
    fetch();
    let again = move |_| {
        unreachable.set(false);
        fetch();
    };
    let efforts = StoredValue::new(kept::efforts());
    let wanted = RwSignal::new(Wanted::All);
    let themes = move || {
        all.with(|all| {
            let theme = |theme: Theme| {
                let entries: Vec<Entry> = of_theme(all, theme).cloned().collect();
                (!entries.is_empty()).then(|| view! { <Card theme entries efforts wanted/> })
            };
            Theme::ALL.into_iter().map(theme).collect_view()
        })
    };
    view! {
        <Scenery panorama=&scenery::START/>
        <main class="collection">
            <header>
                <a class="after-home" href=Route::Start.href() aria-label=said(text::home) title=said(text::home)><Crest/></a>
                <h1 tabindex="-1">{said(text::title)}</h1>
                <Filter wanted/>
            </header>
            <Show when=move || unreachable.get()>
                <section class="panel none" role="alert">
                    <p>{said(text::unreachable)}</p>
                    <button class="btn primary" on:click=again>{said(text::try_again)}</button>
                </section>
            </Show>
            <section class="themes" aria-label=said(text::themes)>{themes}</section>
            <aside>
                <Streak all/>
                <Calendar efforts/>
                <Figures efforts/>
            </aside>
        </main>
    }
}

#[component]
fn Filter(wanted: RwSignal<Wanted>) -> impl IntoView {
    let name = |wanted: Wanted| match wanted {
        Wanted::All => text::all as fn(Language) -> &'static str,
        Wanted::Easy => text::easy,
        Wanted::Medium => text::medium,
        Wanted::Hard => text::hard,
    };
    let button = move |one: Wanted| {
        view! {
            <button type="button" aria-pressed=move || (wanted.get() == one).to_string() on:click=move |_| wanted.set(one)>
                {said(name(one))}
            </button>
        }
    };
    view! {
        <div class="start-seg" role="group" aria-label=said(text::difficulty)>
            {Wanted::ALL.map(button).collect_view()}
        </div>
    }
}

/// A theme; it leads to the puzzle to go on with.
#[component]
fn Card(theme: Theme, entries: Vec<Entry>, efforts: StoredValue<Efforts>, wanted: RwSignal<Wanted>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let entries = StoredValue::new(entries);
    let counts = Memo::new(move |_| {
        let wanted = wanted.get();
        entries.with_value(|entries| {
            let fitting = entries.iter().filter(|entry| wanted.admits(entry.difficulty()));
            efforts.with_value(|efforts| {
                fitting.fold((0_usize, 0_usize, 0_usize), |(all, solved, helped), entry| {
                    let standing = efforts.of(&entry.id).standing();
                    let is = |wanted: Standing| usize::from(standing == wanted);
                    (all + 1, solved + is(Standing::Solved), helped + is(Standing::Helped))
                })
            })
        })
    });
    let to = move || {
        let wanted = wanted.get();
        entries.with_value(|entries| {
            let next = efforts.with_value(|efforts| {
                pick::next(entries, theme, wanted, efforts, kept::strength(), "").map(|entry| entry.id.clone())
            });
            // When all are solved, it begins again.
            let first = || entries.iter().find(|entry| wanted.admits(entry.difficulty())).map(|entry| entry.id.clone());
            next.or_else(first).map_or(Route::Puzzles, Route::Puzzle).href()
        })
    };
    let label = move || {
        let (all, solved, helped) = counts.get();
        text::theme_solved(language.get(), tell::theme(theme, language.get()), solved + helped, all)
    };
    let of = move || {
        let (all, solved, helped) = counts.get();
        text::solved_of(language.get(), solved + helped, all)
    };
    let left = move || {
        let (all, solved, helped) = counts.get();
        all > solved + helped
    };
    view! {
        <a class="panel theme" class:empty=move || !left() href=to aria-label=label>
            <Stage theme/>
            <b>{move || tell::theme(theme, language.get())}</b>
            <span class="n">{of}</span>
            <small>{move || tell::about(theme, language.get())}</small>
            <svg class="prog" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="6" class="all"/>
                <rect width=move || per_cent(counts.get(), true) height="6" class="helped"/>
                <rect width=move || per_cent(counts.get(), false) height="6" class="solved"/>
            </svg>
        </a>
    }
}

fn per_cent((all, solved, helped): (usize, usize, usize), with_help: bool) -> String {
    let part = solved + if with_help { helped } else { 0 };
    format!("{:.1}", 100.0 * part as f64 / all.max(1) as f64)
}

#[component]
fn Streak(all: RwSignal<Vec<Entry>>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let streak = kept::streak();
    let (best, goes_on) = (streak.best, streak.current().is_some() && streak.solved() > 0);
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <section class="panel streak">
                <h2><Icon name="flag"/>{said(text::streak)}</h2>
                <p>
                    {said(text::streak_about)}" "
                    {move || (best > 0).then(|| text::your_best(language.get(), best))}
                </p>
                <a class="btn primary" href=Route::Puzzle("streak".into()).href()>
                    <Icon name="play"/>
                    {said(if goes_on { text::go_on_streak } else { text::start_streak })}
                </a>
            </section>
        </Show>
    }
}

#[component]
fn Figures(efforts: StoredValue<Efforts>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let (solved, first) = efforts.with_value(|efforts| (efforts.solved(), efforts.first_try()));
    let rating = kept::strength().figure();
    let first = move || first.map_or("–".to_owned(), |first| text::per_cent(language.get(), first));
    view! {
        <dl class="panel score">
            <div><dd>{rating}</dd><dt>{said(text::your_rating)}</dt></div>
            <div><dd>{solved}</dd><dt>{said(text::your_solved)}</dt></div>
            <div><dd>{first}</dd><dt>{said(text::your_first_try)}</dt></div>
        </dl>
    }
}
