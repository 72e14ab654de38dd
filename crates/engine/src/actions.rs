//! Sets of actions: what `legal_actions` returns.
//!
//! Legal actions come in families that differ only in the piece: "play T3 for a tower" and a set of towers. A set of
//! actions keeps the families with their pieces as bits, so that listing, counting, choosing and looking up are
//! operations on a few words. The order of actions is fixed: families as listed, pieces upwards.

use arrayvec::ArrayVec;

use crate::action::{Action, Cast, Direction};
use crate::card::Face;
use crate::seat::Seat;
use crate::space::{Space, TOWERS, TowerId};

/// Thirteen faces have a wizard side, with up to six numbers of riders, and thirteen a tower side; then the casts (two
/// wizard spells in six colours, six others) and a dozen single choices.
const MAX_FAMILIES: usize = 128;

/// Actions that differ only in their piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// By space.
    PlayWizard { card: Face, colour: Seat, riders: u8 },
    /// By tower.
    PlayTower { card: Face },
    /// By card.
    PlayDice,
    /// By card.
    Discard,
    /// By space.
    MoveWizard { colour: Seat, riders: u8 },
    /// By tower.
    MoveTower,
    /// By tower.
    Push,
    /// By space.
    CastOnWizard { spell: WizardSpell, colour: Seat },
    /// By tower.
    CastOnTower { spell: TowerSpell },
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
    /// Just this one.
    Single(Action),
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
    /// The member with that bit.
    fn member(self, bit: u32) -> Action {
        let space = || Space::START.walk(bit as i8);
        let tower = || TowerId::from_index(bit as usize);
        let card = || Face::from_index(bit as usize);
        let seat = || Seat::FIRST.clockwise(bit as usize, crate::seat::MAX_SEATS);
        match self {
            Family::PlayWizard { card, colour, riders } => Action::PlayWizard { card, space: space(), colour, riders },
            Family::PlayTower { card } => Action::PlayTower { card, tower: tower() },
            Family::PlayDice => Action::PlayDice { card: card() },
            Family::Discard => Action::Discard { card: card() },
            Family::MoveWizard { colour, riders } => Action::MoveWizard { space: space(), colour, riders },
            Family::MoveTower => Action::MoveTower { tower: tower() },
            Family::Push => Action::Push { tower: tower() },
            Family::CastOnWizard { spell, colour } => Action::Cast {
                cast: match spell {
                    WizardSpell::Move => Cast::MoveWizard { space: space(), colour },
                    WizardSpell::Headwind => Cast::HeadwindWizard { space: space(), colour },
                },
            },
            Family::CastOnTower { spell } => Action::Cast {
                cast: match spell {
                    TowerSpell::Move => Cast::MoveTower { tower: tower() },
                    TowerSpell::Headwind => Cast::HeadwindTower { tower: tower() },
                    TowerSpell::Free => Cast::FreeWizard { tower: tower() },
                },
            },
            Family::SwapTowers => {
                let (a, b) = PAIRS[bit as usize];
                let [a, b] = [a, b].map(|index| TowerId::from_index(index as usize));
                Action::Cast { cast: Cast::SwapTowers { a, b } }
            }
            Family::MoveCastle => {
                let direction = if bit == 0 { Direction::Clockwise } else { Direction::CounterClockwise };
                Action::Cast { cast: Cast::MoveCastle { direction } }
            }
            Family::Piggyback => Action::Cast { cast: Cast::Piggyback { colour: seat() } },
            Family::Pick => Action::Pick { colour: seat() },
            Family::Give => Action::Give { card: card() },
            Family::Offer => Action::Offer { card: card() },
            Family::GiveBack => Action::GiveBack { card: card() },
            Family::PassFlasks => Action::PassFlasks { count: bit as u8 },
            Family::Single(action) => action,
        }
    }

    /// The family and the bit of an action: the inverse of [`Self::member`]. An action that no family can have (a
    /// pair of towers in the wrong order, a flood of flasks) has a bit that is never set.
    fn of(action: Action) -> (Family, u32) {
        const NEVER: u32 = 63;
        match action {
            Action::PlayWizard { card, space, colour, riders } => {
                (Family::PlayWizard { card, colour, riders }, space.index() as u32)
            }
            Action::PlayTower { card, tower } => (Family::PlayTower { card }, tower.index() as u32),
            Action::PlayDice { card } => (Family::PlayDice, card as u32),
            Action::Discard { card } => (Family::Discard, card as u32),
            Action::MoveWizard { space, colour, riders } => {
                (Family::MoveWizard { colour, riders }, space.index() as u32)
            }
            Action::MoveTower { tower } => (Family::MoveTower, tower.index() as u32),
            Action::Push { tower } => (Family::Push, tower.index() as u32),
            Action::Pick { colour } => (Family::Pick, colour.index() as u32),
            Action::Give { card } => (Family::Give, card as u32),
            Action::Offer { card } => (Family::Offer, card as u32),
            Action::GiveBack { card } => (Family::GiveBack, card as u32),
            Action::PassFlasks { count } => (Family::PassFlasks, u32::from(count).min(NEVER)),
            Action::Cast { cast } => match cast {
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
                Cast::DrawTwo => (Family::Single(action), 0),
            },
            Action::Redraw
            | Action::NoMove
            | Action::Reroll
            | Action::NoPush
            | Action::End
            | Action::Pass
            | Action::Stop
            | Action::Ask
            | Action::Accept
            | Action::Decline => (Family::Single(action), 0),
        }
    }
}

