//! Why something is refused, in words.

use rabenburg_engine::{Refusal, Spell};

use crate::{Language, Names, glossary, refusals};

/// Why something is not allowed, and what to do instead. The number of the rule is [`Refusal::rule`].
pub fn why_not(refusal: &Refusal, names: &Names, language: Language) -> String {
    let card = |face| glossary::card(face, language);
    let named = |spell| glossary::spell(spell, language);
    match *refusal {
        Refusal::GameOver => refusals::game_over(language).into(),
        Refusal::ChanceDue => refusals::chance_due(language).into(),
        Refusal::NotYourDecision { awaited, .. } => {
            refusals::not_your_decision(language, names.name(awaited, language))
        }
        Refusal::NotInHand { card: face } => refusals::not_in_hand(language, card(face)),
        Refusal::WrongSide { card: face } => refusals::wrong_side(language, card(face)),
        Refusal::MustBeUsed { card: face } => refusals::must_be_used(language, card(face)),
        Refusal::NoSuchWizard { space, .. } => refusals::no_such_wizard(language, space),
        Refusal::NotYourWizard { .. } => refusals::not_your_wizard(language).into(),
        Refusal::SpellsServeYourOwn { .. } => refusals::spells_serve_your_own(language).into(),
        Refusal::SurfaceFull { freeing: true, .. } => refusals::surface_full_freeing(language).into(),
        Refusal::SurfaceFull { space, freeing: false } => refusals::surface_full(language, space),
        Refusal::CastleInTheWay { tower } => refusals::castle_in_the_way(language, tower),
        Refusal::RollMustBeUsed => refusals::roll_must_be_used(language).into(),
        Refusal::NoRollLeft => refusals::no_roll_left(language).into(),
        Refusal::TooLateToRedraw => refusals::too_late_to_redraw(language).into(),
        Refusal::NotLaidOut { spell } => refusals::not_laid_out(language, named(spell)),
        Refusal::NoTimeForSpell { spell: Spell::Piggyback, .. } => refusals::no_time_for_piggyback(language).into(),
        Refusal::NoTimeForSpell { solo: true, .. } => refusals::no_time_alone(language).into(),
        Refusal::NoTimeForSpell { spell, .. } => refusals::no_time_for_spell(language, named(spell)),
        Refusal::SpellUsedUp { of_action: false } => refusals::spell_used_up(language).into(),
        Refusal::SpellUsedUp { of_action: true } => refusals::spell_of_action_used_up(language).into(),
        Refusal::TooFewFlasks { spell, cost } => refusals::too_few_flasks(language, named(spell), cost.into()),
        Refusal::OnlyRepeat { spell } => refusals::only_repeat(language, named(spell)),
        Refusal::NotSwappable => refusals::not_swappable(language).into(),
        Refusal::NowhereForCastle => refusals::nowhere_for_castle(language).into(),
        Refusal::NoSuchRider => refusals::no_such_rider(language).into(),
        Refusal::Undoing => refusals::undoing(language).into(),
        Refusal::NobodyToFree { .. } => refusals::nobody_to_free(language).into(),
        Refusal::NoExchange { flasks: false } => refusals::no_exchange(language).into(),
        Refusal::NoExchange { flasks: true } => refusals::no_flasks_passed(language).into(),
        Refusal::Impossible => refusals::impossible(language).into(),
        // If a later engine has a new refusal, we can at least say that the choice is not open now.
        Refusal::NotNow | _ => refusals::not_now(language).into(),
    }
}
