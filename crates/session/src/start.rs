//! Whether a game can begin on this device.

use rabenburg_engine::SetupError;

use crate::session::{Matchup, Who};

/// Checks what the engine cannot know: that there is somebody on every seat, and nobody elsewhere.
pub(crate) fn check(table: &Matchup) -> Result<(), StartError> {
    let (there, needed) = (table.players.len(), usize::from(table.rules.players));
    if there != needed {
        return Err(StartError::Players { there, needed });
    }
    if table.players.iter().any(|player| player.sitter == Who::Elsewhere) {
        return Err(StartError::Elsewhere);
    }
    Ok(())
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// Nobody can play by these rules.
    #[error(transparent)]
    Rules(#[from] SetupError),
    /// Too many or too few players.
    #[error("{there} players are there, and {needed} are needed")]
    Players {
        /// How many there are.
        there: usize,
        /// How many the rules say.
        needed: usize,
    },
    /// A game on this device has nobody elsewhere.
    #[error("a game on this device cannot have players elsewhere")]
    Elsewhere,
}
