//! Sets of actions: what `legal_actions` returns.
//!
//! Legal actions come in families that differ only in the piece: "play T3 for a tower" and a set of towers. A set of
//! actions keeps the families with their pieces as bits, so that listing, counting, choosing and looking up are
//! operations on a few words. The order of actions is fixed: families as listed, pieces upwards.

use core::fmt;

use crate::action::{Action, Cast, Direction};
use crate::bits;
use crate::card::Face;
use crate::cards::{Cards, FaceSet};
use crate::seat::Seat;
use crate::space::{SPACES, Space, TOWERS, TowerId};

/// Thirteen faces have a wizard side, with up to six numbers of riders, and thirteen a tower side; then the casts (two
/// wizard spells in six colours, six others) and a dozen single choices.
const MAX_FAMILIES: usize = 128;

/// Actions that differ only in their piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// By piece.
    Play {
        card: Face,
    },
    /// By space.
    PlayRiders {
        card: Face,
        riders: u8,
    },
    /// By card.
    PlayDice,
    /// By card.
    Discard,
    /// By piece.
    Move,
    /// By space.
    MoveRiders {
        riders: u8,
    },
    /// By tower.
    Push,
    /// By space.
    CastOnWizard {
        spell: WizardSpell,
        colour: Seat,
    },
    /// By tower.
    CastOnTower {
        spell: TowerSpell,
    },
    /// By pair of towers.
    SwapTowers,
    /// By direction.
    MoveCastle,
    /// By colour.
    Piggyback,
    /// By colour.
    Pick,
    /// By card.
    Give,
    /// By card.
    Offer,
    /// By card.
    GiveBack,
    /// By number.
    PassFlasks,
    // Just one action each.
    Redraw,
    NoMove,
    Reroll,
    NoPush,
    End,
    Pass,
    Stop,
    DrawTwo,
    Ask,
    Accept,
    Decline,
}

/// Spells on a visible wizard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WizardSpell {
    Move,
    Headwind,
}

/// Spells on a tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TowerSpell {
    Move,
    Headwind,
    Free,
}

/// A piece that a card can move: families by piece have a bit for the wizard on each space, then one for each tower.
pub(crate) enum Piece {
    Wizard(Space),
    Tower(TowerId),
}

impl Piece {
    /// The bit of the first tower.
    pub(crate) const TOWERS_FROM: u32 = SPACES as u32;

    #[inline]
    fn of(bit: u32) -> Piece {
        match bit.checked_sub(Piece::TOWERS_FROM) {
            None => Piece::Wizard(Space::START.walk(bit as i8)),
            Some(tower) => Piece::Tower(TowerId::from_index(tower as usize)),
        }
    }
}

/// The bit of a pair of towers, lower number first: pairs are counted by their higher tower.
pub(crate) const fn pair_bit(a: TowerId, b: TowerId) -> u32 {
    let (low, high) = (a.index(), b.index());
    (high * (high.saturating_sub(1)) / 2 + low) as u32
}

const PAIRS: [(u8, u8); TOWERS * (TOWERS - 1) / 2] = {
    let mut pairs = [(0, 0); TOWERS * (TOWERS - 1) / 2];
    let (mut next, mut high) = (0, 1);
    while high < TOWERS {
        let mut low = 0;
        while low < high {
            pairs[next] = (low as u8, high as u8);
            next += 1;
            low += 1;
        }
        high += 1;
    }
    pairs
};

impl Family {
    /// The family in one word: equal families have equal keys, and a family that is known when compiling has a constant
    /// one.
    #[inline(always)]
    const fn key(self) -> u32 {
        const fn with(kind: u32, card: u8, colour: u8, riders: u8) -> u32 {
            kind | (card as u32) << 8 | (colour as u32) << 16 | (riders as u32) << 24
        }
        match self {
            Family::Play { card } => with(0, card as u8, 0, 0),
            Family::PlayRiders { card, riders } => with(1, card as u8, 0, riders),
            Family::MoveRiders { riders } => with(2, 0, 0, riders),
            Family::CastOnWizard { spell, colour } => with(3, spell as u8, colour.index() as u8, 0),
            Family::CastOnTower { spell } => with(4, spell as u8, 0, 0),
            Family::PlayDice => 5,
            Family::Discard => 6,
            Family::Move => 7,
            Family::Push => 8,
            Family::SwapTowers => 9,
            Family::MoveCastle => 10,
            Family::Piggyback => 11,
            Family::Pick => 12,
            Family::Give => 13,
            Family::Offer => 14,
            Family::GiveBack => 15,
            Family::PassFlasks => 16,
            Family::Redraw => 17,
            Family::NoMove => 18,
            Family::Reroll => 19,
            Family::NoPush => 20,
            Family::End => 21,
            Family::Pass => 22,
            Family::Stop => 23,
            Family::DrawTwo => 24,
            Family::Ask => 25,
            Family::Accept => 26,
            Family::Decline => 27,
        }
    }

