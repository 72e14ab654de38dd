//! What remains of a finished game.

use rabenburg_engine::{Outcome, Rules};
use serde::{Deserialize, Serialize};

use crate::id::Code;
use crate::table::SeatInfo;

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// The table's code.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: Code,
    /// The rules of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
    /// How it ended; `None` if it was abandoned.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// How many turns were played.
    pub turns: u32,
    /// When it began, in milliseconds since 1970.
    pub began_at: u64,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: u64,
    /// The players by seat.
    pub players: Vec<PlayerResult>,
}

/// A player of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerResult {
    /// Who it was.
    pub seat: SeatInfo,
    /// What they did.
    pub statistics: Statistics,
}

/// What a player did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Statistics {
    /// How many of their wizards came home.
    pub wizards_home: u32,
    /// How many wizards they locked up, their own included.
    pub locked_up: u32,
    /// How often one of their own wizards was locked up, by anyone.
    pub was_locked_up: u32,
    /// How many of their flasks were filled.
    pub flasks_filled: u32,
    /// How many full flasks they spent.
    pub flasks_spent: u32,
    /// How many spells they cast, repeats included.
    pub spells_cast: u32,
    /// How many cards they played.
    pub cards_played: u32,
    /// How many cards they discarded unused.
    pub cards_discarded: u32,
    /// How often they redrew their hand instead of playing.
    pub redraws: u32,
}
