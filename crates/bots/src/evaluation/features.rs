//! What the evaluation looks at: a few dozen simple facts about each seat.
//!
//! Every fact belongs to one seat. How seats compare is left to the model, so the same facts serve two players and six.

use rabenburg_engine::{Cards, Position, SPACES, Seat, Side, Space, Spell, Stage, TowerId};

/// A block of features: where it begins, and how many there are.
#[derive(Clone, Copy)]
struct Block {
    name: &'static str,
    first: usize,
    len: usize,
}

impl Block {
    const fn after(self, name: &'static str, len: usize) -> Block {
        Block { name, first: self.first + self.len, len }
    }

    /// The feature for a number. Numbers beyond the block count as its last.
    #[inline]
    const fn at(self, number: usize) -> usize {
        self.first + if number < self.len { number } else { self.len - 1 }
    }
}

/// Wizards not home yet.
const MISSING: Block = Block { name: "missing", first: 0, len: 6 };
const EMPTY: Block = MISSING.after("empty", 7);
const FULL: Block = EMPTY.after("full", 7);
/// What is left to do: the larger of the two, since both must be done.
const LEFT: Block = FULL.after("left", 7);
/// Visible wizards by steps to the castle, less one, and to where it goes after an entry.
const VISIBLE: Block = LEFT.after("visible", 15);
const NEXT: Block = VISIBLE.after("next", 16);
/// Visible wizards that stand on a tower: near the castle, and not.
const CARRIED: Block = NEXT.after("carried", 2);
/// Locked-up wizards: under one tower, two, or more; each near the castle, halfway round, or far.
const LOCKED_UP: Block = CARRIED.after("locked_up", 9);
/// Towers that could land on visible wizards: of those near the castle, and the others.
const THREATENED: Block = LOCKED_UP.after("threatened", 2);
/// The hand: cards by face, and cards missing from it.
const HAND: Block = THREATENED.after("hand", 23);
const TO_DRAW: Block = HAND.after("to_draw", 1);
/// How many cards bring a wizard home at once; and how many rolls do, if a die card is at hand.
const HITS: Block = TO_DRAW.after("hits", 2);
const LUCKY_ROLLS: Block = HITS.after("lucky_rolls", 1);
/// Distances by which a tower at hand locks up others' wizards, if there is a flask to fill.
const LOCKS: Block = LUCKY_ROLLS.after("locks", 2);
/// The active player: actions left, and what they can do with them.
const ACTIVE: Block = LOCKS.after("active", 3);
const ACTIVE_HIT: Block = ACTIVE.after("active_hit", 1);
const ACTIVE_LOCK: Block = ACTIVE_HIT.after("active_lock", 1);
/// Turns until the seat's own, less one.
const WAITS: Block = ACTIVE_LOCK.after("waits", 5);
/// A wizard is one step away, and there are flasks to move it by a spell.
const SPELL_HIT: Block = WAITS.after("spell_hit", 1);
/// Solo: cards discarded so far, in thirtieths, and wizards missing, in tenths.
const SOLO: Block = SPELL_HIT.after("solo", 2);

const BLOCKS: [Block; 20] = [
    MISSING,
    EMPTY,
    FULL,
    LEFT,
    VISIBLE,
    NEXT,
    CARRIED,
    LOCKED_UP,
    THREATENED,
    HAND,
    TO_DRAW,
    HITS,
    LUCKY_ROLLS,
    LOCKS,
    ACTIVE,
    ACTIVE_HIT,
    ACTIVE_LOCK,
    WAITS,
    SPELL_HIT,
    SOLO,
];

pub(crate) const FEATURES: usize = SOLO.first + SOLO.len;

/// The block and the number of each feature, for people who read the weights.
pub(crate) const NAMES: [(&str, usize); FEATURES] = {
    let mut names = [("", 0); FEATURES];
    let mut block = 0;
    while block < BLOCKS.len() {
        let mut number = 0;
        while number < BLOCKS[block].len {
            names[BLOCKS[block].first + number] = (BLOCKS[block].name, number);
            number += 1;
        }
        block += 1;
    }
    names
};

