//! Why to do it.

use rabenburg_bots::{Deed, HintReason, Moved, Whose};

use super::things::{any_roll, crowd, owner, wizards, your_card};
use crate::{Language, hints};

/// Numbers up to this one are spelled out.
const MOST_IN_WORDS: u8 = 6;

pub(super) enum Clause {
    /// What the deed does: a verb with its objects but no subject.
    Effect(String),
    /// A sentence of its own, without capital or full stop.
    Whole(String),
}

/// A reason for a deed. Whatever the deed has named is not named again.
pub(super) fn clause(deed: &Deed, reason: &HintReason, language: Language) -> Clause {
    use Clause::{Effect, Whole};
    let who = |whose, count| match has_named(deed, whose, count) {
        true => hints::them(language, count.into()),
        false => wizards(whose, count, language),
    };
    let castle = if matches!(deed, Deed::Castle { .. }) { "named" } else { "unnamed" };
    match *reason {
        HintReason::Wins { shared: false } => Effect(hints::wins(language).into()),
        HintReason::Wins { shared: true } => Effect(hints::wins_shared(language).into()),
        HintReason::Finishes => Effect(hints::finishes(language).into()),
        HintReason::Enters { whose, count, last: false } => Effect(hints::enters(language, who(whose, count))),
        HintReason::Enters { whose, count, last: true } => {
            let wizards = hints::last_wizards(language, owner(whose).0, count.into());
            Effect(hints::enters(language, wizards))
        }
        HintReason::KeepsOut(whose) => {
            let (whose, paint) = owner(whose);
            Effect(hints::keeps_out(language, whose, paint))
        }
        HintReason::Saves { whose, count } => Effect(hints::saves(language, who(whose, count))),
        HintReason::Prevents => Effect(hints::prevents(language).into()),
        HintReason::LocksUp(ref groups) => Effect(hints::locks_up(language, crowd(groups, language))),
        HintReason::FillsFlask { whose, last: false } => Effect(hints::fills(language, owner(whose).0)),
        HintReason::FillsFlask { whose, last: true } => Effect(hints::fills_last(language, owner(whose).0)),
        HintReason::Frees { whose, count } => Effect(hints::frees(language, wizards(whose, count, language))),
        HintReason::WayHome { whose, card } if has_named(deed, whose, 1) => {
            Whole(hints::way_home_named(language, your_card(card, language)))
        }
        HintReason::WayHome { whose, card } => {
            Whole(hints::way_home(language, your_card(card, language), wizards(whose, 1, language)))
        }
        HintReason::Carries { whose, count, by } => {
            Effect(hints::carries(language, wizards(whose, count, language), by.into()))
        }
        HintReason::Nearer { count, from, to } => Effect(nearer(count, from, to, language)),
        HintReason::CastleNearer => Effect(hints::castle_nearer(language, castle)),
        HintReason::CastleAway(whose) => {
            let (whose, paint) = owner(whose);
            Effect(hints::castle_away(language, castle, whose, paint))
        }
        HintReason::SetsBack { whose, count } => Effect(hints::sets_back(language, who(whose, count))),
        HintReason::OutOfReach(count) => Effect(hints::out_of_reach(language, count.into())),
        HintReason::Searches => Whole(hints::searches(language).into()),
        HintReason::ShowsBeneath(tower) => Effect(hints::shows_beneath(language, tower)),
        HintReason::RollsHome(ref rolls) => Whole(hints::rolls_home(language, any_roll(rolls, language))),
        HintReason::RollsLockUp(ref rolls) => Whole(hints::rolls_lock_up(language, any_roll(rolls, language))),
        HintReason::RollsUpTo(times) => Whole(hints::rolls_up_to(language, times.into())),
        HintReason::LastRollCounts => Whole(hints::last_roll_counts(language).into()),
        HintReason::NothingMoves(steps) => Whole(hints::nothing_moves(language, steps.into())),
        HintReason::CardMovesNothing => Whole(hints::card_moves_nothing(language).into()),
        HintReason::NoCardBringsHome => Whole(hints::no_card_brings_home(language).into()),
        HintReason::MayPush => Whole(hints::may_push(language).into()),
        HintReason::AllStays => Whole(hints::all_stays(language).into()),
        HintReason::KeepsWayHome(card) => Whole(hints::keeps_way_home(language, your_card(card, language))),
        HintReason::KeepsFlasks => Whole(hints::keeps_flasks(language).into()),
        HintReason::KeepsCards => Whole(hints::keeps_cards(language).into()),
        HintReason::MoreCards => Whole(hints::more_cards(language).into()),
        HintReason::PartnerMayHelp => Whole(hints::partner_may_help(language).into()),
        HintReason::AnyCardBack => Whole(hints::any_card_back(language).into()),
        HintReason::BringsPartnerHome => Whole(hints::brings_partner_home(language).into()),
        HintReason::PartnerMayUse => Whole(hints::partner_may_use(language).into()),
        HintReason::OfLittleUse => Whole(hints::of_little_use(language).into()),
        HintReason::PartnerCanPay => Whole(hints::partner_can_pay(language).into()),
        HintReason::PartnerCastsMore => Whole(hints::partner_casts_more(language).into()),
    }
}

/// Whether the deed is about exactly these wizards, so that the sentence has already named them.
fn has_named(deed: &Deed, whose: Whose, count: u8) -> bool {
    match *deed {
        Deed::Move { piece: Moved::Wizards { whose: named, count: many, .. }, .. } => (named, many) == (whose, count),
        Deed::Ride { whose: named, .. } | Deed::Pick(named) => (named, 1) == (whose, count),
        _ => false,
    }
}

/// Both distances in one style: figures if either of them needs figures.
fn nearer(count: u8, from: u8, to: u8, language: Language) -> String {
    let them = hints::them(language, count.into());
    match from.max(to) > MOST_IN_WORDS {
        true => hints::nearer(language, them, from, hints::there_in_figures(language, to.into())),
        false => {
            let from = hints::number(language, from.into());
            hints::nearer(language, them, from, hints::there(language, to.into()))
        }
    }
}
