//! Names the rules use: where each spell is explained, and what the printings are called.

use rabenburg_engine::{Face, Printing, Side, Spell};
use rabenburg_words::{Language, rules as words};

use super::number::Number;

/// The rule that explains a spell; its title is the spell's name.
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

/// The rule that explains how a card is used.
pub const fn card_rule(card: Face) -> Number {
    let (chapter, rule) = match (card.is_dice(), card.has(Side::Tower), card.has(Side::Wizard)) {
        (true, _, _) => (6, 2),
        (false, true, true) => (6, 1),
        (false, true, false) => (5, 1),
        (false, false, _) => (4, 2),
    };
    Number { chapter, rule }
}

/// The name of a printing within a sentence.
pub fn printing_name(language: Language, printing: Printing) -> &'static str {
    match printing {
        Printing::First => words::first_printing(language),
        Printing::Second => words::second_printing(language),
        Printing::Third => words::third_printing(language),
        Printing::Short => words::short_rules(language),
    }
}

/// The name of a printing on its own, where there is little room.
pub fn printing_short_name(language: Language, printing: Printing) -> &'static str {
    match printing {
        Printing::First => words::first_short(language),
        Printing::Second => words::second_short(language),
        Printing::Third => words::third_short(language),
        Printing::Short => words::short_short(language),
    }
}
