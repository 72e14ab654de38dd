//! How a game ended: the rule that ended it, and who won.

use crate::position::Position;
use crate::rules::Teams;
use crate::seat::{Seat, SeatSet};

/// The rule that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reason {
    /// Somebody had finished and the round was played to its end (rules 10.2 and 10.3).
    Finished,
    /// All wizards are home and nobody has finished (rule 10.4).
    AllHome,
    /// The round limit was reached (rule 10.5).
    RoundLimit,
    /// A team has finished (rule 11.6).
    TeamFinished,
    /// The solo game was won or lost (rule 12.4).
    Solo,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 5] =
        [Reason::Finished, Reason::AllHome, Reason::RoundLimit, Reason::TeamFinished, Reason::Solo];

    /// The number of the rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::Finished => "10.3",
            Reason::AllHome => "10.4",
            Reason::RoundLimit => "10.5",
            Reason::TeamFinished => "11.6",
            Reason::Solo => "12.4",
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The rule that ended it.
    pub reason: Reason,
    /// Who won; several share the victory, and partners win together. Empty for a lost solo game.
    pub winners: SeatSet,
    /// Solo: the number of cards discarded; fewer is better (rule 12.4).
    pub score: Option<u8>,
}

impl Position {
    /// A player has finished when all their wizards are home and none of their flasks is empty (rule 10.1). In a team
    /// game that applies to both partners together (rule 11.6).
    pub fn has_finished(&self, seat: Seat) -> bool {
        let alone = |seat| self.all_home(seat) && self.flasks(seat).empty == 0;
        alone(seat) && self.rules().partner(seat).is_none_or(alone)
    }

    pub(crate) fn anybody_finished(&self) -> bool {
        self.rules().seats().any(|seat| self.has_finished(seat))
    }

    /// The end of the game that an entry or a filled flask brings at once (rules 10.4, 11.6 and 12.4).
    #[inline]
    pub(crate) fn ends_at_once(&self) -> Option<Reason> {
        let rules = self.rules();
        if rules.is_solo() {
            return self.all_home(Seat::FIRST).then_some(Reason::Solo);
        }
        if rules.teams == Teams::EndAtOnce && self.anybody_finished() {
            return Some(Reason::TeamFinished);
        }
        let all_home = rules.seats().all(|seat| self.all_home(seat));
        (all_home && !self.anybody_finished()).then_some(Reason::AllHome)
    }

    /// The end of the game after the last seat's refill (rules 10.2 and 10.5).
    pub(crate) fn ends_with_round(&self) -> Option<Reason> {
        if self.rules().is_solo() {
            return None;
        }
        if self.anybody_finished() {
            return Some(Reason::Finished);
        }
        let rounds = (self.turn_number() + 1) / u32::from(self.rules().players);
        let limit = self.rules().round_limit?;
        (rounds >= u32::from(limit.get())).then_some(Reason::RoundLimit)
    }

    pub(crate) fn outcome(&self, reason: Reason) -> Outcome {
        let won = SeatSet::from_iter(self.rules().seats().filter(|&seat| match reason {
            Reason::Finished | Reason::TeamFinished => self.has_finished(seat),
            Reason::AllHome | Reason::RoundLimit => true,
            Reason::Solo => self.all_home(seat),
        }));
        let rank = |seat| self.rank(seat, reason);
        let best = won.iter().map(rank).max();
        let score = (reason == Reason::Solo).then(|| self.discard().len());
        Outcome { reason, winners: won.iter().filter(|&seat| Some(rank(seat)) == best).collect(), score }
    }

    /// What decides among those who can win, most important first. Partners count together.
    fn rank(&self, seat: Seat, reason: Reason) -> [u8; 3] {
        let sum = |of: &dyn Fn(Seat) -> u8| of(seat) + self.rules().partner(seat).map_or(0, of);
        let full = sum(&|seat| self.flasks(seat).full);
        let filled = full + sum(&|seat| self.flasks(seat).spent);
        let home = sum(&|seat| self.home(seat));
        match reason {
            // Rule 10.3.
            Reason::Finished | Reason::TeamFinished => [full, 0, 0],
            // Rule 10.4.
            Reason::AllHome => [filled, full, 0],
            // Rule 10.5.
            Reason::RoundLimit => [home, filled, full],
            Reason::Solo => [0; 3],
        }
    }
}
