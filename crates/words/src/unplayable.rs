//! Why nobody can play by some rules, in words.

use rabenburg_engine::RulesError;

use crate::{Language, glossary, start};

/// Why nobody can play by these rules. The number of the rule is [`RulesError::rule`].
pub fn unplayable(error: RulesError, language: Language) -> String {
    match error {
        RulesError::Players(players) => start::wrong_players(language, players),
        RulesError::TeamPlayers(players) => start::team_players(language, players),
        RulesError::FreeSpell(spell) => start::free_spell(language, glossary::spell(spell, language)),
        RulesError::NoSpells => start::no_spells(language).to_owned(),
        RulesError::SoloMaster => start::solo_master(language).to_owned(),
        RulesError::SoloRoundLimit => start::solo_rounds(language).to_owned(),
        RulesError::SoloSpells(count) => start::solo_spells(language, count as u32),
        RulesError::ColourTwice(colour) => start::colour_twice(language, glossary::colour(colour, language)),
        RulesError::ColourScarce { colour, there, needed } => {
            start::colour_scarce(language, there, glossary::colour(colour, language), needed)
        }
        // If a later engine has a new reason, we can at least say that there is one.
        _ => start::cannot_be_played(language).to_owned(),
    }
}
