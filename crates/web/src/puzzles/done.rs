//! A puzzle that is solved, or whose solution was shown: the trick, the solution, figures, sharing, and the next.

use leptos::prelude::*;
use rabenburg_puzzles::Puzzle;
use rabenburg_session::Solving;
use rabenburg_words::{Language, consequence, puzzle as tell, puzzles, solving as text};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

use super::day;
use super::kept;
use super::panel::{headline, pictured};
use super::pick::{self, Wanted};
use super::quest::{Quest, Reason, Settled};
use crate::announcer::Announcer;
use crate::board::pieces::{Crest, Icon};
use crate::online::invite::copy::{Copy, address_of};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// How many stars rise.
const STARS: usize = 12;

#[component]
pub(super) fn Done(quest: Quest, anew: Callback<()>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let announcer = expect_context::<Announcer>();
    let solved = Memo::new(move |_| quest.is_solved());
    Effect::new(move || {
        if solved.get() {
            let language = language.get_untracked();
            let trick = quest.puzzle().trick().map(|trick| tell::trick(&trick, language)).unwrap_or_default();
            let head = if quest.revealed.get_untracked() {
                format!("{}. {trick}", puzzles::the_solution(language))
            } else {
                text::said_solved(language, told_how(quest, language), trick)
            };
            announcer.say(head);
            request_animation_frame(|| {
                if let Some(next) = document().query_selector(".done .primary").ok().flatten() {
                    // What there is to read begins at the top.
                    let still = FocusOptions::new();
                    still.set_prevent_scroll(true);
                    let _ = next.unchecked_into::<HtmlElement>().focus_with_options(&still);
                }
            });
        }
    });
    move || solved.get().then(|| view! { <Panel quest anew/> })
}

/// "Try 3, one hint".
fn told_how(quest: Quest, language: Language) -> String {
    let settled = quest.settled.get_untracked();
    let (failed, hints) = settled.map_or((0, 0), |settled| (settled.effort.failed, settled.effort.hints));
    let tries = text::how(language, failed + 1);
    if hints == 0 { tries } else { text::both(language, tries, text::how_hints(language, hints.into())) }
}

#[component]
fn Panel(quest: Quest, anew: Callback<()>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let shown = quest.revealed.get_untracked();
    let puzzle = StoredValue::new(quest.puzzle());
    let (theme, rating) = puzzle.with_value(|puzzle| (puzzle.theme(), puzzle.rating));
    let difficulty = move || tell::difficulty(rating.difficulty(), language.get());
    let subtitle = move || {
        let theme = tell::theme(theme, language.get());
        match shown {
            true => text::rated(language.get(), theme, difficulty()),
            false => text::solved_subtitle(language.get(), theme, difficulty(), told_how(quest, language.get())),
        }
    };
    let trick = Memo::new(move |_| {
        let trick = puzzle.with_value(Puzzle::trick);
        trick.map(|trick| tell::trick(&trick, language.get())).unwrap_or_default()
    });
    let tags = move || {
        let tags = puzzle.with_value(|puzzle| puzzle.tags.clone());
        tags.into_iter().map(|tag| view! { <li>{tell::tag(tag, language.get())}</li> }).collect_view()
    };
    let again = move |_| {
        quest.settled.set(None);
        quest.start_over();
    };
    view! {
        <section class="panel done" class:shown=shown aria-labelledby="done-title">
            {(!shown).then(|| view! { <div class="stars" aria-hidden="true">{(0..STARS).map(|_| view! { <i></i> }).collect_view()}</div> })}
            <header>
                <Crest/>
                <h2 id="done-title">{said(if shown { puzzles::the_solution } else { puzzles::solved })}</h2>
                <p>{subtitle}</p>
            </header>
            <div class="trick">
                <b>{move || trick.with(|trick| headline(trick).0.to_owned())}</b>
                <p>{move || trick.with(|trick| headline(trick).1.to_owned())}</p>
            </div>
            <Solution quest/>
            <ul class="tags">{tags}</ul>
            {(!shown).then(|| quest.settled.get_untracked()).flatten().map(|settled| view! { <Figures quest settled/> })}
            <div class="bt">
                <Next quest anew/>
                <button class="btn" on:click=again><Icon name="redraw"/>{said(text::again)}</button>
                <a class="btn" href=Route::Puzzles.href()>{said(text::all_puzzles)}</a>
            </div>
            {(!shown).then(|| view! { <Share quest/> })}
        </section>
    }
}

