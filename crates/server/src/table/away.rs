//! What the others can do while somebody is away, and how a game ends that nobody wants to go on with.
//!
//! Who is present is known to this process alone, so it is an argument, like the time. What follows from it is in the
//! log: who asked to wait, who agreed to end the game, and whether that ended it.

use rabenburg_engine::{MAX_SEATS, Seat, SeatSet};
use rabenburg_protocol::{Away, Ending, Problem, ProblemCode, Status, VisitorId};

use super::entry::What;
use super::seats::Occupant;
use super::{Driver, Person, Table};

/// Who is here, as far as this process knows, and what time it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scene {
    /// Seats whose person is here.
    pub(crate) present: SeatSet,
    /// How many are watching.
    pub(crate) spectators: u32,
    /// Since when each seat's person has been away, in milliseconds since 1970.
    pub(crate) away: [Option<u64>; MAX_SEATS],
    /// Since when each seat's person has been here, in milliseconds since 1970; 0 if they never were away.
    pub(crate) here_since: [u64; MAX_SEATS],
    /// Since when the host has been away, in milliseconds since 1970.
    pub(crate) host_away: Option<u64>,
    /// How many milliseconds someone may be away before others can do something about it.
    pub(crate) patience: u64,
    /// The time, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// Someone has asked to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wait {
    /// For whom.
    pub(super) whom: Seat,
    /// Who has asked.
    pub(super) by: Seat,
}

/// Who has agreed to end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Votes {
    /// Who was away then. Nobody, if it is about those who have resigned.
    pub(super) about: Option<Seat>,
    pub(super) agreed: SeatSet,
}

/// People who are here may take so many times longer over a decision without a clock than others wait for somebody who is
/// away.
const PRESENT: u64 = 5;
/// A room waits so many times longer for its host.
const HOST: u64 = 3;
/// Where turns may take days, a room waits a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Scene {
    /// Since when a seat's person has been away, and that for longer than others need to put up with.
    fn long_away(&self, seat: Seat) -> Option<u64> {
        self.away[seat.index()].filter(|since| self.at >= since.saturating_add(self.patience))
    }
}

impl Table {
    /// The awaited person, if they have been away for so long that others can do something about it, or are here and do
    /// not move. Where turns may take days, nobody is expected to be here.
    pub(crate) fn absent(&self, scene: &Scene) -> Option<Seat> {
        let awaited = self.awaited_person().filter(|_| !self.options.clock.is_slow())?;
        let idle = || self.idle_at(scene).is_some_and(|(_, at)| scene.at >= at);
        (scene.long_away(awaited).is_some() || idle()).then_some(awaited)
    }

    /// Since when the awaited person, who is here, has been able to decide, and when others can do something about it. A
    /// clock does that by itself.
    pub(crate) fn idle_at(&self, scene: &Scene) -> Option<(u64, u64)> {
        let awaited = self.awaited_person().filter(|seat| scene.present.contains(*seat))?;
        if self.deadline().is_some() || self.options.clock.is_slow() {
            return None;
        }
        let since = self.game()?.thinking().0.max(scene.here_since[awaited.index()]);
        Some((since, since.saturating_add(scene.patience.saturating_mul(PRESENT))))
    }

    /// Who becomes the host of a room whose host is away, and when: the first of those who sit there and are here.
    pub(crate) fn next_host_at(&self, scene: &Scene) -> Option<(VisitorId, u64)> {
        let since = scene.host_away.filter(|_| self.status == Status::Waiting)?;
        let wait = if self.options.clock.is_slow() { DAY } else { scene.patience.saturating_mul(HOST) };
        let next = self.players().find(|(seat, _)| scene.present.contains(*seat));
        next.map(|(_, visitor)| (visitor, since.saturating_add(wait)))
    }

    /// When a bot stands in by itself: if the awaited person is away, others are waiting, and nobody has asked to wait.
    pub(crate) fn stand_in_at(&self, scene: &Scene) -> Option<(Seat, u64)> {
        let awaited = self.awaited_person()?;
        let absence = self.options.absence();
        absence.bot?;
        if scene.present.is_empty() && scene.spectators == 0 || self.wait.is_some_and(|wait| wait.whom == awaited) {
            return None;
        }
        let since = scene.away[awaited.index()]?;
        Some((awaited, since.saturating_add(u64::from(absence.grace_seconds) * 1000)))
    }

    /// The person for whom the game waits, by their seat.
    fn awaited_person(&self) -> Option<Seat> {
        let awaited = self.game()?.position().awaited()?;
        matches!(self.driver(awaited), Some(Driver::Person(_))).then_some(awaited)
    }

    /// Whether others have begun to do something because this person was away.
    pub(crate) fn is_missed(&self, seat: Seat) -> bool {
        self.wait.is_some_and(|wait| wait.whom == seat) || self.votes.about == Some(seat)
    }

