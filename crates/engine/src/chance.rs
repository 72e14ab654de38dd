//! Chance, requested by the engine and supplied from outside: it lists outcomes with weights and never rolls itself.

use crate::card::Face;
use crate::cards::Cards;
use crate::position::Position;
use crate::stage::ChanceKind;

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "chance", rename_all = "snake_case"))]
pub enum Chance {
    /// A card of this face is drawn.
    Card {
        /// The face.
        face: Face,
    },
    /// The die shows this value, 1 to 6.
    Roll {
        /// The value.
        value: u8,
    },
}

/// The outcomes of the chance that is due, with their weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chances {
    /// A draw: each card of the pile with equal probability, so each face in proportion to its count (rule 3.7).
    Draw(Cards),
    /// A roll of the die (rule 1.5).
    Roll,
}

const DIE: u8 = 6;

impl Chances {
    /// The sum of all weights.
    #[inline]
    pub fn total(&self) -> u8 {
        match self {
            Chances::Draw(pile) => pile.len(),
            Chances::Roll => DIE,
        }
    }

    /// The outcome for a ticket below [`Self::total`]. Uniform tickets give outcomes by their weights.
    #[inline]
    pub fn pick(&self, ticket: u8) -> Option<Chance> {
        match self {
            Chances::Draw(pile) => pile.nth(ticket).map(|face| Chance::Card { face }),
            Chances::Roll => (ticket < DIE).then_some(Chance::Roll { value: ticket + 1 }),
        }
    }

    /// Every outcome with its weight.
    pub fn iter(&self) -> impl Iterator<Item = (Chance, u8)> + use<> {
        let (cards, values) = match *self {
            Chances::Draw(pile) => (pile, 0),
            Chances::Roll => (Cards::EMPTY, DIE),
        };
        let draws = cards.iter().map(|(face, weight)| (Chance::Card { face }, weight));
        draws.chain((1..=values).map(|value| (Chance::Roll { value }, 1)))
    }
}

impl Position {
    /// The outcomes of the chance that is due; `None` if a player has to decide or the game is over.
    #[inline]
    pub fn chances(&self) -> Option<Chances> {
        match self.chance_due()? {
            ChanceKind::Draw { .. } => Some(Chances::Draw(self.draw)),
            ChanceKind::Roll => Some(Chances::Roll),
        }
    }

    #[inline]
    pub(crate) fn can_happen(&self, outcome: Chance) -> bool {
        match (self.chances(), outcome) {
            (Some(Chances::Draw(pile)), Chance::Card { face }) => pile.count(face) > 0,
            (Some(Chances::Roll), Chance::Roll { value }) => (1..=DIE).contains(&value),
            _ => false,
        }
    }
}