/// The solution, step by step.
#[component]
fn Solution(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let (steps, colour) =
        quest.with(|solving| (Solving::steps(solving), solving.puzzle().start.rules().colours[solving.seat().index()]));
    let names = quest.game.names();
    let step = move |(seen, choice): (rabenburg_engine::View, rabenburg_session::Choice)| {
        let (picture, names) = (pictured(&choice.action, colour), names.clone());
        let told = move || consequence(&choice.action, &choice.foreseen, &seen, &names, language.get());
        view! { <li>{picture}<span>{told}</span></li> }
    };
    view! { <ol class="line">{steps.into_iter().map(step).collect_view()}</ol> }
}

#[component]
fn Figures(quest: Quest, settled: Settled) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let Settled { effort, rating, seconds } = settled;
    let tries = effort.failed + 1;
    let row = match quest.reason.get_untracked() {
        Reason::Day(_) => {
            let days = kept::efforts().days_in_a_row(kept::today());
            Some((days.to_string(), Signal::derive(move || text::figure_days(language.get(), days))))
        }
        Reason::Streak => {
            let solved = kept::streak().solved();
            Some((solved.to_string(), Signal::derive(move || text::figure_streak(language.get()).to_owned())))
        }
        Reason::Picked => None,
    };
    let figure = |value: String, name: Signal<String>| view! { <div><dd>{value}</dd><dt>{name}</dt></div> };
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    view! {
        <dl class="score">
            {figure(tries.to_string(), Signal::derive(move || text::figure_tries(language.get(), tries)))}
            {figure(time, Signal::derive(move || text::figure_time(language.get()).to_owned()))}
            {row.map(|(value, name)| figure(value, name))}
            {rating.map(|(before, after)| view! {
                <div>
                    <dd>{after}</dd>
                    <dt>{said(text::figure_rating)}" "<b class:down=after < before>{format!("{:+}", after - before)}</b></dt>
                </div>
            })}
        </dl>
    }
}

/// The next puzzle: of the streak, or of the theme.
#[component]
fn Next(quest: Quest, anew: Callback<()>) -> impl IntoView {
    let id = quest.with(|solving| solving.puzzle().id.clone());
    if quest.reason.get_untracked() == Reason::Streak {
        return view! {
            <button class="btn primary" on:click=move |_| anew.run(())><Icon name="next"/>{said(text::next)}</button>
        }
        .into_any();
    }
    let (efforts, strength) = (kept::efforts(), kept::strength());
    let next = quest.with_all(|all| {
        let theme = rabenburg_puzzles::Theme::of_id(&id)?;
        let open = pick::next(all, theme, Wanted::All, &efforts, strength, &id);
        open.or_else(|| pick::following(all, &id)).map(|entry| entry.id.clone())
    });
    let to = next.map_or(Route::Puzzles, Route::Puzzle);
    view! { <a class="btn primary" href=to.href()><Icon name="next"/>{said(text::next)}</a> }.into_any()
}

/// The result as a text that gives nothing away.
#[component]
fn Share(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let puzzle = quest.puzzle();
    let (theme, rating, id) = (puzzle.theme(), puzzle.rating, puzzle.id);
    let told = move || {
        let language = language.get();
        let (theme, difficulty) = (tell::theme(theme, language), tell::difficulty(rating.difficulty(), language));
        let head = match quest.reason.get_untracked() {
            Reason::Day(date) => text::share_text_day(language, day::short(date, language), theme, difficulty),
            Reason::Streak => text::share_streak(language, kept::streak().solved() as u32),
            Reason::Picked => text::share_text(language, &id, theme, difficulty),
        };
        let days = match quest.reason.get_untracked() {
            Reason::Day(_) => Some(kept::efforts().days_in_a_row(kept::today())).filter(|&days| days > 1),
            _ => None,
        };
        let how = text::share_how(language, told_how(quest, language));
        let days = days.map(|days| format!(" {}", text::share_days(language, days))).unwrap_or_default();
        let link = address_of(&match quest.reason.get_untracked() {
            Reason::Streak => Route::Puzzles,
            _ => Route::Puzzle(id.clone()),
        });
        match quest.reason.get_untracked() {
            Reason::Streak => format!("{head}\n{link}"),
            _ => format!("{head}\n{how}{days}\n{link}"),
        }
    };
    view! {
        <div class="share">
            {move || {
                let told = told();
                view! { <pre>{told.clone()}</pre><Copy text=told label=text::copy/> }
            }}
        </div>
    }
}