    /// The member with that bit; `colour` is the one that the list's seat moves as its own.
    #[inline]
    fn member(self, bit: u32, colour: Seat) -> Action {
        let space = || Space::START.walk(bit as i8);
        let tower = || TowerId::from_index(bit as usize);
        let card = || Face::from_index(bit as usize);
        let seat = || Seat::FIRST.clockwise(bit as usize, crate::seat::MAX_SEATS);
        match self {
            Family::Play { card } => match Piece::of(bit) {
                Piece::Wizard(space) => Action::PlayWizard { card, space, colour, riders: 0 },
                Piece::Tower(tower) => Action::PlayTower { card, tower },
            },
            Family::PlayRiders { card, riders } => Action::PlayWizard { card, space: space(), colour, riders },
            Family::PlayDice => Action::PlayDice { card: card() },
            Family::Discard => Action::Discard { card: card() },
            Family::Move => match Piece::of(bit) {
                Piece::Wizard(space) => Action::MoveWizard { space, colour, riders: 0 },
                Piece::Tower(tower) => Action::MoveTower { tower },
            },
            Family::MoveRiders { riders } => Action::MoveWizard { space: space(), colour, riders },
            Family::Push => Action::Push { tower: tower() },
            Family::CastOnWizard { spell, colour } => Action::Cast(match spell {
                WizardSpell::Move => Cast::MoveWizard { space: space(), colour },
                WizardSpell::Headwind => Cast::HeadwindWizard { space: space(), colour },
            }),
            Family::CastOnTower { spell } => Action::Cast(match spell {
                TowerSpell::Move => Cast::MoveTower { tower: tower() },
                TowerSpell::Headwind => Cast::HeadwindTower { tower: tower() },
                TowerSpell::Free => Cast::FreeWizard { tower: tower() },
            }),
            Family::SwapTowers => {
                let (a, b) = PAIRS[bit as usize];
                let [a, b] = [a, b].map(|index| TowerId::from_index(index as usize));
                Action::Cast(Cast::SwapTowers { a, b })
            }
            Family::MoveCastle => {
                let direction = if bit == 0 { Direction::Clockwise } else { Direction::CounterClockwise };
                Action::Cast(Cast::MoveCastle { direction })
            }
            Family::Piggyback => Action::Cast(Cast::Piggyback { colour: seat() }),
            Family::Pick => Action::Pick { colour: seat() },
            Family::Give => Action::Give { card: card() },
            Family::Offer => Action::Offer { card: card() },
            Family::GiveBack => Action::GiveBack { card: card() },
            Family::PassFlasks => Action::PassFlasks { count: bit as u8 },
            Family::Redraw => Action::Redraw,
            Family::NoMove => Action::NoMove,
            Family::Reroll => Action::Reroll,
            Family::NoPush => Action::NoPush,
            Family::End => Action::End,
            Family::Pass => Action::Pass,
            Family::Stop => Action::Stop,
            Family::DrawTwo => Action::Cast(Cast::DrawTwo),
            Family::Ask => Action::Ask,
            Family::Accept => Action::Accept,
            Family::Decline => Action::Decline,
        }
    }

