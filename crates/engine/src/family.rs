//! Families of actions that differ only in their piece, with the pieces as bits.

use crate::action::{Action, Cast, Direction};
use crate::card::{FACES, Face};
use crate::seat::Seat;
use crate::space::{SPACES, Space, TOWERS, TowerId};

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
    /// By card and what is done with it ([`HandChoice`]).
    Hand,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WizardSpell {
    Move,
    Headwind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TowerSpell {
    Move,
    Headwind,
    Free,
}

/// Where an action is found among the families.
pub(crate) struct Address {
    pub(crate) key: u32,
    pub(crate) bit: u32,
    pub(crate) card: Option<Face>,
    /// The colour of the wizard it moves by card, which is in no family's key.
    pub(crate) colour: Option<Seat>,
}

/// A piece that a card can move: families by piece have a bit for the wizard on each space, then one for each tower.
pub(crate) enum CardPiece {
    Wizard(Space),
    Tower(TowerId),
}

impl CardPiece {
    /// The bit of the first tower.
    pub(crate) const TOWERS_FROM: u32 = SPACES as u32;

    #[inline]
    fn of(bit: u32) -> CardPiece {
        match bit.checked_sub(CardPiece::TOWERS_FROM) {
            None => CardPiece::Wizard(Space::START.walk(bit as i8)),
            Some(tower) => CardPiece::Tower(TowerId::from_index(tower as usize)),
        }
    }
}

/// What can be done with a hand besides moving pieces by number: a bit for each die card to play, then one for each
/// card to discard, then one for the redraw.
pub(crate) struct HandChoice;

impl HandChoice {
    /// The bit of the first discard.
    pub(crate) const DISCARDS_FROM: u32 = FACES as u32;
    pub(crate) const REDRAW: u32 = 2 * FACES as u32;
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
    /// The family in one word: equal families have equal keys, and a family known at compile time has a constant one.
    #[inline(always)]
    pub(crate) const fn key(self) -> u32 {
        const fn with(kind: u32, card: u8, colour: u8, riders: u8) -> u32 {
            kind | (card as u32) << 8 | (colour as u32) << 16 | (riders as u32) << 24
        }
        match self {
            Family::Play { card } => with(0, card as u8, 0, 0),
            Family::PlayRiders { card, riders } => with(1, card as u8, 0, riders),
            Family::MoveRiders { riders } => with(2, 0, 0, riders),
            Family::CastOnWizard { spell, colour } => with(3, spell as u8, colour.index() as u8, 0),
            Family::CastOnTower { spell } => with(4, spell as u8, 0, 0),
            Family::Hand => 5,
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
    pub(crate) fn member(self, bit: u32, colour: Seat) -> Action {
        let space = || Space::START.walk(bit as i8);
        let tower = || TowerId::from_index(bit as usize);
        let card = || Face::from_index(bit as usize);
        let seat = || Seat::FIRST.clockwise(bit as usize, crate::seat::MAX_SEATS);
        match self {
            Family::Play { card } => match CardPiece::of(bit) {
                CardPiece::Wizard(space) => Action::PlayWizard { card, space, colour, riders: 0 },
                CardPiece::Tower(tower) => Action::PlayTower { card, tower },
            },
            Family::PlayRiders { card, riders } => Action::PlayWizard { card, space: space(), colour, riders },
            Family::Hand => match bit {
                HandChoice::REDRAW => Action::Redraw,
                _ if bit >= HandChoice::DISCARDS_FROM => {
                    Action::Discard { card: Face::from_index((bit - HandChoice::DISCARDS_FROM) as usize) }
                }
                _ => Action::PlayDice { card: card() },
            },
            Family::Move => match CardPiece::of(bit) {
                CardPiece::Wizard(space) => Action::MoveWizard { space, colour, riders: 0 },
                CardPiece::Tower(tower) => Action::MoveTower { tower },
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

    /// Where an action is found: the inverse of [`Self::member`]. An action that no family can have (a pair of towers
    /// in the wrong order, a flood of flasks) has a bit that is never set.
    #[inline]
    pub(crate) fn address(action: Action) -> Address {
        const NEVER: u32 = 63;
        let at = |family: Family, bit| Address { key: family.key(), bit, card: None, colour: None };
        match action {
            Action::PlayWizard { card, space, colour, riders } => {
                let family = if riders == 0 { Family::Play { card } } else { Family::PlayRiders { card, riders } };
                Address { card: Some(card), colour: Some(colour), ..at(family, space.index() as u32) }
            }
            Action::PlayTower { card, tower } => {
                let bit = CardPiece::TOWERS_FROM + tower.index() as u32;
                Address { card: Some(card), ..at(Family::Play { card }, bit) }
            }
            Action::PlayDice { card } => Address { card: Some(card), ..at(Family::Hand, card as u32) },
            Action::Discard { card } => {
                Address { card: Some(card), ..at(Family::Hand, HandChoice::DISCARDS_FROM + card as u32) }
            }
            Action::MoveWizard { space, colour, riders } => {
                let family = if riders == 0 { Family::Move } else { Family::MoveRiders { riders } };
                Address { colour: Some(colour), ..at(family, space.index() as u32) }
            }
            Action::MoveTower { tower } => at(Family::Move, CardPiece::TOWERS_FROM + tower.index() as u32),
            Action::Push { tower } => at(Family::Push, tower.index() as u32),
            Action::Pick { colour } => at(Family::Pick, colour.index() as u32),
            Action::Give { card } => at(Family::Give, card as u32),
            Action::Offer { card } => at(Family::Offer, card as u32),
            Action::GiveBack { card } => at(Family::GiveBack, card as u32),
            Action::PassFlasks { count } => at(Family::PassFlasks, u32::from(count).min(NEVER)),
            Action::Cast(cast) => match cast {
                Cast::MoveWizard { space, colour } => {
                    at(Family::CastOnWizard { spell: WizardSpell::Move, colour }, space.index() as u32)
                }
                Cast::HeadwindWizard { space, colour } => {
                    at(Family::CastOnWizard { spell: WizardSpell::Headwind, colour }, space.index() as u32)
                }
                Cast::MoveTower { tower } => at(Family::CastOnTower { spell: TowerSpell::Move }, tower.index() as u32),
                Cast::HeadwindTower { tower } => {
                    at(Family::CastOnTower { spell: TowerSpell::Headwind }, tower.index() as u32)
                }
                Cast::FreeWizard { tower } => at(Family::CastOnTower { spell: TowerSpell::Free }, tower.index() as u32),
                Cast::SwapTowers { a, b } => at(Family::SwapTowers, if a < b { pair_bit(a, b) } else { NEVER }),
                Cast::MoveCastle { direction: Direction::Clockwise } => at(Family::MoveCastle, 0),
                Cast::MoveCastle { direction: Direction::CounterClockwise } => at(Family::MoveCastle, 1),
                Cast::Piggyback { colour } => at(Family::Piggyback, colour.index() as u32),
                Cast::DrawTwo => at(Family::DrawTwo, 0),
            },
            Action::Redraw => at(Family::Hand, HandChoice::REDRAW),
            Action::NoMove => at(Family::NoMove, 0),
            Action::Reroll => at(Family::Reroll, 0),
            Action::NoPush => at(Family::NoPush, 0),
            Action::End => at(Family::End, 0),
            Action::Pass => at(Family::Pass, 0),
            Action::Stop => at(Family::Stop, 0),
            Action::Ask => at(Family::Ask, 0),
            Action::Accept => at(Family::Accept, 0),
            Action::Decline => at(Family::Decline, 0),
        }
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