/// What the one generator of legal actions is asked for. A family's bits are worked out only for those who want them,
/// so that looking up one action does not list the others: legality is written once and asked in three ways.
pub(crate) trait Collector {
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64);

    #[inline]
    fn single(&mut self, action: Action) {
        self.offer(Family::Single(action), || 1);
    }

    /// Whether nothing more is wanted.
    #[inline]
    fn satisfied(&self) -> bool {
        false
    }
}

/// All actions a seat may take at a moment, without doubles, in a fixed order.
#[derive(Clone, Debug, Default)]
pub struct Actions {
    families: ArrayVec<(Family, u64), MAX_FAMILIES>,
}

impl Collector for Actions {
    #[inline]
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64) {
        let bits = bits();
        if bits != 0 {
            self.families.push((family, bits));
        }
    }
}

impl Actions {
    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.families.iter().map(|(_, bits)| bits.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.families.is_empty()
    }

    /// The action of that number, from 0.
    #[inline]
    pub fn get(&self, mut number: usize) -> Option<Action> {
        for &(family, bits) in &self.families {
            let count = bits.count_ones() as usize;
            if number < count {
                let mut left = bits;
                for _ in 0..number {
                    left &= left - 1;
                }
                return Some(family.member(left.trailing_zeros()));
            }
            number -= count;
        }
        None
    }

    /// Whether the action is among them.
    pub fn contains(&self, action: &Action) -> bool {
        let (family, bit) = Family::of(*action);
        self.families.iter().any(|&(there, bits)| there == family && bits >> bit & 1 == 1)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        self.families.iter().flat_map(|&(family, bits)| {
            let mut left = bits;
            core::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros();
                    left &= left - 1;
                    family.member(bit)
                })
            })
        })
    }
}

/// Asks whether one action is legal.
pub(crate) struct Wanted {
    family: Family,
    bit: u32,
    found: bool,
}

impl Wanted {
    #[inline]
    pub(crate) fn new(action: Action) -> Wanted {
        let (family, bit) = Family::of(action);
        Wanted { family, bit, found: false }
    }

    #[inline]
    pub(crate) fn found(&self) -> bool {
        self.found
    }
}

impl Collector for Wanted {
    #[inline]
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64) {
        if family == self.family {
            self.found |= bits() >> self.bit & 1 == 1;
        }
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