/// Steps to the castle within which a number card can bring a wizard home.
const NEAR: u32 = 5;

/// Reports every feature that is not zero to `note`: seat, feature, value.
#[inline]
pub(crate) fn features(position: &Position, mut note: impl FnMut(Seat, usize, f32)) {
    let course = position.course();
    let castle = course.castle();
    let next = course.castle_after_entry().unwrap_or(castle);
    let towers = TowerId::all().fold(0u16, |bits, tower| bits | 1 << course.space_of(tower).index());
    for seat in position.rules().seats() {
        for space in spaces(course.seen(seat)) {
            let steps = steps(space, castle);
            let surface = course.visible(space);
            let count = f32::from(course.on(surface).count(seat));
            note(seat, VISIBLE.at(steps as usize - 1), count);
            note(seat, NEXT.at(self::steps(space, next) as usize - 1), count);
            let near = usize::from(steps > NEAR);
            if surface.tower().is_some() {
                note(seat, CARRIED.at(near), count);
            }
            let threats = (towers.rotate_right(space.index() as u32) >> (SPACES as u32 - NEAR)).count_ones();
            if threats > 0 {
                note(seat, THREATENED.at(near), count * threats as f32 * 0.2);
            }
        }
        seat_features(position, seat, towers, &mut note);
    }
    for tower in TowerId::all() {
        let wizards = course.on(course.beneath(tower));
        if !wizards.is_empty() {
            let space = course.space_of(tower);
            let above = course.towers_down(space).take_while(|&higher| higher != tower).count();
            let feature = locked_up(above, steps(space, castle));
            for owner in wizards.owners() {
                note(owner, feature, f32::from(wizards.count(owner)));
            }
        }
    }
}

