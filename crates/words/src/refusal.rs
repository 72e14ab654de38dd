//! Why something is refused, in words.

use std::fmt;

use rabenburg_engine::{Refusal, Spell};

use crate::{Language, Names, glossary, refusals as text};

/// A text that is always the same.
type Text = fn(Language) -> &'static str;

/// Why something is not allowed, and what to do about it: a sentence each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// The reason.
    pub reason: String,
    /// What to do instead. Where there is little room, this gives way.
    pub instead: &'static str,
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.reason, self.instead)
    }
}

/// Why something is not allowed. The number of the rule is [`Refusal::rule`].
pub fn why_not(refusal: &Refusal, names: &Names, language: Language) -> Objection {
    let card = |face| glossary::card(face, language);
    let named = |spell| glossary::spell(spell, language);
    let plain = |reason: Text, instead: Text| (reason(language).to_owned(), instead);
    let (reason, instead): (String, Text) = match *refusal {
        Refusal::GameOver => plain(text::game_over, text::game_over_instead),
        Refusal::ChanceDue => plain(text::chance_due, text::chance_due_instead),
        Refusal::NotYourDecision { awaited, .. } => {
            (text::not_your_decision(language, names.name(awaited, language)), text::not_your_decision_instead)
        }
        Refusal::NotInHand { card: face } => (text::not_in_hand(language, card(face)), text::not_in_hand_instead),
        Refusal::WrongSide { card: face } => (text::wrong_side(language, card(face)), text::wrong_side_instead),
        Refusal::MustBeUsed { card: face } => (text::must_be_used(language, card(face)), text::must_be_used_instead),
        Refusal::NoSuchWizard { space, .. } => (text::no_such_wizard(language, space), text::no_such_wizard_instead),
        Refusal::NotYourWizard { .. } => plain(text::not_your_wizard, text::not_your_wizard_instead),
        Refusal::SpellsServeYourOwn { .. } => plain(text::spells_serve_your_own, text::spells_serve_your_own_instead),
        Refusal::SurfaceFull { freeing: true, .. } => {
            plain(text::surface_full_freeing, text::surface_full_freeing_instead)
        }
        Refusal::SurfaceFull { space, freeing: false } => {
            (text::surface_full(language, space), text::surface_full_instead)
        }
        Refusal::CastleInTheWay { tower } => {
            (text::castle_in_the_way(language, tower), text::castle_in_the_way_instead)
        }
        Refusal::RollMustBeUsed => plain(text::roll_must_be_used, text::roll_must_be_used_instead),
        Refusal::NoRollLeft => plain(text::no_roll_left, text::no_roll_left_instead),
        Refusal::TooLateToRedraw => plain(text::too_late_to_redraw, text::too_late_to_redraw_instead),
        Refusal::NotLaidOut { spell } => (text::not_laid_out(language, named(spell)), text::not_laid_out_instead),
        Refusal::NoTimeForSpell { spell: Spell::Piggyback, .. } => {
            plain(text::no_time_for_piggyback, text::no_time_for_piggyback_instead)
        }
        Refusal::NoTimeForSpell { solo: true, .. } => plain(text::no_time_alone, text::no_time_alone_instead),
        Refusal::NoTimeForSpell { spell, .. } => {
            (text::no_time_for_spell(language, named(spell)), text::no_time_for_spell_instead)
        }
        Refusal::SpellUsedUp { of_action: false } => plain(text::spell_used_up, text::spell_used_up_instead),
        Refusal::SpellUsedUp { of_action: true } => {
            plain(text::spell_of_action_used_up, text::spell_of_action_used_up_instead)
        }
        Refusal::TooFewFlasks { spell, cost } => {
            (text::too_few_flasks(language, named(spell), cost.into()), text::too_few_flasks_instead)
        }
        Refusal::OnlyRepeat { spell } => (text::only_repeat(language, named(spell)), text::only_repeat_instead),
        Refusal::NotSwappable => plain(text::not_swappable, text::not_swappable_instead),
        Refusal::NowhereForCastle => plain(text::nowhere_for_castle, text::nowhere_for_castle_instead),
        Refusal::NoSuchRider => plain(text::no_such_rider, text::no_such_rider_instead),
        Refusal::Undoing => plain(text::undoing, text::undoing_instead),
        Refusal::NobodyToFree { .. } => plain(text::nobody_to_free, text::nobody_to_free_instead),
        Refusal::NoExchange { flasks: false } => plain(text::no_exchange, text::no_exchange_instead),
        Refusal::NoExchange { flasks: true } => plain(text::no_flasks_passed, text::no_flasks_passed_instead),
        Refusal::Impossible => plain(text::impossible, text::impossible_instead),
        // If a later engine has a new refusal, we can at least say that the choice is not open now.
        Refusal::NotNow | _ => plain(text::not_now, text::not_now_instead),
    };
    Objection { reason, instead: instead(language) }
}
