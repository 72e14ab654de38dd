//! The whole page: settings, the way to each place, and what stands there.

use leptos::prelude::*;
use rabenburg_words::table as text;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

#[cfg(feature = "whole")]
use crate::after::ResultPage;
use crate::announcer::{Announced, Announcer};
use crate::focus;
#[cfg(feature = "whole")]
use crate::lesson::LessonPage;
#[cfg(feature = "whole")]
use crate::online::{GuestPage, HallPage, PersonalPage};
use crate::route::{Route, go};
#[cfg(feature = "whole")]
use crate::rules::page::RulesPage;
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;
use crate::start::StartPage;
use crate::table::TablePage;
use crate::title;

/// The page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    let announcer = Announcer::new();
    provide_context(announcer);
    let running = Running::new(settings);
    provide_context(running);
    let route = follow_address();
    title::follow(route);
    focus::keep_focus();
    let on_start = Callback::new(move |plan| {
        running.start(plan);
        go(Route::Table);
    });
    let on_resume = Callback::new(move |()| go(Route::Table));
    // A place is drawn anew only when it changes, not with every rule that is looked up.
    let place = Memo::new(move |_| route.with(std::mem::discriminant));
    view! {
        {move || {
            // Asking for the value is what subscribes: a memo that nobody has asked follows nothing.
            place.get();
            match route.get_untracked() {
                Route::Start => {
                    let saved = Signal::derive(move || running.saved());
                    view! { <StartPage saved on_start on_resume/> }.into_any()
                }
                Route::Table => view! { <AtTable/> }.into_any(),
                #[cfg(feature = "whole")]
                Route::Rules(_) => {
                    let target = Signal::derive(move || match route.get() {
                        Route::Rules(target) => target,
                        _ => None,
                    });
                    view! { <RulesPage target game_on=Signal::derive(move || running.saved().is_some())/> }.into_any()
                }
                #[cfg(feature = "whole")]
                Route::Hall => view! { <HallPage/> }.into_any(),
                #[cfg(feature = "whole")]
                Route::Online(_) => {
                    let code = Signal::derive(move || match route.get() {
                        Route::Online(code) => code,
                        _ => String::new(),
                    });
                    view! { <GuestPage code/> }.into_any()
                }
                #[cfg(feature = "whole")]
                Route::Personal(key) => view! { <PersonalPage key/> }.into_any(),
                #[cfg(feature = "whole")]
                Route::Lesson => view! { <LessonPage/> }.into_any(),
                #[cfg(feature = "whole")]
                Route::Result(_) => {
                    let code = Signal::derive(move || match route.get() {
                        Route::Result(code) => code,
                        _ => None,
                    });
                    view! { <ResultPage code/> }.into_any()
                }
                // Loaded again from there, the document gets the whole page.
                #[cfg(not(feature = "whole"))]
                Route::Rules(_)
                | Route::Hall
                | Route::Online(_)
                | Route::Personal(_)
                | Route::Lesson
                | Route::Result(_) => {
                    focus::travel();
                    // A browser that refuses shows an empty page, and the way back is its button.
                    let _ = window().location().reload();
                    ().into_any()
                }
            }
        }}
        <Trouble/>
        <Announced announcer/>
    }
}

/// The table, if there is a game; the way to one, if not.
#[component]
fn AtTable() -> impl IntoView {
    let running = expect_context::<Running>();
    running.resume();
    let again = Callback::new(move |()| running.again());
    move || match running.game() {
        Some(game) => view! { <TablePage game again/> }.into_any(),
        None => view! {
            <main class="panel nowhere">
                <p>{said(text::no_game)}</p>
                <a class="btn primary" href=Route::Start.href()>{said(text::home_page)}</a>
            </main>
        }
        .into_any(),
    }
}

/// What went wrong, if something did.
#[component]
fn Trouble() -> impl IntoView {
    let trouble = expect_context::<Running>().trouble;
    move || {
        trouble.get().map(|reason| {
            view! {
                <div class="panel trouble" role="alert">
                    <p>{reason}</p>
                    <button class="btn" on:click=move |_| trouble.set(None)>{said(text::close)}</button>
                </div>
            }
        })
    }
}

/// The place that the address names, as it changes.
fn follow_address() -> ReadSignal<Route> {
    let here = || Route::parse(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let changed = Closure::<dyn Fn()>::new(move || set_route.set(here()));
    window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    // The page lives as long as its listener.
    changed.forget();
    route
}
