//! What a player can wish to do: one variant for each kind of choice, with exactly its fields.

use crate::card::Face;
use crate::seat::Seat;
use crate::space::{Space, TowerId};
use crate::spell::Spell;

/// A player's choice. Who makes it is given separately.
///
/// A wizard is named by its space and its owner: all visible wizards of a colour on a space are alike (rule 1.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case", deny_unknown_fields))]
pub enum Action {
    /// Play a number card for its wizard side (rules 3.2, 4.2, 6.1).
    PlayWizard {
        /// The card.
        card: Face,
        /// Where the wizard stands.
        space: Space,
        /// Whose wizard it is.
        colour: Seat,
        /// How many more of that colour ride along by Piggyback; only in the basic game (rule 8.7).
        riders: u8,
    },
    /// Play a number card for its tower side (rules 3.2, 5.1, 6.1).
    PlayTower {
        /// The card.
        card: Face,
        /// The tower that moves, with everything above it.
        tower: TowerId,
    },
    /// Play a die card; the roll follows (rule 6.2).
    PlayDice {
        /// The card.
        card: Face,
    },
    /// Discard a card unused (rules 3.3 and 3.4).
    Discard {
        /// The card.
        card: Face,
    },
    /// Discard the whole hand and draw three cards instead of both actions (rule 3.5).
    Redraw,
    /// Move a wizard by the roll (rule 6.2).
    MoveWizard {
        /// Where the wizard stands.
        space: Space,
        /// Whose wizard it is.
        colour: Seat,
        /// Riders, as in [`Action::PlayWizard`].
        riders: u8,
    },
    /// Move a tower by the roll (rule 6.2).
    MoveTower {
        /// The tower.
        tower: TowerId,
    },
    /// The roll cannot move anything: the action is used up (rule 6.3).
    NoMove,
    /// Roll again (rule 6.2).
    Reroll,
    /// After a redraw: move a tower one space (rule 3.5).
    Push {
        /// The tower.
        tower: TowerId,
    },
    /// After a redraw: move no tower.
    NoPush,
    /// End the turn without (another) spell (rule 7.5).
    End,
    /// Cast nothing in this window (rule 9.3).
    Pass,
    /// Do not repeat the spell (rules 7.3 and 9.2).
    Stop,
    /// Cast a spell.
    Cast(Cast),
    /// Free a wizard found both partners' wizards: take one of this owner (rule 8.8).
    Pick {
        /// Whose wizard goes free.
        colour: Seat,
    },
    /// Ask the partner for an exchange of cards (rule 11.2).
    Ask,
    /// Pass a card to the active partner who asked (rule 11.2).
    Give {
        /// The card.
        card: Face,
    },
    /// Offer a card to the active partner (rule 11.2).
    Offer {
        /// The card.
        card: Face,
    },
    /// Accept an offered card, unseen (rule 11.2).
    Accept,
    /// Decline to pass a card, or an offered one (rule 11.2).
    Decline,
    /// Give a card back and so complete the exchange (rule 11.2).
    GiveBack {
        /// The card.
        card: Face,
    },
    /// Pass full flasks to the partner (rule 11.3).
    PassFlasks {
        /// How many.
        count: u8,
    },
}

/// A spell with its target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "spell", rename_all = "snake_case", deny_unknown_fields))]
pub enum Cast {
    /// Rule 8.1.
    MoveWizard {
        /// Where the wizard stands.
        space: Space,
        /// Whose wizard it is.
        colour: Seat,
    },
    /// Rule 8.3.
    HeadwindWizard {
        /// Where the wizard stands.
        space: Space,
        /// Whose wizard it is.
        colour: Seat,
    },
    /// Rule 8.2.
    MoveTower {
        /// The tower.
        tower: TowerId,
    },
    /// Rule 8.4.
    HeadwindTower {
        /// The tower.
        tower: TowerId,
    },
    /// Rule 8.5. The lower number comes first.
    SwapTowers {
        /// One top tower.
        a: TowerId,
        /// The other, with the higher number.
        b: TowerId,
    },
    /// Rule 8.6.
    MoveCastle {
        /// Which way round.
        direction: Direction,
    },
    /// Rule 8.7, in the master variant; in the basic game it goes with the card.
    Piggyback {
        /// Whose wizard rides along.
        colour: Seat,
    },
    /// Rule 8.8.
    FreeWizard {
        /// The tower that is lifted.
        tower: TowerId,
    },
    /// Rule 8.10.
    DrawTwo,
}

impl Cast {
    /// The spell without its target.
    pub const fn spell(&self) -> Spell {
        match self {
            Cast::MoveWizard { .. } => Spell::MoveWizard,
            Cast::HeadwindWizard { .. } => Spell::HeadwindWizard,
            Cast::MoveTower { .. } => Spell::MoveTower,
            Cast::HeadwindTower { .. } => Spell::HeadwindTower,
            Cast::SwapTowers { .. } => Spell::SwapTowers,
            Cast::MoveCastle { .. } => Spell::MoveCastle,
            Cast::Piggyback { .. } => Spell::Piggyback,
            Cast::FreeWizard { .. } => Spell::FreeWizard,
            Cast::DrawTwo => Spell::DrawTwo,
        }
    }
}

/// A direction around the ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Direction {
    /// The direction in which cards move wizards and towers.
    Clockwise,
    /// The direction of the headwinds.
    CounterClockwise,
}

impl Direction {
    /// +1 or −1 space.
    #[inline]
    pub const fn step(self) -> i8 {
        match self {
            Direction::Clockwise => 1,
            Direction::CounterClockwise => -1,
        }
    }
}
