//! How long players may think, and what happens when they are away: clocks and stand-ins that fit together.

use std::num::NonZeroU32;

use rabenburg_bots::Level;
use serde::{Deserialize, Serialize};

/// How a table is meant to be played: in one sitting, or over days. Each is a clock and a stand-in that fit together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is here now: no limits, and a bot stands in for whoever has been away for some minutes.
    Now,
    /// A move now and then: two days for a turn, twelve hours for a spell in another player's turn. Being away is
    /// normal, so nobody stands in before the time is up; then a bot plays the turn.
    OverDays,
}

impl Pace {
    /// All of them, in the order they are offered.
    pub const ALL: [Pace; 2] = [Pace::Now, Pace::OverDays];

    /// The time limits.
    pub const fn clock(self) -> Clock {
        match self {
            Pace::Now => Clock { turn_seconds: None, window_seconds: None, timeout: Timeout::Bot },
            Pace::OverDays => Clock {
                turn_seconds: NonZeroU32::new(2 * DAY),
                window_seconds: NonZeroU32::new(DAY / 2),
                timeout: Timeout::Bot,
            },
        }
    }

    /// What happens when a player is away.
    pub const fn absence(self) -> Absence {
        match self {
            Pace::Now => Absence { grace_seconds: 3 * 60, bot: Some(Level::Keeper) },
            Pace::OverDays => Absence { grace_seconds: 2 * DAY, bot: None },
        }
    }
}

const DAY: u32 = 24 * 60 * 60;

/// Time limits. By default there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Clock {
    /// Seconds for all decisions that a player makes in their own turn, 5 to 2,592,000 (thirty days).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u32>))]
    pub turn_seconds: Option<NonZeroU32>,
    /// Seconds for one decision in another player's turn, such as a window for spells (rule 9.3) or an exchange of cards
    /// (rule 11.2), 3 to 2,592,000. When they run out, the player passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u32>))]
    pub window_seconds: Option<NonZeroU32>,
    /// What happens when a turn runs out of time.
    pub timeout: Timeout,
}

/// What happens when a turn runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Timeout {
    /// A bot plays the rest of the turn.
    #[default]
    Bot,
    /// The turn is forfeited: a redraw if no action was taken yet (rule 3.5), otherwise it ends as soon as the rules allow.
    Redraw,
}

/// What happens when a player is away while others wait for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Absence {
    /// How many seconds they may be away, 5 to 2,592,000.
    pub grace_seconds: u32,
    /// The level of the bot that stands in until they return; `None` means that the others wait.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "keeper"))]
    pub bot: Option<Level>,
}

impl Clock {
    /// Whether a turn may take an hour or more: then nobody is expected to stay at the table, and being away is no
    /// reason for anything but the clock to run out.
    pub fn is_slow(&self) -> bool {
        self.turn_seconds.is_some_and(|seconds| seconds.get() >= SLOW)
    }
}

/// A turn of so many seconds is a slow one.
const SLOW: u32 = 60 * 60;

impl Absence {
    /// What fits a clock: a stand-in after some minutes, unless the clock is slow.
    pub fn fitting(clock: &Clock) -> Absence {
        match clock.turn_seconds {
            Some(seconds) if clock.is_slow() => Absence { grace_seconds: seconds.get(), bot: None },
            _ => Absence::default(),
        }
    }

    /// Whether it fits a clock: beside a slow one, a bot that comes before the time is up would play for people who
    /// have done nothing wrong.
    pub fn fits(&self, clock: &Clock) -> bool {
        let slow = clock.turn_seconds.filter(|_| clock.is_slow());
        self.bot.is_none() || slow.is_none_or(|seconds| self.grace_seconds >= seconds.get())
    }

    /// The level of a bot that plays for somebody here, even if none would come by itself.
    pub fn level(&self) -> Level {
        self.bot.unwrap_or(Level::Keeper)
    }
}

/// The stand-in of a game that is played [now](Pace::Now).
impl Default for Absence {
    fn default() -> Absence {
        Pace::Now.absence()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(seconds: u32) -> Clock {
        Clock { turn_seconds: NonZeroU32::new(seconds), ..Clock::default() }
    }

    #[test]
    fn each_pace_fits_itself_and_is_what_fits_its_clock() {
        for pace in Pace::ALL {
            assert!(pace.absence().fits(&pace.clock()), "{pace:?}");
            assert_eq!(pace.absence(), Absence::fitting(&pace.clock()), "{pace:?}");
        }
        assert_eq!(Pace::Now.clock(), Clock::default());
        assert!(Pace::Now.absence().bot.is_some(), "no game freezes by default");
        assert!(!Pace::Now.absence().fits(&Pace::OverDays.clock()), "three minutes and two days");
    }

    #[test]
    fn a_stand_in_never_comes_before_a_slow_clock_runs_out() {
        let soon = Absence { grace_seconds: 30, bot: Some(Level::Keeper) };
        for (seconds, fits) in [(5, true), (90, true), (3_599, true), (3_600, false), (172_800, false)] {
            assert_eq!(soon.fits(&clock(seconds)), fits, "{seconds}");
            assert!(Absence::fitting(&clock(seconds)).fits(&clock(seconds)), "{seconds}");
            assert_eq!(Absence::fitting(&clock(seconds)).bot.is_some(), fits, "{seconds}");
        }
        assert!(soon.fits(&Clock::default()));
        assert!(Absence { bot: None, ..soon }.fits(&clock(172_800)));
        assert!(Absence { grace_seconds: 172_800, ..soon }.fits(&clock(172_800)));
    }
}
