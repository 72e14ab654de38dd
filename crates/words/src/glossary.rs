//! What the things of the game are called.

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Face, Printing, Side, Space, Spell, TowerId, Variant};

use crate::{Language, game, levels, spells};

/// A colour, as in "blue".
pub fn colour(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Blue => game::blue(language),
        Colour::Yellow => game::yellow(language),
        Colour::Red => game::red(language),
        Colour::Green => game::green(language),
        Colour::Orange => game::orange(language),
        Colour::Purple => game::purple(language),
    }
}

/// The landscape painted around a space.
pub fn landscape(space: Space, language: Language) -> &'static str {
    match space.index() / 4 {
        0 => game::forest(language),
        1 => game::water(language),
        2 => game::hills(language),
        _ => game::ruins(language),
    }
}

/// A card as it is called within a sentence: "tower 2 or wizard 4".
pub fn card(card: Face, language: Language) -> String {
    let dice = card.dice().into();
    match (card.distance(Side::Tower), card.distance(Side::Wizard)) {
        (Some(tower), Some(wizard)) => game::card_both(language, tower, wizard),
        (Some(tower), None) => game::card_tower(language, tower),
        (None, Some(wizard)) => game::card_wizard(language, wizard),
        (None, None) if !card.has(Side::Wizard) => game::card_tower_dice(language, dice),
        (None, None) if !card.has(Side::Tower) => game::card_wizard_dice(language, dice),
        (None, None) => game::card_dice(language).into(),
    }
}

/// The name of a spell.
pub fn spell(spell: Spell, language: Language) -> &'static str {
    match spell {
        Spell::MoveWizard => spells::move_wizard(language),
        Spell::HeadwindWizard => spells::headwind_wizard(language),
        Spell::MoveTower => spells::move_tower(language),
        Spell::HeadwindTower => spells::headwind_tower(language),
        Spell::SwapTowers => spells::swap_towers(language),
        Spell::MoveCastle => spells::move_castle(language),
        Spell::Piggyback => spells::piggyback(language),
        Spell::FreeWizard => spells::free_wizard(language),
        Spell::DrawTwo => spells::draw_two(language),
    }
}

/// What a spell does, in one sentence.
pub fn spell_does(spell: Spell, language: Language) -> &'static str {
    match spell {
        Spell::MoveWizard => spells::move_wizard_does(language),
        Spell::HeadwindWizard => spells::headwind_wizard_does(language),
        Spell::MoveTower => spells::move_tower_does(language),
        Spell::HeadwindTower => spells::headwind_tower_does(language),
        Spell::SwapTowers => spells::swap_towers_does(language),
        Spell::MoveCastle => spells::move_castle_does(language),
        Spell::Piggyback => spells::piggyback_does(language),
        Spell::FreeWizard => spells::free_wizard_does(language),
        Spell::DrawTwo => spells::draw_two_does(language),
    }
}

/// What a spell costs: "2 flasks".
pub fn cost(flasks: u8, language: Language) -> String {
    spells::cost(language, flasks.into())
}

/// A printing of the rules.
pub fn printing(printing: Printing, language: Language) -> &'static str {
    match printing {
        Printing::First => game::printing_first(language),
        Printing::Second => game::printing_second(language),
        Printing::Third => game::printing_third(language),
        Printing::Short => game::printing_short(language),
    }
}

/// Basic game or master variant.
pub fn variant(variant: Variant, language: Language) -> &'static str {
    match variant {
        Variant::Basic => game::basic(language),
        Variant::Master => game::master(language),
    }
}

/// A bot level: "Tower Keeper".
pub const fn level(level: Level, language: Language) -> &'static str {
    match level {
        Level::Random => levels::random(language),
        Level::Fledgling => levels::fledgling(language),
        Level::Apprentice => levels::apprentice(language),
        Level::Keeper => levels::keeper(language),
        Level::Wizard => levels::wizard(language),
        Level::Queen => levels::queen(language),
    }
}

/// How a bot of that level plays.
pub const fn level_note(level: Level, language: Language) -> &'static str {
    match level {
        Level::Random | Level::Fledgling => levels::fledgling_note(language),
        Level::Apprentice => levels::apprentice_note(language),
        Level::Keeper => levels::keeper_note(language),
        Level::Wizard => levels::wizard_note(language),
        Level::Queen => levels::queen_note(language),
    }
}

/// A tower within a sentence: "tower 3".
pub fn named_tower(tower: TowerId, language: Language) -> String {
    game::tower_named(language, tower)
}

/// The short name of a tower, the same in all languages: "T3".
pub fn tower(tower: TowerId) -> String {
    format!("T{tower}")
}

/// The place of a tower in its stack, counted from 1: "third".
pub(crate) fn place(place: usize, language: Language) -> &'static str {
    match place {
        1 => game::first_of(language),
        2 => game::second_of(language),
        3 => game::third_of(language),
        4 => game::fourth_of(language),
        5 => game::fifth_of(language),
        6 => game::sixth_of(language),
        7 => game::seventh_of(language),
        8 => game::eighth_of(language),
        _ => game::ninth_of(language),
    }
}
