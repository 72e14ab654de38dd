//! Why to cast a spell: what it does by itself, and how it changes the announced move (rule 9.5).

use rabenburg_engine::{Action, Cast, Interlude, Memory, Position, Seat};

use super::board::{effects, side};
use super::outlook::Outlook;
use super::pieces::pieces;
use super::reason::{HintReason, Whose};

pub(super) fn reasons(position: &Position, seat: Seat, cast: Cast) -> Vec<HintReason> {
    let strict = position.rules().memory == Memory::Strict;
    match cast {
        Cast::FreeWizard { .. } if strict => return vec![HintReason::Searches],
        Cast::DrawTwo => return vec![HintReason::MoreCards],
        _ => {}
    }
    let alone = Outlook::of_spell(position, seat, cast);
    let by_itself = effects(position, seat, &alone, true);
    // What comes into sight may decide what the announced move can do, which nobody may be told beforehand.
    let uncovers = matches!(cast, Cast::MoveTower { .. } | Cast::HeadwindTower { .. });
    let mut reasons = match position.announced() {
        Some(_) if !(strict && uncovers) => on_announced(position, seat, cast, &alone),
        _ => Vec::new(),
    };
    // How the spell changes the announced move says enough about the castle.
    let announced = !reasons.is_empty();
    reasons.extend(by_itself.into_iter().filter(|reason| match reason {
        HintReason::CastleNearer | HintReason::CastleAway(_) | HintReason::SetsBack { .. } => !announced,
        _ => true,
    }));
    reasons
}

/// The announced move with the spell, compared with the same move without it.
fn on_announced(position: &Position, seat: Seat, cast: Cast, alone: &Outlook) -> Vec<HintReason> {
    let rules = position.rules();
    let nothing = if matches!(position.interlude(), Interlude::Repeat(..)) { Action::Stop } else { Action::Pass };
    let without = Outlook::undisturbed(position, seat, nothing);
    let with = Outlook::undisturbed(position, seat, Action::Cast(cast));
    let mut reasons = Vec::new();
    for owner in side(position, seat) {
        let count = with.entries(owner).saturating_sub(without.entries(owner).max(alone.entries(owner)));
        if count > 0 {
            let whose = Whose::of(rules, seat, owner);
            reasons.push(HintReason::Enters { whose, count, last: with.after.all_home(owner) });
        }
    }
    let opponents = rules.seats().map(|owner| (owner, Whose::of(rules, seat, owner)));
    let kept_out = opponents
        .filter(|(owner, whose)| whose.is_opponents() && with.entries(*owner) < without.entries(*owner))
        .map(|(_, whose)| HintReason::KeepsOut(whose));
    reasons.extend(kept_out);
    for owner in side(position, seat) {
        let count = without.locked_up(owner).saturating_sub(with.locked_up(owner));
        if count > 0 {
            reasons.push(HintReason::Saves { whose: Whose::of(rules, seat, owner), count });
        }
    }
    let theirs = side(position, seat).all(|owner| owner != position.active());
    if reasons.is_empty() && theirs && with.prevented() && !without.prevented() {
        reasons.push(HintReason::Prevents);
    }
    if let Cast::Piggyback { colour } = cast
        && reasons.is_empty()
    {
        reasons.extend(ride(position, colour, &with));
    }
    reasons
}

fn ride(position: &Position, rider: Seat, with: &Outlook) -> Option<HintReason> {
    let pieces = pieces(position, with);
    let group = pieces.iter().find(|group| group.owner == rider && group.walked)?;
    let from = group.to + group.nearer_by()?;
    Some(HintReason::Nearer { count: 1, from, to: group.to })
}
