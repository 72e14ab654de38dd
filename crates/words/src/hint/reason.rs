//! Why to do it.

use rabenburg_bots::{Deed, Moved, Reason, Whose};

use super::things::{any_roll, crowd, owner, wizards, your_card};
use crate::{Language, hints};

/// Numbers up to this one are spelled out.
const MOST_IN_WORDS: u8 = 6;

/// A reason in words.
pub(super) enum Clause {
    /// What the deed does: a verb with its objects but no subject.
    Effect(String),
    /// A sentence of its own, without capital or full stop.
    Whole(String),
}

/// A reason for a deed. Whatever the deed has named is not named again.
pub(super) fn clause(deed: &Deed, reason: &Reason, language: Language) -> Clause {
    use Clause::{Effect, Whole};
    let who = |whose, count| match has_named(deed, whose, count) {
        true => hints::them(language, count.into()),
        false => wizards(whose, count, language),
    };
    let castle = if matches!(deed, Deed::Castle { .. }) { "named" } else { "unnamed" };
    match *reason {
        Reason::Wins { shared: false } => Effect(hints::wins(language).into()),
        Reason::Wins { shared: true } => Effect(hints::wins_shared(language).into()),
        Reason::Finishes => Effect(hints::finishes(language).into()),
        Reason::Enters { whose, count, last: false } => Effect(hints::enters(language, who(whose, count))),
        Reason::Enters { whose, count, last: true } => {
            let wizards = hints::last_wizards(language, owner(whose).0, count.into());
            Effect(hints::enters(language, wizards))
        }
        Reason::KeepsOut(whose) => {
            let (whose, paint) = owner(whose);
            Effect(hints::keeps_out(language, whose, paint))
        }
        Reason::Saves { whose, count } => Effect(hints::saves(language, who(whose, count))),
        Reason::Prevents => Effect(hints::prevents(language).into()),
        Reason::LocksUp(ref groups) => Effect(hints::locks_up(language, crowd(groups, language))),
        Reason::FillsFlask { whose, last: false } => Effect(hints::fills(language, owner(whose).0)),
        Reason::FillsFlask { whose, last: true } => Effect(hints::fills_last(language, owner(whose).0)),
        Reason::Frees { whose, count } => Effect(hints::frees(language, wizards(whose, count, language))),
        Reason::WayHome { whose, card } if has_named(deed, whose, 1) => {
            Whole(hints::way_home_named(language, your_card(card, language)))
        }
        Reason::WayHome { whose, card } => {
            Whole(hints::way_home(language, your_card(card, language), wizards(whose, 1, language)))
        }
        Reason::Carries { whose, count, by } => {
            Effect(hints::carries(language, wizards(whose, count, language), by.into()))
        }
        Reason::Nearer { count, from, to } => Effect(nearer(count, from, to, language)),
        Reason::CastleNearer => Effect(hints::castle_nearer(language, castle)),
        Reason::CastleAway(whose) => {
            let (whose, paint) = owner(whose);
            Effect(hints::castle_away(language, castle, whose, paint))
        }
        Reason::SetsBack { whose, count } => Effect(hints::sets_back(language, who(whose, count))),
        Reason::OutOfReach(count) => Effect(hints::out_of_reach(language, count.into())),
        Reason::Searches => Whole(hints::searches(language).into()),
        Reason::ShowsBeneath(tower) => Effect(hints::shows_beneath(language, tower)),
        Reason::RollsHome(ref rolls) => Whole(hints::rolls_home(language, any_roll(rolls, language))),
        Reason::RollsLockUp(ref rolls) => Whole(hints::rolls_lock_up(language, any_roll(rolls, language))),
        Reason::RollsUpTo(times) => Whole(hints::rolls_up_to(language, times.into())),
        Reason::LastRollCounts => Whole(hints::last_roll_counts(language).into()),
        Reason::NothingMoves(steps) => Whole(hints::nothing_moves(language, steps.into())),
        Reason::CardMovesNothing => Whole(hints::card_moves_nothing(language).into()),
        Reason::NoCardBringsHome => Whole(hints::no_card_brings_home(language).into()),
        Reason::MayPush => Whole(hints::may_push(language).into()),
        Reason::AllStays => Whole(hints::all_stays(language).into()),
        Reason::KeepsWayHome(card) => Whole(hints::keeps_way_home(language, your_card(card, language))),
        Reason::KeepsFlasks => Whole(hints::keeps_flasks(language).into()),
        Reason::KeepsCards => Whole(hints::keeps_cards(language).into()),
        Reason::MoreCards => Whole(hints::more_cards(language).into()),
        Reason::PartnerMayHelp => Whole(hints::partner_may_help(language).into()),
        Reason::AnyCardBack => Whole(hints::any_card_back(language).into()),
        Reason::BringsPartnerHome => Whole(hints::brings_partner_home(language).into()),
        Reason::PartnerMayUse => Whole(hints::partner_may_use(language).into()),
        Reason::OfLittleUse => Whole(hints::of_little_use(language).into()),
        Reason::PartnerCanPay => Whole(hints::partner_can_pay(language).into()),
        Reason::PartnerCastsMore => Whole(hints::partner_casts_more(language).into()),
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
