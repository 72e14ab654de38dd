//! What cards and spells there are, from the engine's data: their names, how many, what they cost.

use rabenburg_engine::{Face, Printing, Side, Spell};
use rabenburg_words::{Language, rules as words};

use super::number::Number;

/// The name of a card, such as "Tower 5 or wizard 1".
pub fn card_name(language: Language, face: Face) -> String {
    let dice = u32::from(face.dice());
    match (face.distance(Side::Tower), face.distance(Side::Wizard)) {
        (Some(tower), Some(wizard)) => words::card_both(language, tower, wizard).to_string(),
        (Some(tower), None) => words::card_tower(language, tower).to_string(),
        (None, Some(wizard)) => words::card_wizard(language, wizard).to_string(),
        (None, None) => match (face.has(Side::Tower), face.has(Side::Wizard)) {
            (true, true) => words::card_die(language).to_string(),
            (true, false) => words::card_tower_dice(language, dice).to_string(),
            _ => words::card_wizard_dice(language, dice).to_string(),
        },
    }
}

/// The rule that tells what a spell does; its title is the spell's name.
pub const fn spell_rule(spell: Spell) -> Number {
    let rule = match spell {
        Spell::MoveWizard => 1,
        Spell::MoveTower => 2,
        Spell::HeadwindWizard => 3,
        Spell::HeadwindTower => 4,
        Spell::SwapTowers => 5,
        Spell::MoveCastle => 6,
        Spell::Piggyback => 7,
        Spell::FreeWizard => 8,
        Spell::DrawTwo => 10,
    };
    Number { chapter: 8, rule }
}

/// The name of a printing within a sentence.
pub fn printing_name(language: Language, printing: Printing) -> String {
    match printing {
        Printing::First => words::first_printing(language),
        Printing::Second => words::second_printing(language),
        Printing::Third => words::third_printing(language),
        Printing::Short => words::short_rules(language),
    }
    .to_string()
}

/// The name of a printing where it stands alone and there is little room.
pub fn printing_short_name(language: Language, printing: Printing) -> String {
    match printing {
        Printing::First => words::first_short(language),
        Printing::Second => words::second_short(language),
        Printing::Third => words::third_short(language),
        Printing::Short => words::short_short(language),
    }
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_of_its_own() {
        for language in [Language::English, Language::German] {
            let names: std::collections::BTreeSet<String> =
                Face::ALL.into_iter().map(|face| card_name(language, face)).collect();
            assert_eq!(names.len(), Face::ALL.len());
        }
        assert_eq!(card_name(Language::English, Face::T5W1), "Tower 5 or wizard 1");
        assert_eq!(card_name(Language::German, Face::TDDD), "Turm, 3 Würfel");
    }
}
