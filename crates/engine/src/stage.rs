//! Where in a turn the game stands, and whose decision it is.

use crate::card::{Face, Side};
use crate::outcome::{Outcome, Reason};
use crate::seat::Seat;
use crate::space::{Space, Surface, TowerId};
use crate::spell::Spell;

/// Whom or what the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A decision of this seat. In team games its partner may act too ([`Position::asides`](crate::Position::asides)),
    /// but nobody is waiting for them.
    Act(Seat),
    /// A card or a roll, to be supplied from outside with [`Position::resolve`](crate::Position::resolve).
    Chance(ChanceKind),
    /// Nothing more: the game is over.
    Over(Outcome),
}

/// What kind of chance is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "chance", rename_all = "snake_case"))]
pub enum ChanceKind {
    /// This seat draws a card.
    Draw {
        /// Who draws.
        seat: Seat,
    },
    /// The die is rolled.
    Roll,
}

/// The kind of decision the game is waiting for. It is public (rule 13.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Phase {
    /// The active player chooses a card.
    Choose,
    /// The active player uses a roll.
    Rolled,
    /// The active player may push a tower after a redraw.
    Push,
    /// The active player may cast before the turn ends.
    End,
    /// A seat casts or passes (rule 9.3).
    Window,
    /// The caster repeats the spell or stops.
    Repeat,
    /// The caster picks whom to free.
    Pick,
    /// The partner was asked for a card.
    Give,
    /// The active player was offered a card.
    Reply,
    /// The active player gives a card back.
    GiveBack,
}

impl Phase {
    /// The phase's name, such as `give_back`.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Choose => "choose",
            Phase::Rolled => "rolled",
            Phase::Push => "push",
            Phase::End => "end",
            Phase::Window => "window",
            Phase::Repeat => "repeat",
            Phase::Pick => "pick",
            Phase::Give => "give",
            Phase::Reply => "reply",
            Phase::GiveBack => "give_back",
        }
    }
}

/// The windows for spells around an action in the master variant (rule 9.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Window {
    /// Before the active player chooses a card.
    Open,
    /// The move has been announced but not made yet.
    Announced,
    /// The move has been made, or there was none.
    Done,
}

impl Window {
    /// The window's name, such as `announced`.
    pub const fn name(self) -> &'static str {
        match self {
            Window::Open => "open",
            Window::Announced => "announced",
            Window::Done => "done",
        }
    }
}

/// Where in the turn the game stands. Interludes lie on top of it.
// A tag of its own instead of one folded into the fields: every step of the game asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Stage {
    /// Hands are being dealt.
    Deal,
    /// The active player chooses a card.
    Choose,
    /// The die is about to be rolled.
    Roll,
    /// The active player uses the roll.
    Rolled,
    /// A redraw: cards are drawn, then a tower may be pushed.
    Push,
    /// Both actions or the redraw are done; the active player may still cast (rule 7.5).
    End,
    /// A window, and the seat that is asked in it (rule 9.3).
    Window(Window, Seat),
    /// The turn is over, the hand is being refilled.
    Refill,
    /// The game is over.
    Over(Reason),
}

/// Something that happens within a stage and returns to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Interlude {
    /// Nothing of the kind.
    None,
    /// The caster draws two cards (rule 8.10).
    Drawing(Seat),
    /// The caster has lifted this tower and picks whom to free (rule 8.8).
    Pick(Seat, TowerId),
    /// The caster may repeat this spell (rules 7.3 and 9.2).
    Repeat(Seat, Spell),
    /// The partner was asked for a card (rule 11.2).
    Give,
    /// The partner offered a card, which only they know (rule 11.2).
    Reply,
    /// The active player has a card from their partner and gives one back (rule 11.2).
    GiveBack,
}

/// A move that has been announced but not made yet (rules 9.4 and 9.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Announced {
    /// The card that was played.
    pub card: Face,
    /// How far the move goes: the card's number or the roll.
    pub distance: u8,
    /// The piece.
    pub piece: AnnouncedPiece,
    /// Where the piece stood when it was announced.
    pub space: Space,
}

impl Announced {
    /// Which side of the card is used.
    pub const fn side(&self) -> Side {
        match self.piece {
            AnnouncedPiece::Wizard { .. } => Side::Wizard,
            AnnouncedPiece::Tower(_) => Side::Tower,
        }
    }
}

/// An announced piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum AnnouncedPiece {
    /// A wizard of this owner on this surface. The surface follows the wizard (rule 9.5).
    Wizard {
        /// What it stands on.
        surface: Surface,
        /// Whose it is.
        colour: Seat,
    },
    /// A tower.
    Tower(TowerId),
}
