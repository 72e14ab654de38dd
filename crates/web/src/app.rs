//! The whole page: settings, routes, and what each of them shows.

use leptos::prelude::*;
use rabenburg_words::table as text;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::announcer::{Announced, Announcer};
use crate::board::pieces::Icon;
use crate::focus;
use crate::parts;
use crate::route::{Finished, Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;
use crate::start::StartPage;
use crate::table::TablePage;
use crate::title;

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
    // A place is rebuilt only when it changes, not with every rule that is looked up.
    let place = Memo::new(move |_| route.with(std::mem::discriminant));
    view! {
        {move || {
            // Reading the value is what subscribes: a memo that nobody has read tracks nothing.
            place.get();
            provide_context(settings.scoped());
            match route.get_untracked() {
                Route::Start => view! { <StartPage on_start/> }.into_any(),
                Route::Table => view! { <AtTable/> }.into_any(),
                Route::Rules(_) => {
                    let target = Signal::derive(move || match route.get() {
                        Route::Rules(target) => target,
                        _ => None,
                    });
                    let game_on = Signal::derive(move || running.has_game());
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
                    let game = Signal::derive(move || match route.get() {
                        Route::Result(game) => game,
                        _ => Finished::Last,
                    });
                    parts::place(move || parts::result(game))
                }
                Route::Puzzles => parts::place(parts::puzzles),
                Route::Puzzle(_) => {
                    let which = Signal::derive(move || match route.get() {
                        Route::Puzzle(which) => which,
                        _ => String::new(),
                    });
                    parts::place(move || parts::puzzle(which))
                }
                Route::Games(_) => {
                    let filter = Signal::derive(move || match route.get() {
                        Route::Games(filter) => filter,
                        _ => String::new(),
                    });
                    parts::place(move || parts::games(filter))
                }
            }
        }}
        // At its table the game tells it itself.
        {move || (place.get() != std::mem::discriminant(&Route::Table) || running.game().is_none()).then(|| view! { <Trouble/> })}
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
            view! { <TablePage game again><Trouble/></TablePage> }.into_any()
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
                    <button class="icb" aria-label=said(text::close) on:click=move |_| trouble.set(None)><Icon name="close"/></button>
                </div>
            }
        })
    }
}

fn follow_address() -> ReadSignal<Route> {
    let here = || Route::parse(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let changed = Closure::<dyn Fn()>::new(move || set_route.set(here()));
    window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    // The listener lives as long as the page.
    changed.forget();
    route
}
