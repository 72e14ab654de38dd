//! What a move does on the course, and which of that speaks for it.

use rabenburg_engine::{Action, Cards, Course, Face, Fact, Memory, Position, Seat, Side, Space, Stage, Turn, Viewer};

use super::outlook::Outlook;
use super::pieces::{Pieces, pieces};
use super::reason::{HintReason, Whose};

/// A wizard this close to the castle may enter it with one card: it is as far as the die reaches.
pub(super) const CLOSE: u8 = 6;

/// Why to make a move.
pub(super) fn reasons(position: &Position, seat: Seat, action: Action) -> Vec<HintReason> {
    let outlook = Outlook::undisturbed(position, seat, action);
    // The wizard picked after Free a wizard was shown to all, and freeing it is the action itself.
    let names_freed = !matches!(action, Action::Pick { .. });
    effects(position, seat, &outlook, names_freed)
}

/// What happened that is good for a seat, the most important first.
pub(super) fn effects(before: &Position, seat: Seat, outlook: &Outlook, names_freed: bool) -> Vec<HintReason> {
    let mut reasons = Vec::new();
    reasons.extend(victory(before, seat, &outlook.after));
    reasons.extend(entries(before, seat, outlook));
    reasons.extend(locked_up(before, seat, outlook));
    let pieces = pieces(before, outlook);
    if names_freed {
        reasons.extend(freed(before, seat, &pieces));
    }
    // After an entry the castle has moved on, so distances to it say nothing about the move.
    if !outlook.facts.iter().any(|fact| matches!(fact, Fact::WizardEntered { .. })) {
        reasons.extend(way_home(before, seat, &outlook.after, &pieces));
        if before.course().castle() != outlook.after.course().castle() {
            reasons.extend(castle(before, seat, &pieces));
        } else {
            reasons.extend(ways(before, seat, &pieces, reasons.last()));
        }
        reasons.extend(out_of_reach(before, seat, outlook));
    }
    if reasons.is_empty() && before.rules().memory == Memory::Strict && is_anybody_locked_up(before) {
        reasons.extend(outlook.facts.iter().find_map(|fact| match fact {
            Fact::TowerMoved { tower, .. } => Some(HintReason::ShowsBeneath(*tower)),
            _ => None,
        }));
    }
    reasons
}

/// Whether there is anybody to be seen again. Everybody can count who is neither home nor in sight.
fn is_anybody_locked_up(position: &Position) -> bool {
    let view = position.view(Viewer::Spectator);
    let in_sight = |seat: Seat| view.spaces.iter().map(|space| space.wizards.count(seat)).sum::<u8>();
    let missing = |seat: Seat| {
        let home = view.seats.get(seat.index()).map_or(0, |seat| seat.home);
        home + in_sight(seat) < position.rules().wizards_each()
    };
    position.rules().seats().any(missing)
}

/// The seat and, in a team game, its partner.
pub(super) fn side(position: &Position, seat: Seat) -> impl Iterator<Item = Seat> {
    [Some(seat), position.rules().partner(seat)].into_iter().flatten()
}

fn victory(before: &Position, seat: Seat, after: &Position) -> Option<HintReason> {
    let ours = side(before, seat).count();
    if let Turn::Over(outcome) = after.turn() {
        let shared = outcome.winners.len() > ours;
        return outcome.winners.contains(seat).then_some(HintReason::Wins { shared });
    }
    if before.has_finished(seat) || !after.has_finished(seat) {
        return None;
    }
    // The last seat's turn is over, so nobody can change anything before the round ends (rules 10.2 and 10.3).
    let settled = after.stage() == Stage::Refill && after.active().index() + 1 == usize::from(after.rules().players);
    let full = |seat| side(after, seat).map(|seat| after.flasks(seat).full).sum::<u8>();
    let rivals = || after.rules().seats().filter(|&rival| side(after, seat).all(|own| own != rival));
    let best = rivals().filter(|&rival| after.has_finished(rival)).map(full).max();
    match best {
        _ if !settled => Some(HintReason::Finishes),
        Some(best) if best > full(seat) => Some(HintReason::Finishes),
        best => Some(HintReason::Wins { shared: best == Some(full(seat)) }),
    }
}

fn entries(before: &Position, seat: Seat, outlook: &Outlook) -> Vec<HintReason> {
    side(before, seat)
        .filter_map(|owner| {
            let count = outlook.entries(owner);
            let whose = Whose::of(before.rules(), seat, owner);
            (count > 0).then(|| HintReason::Enters { whose, count, last: outlook.after.all_home(owner) })
        })
        .collect()
}

/// Locking up is a reason only if it hurts somebody else or fills a flask (rules 5.4, 11.5 and 12.1).
fn locked_up(before: &Position, seat: Seat, outlook: &Outlook) -> Vec<HintReason> {
    let rules = before.rules();
    let mut groups: Vec<(Whose, u8)> = rules
        .seats()
        .map(|owner| (Whose::of(rules, seat, owner), outlook.locked_up(owner)))
        .filter(|&(_, count)| count > 0)
        .collect();
    groups.sort_by_key(|(whose, _)| match whose {
        Whose::Painted(_) => 0,
        Whose::Partners => 1,
        Whose::Yours => 2,
    });
    let filled = side(before, seat).find(|&owner| outlook.facts.contains(&Fact::FlaskFilled { owner }));
    let hurts_others = groups.iter().any(|(whose, _)| whose.is_opponents());
    let mut reasons = Vec::new();
    if hurts_others || (filled.is_some() && !groups.is_empty()) {
        reasons.push(HintReason::LocksUp(groups));
    }
    reasons.extend(filled.map(|owner| HintReason::FillsFlask {
        whose: Whose::of(rules, seat, owner),
        last: outlook.after.flasks(owner).empty == 0,
    }));
    reasons
}

