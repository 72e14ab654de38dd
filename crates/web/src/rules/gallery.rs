//! All cards and all spells at a glance, from the engine's data.

use leptos::prelude::*;
use rabenburg_engine::{Cards, Colour, Costs, Face, Spell};
use rabenburg_words::{Language, capital, glossary, rules as words};

use super::overview::spell_rule;
use super::prose::rule_href;
use crate::board::pieces::{CardFace, Flask, FlaskState, SpellIcon};

/// All cards: each face, and how many there are of it.
#[component]
pub(crate) fn AllCards(language: Language) -> impl IntoView {
    // The wizards on the cards take turns in all colours; the colour means nothing.
    let mut colours = Colour::ALL.into_iter().cycle();
    let cards = Face::ALL.into_iter().map(|face| {
        view! {
            <li>
                <CardFace face colour=colours.next().unwrap_or(Colour::Blue)/>
                <span class="card-name">{capital(&glossary::card(face, language))}</span>
                <b>{words::copies(language, face.copies())}</b>
            </li>
        }
    });
    view! {
        <section class="gallery">
            <h3>{words::all_cards(language, Cards::DECK.len())}</h3>
            <ul class="all-cards">{cards.collect_view()}</ul>
        </section>
    }
}

/// All spells: their names, effects and costs.
#[component]
pub(crate) fn AllSpells(language: Language) -> impl IntoView {
    let spells = Spell::ALL.into_iter().map(|spell| {
        let cost = Costs::PRINTED.of(spell);
        let flasks = (0..cost).map(|_| view! { <Flask state=FlaskState::Full/> }).collect_view();
        let promo = (spell == Spell::DrawTwo).then(|| view! { <span class="promo">{words::promo(language)}</span> });
        view! {
            <li>
                <a href=rule_href(spell_rule(spell))>
                    <SpellIcon spell/>
                    <span class="spell-name">{glossary::spell(spell, language)}{promo}<small>{glossary::spell_does(spell, language)}</small></span>
                    <span class="cost" role="img" aria-label=glossary::cost(cost, language)>{flasks}</span>
                </a>
            </li>
        }
    });
    view! {
        <section class="gallery">
            <h3>{words::all_spells(language, Spell::ALL.len())}</h3>
            <ul class="all-spells">{spells.collect_view()}</ul>
        </section>
    }
}
