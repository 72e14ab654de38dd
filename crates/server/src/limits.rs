//! How often somebody may ask, and how much he may hold. Whoever asks too often is told when to come back; nobody else notices.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rabenburg_protocol::{Problem, ProblemCode, VisitorId};

pub(crate) use address::Address;
use address::Network;
pub(crate) use address::is_forwarded;
use rate::Rate;
pub(crate) use sockets::SocketPermit;
use sockets::Sockets;

use crate::settings::{LimitSettings, Settings};

mod address;
mod rate;
mod sockets;

/// The limits of a server, and who is how near to them.
#[derive(Debug)]
pub(crate) struct Limits {
    settings: LimitSettings,
    requests: Rate<Network>,
    visitors: Rate<Network>,
    tables: Rate<VisitorId>,
    sockets: Sockets,
}

/// Somebody has asked too often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TooOften {
    /// What to tell him.
    pub(crate) problem: Problem,
    /// When he may ask again.
    pub(crate) wait: Duration,
}

impl Limits {
    /// These limits, with nobody near them.
    pub(crate) fn new(settings: &Settings) -> Limits {
        let limits = settings.limits.clone();
        Limits {
            requests: Rate::new(per_second(limits.requests_per_second, limits.requests_burst)),
            visitors: Rate::new(NonZeroU32::new(limits.visitors_per_hour).map(Quota::per_hour)),
            tables: Rate::new(NonZeroU32::new(limits.tables_per_hour).map(Quota::per_hour)),
            sockets: Sockets::new(limits.sockets_per_address, limits.sockets),
            settings: limits,
        }
    }

    /// Somebody asks for something.
    ///
    /// # Errors
    /// If he asks too often.
    pub(crate) fn request(&self, address: Address) -> Result<(), TooOften> {
        let Some(network) = address.network() else { return Ok(()) };
        self.requests.check(&network).map_err(|wait| too_often("These are too many requests at once.", wait))
    }

    /// Somebody wants to be a visitor.
    ///
    /// # Errors
    /// If too many have come from there.
    pub(crate) fn visitor(&self, address: Address) -> Result<(), TooOften> {
        let Some(network) = address.network() else { return Ok(()) };
        self.visitors.check(&network).map_err(|wait| too_often("Too many visitors have come from this address.", wait))
    }

    /// A visitor wants to make a table.
    ///
    /// # Errors
    /// If he has made too many.
    pub(crate) fn table(&self, address: Address, visitor: VisitorId) -> Result<(), TooOften> {
        if address.network().is_none() {
            return Ok(());
        }
        self.tables.check(&visitor).map_err(|wait| too_often("You have made too many tables in this hour.", wait))
    }

    /// How many tables that are not over a visitor from there may have made, if there is a limit.
    pub(crate) fn live_tables(&self, address: Address) -> Option<u32> {
        address.network().and(NonZeroU32::new(self.settings.tables_per_visitor)).map(NonZeroU32::get)
    }

    /// A socket, for as long as the permit is held.
    ///
    /// # Errors
    /// If there are too many from there, or in all.
    pub(crate) fn socket(&self, address: Address) -> Result<SocketPermit, Problem> {
        self.sockets.open(address.network())
    }

    /// How fast a new socket from there may send.
    pub(crate) fn pace(&self, address: Address) -> Pace {
        let limited = address.network().is_some();
        let limits = &self.settings;
        let commands = per_second(limits.commands_per_second, limits.commands_burst);
        let sayings = NonZeroU32::new(limits.sayings_per_minute).map(Quota::per_minute);
        Pace {
            commands: commands.filter(|_| limited).map(RateLimiter::direct),
            sayings: sayings.filter(|_| limited).map(RateLimiter::direct),
        }
    }

    /// Forgets those who have not asked for so long that it makes no difference.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.visitors.tidy();
        self.tables.tidy();
    }
}

/// How fast one socket may send.
#[derive(Debug)]
pub(crate) struct Pace {
    commands: Option<DefaultDirectRateLimiter>,
    sayings: Option<DefaultDirectRateLimiter>,
}

impl Pace {
    /// Whether another message may come now.
    pub(crate) fn command(&self) -> bool {
        self.commands.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }

    /// Whether something more may be said now.
    pub(crate) fn saying(&self) -> bool {
        self.sayings.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

/// So many per second in the long run, and so many at once. Nothing if there is no limit.
fn per_second(rate: u32, burst: u32) -> Option<Quota> {
    let rate = NonZeroU32::new(rate)?;
    Some(Quota::per_second(rate).allow_burst(NonZeroU32::new(burst).unwrap_or(rate)))
}

fn too_often(message: &str, wait: Duration) -> TooOften {
    TooOften { problem: Problem::new(ProblemCode::TooMany, message), wait }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        let limits = LimitSettings {
            commands_per_second: 1,
            commands_burst: 3,
            sayings_per_minute: 2,
            ..LimitSettings::default()
        };
        Limits::new(&Settings { limits, ..Settings::default() })
    }

    #[test]
    fn a_socket_has_its_own_pace() {
        let (limits, address) = (limits(), Address::at([192, 0, 2, 1].into()));
        let (pace, other) = (limits.pace(address), limits.pace(address));
        assert!((0..3).all(|_| pace.command()), "so many at once");
        assert!((0..500).any(|_| !pace.command()), "but not more for long");
        assert!((0..2).all(|_| pace.saying()) && (0..500).any(|_| !pace.saying()));
        assert!(other.command() && other.saying());
    }

    #[test]
    fn programs_on_this_machine_go_as_fast_as_they_like() {
        let pace = limits().pace(Address::UNLIMITED);
        assert!((0..10_000).all(|_| pace.command() && pace.saying()));
    }
}
