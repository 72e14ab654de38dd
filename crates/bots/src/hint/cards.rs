//! Why to do something with cards, dice or flasks that does not move anything at once.

use rabenburg_engine::{Action, Cards, Face, Position, Seat, Side, TowerId};

use super::board::{CLOSE, side};
use super::pieces::stands_at;
use super::reason::HintReason;

/// Why to do it.
pub(super) fn reasons(position: &Position, seat: Seat, action: Action) -> Vec<HintReason> {
    match action {
        Action::PlayDice { card } => {
            let mut reasons = rolls(position, seat, card);
            reasons.extend((card.dice() > 1).then_some(HintReason::RollsUpTo(card.dice())));
            reasons
        }
        Action::Reroll => reroll(position, seat),
        Action::NoMove => position.roll().map(|(value, _)| HintReason::NothingMoves(value)).into_iter().collect(),
        Action::Discard { card } => discard(position, seat, card),
        Action::Redraw => {
            let useless = !has_way_home(position, seat, position.hand(seat));
            let mut reasons = Vec::new();
            reasons.extend(useless.then_some(HintReason::NoCardBringsHome));
            reasons.push(HintReason::MayPush);
            reasons
        }
        Action::NoPush => vec![HintReason::AllStays],
        Action::Ask => {
            let useless = !has_way_home(position, seat, position.hand(seat));
            useless.then_some(HintReason::NoCardBringsHome).into_iter().chain([HintReason::PartnerMayHelp]).collect()
        }
        Action::Give { card } | Action::Offer { card } => vec![for_partner(position, seat, card)],
        Action::GiveBack { card } => vec![match for_partner(position, seat, card) {
            HintReason::PartnerMayUse if !has_way_home(position, seat, [card].into_iter().collect()) => {
                HintReason::OfLittleUse
            }
            reason => reason,
        }],
        Action::Accept => vec![HintReason::AnyCardBack],
        Action::Decline => vec![HintReason::KeepsCards],
        Action::PassFlasks { count } => vec![flasks(position, seat, count)],
        _ => Vec::new(),
    }
}

fn rolls(position: &Position, seat: Seat, card: Face) -> Vec<HintReason> {
    let rolls = |good: &dyn Fn(u8) -> bool| -> Vec<u8> { (1..=CLOSE).filter(|&roll| good(roll)).collect() };
    let own = position.own_colour(seat);
    let home = rolls(&|roll| card.has(Side::Wizard) && stands_at(position, own, roll));
    let lock_up = rolls(&|roll| card.has(Side::Tower) && locks_up_opponents(position, seat, roll));
    let mut reasons = Vec::new();
    if !home.is_empty() {
        reasons.push(HintReason::RollsHome(home));
    }
    if !lock_up.is_empty() {
        reasons.push(HintReason::RollsLockUp(lock_up));
    }
    reasons
}

/// Whether some tower, moved this far, would land on opponents' wizards and on none of the seat's side.
fn locks_up_opponents(position: &Position, seat: Seat, steps: u8) -> bool {
    let course = position.course();
    TowerId::all().map(|tower| course.space_of(tower).walk(steps as i8)).filter(|&goal| goal != course.castle()).any(
        |goal| {
            let there = course.visible_on(goal);
            !there.is_empty() && side(position, seat).all(|owner| there.count(owner) == 0)
        },
    )
}

fn reroll(position: &Position, seat: Seat) -> Vec<HintReason> {
    let (value, left) = position.roll().unwrap_or_default();
    let mut reasons = Vec::new();
    if position.is_legal(seat, &Action::NoMove) {
        reasons.push(HintReason::NothingMoves(value));
    }
    if let Some(card) = position.die_card() {
        reasons.extend(rolls(position, seat, card));
    }
    reasons.push(if left > 1 { HintReason::RollsUpTo(left) } else { HintReason::LastRollCounts });
    reasons
}

fn discard(position: &Position, seat: Seat, card: Face) -> Vec<HintReason> {
    let mut hand = position.hand(seat);
    hand.take(card);
    let mut reasons = Vec::new();
    let moves = position.legal_actions(seat).iter().any(|action| match action {
        Action::PlayWizard { card: played, .. } | Action::PlayTower { card: played, .. } => played == card,
        Action::PlayDice { card: played } => played == card,
        _ => false,
    });
    reasons.push(if moves { HintReason::AllStays } else { HintReason::CardMovesNothing });
    reasons.extend(hand.each().find(|&kept| is_way_home(position, seat, kept)).map(HintReason::KeepsWayHome));
    reasons
}

/// Whether the number card can bring home a wizard that the seat moves as its own.
fn is_way_home(position: &Position, seat: Seat, card: Face) -> bool {
    card.distance(Side::Wizard).is_some_and(|steps| stands_at(position, position.own_colour(seat), steps))
}

/// Whether any of the cards can do so, dice included.
fn has_way_home(position: &Position, seat: Seat, cards: Cards) -> bool {
    let own = position.own_colour(seat);
    let by_dice =
        |card: Face| card.is_dice() && card.has(Side::Wizard) && (1..=CLOSE).any(|roll| stands_at(position, own, roll));
    cards.each().any(|card| is_way_home(position, seat, card) || by_dice(card))
}

fn for_partner(position: &Position, seat: Seat, card: Face) -> HintReason {
    match position.rules().partner(seat) {
        Some(partner) if is_way_home(position, partner, card) => HintReason::BringsPartnerHome,
        _ => HintReason::PartnerMayUse,
    }
}

fn flasks(position: &Position, seat: Seat, count: u8) -> HintReason {
    let rules = position.rules();
    let full = rules.partner(seat).map_or(0, |partner| position.flasks(partner).full);
    let dear = |spell| (full + 1..=full + count).contains(&rules.costs.of(spell));
    if rules.spells.iter().any(dear) { HintReason::PartnerCanPay } else { HintReason::PartnerCastsMore }
}
