//! What the start page says about plans: reasons, summaries, and the names of options.

use rabenburg_bots::Level;
use rabenburg_engine::{Printing, Spell};
use rabenburg_words::{Language, game, glossary, start as words, unplayable};

use super::plan::{Kind, Plan, PlanFault};

/// Why a plan cannot be played.
pub fn reason(language: Language, reason: PlanFault) -> String {
    match reason {
        PlanFault::NoPerson => words::no_person(language).to_owned(),
        PlanFault::NoOpponent => words::no_opponent(language).to_owned(),
        PlanFault::Rules(error) => unplayable(error, language),
    }
}

/// Who plays, and for how long.
pub fn summary(language: Language, plan: &Plan) -> String {
    let (persons, bots, minutes) = (u32::from(plan.persons()), u32::from(plan.bots()), plan.minutes());
    match plan.kind() {
        Kind::Solo => words::alone(language, minutes),
        Kind::Bots => words::against_bots(language, bots, minutes),
        Kind::Together if bots == 0 => words::together_only(language, persons, minutes),
        Kind::Together => words::together_with_bots(language, persons, bots, minutes),
    }
}

/// The summary, or why there is none.
pub fn summary_or_reason(language: Language, plan: &Plan) -> String {
    match plan.check() {
        Ok(()) => summary(language, plan),
        Err(why) => reason(language, why),
    }
}

/// The name of a level, and what its bots are like.
pub fn level_title(language: Language, level: Level) -> String {
    format!("{}: {}", glossary::level(level, language), glossary::level_note(level, language))
}

/// The name of a printing, and what differs in it.
pub fn printing(language: Language, printing: Printing) -> (&'static str, &'static str) {
    match printing {
        Printing::First => (game::printing_first(language), words::printing_first_note(language)),
        Printing::Second => (game::printing_second(language), words::printing_second_note(language)),
        Printing::Third => (game::printing_third(language), words::printing_third_note(language)),
        Printing::Short => (game::printing_short(language), words::printing_short_note(language)),
    }
}

/// What a spell does, in a few words.
pub fn spell_note(language: Language, spell: Spell) -> &'static str {
    match spell {
        Spell::MoveWizard => words::move_wizard_note(language),
        Spell::HeadwindWizard => words::headwind_wizard_note(language),
        Spell::MoveTower => words::move_tower_note(language),
        Spell::HeadwindTower => words::headwind_tower_note(language),
        Spell::SwapTowers => words::swap_towers_note(language),
        Spell::MoveCastle => words::move_castle_note(language),
        Spell::Piggyback => words::piggyback_note(language),
        Spell::FreeWizard => words::free_wizard_note(language),
        Spell::DrawTwo => words::draw_two_note(language),
    }
}
