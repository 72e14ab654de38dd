//! Another game: who wants it, and the table for those who do.

use rabenburg_bots::Level;
use rabenburg_engine::{Seat, SeatSet};
use rabenburg_protocol::{Problem, ProblemCode, Proposal, Status};

use super::entry::What;
use super::seats::{Occupant, bot_name};
use super::{Person, Table};

/// Someone has asked for a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// Who asked first.
    pub(super) by: Seat,
    pub(super) accepted: SeatSet,
    pub(super) declined: SeatSet,
}

impl Table {
    /// Someone asks for a rematch, accepts or declines one.
    pub(super) fn answer(&self, person: &Person, accepts: bool) -> Result<What, Problem> {
        let seat = self.may_play_again(person)?;
        if !accepts && self.asked.is_none() {
            return Err(self.wrong_status("nobody has asked for a rematch"));
        }
        Ok(What::Answered { seat, accepts })
    }

    /// Where someone sat who may want to play again.
    pub(crate) fn may_play_again(&self, person: &Person) -> Result<Seat, Problem> {
        let not_seated = || Problem::new(ProblemCode::NotSeated, "only those who played here can do that");
        let seat = self.place_of(person.visitor).ok_or_else(not_seated)?;
        match (self.status, &self.game) {
            (Status::Over | Status::Closed, Some(_)) => Ok(seat),
            _ => Err(Problem::new(ProblemCode::WrongStatus, "the game is not over")),
        }
    }

    /// Whether there is a table for the rematch already.
    pub(crate) fn has_rematch(&self) -> bool {
        self.rematch.is_some()
    }

    /// What everyone is told about it.
    pub(super) fn proposal(&self) -> Option<Proposal> {
        let Asked { by, accepted, declined } = self.asked?;
        let missing = self.unanswered().collect();
        Some(Proposal { by, accepted: accepted.iter().collect(), declined: declined.iter().collect(), missing })
    }

    /// Who has not answered. Those who have resigned need not.
    fn unanswered(&self) -> impl Iterator<Item = Seat> + '_ {
        let answered =
            |seat: Seat| self.asked.is_some_and(|asked| asked.accepted.contains(seat) || asked.declined.contains(seat));
        self.players().map(|(seat, _)| seat).filter(move |seat| !answered(*seat))
    }

    /// Whether the table of the rematch is to be opened: everyone has answered, and whoever asked does not stay alone
    /// because of it.
    pub(crate) fn rematch_due(&self) -> bool {
        let Some(asked) = self.asked.filter(|_| self.rematch.is_none()) else { return false };
        let alone = asked.accepted.len() < 2 && !asked.declined.is_empty();
        self.unanswered().next().is_none() && !alone
    }

    /// Whether someone may open the table of the rematch now.
    pub(crate) fn may_reopen(&self, person: &Person) -> Result<(), Problem> {
        let seat = self.may_play_again(person)?;
        match self.asked {
            Some(asked) if asked.accepted.contains(seat) => Ok(()),
            _ => Err(Problem::new(ProblemCode::WrongStatus, "ask for a rematch or accept it first")),
        }
    }

    /// The first entry of the table for those who accepted, in the seats they had. The other seats are open, or have
    /// bots of this level.
    pub(crate) fn reopened(&self, bots: Option<Level>) -> Option<What> {
        let asked = self.asked?;
        let mut seats: Vec<Option<Occupant>> = Vec::new();
        for (seat, occupant) in Seat::all(self.seats.len()).zip(&self.seats) {
            seats.push(match occupant.clone() {
                Some(Occupant::Person { person, colour, .. }) if asked.accepted.contains(seat) => {
                    Some(Occupant::person(person, colour))
                }
                Some(Occupant::Person { colour, .. }) => bots.and_then(|level| {
                    let others: Vec<_> = seats.iter().chain(&self.seats).cloned().collect();
                    Some(Occupant::Bot { level, name: bot_name(colour, &others)?, colour })
                }),
                other => other,
            });
        }
        let willing = std::iter::once(asked.by).chain(asked.accepted.iter());
        let host = willing
            .filter(|seat| asked.accepted.contains(*seat))
            .find_map(|seat| self.occupant(seat).and_then(Occupant::visitor))?;
        Some(What::Opened { host, options: Box::new(self.options.clone()), seats })
    }

    /// Notes an answer.
    pub(super) fn note_answer(&mut self, seat: Seat, accepts: bool) {
        let asked = self.asked.unwrap_or(Asked { by: seat, accepted: SeatSet::EMPTY, declined: SeatSet::EMPTY });
        let without = |set: SeatSet| set.iter().filter(|other| *other != seat).collect::<SeatSet>();
        let (mut accepted, mut declined) = (without(asked.accepted), without(asked.declined));
        if accepts { &mut accepted } else { &mut declined }.insert(seat);
        // With nobody left who wants it, anyone may ask anew.
        self.asked = (!accepted.is_empty()).then_some(Asked { accepted, declined, ..asked });
    }
}
