//! Which game is played: basic or master, with or without partners, locked-up wizards remembered or shown.

use leptos::prelude::*;
use rabenburg_engine::{Memory, Teams, Variant};
use rabenburg_words::start as words;

use super::Desk;
use super::choice::{Choices, RadioOption};
use crate::start::plan::Wish;

/// Basic or master.
#[component]
pub(crate) fn VariantChoice(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let choices = vec![
        RadioOption::noted(Variant::Basic, words::variant_basic(language), words::variant_basic_note(language)),
        RadioOption::noted(Variant::Master, words::variant_master(language), words::variant_master_note(language)),
    ];
    view! {
        <Choices
            name="variant"
            legend=words::variant(language)
            class="start-set set-up-cards"
            choices
            chosen=Signal::derive(move || desk.with(|plan| plan.variant))
            choose=Callback::new(move |variant| desk.wish(Wish::Variant(variant)))
        />
    }
}

/// Whether the page shows who is locked up.
#[component]
pub(crate) fn MemoryChoice(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let choices = vec![
        RadioOption::noted(Memory::Strict, words::memory_strict(language), words::memory_strict_note(language)),
        RadioOption::noted(Memory::Aided, words::memory_aided(language), words::memory_aided_note(language)),
    ];
    view! {
        <Choices
            name="memory"
            legend=words::memory(language)
            class="start-set set-up-cards"
            choices
            chosen=Signal::derive(move || desk.with(|plan| plan.memory))
            choose=Callback::new(move |memory| desk.wish(Wish::Memory(memory)))
        />
    }
}

#[component]
pub(crate) fn TeamsChoice(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let objection = move |teams| Signal::derive(move || desk.objection(Wish::Teams(teams)));
    let partners = Signal::derive(move || {
        let teams = desk.with(|plan| match plan.would(Wish::Teams(Teams::EndAtOnce)) {
            Ok(()) => u32::from(plan.players()) / 2,
            Err(_) => 0,
        });
        words::teams_end_note(language, teams)
    });
    let choices = vec![
        RadioOption::noted(Teams::None, words::teams_none(language), words::teams_none_note(language)),
        RadioOption::plain(Teams::EndAtOnce, words::teams_end(language))
            .telling(partners)
            .unless(objection(Teams::EndAtOnce)),
        RadioOption::noted(Teams::FinishRound, words::teams_round(language), words::teams_round_note(language))
            .unless(objection(Teams::FinishRound)),
    ];
    view! {
        <Choices
            name="teams"
            legend=words::teams(language)
            class="start-set set-up-cards set-up-list"
            choices
            chosen=Signal::derive(move || desk.with(|plan| plan.teams))
            choose=Callback::new(move |teams| desk.wish(Wish::Teams(teams)))
        />
    }
}
