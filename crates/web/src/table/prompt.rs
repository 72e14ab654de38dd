//! What to do now, in a few words: the engine's phase, and how far the picks have come.

use leptos::prelude::*;
use rabenburg_session::Waiting;
use rabenburg_words::{Language, glossary, status, table as text};

use crate::choosing::{ButtonAction, Pick};
use crate::table::company::Company;
use crate::table::game::Game;

/// What the viewer should do, or whom they are waiting for.
pub(crate) fn prompt(game: Game, language: Language) -> String {
    let names = game.names();
    if game.sending.get() {
        return rabenburg_words::online_table::sending(language).to_owned();
    }
    if game.busy.get() {
        // Those who watch the moves need not look at the log.
        return game.spoken.get();
    }
    let next = game.picked.with(|picked| (!picked.is_empty()).then(|| missing(game, picked, language)).flatten());
    if let Some(next) = next {
        return next;
    }
    if game.may_play_on() {
        return text::prompt_card_or_spell(language).to_owned();
    }
    game.moment.with(|moment| match moment.waiting {
        Waiting::Viewer => match status::announced(&moment.view, &names, language) {
            Some(announced) => format!("{announced} {}", status::to_do(&moment.view, &names, language)),
            None => status::to_do(&moment.view, &names, language),
        },
        Waiting::Other(seat) if moment.choices.is_empty() => {
            let away = Company::here().is_some_and(|company| (company.is_away)(seat));
            let name = names.name(seat, language);
            if away { text::waiting_for_absent(language, name) } else { text::waiting_for(language, name) }
        }
        Waiting::Other(_) => text::prompt_aside(language).to_owned(),
        Waiting::Here(_) => String::new(),
        // The bar says that the game is over.
        Waiting::Over(_) => String::new(),
    })
}

fn missing(game: Game, picked: &[Pick], language: Language) -> Option<String> {
    let menu = game.menu();
    if menu.chosen(picked).is_some() {
        return Some(text::prompt_confirm(language).to_owned());
    }
    let offered = menu.offered(picked);
    let spell = picked.iter().find_map(|pick| match pick {
        Pick::Spell(spell) => Some(*spell),
        _ => None,
    });
    let tower = picked.iter().any(|pick| matches!(pick, Pick::Tower(_)));
    let piece = |pick: &Pick| matches!(pick, Pick::Tower(_) | Pick::Wizard { .. });
    let next = match (spell, tower) {
        (Some(_), true) => Some(text::prompt_second_target(language)),
        // Its name, its cost and what it does, before anything is spent.
        (Some(spell), false) => {
            let cost = text::spell_cost(language, u32::from(game.rules().costs.of(spell)));
            let (name, does) = (glossary::spell(spell, language), glossary::spell_does(spell, language));
            return Some(text::prompt_spell(language, name, cost, does, text::prompt_target(language)));
        }
        _ if picked.contains(&Pick::Do(ButtonAction::Discard)) => Some(text::prompt_discard(language)),
        _ if offered.iter().any(piece) => Some(text::prompt_piece(language)),
        _ if offered.iter().any(|pick| matches!(pick, Pick::Card(_))) => Some(text::prompt_card(language)),
        _ => None,
    };
    next.map(str::to_owned)
}
