//! The puzzle of the day on the start page. Which theme it has follows from the date, so nothing has to be fetched for it.

use leptos::prelude::*;
use rabenburg_puzzles::{Date, daily, daily_theme};
use rabenburg_words::{puzzle as tell, solving as words};

use super::picture::PUZZLE;
use super::sign::TextFn;
use crate::puzzles::kept;
use crate::puzzles::solved::Standing;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(crate) fn Daily() -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let (today, efforts) = (kept::today(), kept::efforts());
    let standing = efforts.of(daily(today)).standing();
    let state: TextFn = match standing {
        Standing::Fresh => words::tile_solve,
        Standing::Tried => words::tile_go_on,
        Standing::Solved | Standing::Helped => words::tile_solved,
    };
    let is_solved = matches!(standing, Standing::Solved | Standing::Helped);
    let theme = move || {
        let language = language.get();
        match is_solved {
            true => words::tile_tomorrow(language, tell::theme(daily_theme(Date(today.0 + 1)), language)),
            false => tell::theme(daily_theme(today), language).to_owned(),
        }
    };
    // This week, from Monday on.
    let monday = today.0 - u32::from(today.weekday());
    let week = (monday..monday + 7).map(|day| match efforts.of(daily(Date(day))).standing() {
        Standing::Solved => "solved",
        Standing::Helped => "helped",
        _ if day == today.0 => "now",
        _ => "",
    });
    let week = week.map(|class| view! { <i class=class></i> }).collect_view();
    view! {
        <div class="panel start-daily">
            <a class="start-puzzle" href=Route::Puzzle("today".into()).href()>
                <svg viewBox="0 0 88 80" aria-hidden="true" inner_html=PUZZLE></svg>
                <b>{said(words::tile)}</b>
                // What the document cannot know.
                <span class="start-today">
                    <em class:done=is_solved>{said(state)}</em>
                    <small>{theme}</small>
                    <span class="start-week" aria-hidden="true">{week}</span>
                </span>
            </a>
            <a class="start-puzzles" href=Route::Puzzles.href()>{said(words::all_puzzles)}</a>
        </div>
    }
}
