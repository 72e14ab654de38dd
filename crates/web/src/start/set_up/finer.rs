//! What most tables leave as it is.

use core::num::NonZeroU16;

use leptos::prelude::*;
use rabenburg_engine::Printing;
use rabenburg_words::start as words;

use super::Desk;
use super::choice::{Choices, RadioOption};
use crate::start::plan::{FirstTurn, Kind, Wish};
use crate::start::telling;

const LIMITS: [u16; 7] = [5, 6, 8, 10, 12, 15, 20];

/// Who starts, the second action, the round limit, and the printing.
#[component]
pub(crate) fn FinerPoints(desk: Desk) -> impl IntoView {
    view! {
        <details class="start-set set-up-finer">
            <summary>{words::finer_points(desk.language)}</summary>
            <StarterChoice desk/>
            <SecondAction desk/>
            <Rounds desk/>
            <PrintingChoice desk/>
        </details>
    }
}

#[component]
fn StarterChoice(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let first = desk.kind == Kind::Together;
    let person = if first { words::starter_first(language) } else { words::starter_you(language) };
    let choices = vec![
        RadioOption::plain(FirstTurn::Person, person),
        RadioOption::plain(FirstTurn::Lot, words::starter_lot(language)),
    ];
    view! {
        <Choices
            name="starter"
            legend=words::starter(language)
            class="set-up-seg"
            choices
            chosen=Signal::derive(move || desk.with(|plan| plan.starter))
            choose=Callback::new(move |starter| desk.wish(Wish::Starter(starter)))
        />
    }
}

#[component]
pub(crate) fn SecondAction(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let choices = vec![
        RadioOption::plain(true, words::second_action_may(language)),
        RadioOption::plain(false, words::second_action_must(language)),
    ];
    view! {
        <Choices
            name="second-action"
            legend=words::second_action(language)
            class="set-up-cards"
            choices
            chosen=Signal::derive(move || desk.with(|plan| plan.second_action_optional))
            choose=Callback::new(move |optional| desk.wish(Wish::SecondAction(optional)))
        />
    }
}

#[component]
pub(crate) fn Rounds(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let limit = Memo::new(move |_| desk.with(|plan| plan.round_limit.map_or(0, NonZeroU16::get)));
    let kept = limit.get_untracked();
    let mut limits = Vec::from(LIMITS);
    // A saved limit is offered too, whoever set it.
    if kept > 0 && !limits.contains(&kept) {
        limits.push(kept);
        limits.sort_unstable();
    }
    let options = limits.into_iter().map(|rounds| {
        view! {
            <option value=rounds.to_string() selected=move || limit.get() == rounds>
                {words::rounds_limit(language, u32::from(rounds))}
            </option>
        }
    });
    view! {
        <label class="set-up-rounds">
            <span>{words::rounds(language)}</span>
            <select
                prop:value=move || limit.get().to_string()
                on:change:target=move |event| {
                    let rounds = event.target().value().parse().ok().and_then(NonZeroU16::new);
                    desk.wish(Wish::Rounds(rounds));
                }
            >
                <option value="0" selected=move || limit.get() == 0>{words::rounds_none(language)}</option>
                {options.collect_view()}
            </select>
        </label>
    }
}

#[component]
pub(crate) fn PrintingChoice(desk: Desk) -> impl IntoView {
    // The usual one first.
    let printings = [Printing::Third, Printing::Short, Printing::Second, Printing::First];
    let choices = printings
        .into_iter()
        .map(|printing| {
            let (name, note) = telling::printing(desk.language, printing);
            RadioOption::noted(printing, name, note)
        })
        .collect();
    view! {
        <Choices
            name="printing"
            legend=words::printing(desk.language)
            class="set-up-cards"
            choices
            chosen=Signal::derive(move || desk.with(|plan| plan.printing))
            choose=Callback::new(move |printing| desk.wish(Wish::Printing(printing)))
        />
    }
}