    /// What everyone is told while somebody is away.
    pub(super) fn away(&self, scene: &Scene) -> Option<Away> {
        let seat = self.absent(scene)?;
        let since = scene.away[seat.index()].or_else(|| self.idle_at(scene).map(|(since, _)| since))?;
        Some(Away {
            seat,
            away_ms: scene.at.saturating_sub(since),
            here: scene.away[seat.index()].is_none(),
            stand_in_ms: self.stand_in_at(scene).map(|(_, at)| at.saturating_sub(scene.at)),
            waits: self.wait.filter(|wait| wait.whom == seat).map(|wait| wait.by),
        })
    }

    /// What everyone is told while the game can be ended.
    pub(crate) fn ending(&self, scene: &Scene) -> Option<Ending> {
        let say = self.voters(scene)?;
        let agreed = self.votes.agreed;
        let missing = say.iter().filter(|seat| !agreed.contains(*seat)).collect();
        Some(Ending { agreed: agreed.iter().collect(), missing })
    }

    /// Who has a say in ending the game, if it may be ended: those who are here, or have been gone for a moment only,
    /// except whom it is about.
    /// Where turns may take days, everyone has.
    fn voters(&self, scene: &Scene) -> Option<SeatSet> {
        self.game()?;
        let resigned = |occupant: &Occupant| matches!(occupant, Occupant::Person { resigned: true, .. });
        let absent = self.absent(scene);
        if absent.is_none() && !self.seats.iter().flatten().any(resigned) {
            return None;
        }
        let slow = self.options.clock.is_slow();
        let counts = |seat: &Seat| slow || (scene.long_away(*seat).is_none() && absent != Some(*seat));
        Some(self.players().map(|(seat, _)| seat).filter(counts).collect())
    }

    /// A player lets a bot play for someone who is away.
    pub(super) fn let_stand_in(&self, person: &Person, seat: Seat, scene: &Scene) -> Result<What, Problem> {
        self.seated(person)?;
        self.only_absent(seat, scene)?;
        Ok(What::BotTook { seat })
    }

    /// A player asks everyone to wait.
    pub(super) fn ask_to_wait(&self, person: &Person, seat: Seat, scene: &Scene) -> Result<What, Problem> {
        let by = self.seated(person)?;
        self.only_absent(seat, scene)?;
        Ok(What::Waits { seat, by })
    }

    /// A player agrees to end the game, or no longer does.
    pub(super) fn vote(&self, person: &Person, agreed: bool, scene: &Scene) -> Result<What, Problem> {
        let by = self.seated(person)?;
        let say = self.voters(scene).filter(|_| agreed || self.votes.agreed.contains(by));
        let say =
            say.ok_or_else(|| not_away("the game cannot be ended now: nobody is away, and nobody has resigned"))?;
        let missing = |seat: &Seat| *seat != by && !self.votes.agreed.contains(*seat);
        let ends = agreed && !say.iter().any(|seat| missing(&seat));
        Ok(What::Ending { by, about: self.absent(scene), agreed, ends })
    }

    /// A player gives up.
    pub(super) fn resign(&self, person: &Person) -> Result<What, Problem> {
        let seat = self.seated(person)?;
        match self.game() {
            Some(_) => Ok(What::Resigned { seat }),
            None => Err(self.wrong_status("the game has not begun")),
        }
    }

    fn only_absent(&self, seat: Seat, scene: &Scene) -> Result<(), Problem> {
        if self.absent(scene) == Some(seat) {
            return Ok(());
        }
        Err(not_away("the game is not waiting for this player, or they have not been away for long enough"))
    }

    /// Nobody waits for this person any more, nor wants to end the game because of them.
    pub(super) fn stop_missing(&mut self, seat: Seat) {
        self.wait.take_if(|wait| wait.whom == seat);
        if self.votes.about == Some(seat) {
            self.votes = Votes::default();
        }
    }

    /// The game has moved on: what was about someone who is not awaited any more is off.
    pub(super) fn move_on(&mut self) {
        let awaited = self.game.as_ref().and_then(|game| game.position().awaited());
        self.wait.take_if(|wait| Some(wait.whom) != awaited);
        if self.votes.about.is_some() && self.votes.about != awaited {
            self.votes = Votes::default();
        }
    }

    /// Someone agrees to end the game, or no longer does.
    pub(super) fn count_vote(&mut self, by: Seat, about: Option<Seat>, agreed: bool) {
        let others = self.votes.agreed.iter().filter(|seat| *seat != by);
        let agreed = others.chain(agreed.then_some(by)).collect::<SeatSet>();
        self.votes = if agreed.is_empty() { Votes::default() } else { Votes { about, agreed } };
    }
}

fn not_away(message: &str) -> Problem {
    Problem::new(ProblemCode::NotAway, message)
}
