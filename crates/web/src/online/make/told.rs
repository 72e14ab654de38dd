//! What a table has agreed on, in words.

use rabenburg_engine::{Memory, Printing, Spells, Teams, Variant};
use rabenburg_protocol::{Access, Chat, NewTable, SpellChoice, Starter, Timeout};
use rabenburg_words::{Language, glossary, hall as words};

use crate::start::telling;

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// A duration, in the largest unit in which it is a whole number.
pub fn span(seconds: u32, language: Language) -> String {
    match seconds {
        _ if seconds > 0 && seconds.is_multiple_of(DAY) => words::days(language, seconds / DAY),
        _ if seconds > 0 && seconds.is_multiple_of(HOUR) => words::hours(language, seconds / HOUR),
        _ if seconds > 0 && seconds.is_multiple_of(MINUTE) => words::minutes(language, seconds / MINUTE),
        _ => words::seconds(language, seconds),
    }
}

/// What people want to know before they join: the kind of game, and what is unusual about it.
pub fn brief(table: &NewTable, language: Language) -> String {
    let mut parts = vec![words::told_players(language, table.players.into())];
    if table.variant == Variant::Master {
        parts.push(words::told_master(language).into());
    } else if table.players > 1 {
        parts.push(words::told_basic(language).into());
    }
    if table.teams != Teams::None {
        parts.push(words::told_partners_short(language).into());
    }
    if table.printing != Printing::default() {
        parts.push(telling::printing(language, table.printing).0.into());
    }
    if table.memory == Memory::Aided {
        parts.push(words::told_aided(language).into());
    }
    if let Some(turn) = table.clock.turn_seconds {
        parts.push(words::told_turn(language, span(turn.get(), language)));
    }
    parts.join(" · ")
}

/// Everything agreed on, in a sentence or less for each point.
pub fn points(table: &NewTable, language: Language) -> Vec<String> {
    let mut points = Vec::new();
    let kind = match table.variant {
        Variant::Basic => words::told_basic(language),
        Variant::Master => words::told_master(language),
    };
    let players = words::told_players(language, table.players.into());
    let printing = telling::printing(language, table.printing).0;
    points.push(match table.players {
        1 => format!("{players}, {printing}"),
        _ => format!("{kind}, {players}, {printing}"),
    });
    match table.teams {
        Teams::None => {}
        Teams::EndAtOnce => points.push(words::told_partners(language).into()),
        Teams::FinishRound => points.push(words::told_partners_round(language).into()),
    }
    points.push(spells(table, language));
    if table.costs.is_some() {
        points.push(words::told_costs(language).into());
    }
    points.push(match table.memory {
        Memory::Strict => words::told_strict(language).into(),
        Memory::Aided => words::told_aided(language).into(),
    });
    if !table.second_action_optional {
        points.push(words::told_second_must(language).into());
    }
    if let Some(limit) = table.round_limit {
        points.push(words::told_rounds(language, limit.get().into()));
    }
    if table.players > 1 {
        points.push(match table.starter {
            Starter::Lot => words::told_lot(language).into(),
            Starter::FirstSeat => words::told_first(language).into(),
        });
    }
    points.extend([clock(table, language), absence(table, language), company(table, language)]);
    points
}

fn spells(table: &NewTable, language: Language) -> String {
    let named = |spells: Spells| {
        let names: Vec<_> = spells.iter().map(|spell| glossary::spell(spell, language)).collect();
        words::told_spells(language, names.join(", "))
    };
    match table.spells {
        SpellChoice::Usual if table.players == 1 => words::told_spells_none(language).into(),
        SpellChoice::Usual if table.variant == Variant::Master => words::told_spells_all(language).into(),
        SpellChoice::Usual => named(Spells::BASIC),
        SpellChoice::Chosen { spells: Spells::NONE } => words::told_spells_none(language).into(),
        SpellChoice::Chosen { spells } => named(spells),
        SpellChoice::Drawn { count, promo } => {
            let drawn = words::told_spells_drawn(language, count.into());
            if promo { format!("{drawn}, {}", words::told_promo(language)) } else { drawn }
        }
    }
}

fn clock(table: &NewTable, language: Language) -> String {
    let clock = &table.clock;
    let mut parts = Vec::new();
    if let Some(turn) = clock.turn_seconds {
        parts.push(words::told_turn(language, span(turn.get(), language)));
        parts.push(match clock.timeout {
            Timeout::Bot => words::told_timeout_bot(language).into(),
            Timeout::Redraw => words::told_timeout_redraw(language).into(),
        });
    }
    if let Some(window) = clock.window_seconds {
        parts.push(words::told_window(language, span(window.get(), language)));
    }
    if parts.is_empty() { words::told_no_clock(language).into() } else { parts.join(", ") }
}

fn absence(table: &NewTable, language: Language) -> String {
    let absence = table.absence();
    match absence.bot {
        Some(level) => {
            words::told_stand_in(language, glossary::level(level, language), span(absence.grace_seconds, language))
        }
        None => words::told_no_stand_in(language).into(),
    }
}

fn company(table: &NewTable, language: Language) -> String {
    let access = match table.access {
        Access::Invitation => words::told_invitation(language),
        Access::Open => words::told_open(language),
    };
    let watching =
        if table.spectators { words::told_spectators(language) } else { words::told_no_spectators(language) };
    let talk = match table.chat {
        Chat::Everybody => words::chat_rule_everybody(language),
        Chat::Players => words::chat_rule_players(language),
        Chat::Phrases => words::chat_rule_phrases(language),
        Chat::Off => words::chat_rule_off(language),
    };
    format!("{access} · {watching} · {}: {talk}", words::chat_rule(language))
}