fn freed(before: &Position, seat: Seat, pieces: &[Pieces]) -> Vec<HintReason> {
    side(before, seat)
        .filter_map(|owner| {
            let count =
                pieces.iter().filter(|group| group.owner == owner && group.from.is_none()).map(|g| g.count).sum();
            (count > 0).then(|| HintReason::Frees { whose: Whose::of(before.rules(), seat, owner), count })
        })
        .collect()
}

/// A card left in hand that brings home a wizard this move puts in the right place.
fn way_home(before: &Position, seat: Seat, after: &Position, pieces: &[Pieces]) -> Option<HintReason> {
    let owner = after.own_colour(seat);
    let whose = Whose::of(before.rules(), seat, owner);
    pieces
        .iter()
        .filter(|group| group.owner == owner && group.visible)
        .find_map(|group| card_going(after.hand(seat), group.to))
        .map(|card| HintReason::WayHome { whose, card })
}

/// A number card that moves a wizard this far.
fn card_going(hand: Cards, steps: u8) -> Option<Face> {
    hand.each().find(|card| card.distance(Side::Wizard) == Some(steps))
}

/// The castle has gone somewhere else.
fn castle(before: &Position, seat: Seat, pieces: &[Pieces]) -> Vec<HintReason> {
    let own = before.own_colour(seat);
    let total = |way: &dyn Fn(&Pieces) -> u8| -> u32 {
        let own = pieces.iter().filter(|group| group.owner == own && group.visible && group.from.is_some());
        own.map(|group| u32::from(group.count) * u32::from(way(group))).sum()
    };
    let nearer = total(&|group| group.to) < total(&|group| group.from.unwrap_or(0));
    let mut reasons = Vec::new();
    reasons.extend(nearer.then_some(HintReason::CastleNearer));
    reasons.extend(threatened(before, seat, pieces).map(|(whose, _)| HintReason::CastleAway(whose)));
    reasons
}

/// Wizards have come nearer to the castle, or opponents' wizards have moved away from it, unless the best reason so far
/// has said so.
fn ways(before: &Position, seat: Seat, pieces: &[Pieces], said: Option<&HintReason>) -> Vec<HintReason> {
    let rules = before.rules();
    let mut reasons = Vec::new();
    let own = || pieces.iter().filter(|group| side(before, seat).any(|owner| owner == group.owner));
    let gain: i32 =
        own().filter_map(|group| Some(i32::from(group.count) * (i32::from(group.from?) - i32::from(group.to)))).sum();
    let best = own().filter_map(|group| Some((group, group.nearer_by()?))).max_by_key(|(group, _)| group.count);
    if let Some((group, by)) = best
        && gain > 0
        && !matches!(said, Some(HintReason::WayHome { .. }))
    {
        let &Pieces { owner, count, to, .. } = group;
        reasons.push(match group.walked {
            true => HintReason::Nearer { count, from: to + by, to },
            false => HintReason::Carries { whose: Whose::of(rules, seat, owner), count, by },
        });
    }
    reasons.extend(threatened(before, seat, pieces).map(|(whose, count)| HintReason::SetsBack { whose, count }));
    reasons
}

/// The opponents' wizards that were closest to the castle and are farther from it now.
fn threatened(before: &Position, seat: Seat, pieces: &[Pieces]) -> Option<(Whose, u8)> {
    pieces
        .iter()
        .map(|group| (Whose::of(before.rules(), seat, group.owner), group))
        .filter(|(whose, group)| whose.is_opponents() && group.set_back())
        .filter(|(_, group)| group.walked || group.from.is_some_and(|from| from <= CLOSE))
        .min_by_key(|(_, group)| group.from)
        .map(|(whose, group)| (whose, group.count))
}

/// The walkers stood where a card could put a tower on them, and no longer do.
fn out_of_reach(before: &Position, seat: Seat, outlook: &Outlook) -> Option<HintReason> {
    let walked: Vec<[Space; 2]> = outlook
        .facts
        .iter()
        .filter_map(|fact| match *fact {
            Fact::WizardMoved { colour, from, to } if side(before, seat).any(|owner| owner == colour) => {
                Some([before.course().space_under(from), outlook.after.course().space_under(to)])
            }
            _ => None,
        })
        .collect();
    let &[from, to] = walked.first()?;
    let safe = in_reach(before.course(), from) && !in_reach(outlook.after.course(), to);
    safe.then_some(HintReason::OutOfReach(walked.len() as u8))
}

/// Whether a tower stands where a card can take it onto this space.
fn in_reach(course: &Course, space: Space) -> bool {
    (1..=CLOSE as i8).any(|steps| course.top_tower(space.walk(-steps)).is_some())
}
