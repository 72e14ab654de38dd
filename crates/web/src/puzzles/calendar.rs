//! The puzzles of the days of a month, as a table.

use leptos::prelude::*;
use rabenburg_puzzles::{Date, daily, daily_theme};
use rabenburg_words::{puzzle as tell, solving as text};

use super::day;
use super::kept;
use super::month::{self, Month, parts};
use super::solved::{Efforts, Standing};
use crate::board::pieces::Icon;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// The first month with puzzles of the day.
const FIRST: Month = Month { year: 2026, month: 11 };

#[component]
pub(super) fn Calendar(efforts: StoredValue<Efforts>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let today = kept::today();
    let shown = RwSignal::new(Month::of(today));
    let row = efforts.with_value(|efforts| (efforts.days_in_a_row(today), efforts.most_days()));
    let weeks = move || {
        let week = |week: [Option<Date>; 7]| {
            view! { <tr>{week.into_iter().map(|date| view! { <Day date efforts today/> }).collect_view()}</tr> }
        };
        shown.get().weeks().into_iter().map(week).collect_view()
    };
    view! {
        <section class="panel calendar">
            <header>
                <h2><Icon name="sun"/>{move || day::month(shown.get(), language.get())}</h2>
                <button
                    class="icb"
                    aria-label=said(text::earlier)
                    title=said(text::earlier)
                    disabled=move || {shown.get() <= FIRST}
                    on:click=move |_| shown.update(|month| *month = month.before())
                >
                    <Icon name="prev"/>
                </button>
                <button
                    class="icb"
                    aria-label=said(text::later)
                    title=said(text::later)
                    disabled=move || {shown.get() >= Month::of(today)}
                    on:click=move |_| shown.update(|month| *month = month.after())
                >
                    <Icon name="next"/>
                </button>
            </header>
            <table>
                <caption class="visually-hidden">{said(text::calendar)}</caption>
                <thead><tr>{(0..7).map(|number| view! { <th scope="col">{move || day::weekday(number, language.get())}</th> }).collect_view()}</tr></thead>
                <tbody>{weeks}</tbody>
            </table>
            <p class="key">
                <span><i class="solved"></i>{said(text::key_solved)}</span>
                <span><i class="helped"></i>{said(text::key_helped)}</span>
                <span>{move || text::days_row(language.get(), row.0, row.1)}</span>
            </p>
        </section>
    }
}

#[component]
fn Day(date: Option<Date>, efforts: StoredValue<Efforts>, today: Date) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let Some(date) = date else { return view! { <td></td> }.into_any() };
    let (_, _, number) = parts(date);
    if date > today {
        let label = move || text::day_future(language.get(), day::short(date, language.get()));
        return view! { <td><span class="future" aria-label=label>{number}</span></td> }.into_any();
    }
    let standing = efforts.with_value(|efforts| efforts.of(daily(date)).standing());
    let (class, told): (_, fn(_, String, &'static str) -> String) = match standing {
        Standing::Solved => ("solved", text::day_solved),
        Standing::Helped => ("helped", text::day_helped),
        Standing::Fresh | Standing::Tried => ("", text::day_open),
    };
    let label = move || {
        let language = language.get();
        told(language, day::short(date, language), tell::theme(daily_theme(date), language))
    };
    let to = Route::Puzzle(if date == today { "today".into() } else { month::written(date) });
    view! {
        <td>
            <a class=class href=to.href() aria-label=label title=label aria-current={(date == today).then_some("date")}>{number}</a>
        </td>
    }
    .into_any()
}
