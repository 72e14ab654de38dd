//! A table on its own: no socket, no clock, no disk.
//!
//! Its state is the result of its entries ([`Table::apply`]). A command becomes an entry or a problem
//! ([`Table::decide`]) and changes nothing; the entry is applied when it is written to the log. So a table read back
//! from its log is the same table. What anyone is told is put together in `telling` alone.

mod apply;
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
use rabenburg_protocol::{Code, CommandId, NewTable, Said, Status, VisitorId};

pub(crate) use apply::Change;
pub(crate) use clock::Overdue;
pub(crate) use entry::{Entry, What};
pub(crate) use game::Game;
pub(crate) use opening::{open, rematch};
pub(crate) use seats::{Driver, Occupant, Person};
pub(crate) use telling::{Attendance, Recipient};

/// How many chat messages a table keeps, and how many commands it recognises when they are sent again.
const CHAT: usize = 100;
const REMEMBERED: usize = 32;

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

    /// The game, while it is being played.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.game.as_ref().filter(|_| self.status == Status::Playing)
    }

    pub(crate) fn options(&self) -> &NewTable {
        &self.options
    }

    /// Where a visitor sits.
    pub(crate) fn seat_of(&self, visitor: VisitorId) -> Option<Seat> {
        let sits = |occupant: &Option<Occupant>| matches!(occupant, Some(Occupant::Person { person, .. }) if person.visitor == visitor);
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
