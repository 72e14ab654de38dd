//! Which spells are laid out: the usual ones, random ones, or hand-picked ones.

use leptos::prelude::*;
use rabenburg_engine::{Costs, Spell, Spells};
use rabenburg_words::{glossary, spells, start as words};

use super::Desk;
use super::choice::{Choices, RadioOption};
use crate::start::bar::pressed;
use crate::start::plan::{Kind, SpellPlan, Wish};
use crate::start::telling;

/// How spells are chosen, without saying which.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Usual,
    Drawn,
    Chosen,
}

fn way(spells: SpellPlan) -> Way {
    match spells {
        SpellPlan::Usual => Way::Usual,
        SpellPlan::Drawn(_) => Way::Drawn,
        SpellPlan::Chosen(_) => Way::Chosen,
    }
}

#[component]
pub(crate) fn SpellsChoice(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let found = Memo::new(move |_| desk.with(|plan| way(plan.spells)));
    let choose = Callback::new(move |way| {
        let spells = match way {
            Way::Usual => SpellPlan::Usual,
            Way::Drawn => SpellPlan::Drawn(3),
            // Hand-picking starts from the usual ones.
            Way::Chosen if desk.kind == Kind::Solo => SpellPlan::Chosen(Spells::NONE),
            Way::Chosen => SpellPlan::Chosen(Spells::BASIC),
        };
        desk.wish(Wish::Spells(spells));
    });
    let choices = if desk.kind == Kind::Solo {
        vec![
            RadioOption::noted(Way::Usual, words::spells_none(language), words::spells_none_note(language)),
            RadioOption::noted(Way::Drawn, words::spells_drawn(language), words::spells_drawn_three_note(language)),
            RadioOption::noted(Way::Chosen, words::spells_chosen(language), words::spells_chosen_three_note(language)),
        ]
    } else {
        vec![
            RadioOption::noted(Way::Usual, words::spells_usual(language), words::spells_usual_note(language)),
            RadioOption::noted(Way::Drawn, words::spells_drawn(language), words::spells_drawn_note(language)),
            RadioOption::noted(Way::Chosen, words::spells_chosen(language), words::spells_chosen_note(language)),
        ]
    };
    view! {
        <Choices
            name="spells"
            legend=words::spells(language)
            class="start-set set-up-cards set-up-three"
            choices
            chosen=found
            choose
        >
            {move || match found.get() {
                Way::Usual => ().into_any(),
                Way::Drawn => view! { <HowMany desk/> <Promo desk/> }.into_any(),
                Way::Chosen => view! { <SpellGrid desk/> <Promo desk/> }.into_any(),
            }}
        </Choices>
    }
}

/// How many spells are drawn, if there is anything to choose.
#[component]
fn HowMany(desk: Desk) -> impl IntoView {
    let drawn = Memo::new(move |_| desk.with(|plan| if let SpellPlan::Drawn(count) = plan.spells { count } else { 0 }));
    let draws = Memo::new(move |_| desk.with(|plan| plan.draws()));
    move || {
        let draws = draws.get();
        (draws.len() > 1).then(|| {
            let buttons = draws.into_iter().map(|count| {
                view! {
                    <button
                        type="button"
                        aria-pressed=move || pressed(drawn.get() == count)
                        on:click=move |_| desk.wish(Wish::Spells(SpellPlan::Drawn(count)))
                    >
                        {count}
                    </button>
                }
            });
            view! {
                <div class="set-up-many">
                    <span id="how-many-spells">{words::how_many_spells(desk.language)}</span>
                    <div class="start-seg" role="group" aria-labelledby="how-many-spells">
                        {buttons.collect_view()}
                    </div>
                </div>
            }
        })
    }
}

#[component]
fn Promo(desk: Desk) -> impl IntoView {
    view! {
        <label class="set-up-tick">
            <input
                type="checkbox"
                prop:checked=move || desk.with(|plan| plan.promo)
                on:change:target=move |event| desk.wish(Wish::Promo(event.target().checked()))
            />
            <span>{words::promo(desk.language)}</span>
        </label>
    }
}

#[component]
fn SpellGrid(desk: Desk) -> impl IntoView {
    let language = desk.language;
    let pool = Memo::new(move |_| desk.with(|plan| plan.pool()));
    let chosen = Memo::new(move |_| {
        desk.with(|plan| if let SpellPlan::Chosen(spells) = plan.spells { spells } else { Spells::NONE })
    });
    let spell = move |spell: Spell| {
        let picture = format!("#spell-{}", spell.name().replace('_', "-"));
        let cost = u32::from(Costs::PRINTED.of(spell));
        view! {
            <button type="button" aria-pressed=move || pressed(chosen.get().contains(spell)) on:click=move |_| desk.wish(Wish::Toggle(spell))>
                <svg viewBox="-28 -28 56 58" aria-hidden="true">
                    <use href=picture></use>
                </svg>
                <b>{glossary::spell(spell, language)}</b>
                <small>{telling::spell_note(language, spell)} " · " {spells::cost(language, cost)}</small>
            </button>
        }
    };
    view! {
        <div class="set-up-grid" role="group" aria-label=words::spells(language)>
            {move || pool.get().iter().map(spell).collect_view()}
        </div>
        <p class="set-up-laid" role="status">{move || words::spells_laid_out(language, chosen.get().len() as u32)}</p>
    }
}
