//! What remains of a finished game.

use rabenburg_engine::{Outcome, Rules};
use serde::{Deserialize, Serialize};

use crate::id::Code;
use crate::remedy::Abandoned;
use crate::statistics::Statistics;
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
    /// Why it was abandoned, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abandoned: Option<Abandoned>,
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

/// Finished games of a visitor, the latest first: a page of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Games {
    /// The games.
    pub games: Vec<GameResult>,
    /// Where the next page begins, to be sent as `before`; missing on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}
