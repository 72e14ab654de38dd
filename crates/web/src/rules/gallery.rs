//! All cards and all spells at a glance, from the engine's data.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::{Cards, Costs, Face, Spell};
use rabenburg_words::{Language, rules as words};

use super::library::Texts;
use super::overview::{card_name, spell_rule};
use super::prose::rule_href;

/// All cards: each face with how many there are of it.
#[component]
pub(crate) fn AllCards(language: Language) -> impl IntoView {
    let cards = Face::ALL.into_iter().map(|face| {
        view! {
            <li>
                <span class="card-name">{card_name(language, face)}</span>
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

/// All spells: what they are called and what they cost.
#[component]
pub(crate) fn AllSpells(language: Language, texts: Arc<Texts>) -> impl IntoView {
    let spells = Spell::ALL.into_iter().map(|spell| {
        let rule = spell_rule(spell);
        let name = texts.book.rule(rule).map(|rule| rule.title.clone());
        let cost = Costs::PRINTED.of(spell);
        let flasks = (0..cost)
            .map(|_| {
                view! { <svg class="flask" viewBox="-11 -17 22 30" aria-hidden="true"><use href="#flask-full"/></svg> }
            })
            .collect_view();
        let symbol = format!("#spell-{}", spell.name().replace('_', "-"));
        let promo = (spell == Spell::DrawTwo).then(|| view! { <span class="promo">{words::promo(language)}</span> });
        view! {
            <li>
                <a href=rule_href(rule)>
                    <svg class="spell" viewBox="-28 -28 56 58" aria-hidden="true"><use href=symbol/></svg>
                    <span class="spell-name">{name}{promo}</span>
                    <span class="cost" role="img" aria-label=words::cost(language, u32::from(cost)).to_string()>{flasks}</span>
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
