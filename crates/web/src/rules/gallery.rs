//! All cards and all spells at a glance, from the engine's data.

use rabenburg_engine::{Cards, Colour, Costs, Face, Spell};
use rabenburg_words::{Language, capital, glossary, rules as words};

use super::overview::spell_rule;
use super::prose::rule_href;
use crate::board::drawing::cards;
use crate::html::Plain;

/// All cards: each face, and how many there are of it.
pub(crate) fn all_cards(language: Language) -> String {
    // The wizards on the cards take turns in all colours; the colour means nothing.
    let colours = Colour::ALL.into_iter().cycle();
    let cards: String = Face::ALL
        .into_iter()
        .zip(colours)
        .map(|(face, colour)| {
            format!(
                "<li><svg class=\"card-face\" viewBox=\"{}\" aria-hidden=\"true\" focusable=\"false\">{}</svg>\
                 <span class=\"card-name\">{}</span><b>{}</b></li>",
                cards::VIEW_BOX,
                cards::face(face, colour),
                Plain(capital(&glossary::card(face, language))),
                Plain(words::copies(language, face.copies()))
            )
        })
        .collect();
    let title = Plain(words::all_cards(language, Cards::DECK.len()));
    format!("<section class=\"gallery\"><h3>{title}</h3><ul class=\"all-cards\">{cards}</ul></section>")
}

/// All spells: their names, effects and costs.
pub(crate) fn all_spells(language: Language) -> String {
    let spells: String = Spell::ALL
        .into_iter()
        .map(|spell| {
            let cost = Costs::PRINTED.of(spell);
            let flask = "<svg class=\"flask full\" viewBox=\"-12 -16 24 28\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#flask-full\"/></svg>";
            let promo = match spell {
                Spell::DrawTwo => format!("<span class=\"promo\">{}</span>", Plain(words::promo(language))),
                _ => String::new(),
            };
            format!(
                "<li><a href=\"{}\"><svg class=\"spell-icon\" viewBox=\"-28 -28 56 58\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#spell-{}\"/></svg>\
                 <span class=\"spell-name\">{}{promo}<small>{}</small></span>\
                 <span class=\"cost\" role=\"img\" aria-label=\"{}\">{}</span></a></li>",
                rule_href(spell_rule(spell)),
                spell.name().replace('_', "-"),
                Plain(glossary::spell(spell, language)),
                Plain(glossary::spell_does(spell, language)),
                Plain(glossary::cost(cost, language)),
                flask.repeat(usize::from(cost))
            )
        })
        .collect();
    let title = Plain(words::all_spells(language, Spell::ALL.len()));
    format!("<section class=\"gallery\"><h3>{title}</h3><ul class=\"all-spells\">{spells}</ul></section>")
}
