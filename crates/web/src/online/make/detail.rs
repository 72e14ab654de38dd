//! The details of the game, which most tables leave as they are.

use leptos::prelude::*;
use rabenburg_engine::{Costs, Spell};
use rabenburg_protocol::Starter;
use rabenburg_words::{Language, glossary, hall as words, start};

use super::form::Form;
use super::pick::Pick;
use crate::start::set_up::choice::{Choices, RadioOption};
use crate::start::set_up::finer::{PrintingChoice, Rounds, SecondAction};
use crate::start::set_up::game::TeamsChoice;
use crate::start::set_up::spells::SpellsChoice;

/// The highest cost a spell can be given here.
const DEAREST: u8 = 5;

/// Spells, teams, printing and so on, collapsed.
#[component]
pub(super) fn Detail(form: Form, language: Language, alone: bool) -> impl IntoView {
    let desk = form.desk(language);
    view! {
        <details class="start-set set-up-finer">
            <summary>{words::more_game(language)}</summary>
            <SpellsChoice desk/>
            {(!alone).then(|| view! {
                <TeamsChoice desk/>
                <StarterChoice form language/>
                <Rounds desk/>
            })}
            <SecondAction desk/>
            <PrintingChoice desk/>
            <CostsChoice form language/>
        </details>
    }
}

#[component]
fn StarterChoice(form: Form, language: Language) -> impl IntoView {
    let choices = vec![
        RadioOption::noted(Starter::Lot, start::starter_lot(language), words::starter_lot_note(language)),
        RadioOption::plain(Starter::FirstSeat, words::starter_first_seat(language)),
    ];
    view! {
        <Choices
            name="starter"
            legend=start::starter(language)
            class="set-up-cards"
            choices
            chosen=form.term(|terms| terms.starter)
            choose=form.setting(|terms, starter| terms.starter = starter)
        />
    }
}

#[component]
fn CostsChoice(form: Form, language: Language) -> impl IntoView {
    let costs = form.term(|terms| terms.costs);
    let rows = Spell::ALL.map(|spell| {
        let options = (1..=DEAREST).map(|cost| (cost, cost.to_string())).collect();
        view! {
            <Pick
                label=glossary::spell(spell, language).to_owned()
                options
                chosen=Signal::derive(move || costs.get().of(spell))
                choose=Callback::new(move |cost| form.terms.update(|terms| terms.costs = terms.costs.with(spell, cost)))
            />
        }
    });
    view! {
        <fieldset class="set-up-choices make-costs">
            <legend>{words::costs(language)}</legend>
            <p>{words::costs_note(language)}</p>
            <div>{rows.collect_view()}</div>
            <button
                type="button"
                class="btn"
                disabled=move || costs.get() == Costs::PRINTED
                on:click=move |_| form.terms.update(|terms| terms.costs = Costs::PRINTED)
            >
                {words::costs_printed(language)}
            </button>
        </fieldset>
    }
}
