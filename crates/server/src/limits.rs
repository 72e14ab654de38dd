//! Rate limits and quotas. Those who ask too often are told when to come back; nobody else notices.

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

/// A server's limits, and how close everyone is to them.
#[derive(Debug)]
pub(crate) struct Limits {
    settings: LimitSettings,
    requests: Rate<Network>,
    visitors: Rate<Network>,
    tables: Rate<VisitorId>,
    sockets: Sockets,
}

/// A rate limit was exceeded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TooOften {
    /// What to tell the client.
    pub(crate) problem: Problem,
    /// When to try again.
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

    /// Counts a request.
    ///
    /// # Errors
    /// If there are too many.
    pub(crate) fn request(&self, address: Address) -> Result<(), TooOften> {
        let Some(network) = address.network() else { return Ok(()) };
        self.requests.check(&network).map_err(|wait| too_often("Too many requests at once.", wait))
    }

    /// Counts a new visitor.
    ///
    /// # Errors
    /// If too many have come from this address.
    pub(crate) fn visitor(&self, address: Address) -> Result<(), TooOften> {
        let Some(network) = address.network() else { return Ok(()) };
        self.visitors.check(&network).map_err(|wait| too_often("Too many visitors have come from this address.", wait))
    }

    /// Counts a new table.
    ///
    /// # Errors
    /// If the visitor has created too many.
    pub(crate) fn table(&self, address: Address, visitor: VisitorId) -> Result<(), TooOften> {
        if address.network().is_none() {
            return Ok(());
        }
        self.tables
            .check(&visitor)
            .map_err(|wait| too_often("You have created too many tables in the past hour.", wait))
    }

    /// How many unfinished tables a visitor from there may host, if that is limited.
    pub(crate) fn live_tables(&self, address: Address) -> Option<u32> {
        address.network().and(NonZeroU32::new(self.settings.tables_per_visitor)).map(NonZeroU32::get)
    }

    /// A permit for a socket, which stays open for as long as the permit is held.
    ///
    /// # Errors
    /// If there are too many from there, or in total.
    pub(crate) fn socket(&self, address: Address) -> Result<SocketPermit, Problem> {
        self.sockets.open(address.network())
    }

    /// The rate limits of a new socket from there.
    pub(crate) fn socket_rates(&self, address: Address) -> SocketRates {
        let limited = address.network().is_some();
        let limits = &self.settings;
        let commands = per_second(limits.commands_per_second, limits.commands_burst);
        let sayings = NonZeroU32::new(limits.sayings_per_minute).map(Quota::per_minute);
        SocketRates {
            commands: commands.filter(|_| limited).map(RateLimiter::direct),
            sayings: sayings.filter(|_| limited).map(RateLimiter::direct),
        }
    }

    /// Forgets clients that have been quiet for so long that it makes no difference.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.visitors.tidy();
        self.tables.tidy();
    }
}

/// How fast one socket may send.
#[derive(Debug)]
pub(crate) struct SocketRates {
    commands: Option<DefaultDirectRateLimiter>,
    sayings: Option<DefaultDirectRateLimiter>,
}

impl SocketRates {
    pub(crate) fn allow_message(&self) -> bool {
        self.commands.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }

    /// Whether another chat message is allowed now.
    pub(crate) fn allow_chat(&self) -> bool {
        self.sayings.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

/// A rate per second with a burst; `None` if there is no limit.
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
    fn each_socket_has_its_own_rates() {
        let (limits, address) = (limits(), Address::at([192, 0, 2, 1].into()));
        let (rates, other) = (limits.socket_rates(address), limits.socket_rates(address));
        assert!((0..3).all(|_| rates.allow_message()), "a burst");
        assert!((0..500).any(|_| !rates.allow_message()), "and no more");
        assert!((0..2).all(|_| rates.allow_chat()) && (0..500).any(|_| !rates.allow_chat()));
        assert!(other.allow_message() && other.allow_chat());
    }

    #[test]
    fn programs_on_this_machine_go_as_fast_as_they_like() {
        let rates = limits().socket_rates(Address::UNLIMITED);
        assert!((0..10_000).all(|_| rates.allow_message() && rates.allow_chat()));
    }
}