    /// The family and the bit of an action: the inverse of [`Self::member`]. An action that no family can have (a
    /// pair of towers in the wrong order, a flood of flasks) has a bit that is never set.
    fn of(action: Action) -> (Family, u32) {
        const NEVER: u32 = 63;
        match action {
            Action::PlayWizard { card, space, riders: 0, .. } => (Family::Play { card }, space.index() as u32),
            Action::PlayWizard { card, space, riders, .. } => {
                (Family::PlayRiders { card, riders }, space.index() as u32)
            }
            Action::PlayTower { card, tower } => (Family::Play { card }, Piece::TOWERS_FROM + tower.index() as u32),
            Action::PlayDice { card } => (Family::PlayDice, card as u32),
            Action::Discard { card } => (Family::Discard, card as u32),
            Action::MoveWizard { space, riders: 0, .. } => (Family::Move, space.index() as u32),
            Action::MoveWizard { space, riders, .. } => (Family::MoveRiders { riders }, space.index() as u32),
            Action::MoveTower { tower } => (Family::Move, Piece::TOWERS_FROM + tower.index() as u32),
            Action::Push { tower } => (Family::Push, tower.index() as u32),
            Action::Pick { colour } => (Family::Pick, colour.index() as u32),
            Action::Give { card } => (Family::Give, card as u32),
            Action::Offer { card } => (Family::Offer, card as u32),
            Action::GiveBack { card } => (Family::GiveBack, card as u32),
            Action::PassFlasks { count } => (Family::PassFlasks, u32::from(count).min(NEVER)),
            Action::Cast(cast) => match cast {
                Cast::MoveWizard { space, colour } => {
                    (Family::CastOnWizard { spell: WizardSpell::Move, colour }, space.index() as u32)
                }
                Cast::HeadwindWizard { space, colour } => {
                    (Family::CastOnWizard { spell: WizardSpell::Headwind, colour }, space.index() as u32)
                }
                Cast::MoveTower { tower } => (Family::CastOnTower { spell: TowerSpell::Move }, tower.index() as u32),
                Cast::HeadwindTower { tower } => {
                    (Family::CastOnTower { spell: TowerSpell::Headwind }, tower.index() as u32)
                }
                Cast::FreeWizard { tower } => (Family::CastOnTower { spell: TowerSpell::Free }, tower.index() as u32),
                Cast::SwapTowers { a, b } => (Family::SwapTowers, if a < b { pair_bit(a, b) } else { NEVER }),
                Cast::MoveCastle { direction: Direction::Clockwise } => (Family::MoveCastle, 0),
                Cast::MoveCastle { direction: Direction::CounterClockwise } => (Family::MoveCastle, 1),
                Cast::Piggyback { colour } => (Family::Piggyback, colour.index() as u32),
                Cast::DrawTwo => (Family::DrawTwo, 0),
            },
            Action::Redraw => (Family::Redraw, 0),
            Action::NoMove => (Family::NoMove, 0),
            Action::Reroll => (Family::Reroll, 0),
            Action::NoPush => (Family::NoPush, 0),
            Action::End => (Family::End, 0),
            Action::Pass => (Family::Pass, 0),
            Action::Stop => (Family::Stop, 0),
            Action::Ask => (Family::Ask, 0),
            Action::Accept => (Family::Accept, 0),
            Action::Decline => (Family::Decline, 0),
        }
    }
}

/// What the one generator of legal actions is asked for. A family's bits are worked out only for those who want them,
/// so that looking up one action does not list the others: legality is written once and asked in three ways.
pub(crate) trait Collector {
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64);

    /// Says which colour the seat moves as its own, before families by piece or with riders are offered.
    fn own_colour(&mut self, colour: Seat);

    /// The cards of a hand about which something is asked.
    #[inline]
    fn cards_of_interest(&self, hand: Cards) -> FaceSet {
        FaceSet::of(hand)
    }

    /// Whether nothing more is wanted.
    #[inline]
    fn satisfied(&self) -> bool {
        false
    }
}

/// All actions a seat may take at a moment, without doubles, in a fixed order.
#[derive(Clone)]
pub struct Actions {
    families: [Members; MAX_FAMILIES],
    /// How many of the families are in use.
    used: usize,
    /// How many actions they have.
    count: usize,
    /// The colour that the seat moves as its own.
    colour: Seat,
}

/// A family and its legal members as bits; counted once, because counting bits costs more than keeping the number.
#[derive(Clone, Copy)]
struct Members {
    family: Family,
    count: u8,
    bits: u64,
}