#[inline]
fn spaces(mut bits: u16) -> impl Iterator<Item = Space> {
    core::iter::from_fn(move || {
        let space = Space::new(bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(space)
    })
}

/// Steps clockwise from a space to the castle's, 1 to 16.
#[inline]
fn steps(from: Space, castle: Space) -> u32 {
    let (from, castle) = (from.index() as u32, castle.index() as u32);
    (castle + 2 * SPACES as u32 - from - 1) % SPACES as u32 + 1
}

#[inline]
fn locked_up(above: usize, steps: u32) -> usize {
    let far = (steps - 1) / NEAR;
    LOCKED_UP.first + 3 * above.min(2) + far.min(2) as usize
}

#[inline]
fn seat_features(position: &Position, seat: Seat, towers: u16, note: &mut impl FnMut(Seat, usize, f32)) {
    let rules = position.rules();
    let course = position.course();
    let flasks = position.flasks(seat);
    let missing = usize::from(rules.wizards_each() - position.home(seat));
    note(seat, MISSING.at(missing), 1.0);
    if rules.is_solo() {
        let discarded = f32::from(position.discard().len()) / 30.0;
        note(seat, SOLO.at(0), discarded);
        note(seat, SOLO.at(1), missing as f32 * 0.1);
    }
    note(seat, EMPTY.at(usize::from(flasks.empty)), 1.0);
    note(seat, FULL.at(usize::from(flasks.full)), 1.0);
    note(seat, LEFT.at(missing.max(usize::from(flasks.empty))), 1.0);

    let active = seat == position.active();
    let hand = position.hand(seat);
    for (face, count) in hand.iter() {
        note(seat, HAND.at(face as usize), f32::from(count));
    }
    let to_draw = 3u8.saturating_sub(hand.len());
    if to_draw > 0 {
        note(seat, TO_DRAW.at(0), f32::from(to_draw));
    }
    let reach = Reach::of(hand, position, active);
    let own = position.own_colour(seat);
    // Bit n: a wizard stands n steps before the castle.
    let before = u32::from(course.seen(own).reverse_bits().rotate_left(course.castle().index() as u32 + 1));
    let hits = before & u32::from(reach.wizard);
    if hits != 0 {
        note(seat, HITS.at(hits.count_ones() as usize - 1), 1.0);
    }
    let lucky = before & 0x7e;
    if reach.wizard_die && lucky != 0 {
        note(seat, LUCKY_ROLLS.at(0), lucky.count_ones() as f32 / 6.0);
    }
    let locks = if flasks.empty > 0 { locks(position, seat, towers, reach.tower) } else { 0 };
    if locks > 0 {
        note(seat, LOCKS.at(locks - 1), 1.0);
    }
    if active {
        let left = rules.actions_per_turn().saturating_sub(position.actions_used());
        let left = if matches!(position.stage(), Stage::End | Stage::Refill | Stage::Push) { 0 } else { left };
        note(seat, ACTIVE.at(usize::from(left)), 1.0);
        if left > 0 && hits != 0 {
            note(seat, ACTIVE_HIT.at(0), 1.0);
        }
        if left > 0 && locks > 0 {
            note(seat, ACTIVE_LOCK.at(0), 1.0);
        }
    } else {
        let players = usize::from(rules.players);
        let waits = (seat.index() + players - position.active().index()) % players;
        note(seat, WAITS.at(waits - 1), 1.0);
    }
    let cost = rules.costs.of(Spell::MoveWizard);
    if before & 2 != 0 && flasks.full >= cost && rules.spells.contains(Spell::MoveWizard) {
        note(seat, SPELL_HIT.at(0), 1.0);
    }
}

/// How many distances at hand bring a tower down on others' wizards.
#[inline]
fn locks(position: &Position, seat: Seat, towers: u16, distances: u8) -> usize {
    let course = position.course();
    let rules = position.rules();
    let friend = |other: Seat| other == seat || rules.partner(seat) == Some(other);
    let others = rules.seats().filter(|&other| !friend(other)).fold(0, |bits, other| bits | course.seen(other));
    (1..=5).filter(|&steps| distances >> steps & 1 == 1 && towers.rotate_left(steps) & others != 0).count()
}

/// What a hand can reach: distances as bits.
struct Reach {
    wizard: u8,
    tower: u8,
    wizard_die: bool,
}

impl Reach {
    #[inline]
    fn of(hand: Cards, position: &Position, active: bool) -> Reach {
        let mut reach = Reach { wizard: 0, tower: 0, wizard_die: false };
        for (face, _) in hand.iter() {
            reach.wizard |= face.distance(Side::Wizard).map_or(0, |steps| 1 << steps);
            reach.tower |= face.distance(Side::Tower).map_or(0, |steps| 1 << steps);
            reach.wizard_die |= face.is_dice() && face.has(Side::Wizard);
        }
        // A die card in use counts as one in hand: for any roll, or for the roll it has.
        if let (true, Some(card)) = (active, position.die_card()) {
            match position.roll() {
                Some((value, _)) => {
                    reach.wizard |= u8::from(card.has(Side::Wizard)) << value;
                    reach.tower |= u8::from(card.has(Side::Tower)) << value;
                }
                None => reach.wizard_die |= card.has(Side::Wizard),
            }
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Printing, Rules};

    use super::*;

    #[test]
    fn every_feature_has_a_name() {
        assert!(NAMES.iter().all(|(name, _)| !name.is_empty()));
        assert_eq!(BLOCKS.iter().map(|block| block.len).sum::<usize>(), FEATURES);
    }

    #[test]
    fn steps_go_clockwise_to_the_castle() {
        let space = |number| Space::new(number).expect("a space");
        assert_eq!(steps(space(15), space(0)), 1);
        assert_eq!(steps(space(1), space(0)), 15);
        assert_eq!(steps(space(3), space(3)), 16);
    }

    #[test]
    fn all_wizards_of_the_set_up_are_seen() {
        let start = Position::start(Rules::new(Printing::Third, 2)).expect("a table");
        let mut seen = [0.0; 2];
        features(&start, |seat, feature, value| {
            if (VISIBLE.first..NEXT.first).contains(&feature) {
                seen[seat.index()] += value;
            }
        });
        assert_eq!(seen, [5.0, 5.0]);
    }
}
