//! The spells laid out, with their costs. One that cannot be cast says why when it is pressed.

use leptos::prelude::*;
use rabenburg_engine::Spell;
use rabenburg_words::{glossary, table as text};

use crate::board::pieces::{Flask, FlaskState, Icon, SpellIcon};
use crate::choosing::Pick;
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::Game;

#[component]
pub(crate) fn Spells() -> impl IntoView {
    let game = expect_context::<Game>();
    let spells: Vec<Spell> = game.rules().spells.iter().collect();
    let none = spells.is_empty();
    view! {
        <section class="panel spl" hidden=none>
            <h2><Icon name="flask"/>{said(text::spells)}</h2>
            <ul>{spells.into_iter().map(|spell| view! { <li><SpellButton spell/></li> }).collect_view()}</ul>
        </section>
    }
}

#[component]
fn SpellButton(spell: Spell) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let pick = Pick::Spell(spell);
    let cost = game.rules().costs.of(spell);
    let chosen = Memo::new(move |_| game.picked.read().contains(&pick));
    let lit = Memo::new(move |_| game.offers(pick));
    view! {
        <button
            class:lit=lit
            class:sel=chosen
            aria-pressed=move || chosen.get().to_string()
            title=move || glossary::spell_does(spell, language.get())
            on:click=move |_| game.pick(pick)
        >
            <SpellIcon spell/>
            <span class="nm">
                {move || glossary::spell(spell, language.get())}
                {move || game.later.get().and_then(|later| (later.here)(game, spell)).map(|(matters, text)| view! { <small class:moot=!matters>{text}</small> })}
            </span>
            <span class="visually-hidden">{move || text::spell_cost(language.get(), u32::from(cost))}</span>
            <span class="c p-cost" aria-hidden="true">
                {(0..cost).map(|_| view! { <Flask state=Signal::from(FlaskState::Full)/> }).collect_view()}
            </span>
        </button>
    }
}
