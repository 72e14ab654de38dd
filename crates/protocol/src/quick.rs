//! Playing at once, and who is here.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use crate::options::{Access, NewTable};
use crate::pace::{Clock, Timeout};
use crate::table::TableInfo;

/// A wish to play at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct QuickPlay {
    /// How many play, 2 to 6; by default, it does not matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
}

impl QuickPlay {
    /// The table that is opened if there is none to join: open to everyone, for three if it does not matter, and quick
    /// enough for strangers.
    pub fn table(self) -> NewTable {
        let clock =
            Clock { turn_seconds: NonZeroU32::new(180), window_seconds: NonZeroU32::new(30), timeout: Timeout::Bot };
        NewTable { access: Access::Open, takeover: true, clock, ..NewTable::new(self.players.unwrap_or(3)) }
    }
}

/// A seat that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuickSeat {
    /// How it was found.
    pub how: Found,
    /// The table, with the visitor in one of its seats.
    pub table: TableInfo,
}

/// How a seat was found for quick play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// The visitor already plays at such a table.
    Already,
    /// An open seat at a table that waits for players.
    Seated,
    /// The seat of a bot in a game that is on.
    TookOver,
    /// A new table, where bots play until people come.
    Opened,
}

/// Who is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Here {
    /// How many people are at tables, or were looking around within the last minutes.
    pub people: u32,
}
