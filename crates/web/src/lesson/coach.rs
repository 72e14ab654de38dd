//! The guide through the guided game: a panel beside the board, or on a phone a strip above the cards.

use leptos::prelude::*;
use rabenburg_engine::{Seat, Viewer};
use rabenburg_session::{Astray, Lesson, LessonProgress, LessonStep, Session};
use rabenburg_words::{Language, lesson as text};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::ending::WhatNow;
use super::page::KEY;
use super::sentence::sentence;
use crate::announcer::Announcer;
use crate::board::pieces::{Crest, Icon};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;
use crate::storage;
use crate::table::Game;

#[component]
pub(super) fn Coach(lesson: StoredValue<Lesson, LocalStorage>, game: Game, again: Callback<()>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let progress = RwSignal::new(lesson.with_value(Lesson::progress));
    let astray = RwSignal::new(None::<Astray>);
    lesson.with_value(|lesson| lesson.on_astray(move |how| astray.set(Some(how))));
    // What the guide says follows what has been shown, not what has already been decided.
    Effect::new(move || {
        game.moment.track();
        let now = lesson.with_value(Lesson::progress);
        if !game.busy.get() && progress.get_untracked() != now {
            astray.set(None);
            progress.set(now);
        }
    });
    Effect::new(move || {
        if game.picked.with(|picked| !picked.is_empty()) {
            astray.set(None);
        }
    });
    Effect::new(move || {
        let now = progress.get();
        if now.is_over() {
            // There is nothing to resume.
            storage::write(KEY, "");
        }
        request_animation_frame(move || move_focus(now));
    });
    let opponent = opponent(game);
    let saying = move || sentence(progress.get(), language.get(), &game.names().name(opponent, language.get()));
    let aside = move || {
        let name = game.names().name(opponent, language.get());
        astray.get().map(|how| said_astray(how, progress.get().step, language.get(), &name))
    };
    let announcer = expect_context::<Announcer>();
    for said in [Memo::new(move |_| aside()), Memo::new(move |_| Some(saying()))] {
        Effect::new(move || announcer.say(said.get().unwrap_or_default()));
    }
    let over = Memo::new(move |_| progress.get().is_over());
    view! {
        <section class="panel coach" class:over=over aria-label=said(text::coach)>
            <header>
                <Crest/>
                <Dots progress/>
            </header>
            <div class="sentence">
                {move || aside().map(|aside| view! { <p class="aside">{aside}</p> })}
                <Show when=move || shows_shield(progress.get())>
                    <svg class="shield" viewBox="-14 -16 28 32" role="img" aria-label=said(text::shield_picture)>
                        <use href="#shield"/>
                    </svg>
                </Show>
                <p>{saying}</p>
            </div>
            <Buttons lesson game progress/>
            <Show when=move || over.get()><WhatNow again/></Show>
        </section>
    }
}

/// The buttons: forward, back, and out.
#[component]
fn Buttons(lesson: StoredValue<Lesson, LocalStorage>, game: Game, progress: RwSignal<LessonProgress>) -> impl IntoView {
    let next = move |_| {
        game.refusal.set(None);
        let lesson = lesson.with_value(Clone::clone);
        lesson.next();
        // What there is to watch is announced before it is shown.
        progress.set(lesson.progress());
    };
    let back = move |_| {
        // Whatever is under way is shown to its end first.
        if game.busy.get_untracked() {
            return;
        }
        let lesson = lesson.with_value(Clone::clone);
        lesson.back();
        progress.set(lesson.progress());
        game.refusal.set(None);
        game.picked.set(Vec::new());
        game.sit(Viewer::Seat(learner()));
        lesson.shown(lesson.now().version);
    };
    let show = move |_| {
        game.refusal.set(None);
        if let Some(action) = lesson.with_value(Lesson::example) {
            game.demonstrate(&action);
        }
    };
    view! {
        <div class="ways">
            <button
                class="icb"
                aria-label=said(text::back)
                title=said(text::back)
                disabled=move || progress.get().number == 1 || game.busy.get()
                on:click=back
            >
                <Icon name="undo"/>
            </button>
            <a class="btn quiet leave" href=Route::Start.href()>{said(text::leave)}</a>
            <Show when=move || progress.get().is_asked>
                <button class="btn show-me" disabled=move || game.busy.get() on:click=show>
                    <Icon name="eye"/>
                    {said(text::show_me)}
                </button>
            </Show>
            <Show when=move || progress.get().is_done && !progress.get().is_over()>
                <button class="btn primary next" on:click=next>
                    {said(text::next)}
                    <Icon name="play"/>
                </button>
            </Show>
        </div>
    }
}

/// How far the learner has come, for eye and ear.
#[component]
fn Dots(progress: RwSignal<LessonProgress>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let all = progress.get_untracked().of;
    let number = move || progress.get().number;
    view! {
        <p class="progress">
            <span>{move || text::step(language.get(), number(), all)}</span>
            <span class="dots" aria-hidden="true">
                {(1..=all).map(|dot| view! {
                    <i class:here=move || dot == number() class:past=move || dot < number()></i>
                }).collect_view()}
            </span>
        </p>
    }
}

/// Whether the guide speaks of raven shields, and shows what they look like.
fn shows_shield(progress: LessonProgress) -> bool {
    progress.step == LessonStep::Shield || (progress.step == LessonStep::Home && progress.is_done)
}

/// What to say to a learner who tries something else.
fn said_astray(how: Astray, step: LessonStep, language: Language, name: &str) -> String {
    match (how, step) {
        (Astray::Missed, LessonStep::Free) => text::free_missed(language, name),
        (Astray::Missed, LessonStep::Crowd) => text::crowd_missed(language).into(),
        (Astray::Missed, LessonStep::NoLanding) => text::no_landing_missed(language).into(),
        (Astray::Later | Astray::Missed, _) => text::later(language).into(),
        (Astray::ReadOn, _) => text::read_on(language).into(),
    }
}

/// The learner has the first seat.
fn learner() -> Seat {
    Seat::all(1).next().unwrap_or_else(|| unreachable!("there is a first seat"))
}

fn opponent(game: Game) -> Seat {
    game.rules().seats().find(|&seat| seat != learner()).unwrap_or_else(learner)
}

/// The keyboard goes where the lesson continues: to the button, or to what the step asks for if the button has gone or
/// the focus is on cards that are of no use.
fn move_focus(now: LessonProgress) {
    let useless = |element: &web_sys::Element| element.matches("body, .cardb:not(.lit)").unwrap_or(false);
    let lost = document().active_element().is_none_or(|element| useless(&element));
    let goal = match (now.is_done, lost && now.is_asked) {
        (true, _) => ".coach .btn.primary",
        (false, true) => ".hand .cardb.lit, .board [tabindex='0']",
        (false, false) => return,
    };
    if let Some(goal) = document().query_selector(goal).ok().flatten() {
        // The board is a drawing, which is focused like any other element; if that is impossible, nothing changes.
        let _ = goal.unchecked_into::<HtmlElement>().focus();
    }
}
