//! What hints are about: wizards, cards and rolls.

use rabenburg_bots::Whose;
use rabenburg_engine::{Face, Side};

use crate::list::list;
use crate::{Language, glossary, hints};

/// The words that messages branch on: whose it is, and an opponent's colour.
pub(super) const fn owner(whose: Whose) -> (&'static str, &'static str) {
    match whose {
        Whose::Yours => ("yours", ""),
        Whose::Partners => ("partners", ""),
        Whose::Painted(colour) => ("painted", colour.name()),
    }
}

/// "two of your wizards"
pub(super) fn wizards(whose: Whose, count: u8, language: Language) -> String {
    let (whose, paint) = owner(whose);
    hints::wizards(language, count.into(), whose, paint)
}

/// Wizards of several owners. If many opponents are among them, theirs are only counted.
pub(super) fn crowd(groups: &[(Whose, u8)], language: Language) -> String {
    let named = |&(whose, count): &(Whose, u8)| wizards(whose, count, language);
    let (theirs, ours): (Vec<_>, Vec<_>) = groups.iter().partition(|(whose, _)| whose.is_opponents());
    if groups.len() <= 2 || theirs.len() < 2 {
        return list(&groups.iter().map(named).collect::<Vec<_>>(), language);
    }
    let count = theirs.iter().map(|&(_, count)| u32::from(count)).sum();
    if ours.is_empty() {
        return hints::any_wizards(language, count);
    }
    let others = hints::other_wizards(language, count);
    list(&[others].into_iter().chain(ours.iter().map(named)).collect::<Vec<_>>(), language)
}

/// "the card “tower 2”", "the die card"
pub(super) fn the_card(card: Face, language: Language) -> String {
    let dice = card.dice().into();
    match (card.has(Side::Tower), card.has(Side::Wizard)) {
        _ if dice == 0 => hints::the_card(language, glossary::card(card, language)),
        (true, true) => hints::the_die_card(language).into(),
        (true, false) => hints::the_tower_dice(language, dice),
        (false, _) => hints::the_wizard_dice(language, dice),
    }
}

/// "your card “tower 2”"
pub(super) fn your_card(card: Face, language: Language) -> String {
    hints::your_card(language, glossary::card(card, language))
}

/// "a roll of 1, 2 or 5"
pub(super) fn any_roll(rolls: &[u8], language: Language) -> String {
    let rolls: Vec<String> = rolls.iter().map(u8::to_string).collect();
    match &rolls[..] {
        [_, _, _, _, _, _] => hints::any_roll(language).into(),
        [first @ .., last] if !first.is_empty() => {
            hints::roll_of(language, hints::or(language, first.join(", "), last))
        }
        rolls => hints::roll_of(language, rolls.concat()),
    }
}
