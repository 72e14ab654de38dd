//! A table on its own: no socket, no clock, no disk.
//!
//! Its state is the result of its entries ([`Table::apply`]). A command becomes an entry or a problem
//! ([`Table::decide`]) and changes nothing; the entry is applied when it is written to the log. So a table read back
//! from its log is the same table. What anyone is told is put together in `telling` alone.

mod again;
mod apply;
mod away;
mod changing;
mod clock;
mod command;
mod entry;
mod game;
mod opening;
mod seats;
mod telling;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use rabenburg_engine::{Seat, Viewer};
use rabenburg_protocol::{Abandoned, Code, CommandId, LastMove, NewTable, Said, Status, VisitorId};

use again::Asked;
pub(crate) use apply::Change;
pub(crate) use away::Scene;
use away::{Votes, Wait};
pub(crate) use clock::Overdue;
pub(crate) use entry::{Entry, What};
pub(crate) use game::Game;
pub(crate) use opening::open;
pub(crate) use seats::{Driver, Occupant, Person};
pub(crate) use telling::Recipient;

/// How many chat messages a table keeps, how many commands it recognises when they are sent again, and how many people
/// are told that they lost their seat.
const CHAT: usize = 100;
const REMEMBERED: usize = 32;
const EVICTED: usize = 32;

/// The state of a table.
#[derive(Debug)]
pub(crate) struct Table {
    code: Code,
    /// How many entries its log has.
    version: u64,
    status: Status,
    host: VisitorId,
    options: NewTable,
    /// Who sits where.
    seats: Vec<Option<Occupant>>,
    /// The game, once it has begun.
    game: Option<Game>,
    /// When the last entry was made.
    changed_at: u64,
    done: VecDeque<(VisitorId, CommandId, u64)>,
    chat: VecDeque<Said>,
    /// Who has muted whom.
    mutes: Vec<(VisitorId, VisitorId)>,
    /// The last move.
    moved: Option<LastMove>,
    /// Who has asked to wait for whom.
    wait: Option<Wait>,
    /// Who has agreed to end the game.
    votes: Votes,
    /// Whose seats the host has taken away.
    evicted: Vec<VisitorId>,
    abandoned: Option<Abandoned>,
    /// Who wants a rematch.
    asked: Option<Asked>,
    rematch: Option<Code>,
}

impl Table {
    pub(crate) fn code(&self) -> Code {
        self.code
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn status(&self) -> Status {
        self.status
    }

    pub(crate) fn host(&self) -> VisitorId {
        self.host
    }

    /// The game, while it is being played.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.game.as_ref().filter(|_| self.status == Status::Playing)
    }

    /// Where a visitor plays; nowhere, if they have resigned.
    pub(crate) fn seat_of(&self, visitor: VisitorId) -> Option<Seat> {
        self.players().find(|(_, player)| *player == visitor).map(|(seat, _)| seat)
    }

    /// Where a visitor sits, even if they have resigned.
    pub(crate) fn place_of(&self, visitor: VisitorId) -> Option<Seat> {
        let sits = |occupant: &Option<Occupant>| occupant.as_ref().and_then(Occupant::visitor) == Some(visitor);
        let index = self.seats.iter().position(sits)?;
        Seat::all(self.seats.len()).nth(index)
    }

    /// Which view a visitor has.
    pub(crate) fn viewer(&self, visitor: Option<VisitorId>) -> Viewer {
        visitor.and_then(|visitor| self.seat_of(visitor)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The version at which a command was carried out, if it was already.
    pub(crate) fn done_already(&self, visitor: VisitorId, id: &CommandId) -> Option<u64> {
        self.done.iter().find(|(other, known, _)| *other == visitor && known == id).map(|(_, _, version)| *version)
    }
}
