//! What has to happen for a puzzle to be solved.

use rabenburg_engine::{Face, Space};

use crate::theme::Theme;

/// What has to happen. Whatever meets it is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// One of the solver's wizards who is locked up when the turn begins enters the castle in this turn.
    Stowaway,
    /// In this turn the solver finishes (rule 10.1).
    LastFlask,
    /// The solver fills at least so many flasks in this turn.
    AtOneStroke {
        /// How many: as many as can be.
        flasks: u8,
    },
    /// One of the solver's wizards enters the castle in this turn, and the castle comes to rest on this space.
    RavensFlight {
        /// The space.
        rest: Space,
    },
    /// After this turn, no sequence of the next player's decisions, rolls and cards that they may hold brings one of
    /// their wizards home in their turn.
    ShutTheDoor,
    /// The aim is reached in this turn, whatever is rolled.
    ComeWhatMay {
        /// The aim.
        aim: Aim,
    },
    /// The solver wins the game in so many turns of their own, this one included, whatever the rival does and whatever
    /// is drawn.
    Unstoppable {
        /// How many turns.
        turns: u8,
    },
    /// All wizards are home before more than so many further cards are discarded. The draw pile lies in this order.
    OpenSolo {
        /// How many cards.
        cards: u8,
        /// What is drawn, one card after the other.
        draws: Vec<Face>,
    },
    /// Like [`Goal::Stowaway`], after turns that were only shown.
    Memory,
}

/// What a plan with a die card is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// One of the solver's wizards enters the castle.
    Home,
    /// The solver fills at least so many flasks.
    Flasks(u8),
}

impl Goal {
    /// The theme to which such a goal belongs.
    pub const fn theme(&self) -> Theme {
        match self {
            Goal::Stowaway => Theme::Stowaway,
            Goal::LastFlask => Theme::LastFlask,
            Goal::AtOneStroke { .. } => Theme::AtOneStroke,
            Goal::RavensFlight { .. } => Theme::RavensFlight,
            Goal::ShutTheDoor => Theme::ShutTheDoor,
            Goal::ComeWhatMay { .. } => Theme::ComeWhatMay,
            Goal::Unstoppable { .. } => Theme::Unstoppable,
            Goal::OpenSolo { .. } => Theme::OpenSolo,
            Goal::Memory => Theme::Memory,
        }
    }
}