impl Collector for Actions {
    #[inline(always)]
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64) {
        let bits = bits();
        let count = bits::count_ones(bits);
        // A family without members is written and not counted: no branch that nobody can foresee.
        self.families[self.used] = Members { family, count, bits };
        self.used += usize::from(count > 0);
        self.count += usize::from(count);
    }

    #[inline]
    fn own_colour(&mut self, colour: Seat) {
        self.colour = colour;
    }
}

impl Default for Actions {
    fn default() -> Actions {
        Actions::new()
    }
}

impl Actions {
    /// An empty list, for [`Position::list_actions`](crate::Position::list_actions).
    pub const fn new() -> Actions {
        let nothing = Members { family: Family::Pass, count: 0, bits: 0 };
        Actions { families: [nothing; MAX_FAMILIES], used: 0, count: 0, colour: Seat::FIRST }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.used = 0;
        self.count = 0;
    }

    #[inline]
    fn families(&self) -> &[Members] {
        &self.families[..self.used]
    }

    /// How many actions there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The action of that number, from 0.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        let mut left = number;
        for &Members { family, count, bits } in self.families() {
            if left < usize::from(count) {
                return Some(family.member(bits::nth_one(bits, left), self.colour));
            }
            left -= usize::from(count);
        }
        None
    }

    /// Whether the action is among them.
    pub fn contains(&self, action: &Action) -> bool {
        let mut wanted = Wanted::new(*action);
        wanted.own_colour(self.colour);
        self.families().iter().for_each(|members| wanted.offer(members.family, || members.bits));
        wanted.found()
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        self.families().iter().flat_map(move |&Members { family, bits, .. }| {
            let mut left = bits;
            core::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros();
                    left &= left - 1;
                    family.member(bit, self.colour)
                })
            })
        })
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Asks whether one action is legal.
pub(crate) struct Wanted {
    key: u32,
    bit: u32,
    /// The card it plays or discards.
    card: Option<Face>,
    /// The colour of the wizard it moves by card.
    colour: Option<Seat>,
    found: bool,
}

impl Wanted {
    #[inline]
    pub(crate) fn new(action: Action) -> Wanted {
        let (family, bit) = Family::of(action);
        let (card, colour) = match action {
            Action::PlayWizard { card, colour, .. } => (Some(card), Some(colour)),
            Action::PlayTower { card, .. } | Action::PlayDice { card } | Action::Discard { card } => (Some(card), None),
            Action::MoveWizard { colour, .. } => (None, Some(colour)),
            _ => (None, None),
        };
        Wanted { key: family.key(), bit, card, colour, found: false }
    }

    #[inline]
    pub(crate) fn found(&self) -> bool {
        self.found
    }
}

impl Collector for Wanted {
    #[inline(always)]
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64) {
        if family.key() == self.key {
            self.found |= bits() >> self.bit & 1 == 1;
        }
    }

    #[inline]
    fn own_colour(&mut self, colour: Seat) {
        // Another colour than one's own is in no family.
        const NO_FAMILY: u32 = u32::MAX;
        if self.colour.is_some_and(|wanted| wanted != colour) {
            self.key = NO_FAMILY;
        }
    }

    #[inline]
    fn cards_of_interest(&self, hand: Cards) -> FaceSet {
        self.card.filter(|&card| hand.count(card) > 0).map_or(FaceSet::EMPTY, FaceSet::one)
    }

    #[inline]
    fn satisfied(&self) -> bool {
        self.found
    }
}

/// Asks whether there is any legal action at all.
#[derive(Default)]
pub(crate) struct AnyAction {
    found: bool,
}

impl AnyAction {
    #[inline]
    pub(crate) fn found(&self) -> bool {
        self.found
    }
}

impl Collector for AnyAction {
    #[inline]
    fn offer(&mut self, _: Family, bits: impl FnOnce() -> u64) {
        if !self.found {
            self.found = bits() != 0;
        }
    }

    #[inline]
    fn own_colour(&mut self, _: Seat) {}

    #[inline]
    fn satisfied(&self) -> bool {
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_and_their_bits_agree() {
        for (bit, &(a, b)) in PAIRS.iter().enumerate() {
            let [a, b] = [a, b].map(|index| TowerId::from_index(index as usize));
            assert_eq!(pair_bit(a, b), bit as u32);
        }
    }
}
