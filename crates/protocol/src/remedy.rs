//! What people can do when a game does not go on, or is over: for somebody who is away, to end it, to play again.

use rabenburg_engine::Seat;
use serde::{Deserialize, Serialize};

/// The game waits for a person who has been away for a while, or who is here and does not move. Until they do, any other
/// player who is present can let a bot play, ask everyone to wait, or agree to end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Away {
    /// Their seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// For how many milliseconds they had been away when the message was created, or the game had waited for them if
    /// they are here.
    pub away_ms: u64,
    /// Whether they are here, and just do not move.
    #[serde(default, skip_serializing_if = "is_false")]
    pub here: bool,
    /// In how many milliseconds a bot would stand in by itself. Missing if none would: there is none at this table, or
    /// someone has asked to wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in_ms: Option<u64>,
    /// The seat of whoever has asked to wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub waits: Option<Seat>,
}

/// In the form that serde needs.
fn is_false(value: &bool) -> bool {
    !value
}

/// The players may end the game before it is over, because somebody is away or has resigned. It ends when everyone who
/// has a say agrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// Who has agreed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub agreed: Vec<Seat>,
    /// Who is present, or was a moment ago, and has not agreed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub missing: Vec<Seat>,
}

/// Why a game was abandoned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Abandoned {
    /// The players who were present agreed to end it.
    Agreed,
    /// All people have resigned.
    Resigned,
    /// Nothing had happened for a very long time.
    Silence,
}

/// Somebody wants to play again. Once all people have answered, there is a table for those who accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Proposal {
    /// The seat of whoever asked first.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    /// Who accepted, including whoever asked.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub accepted: Vec<Seat>,
    /// Who declined.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub declined: Vec<Seat>,
    /// Who has not answered.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub missing: Vec<Seat>,
}
