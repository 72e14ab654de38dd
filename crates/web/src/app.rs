//! The whole page: settings, routes, and what each of them shows.

use leptos::prelude::*;
use rabenburg_words::table as text;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::announcer::{Announced, Announcer};
use crate::focus;
use crate::parts;
use crate::route::{Route, go};
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
    // A place is rebuilt only when it changes, not with every rule that is looked up.
    let place = Memo::new(move |_| route.with(std::mem::discriminant));
    view! {
        {move || {
            // Reading the value is what subscribes: a memo that nobody has read tracks nothing.
            place.get();
            provide_context(settings.scoped());
            match route.get_untracked() {
                Route::Start => {
                    let saved = Signal::derive(move || running.saved());
                    view! { <StartPage saved on_start on_resume/> }.into_any()
                }
                Route::Table => view! { <AtTable/> }.into_any(),
                Route::Rules(_) => {
                    let target = Signal::derive(move || match route.get() {
                        Route::Rules(target) => target,
                        _ => None,
                    });
                    let game_on = Signal::derive(move || running.saved().is_some());
                    parts::place(move || parts::rules(target, game_on))
                }
                Route::Hall => parts::place(parts::hall),
                Route::Online(_) => {
                    let code = Signal::derive(move || match route.get() {
                        Route::Online(code) => code,
                        _ => String::new(),
                    });
                    parts::place(move || parts::guest(code))
                }
                Route::Personal(key) => parts::place(move || parts::personal(key.clone())),
                Route::Lesson => parts::place(parts::lesson),
                Route::Result(_) => {
                    let code = Signal::derive(move || match route.get() {
                        Route::Result(code) => code,
                        _ => None,
                    });
                    parts::place(move || parts::result(code))
                }
            }
        }}
        <Trouble/>
        <Announced announcer/>
    }
}

/// The table if there is a game, otherwise the way to one.
#[component]
fn AtTable() -> impl IntoView {
    let running = expect_context::<Running>();
    running.resume();
    let again = Callback::new(move |()| running.again());
    let settings = expect_context::<Settings>();
    move || match running.game() {
        Some(game) => {
            provide_context(settings.scoped());
            view! { <TablePage game again/> }.into_any()
        }
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
    let Settings { language, .. } = expect_context();
    move || {
        trouble.get().map(|trouble_now| {
            view! {
                <div class="panel trouble" role="alert">
                    <p>{move || trouble_now.told(language.get())}</p>
                    <button class="btn" on:click=move |_| trouble.set(None)>{said(text::close)}</button>
                </div>
            }
        })
    }
}

/// The route in the address, as it changes.
fn follow_address() -> ReadSignal<Route> {
    let here = || Route::parse(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let changed = Closure::<dyn Fn()>::new(move || set_route.set(here()));
    window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    // The listener lives as long as the page.
    changed.forget();
    route
}
