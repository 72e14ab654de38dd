//! Sets of actions: what `legal_actions` returns.
//!
//! Legal actions come in families that differ only in the piece: "play T3 for a tower" and a set of towers. A set of
//! actions keeps the families with their pieces as bits, so that listing, counting, choosing and looking up are
//! operations on a few words. The order of actions is fixed: families as listed, pieces upwards.

use core::fmt;

use crate::action::Action;
use crate::bits;
use crate::cards::{Cards, FaceSet};
use crate::family::{Address, Family};
use crate::seat::Seat;

/// Thirteen faces have a wizard side, with up to six numbers of riders, and thirteen a tower side; then the casts (two
/// wizard spells in six colours, six others) and a dozen single choices.
const MAX_FAMILIES: usize = 128;

/// What the one generator of legal actions is asked for. A family's bits are worked out only for those who want them,
/// so that looking up one action does not list the others: legality is written once and queried in three ways.
pub(crate) trait Collector {
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64);

    /// Says which colour the seat moves as its own, before families by piece or with riders are offered.
    fn own_colour(&mut self, colour: Seat);

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

/// All actions a seat may take at a moment, without duplicates, in a fixed order.
#[derive(Clone)]
pub struct Actions {
    families: [Members; MAX_FAMILIES],
    /// How many of the families are in use.
    used: usize,
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
        // A family without members is written but not counted, which avoids an unpredictable branch.
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

    /// The action with that index, from 0.
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

pub(crate) struct Wanted {
    address: Address,
    found: bool,
}

impl Wanted {
    #[inline]
    pub(crate) fn new(action: Action) -> Wanted {
        Wanted { address: Family::address(action), found: false }
    }

    #[inline]
    pub(crate) fn found(&self) -> bool {
        self.found
    }
}

impl Collector for Wanted {
    #[inline(always)]
    fn offer(&mut self, family: Family, bits: impl FnOnce() -> u64) {
        if family.key() == self.address.key {
            self.found |= bits() >> self.address.bit & 1 == 1;
        }
    }

    #[inline]
    fn own_colour(&mut self, colour: Seat) {
        // No family has a colour other than the seat's own.
        const NO_FAMILY: u32 = u32::MAX;
        if self.address.colour.is_some_and(|wanted| wanted != colour) {
            self.address.key = NO_FAMILY;
        }
    }

    #[inline]
    fn cards_of_interest(&self, hand: Cards) -> FaceSet {
        self.address.card.filter(|&card| hand.count(card) > 0).map_or(FaceSet::EMPTY, FaceSet::one)
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
