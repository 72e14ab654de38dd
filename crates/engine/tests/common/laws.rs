//! What holds in every position, whoever plays and whatever happens.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(unreachable_pub, reason = "a module of test programs, not of a library")]

use rabenburg_engine::*;

/// Pieces, cards and flasks are neither lost nor made (chapter 1), and none stands where it may not.
pub fn assert_conserved(position: &Position) {
    assert_cards(position);
    assert_wizards(position);
    assert_flasks(position);
    assert_towers(position);
}

/// Rule 1.4.
fn assert_cards(position: &Position) {
    let piles = position.draw_pile().and(position.discard());
    let all = Seat::all(MAX_SEATS).fold(piles, |all, seat| all.and(position.hand(seat)));
    assert_eq!(all, Cards::DECK, "not the deck\n{position:#}");
}

/// Rules 1.6, 4.3 and 4.7.
fn assert_wizards(position: &Position) {
    let (rules, course) = (position.rules(), position.course());
    for seat in Seat::all(MAX_SEATS) {
        let each = if rules.seats().any(|sitting| sitting == seat) { rules.wizards_each() } else { 0 };
        assert_eq!(course.count(seat) + position.home(seat), each, "wizards of {seat}\n{position:#}");
    }
    for surface in Surface::all() {
        assert!(course.on(surface).total() <= SURFACE_LIMIT, "too many on {surface}\n{position:#}");
    }
    assert!(course.visible_on(course.castle()).is_empty(), "wizards under the castle\n{position:#}");
}

/// Rule 1.6; partners pass flasks to each other, so theirs are counted together (rule 11.3).
fn assert_flasks(position: &Position) {
    let rules = position.rules();
    for seat in Seat::all(MAX_SEATS) {
        let total = |seat| u32::from(position.flasks(seat).total());
        let (there, right) = match rules.partner(seat) {
            _ if rules.seats().all(|sitting| sitting != seat) => (total(seat), 0),
            Some(partner) => (total(seat) + total(partner), 2 * u32::from(rules.flasks_each())),
            None => (total(seat), u32::from(rules.flasks_each())),
        };
        assert_eq!(there, right, "flasks of {seat}\n{position:#}");
    }
}

/// Rule 1.2: nine towers, each in one place, and the course's own indices agree on where.
fn assert_towers(position: &Position) {
    let course = position.course();
    let mut towers = Vec::new();
    for space in Space::all() {
        let mut above = None;
        for tower in course.towers_down(space) {
            assert_eq!(course.space_of(tower), space, "tower {tower}\n{position:#}");
            assert_eq!(
                course.is_visible(Surface::top_of(tower)),
                above.is_none(),
                "top of tower {tower}\n{position:#}"
            );
            if let Some(above) = above {
                assert_eq!(course.beneath(above), Surface::top_of(tower), "beneath tower {above}\n{position:#}");
            }
            above = Some(tower);
            towers.push(tower);
        }
        let ground = above.map_or(course.visible(space), |lowest| course.beneath(lowest));
        assert_eq!(ground, Surface::ground(space), "space {space}\n{position:#}");
    }
    towers.sort();
    assert!(towers.into_iter().eq(TowerId::all()), "not each tower once\n{position:#}");
}

/// Somebody decides, or chance is due, or the game is over: exactly one of these, and all that can be asked about it
/// says the same.
pub fn assert_one_awaited(position: &Position) {
    let (awaited, phase, chances) = (position.awaited(), position.phase(), position.chances());
    let rules = position.rules();
    match position.turn() {
        Turn::Act(seat) => {
            assert_eq!(awaited, Some(seat), "\n{position:#}");
            assert!(phase.is_some() && chances.is_none(), "\n{position:#}");
            assert!(rules.seats().any(|sitting| sitting == seat), "{seat} does not sit here\n{position:#}");
            assert!(!position.legal_actions(seat).is_empty(), "{seat} can do nothing\n{position:#}");
            for other in Seat::all(MAX_SEATS).filter(|&other| other != seat) {
                let aside = !position.legal_actions(other).is_empty();
                let listed = position.asides().is_some_and(|(partner, _)| partner == other);
                assert_eq!(aside, listed, "{other} beside {seat}\n{position:#}");
                assert!(!aside || rules.partner(seat) == Some(other), "{other} is nobody's partner\n{position:#}");
            }
        }
        Turn::Chance(kind) => {
            assert!(awaited.is_none() && phase.is_none() && position.asides().is_none(), "\n{position:#}");
            let chances = chances.unwrap_or_else(|| panic!("no outcomes\n{position:#}"));
            assert_eq!(kind == ChanceKind::Roll, chances == Chances::Roll, "\n{position:#}");
            assert!(chances.total() > 0, "chance without outcomes\n{position:#}");
            assert_outcomes(&chances);
        }
        Turn::Over(outcome) => {
            assert!(awaited.is_none() && phase.is_none() && chances.is_none(), "\n{position:#}");
            assert!(rules.is_solo() || !outcome.winners.is_empty(), "nobody has won\n{position:#}");
            assert!(outcome.winners.iter().all(|seat| rules.seats().any(|sitting| sitting == seat)), "\n{position:#}");
        }
    }
    if awaited.is_none() {
        for seat in Seat::all(MAX_SEATS) {
            assert!(position.legal_actions(seat).is_empty(), "{seat} may act though nobody decides\n{position:#}");
        }
    }
}

/// Tickets and the list of outcomes tell the same weights.
fn assert_outcomes(chances: &Chances) {
    let by_ticket: Vec<_> = (0..chances.total()).filter_map(|ticket| chances.pick(ticket)).collect();
    let listed: Vec<_> = chances.iter().flat_map(|(chance, weight)| vec![chance; usize::from(weight)]).collect();
    assert_eq!(by_ticket, listed);
    assert_eq!(chances.pick(chances.total()), None);
}
