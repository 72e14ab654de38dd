//! What the start page says about plans: reasons, summaries, and the names of options.

use rabenburg_engine::{Printing, RulesError, Spell};
use rabenburg_words::{Language, game, glossary, start as words};

use super::plan::{Kind, Plan, Reason};

/// Why a plan cannot be played.
pub fn reason(language: Language, reason: Reason) -> String {
    match reason {
        Reason::NoPerson => words::no_person(language).to_owned(),
        Reason::NoOpponent => words::no_opponent(language).to_owned(),
        Reason::Rules(error) => rules_error(language, error),
    }
}

fn rules_error(language: Language, error: RulesError) -> String {
    match error {
        RulesError::Players(players) => words::wrong_players(language, players),
        RulesError::TeamPlayers(players) => words::team_players(language, players),
        RulesError::FreeSpell(spell) => words::free_spell(language, glossary::spell(spell, language)),
        RulesError::NoSpells => words::no_spells(language).to_owned(),
        RulesError::SoloMaster => words::solo_master(language).to_owned(),
        RulesError::SoloRoundLimit => words::solo_rounds(language).to_owned(),
        RulesError::SoloSpells(count) => words::solo_spells(language, count as u32),
        RulesError::ColourTwice(colour) => words::colour_twice(language, glossary::colour(colour, language)),
        RulesError::ColourScarce { colour, there, needed } => {
            words::colour_scarce(language, there, glossary::colour(colour, language), needed)
        }
        // A reason that a newer engine has and this page does not know.
        other => words::cannot_be_played(language, other),
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
