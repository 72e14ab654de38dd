//! A rate limit per key.

use std::fmt;
use std::hash::Hash;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

type Limiter<K, C> = RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// A rate limit per key, or no limit at all.
pub(super) struct Rate<K: Clone + Eq + Hash, C: Clock = DefaultClock> {
    limiter: Option<Limiter<K, C>>,
    clock: C,
}

impl<K: Clone + Eq + Hash> Rate<K> {
    pub(super) fn new(quota: Option<Quota>) -> Rate<K> {
        Rate::with_clock(quota, DefaultClock::default())
    }
}

impl<K: Clone + Eq + Hash, C: Clock + Clone> Rate<K, C> {
    fn with_clock(quota: Option<Quota>, clock: C) -> Rate<K, C> {
        let limiter = quota.map(|quota| RateLimiter::hashmap_with_clock(quota, clock.clone()));
        Rate { limiter, clock }
    }

    /// Counts one more. If that is too many, it is not counted, and the error says how long to wait.
    pub(super) fn check(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        limiter.check_key(key).map_err(|until| until.wait_time_from(self.clock.now()))
    }

    /// Forgets keys whose quota is full again.
    pub(super) fn tidy(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl<K: Clone + Eq + Hash, C: Clock> fmt::Debug for Rate<K, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.limiter.as_ref().map(|limiter| limiter.len());
        f.debug_struct("Rate").field("known", &known).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use governor::clock::FakeRelativeClock;

    use super::*;

    fn two_per_hour() -> (Rate<u8, FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        let quota = NonZeroU32::new(2).map(Quota::per_hour);
        (Rate::with_clock(quota, clock.clone()), clock)
    }

    const HALF_HOUR: Duration = Duration::from_secs(1800);

    #[test]
    fn each_key_has_its_own_quota_and_is_told_when_to_come_back() {
        let (rate, clock) = two_per_hour();
        assert_eq!([rate.check(&1), rate.check(&1), rate.check(&1)], [Ok(()), Ok(()), Err(HALF_HOUR)]);
        assert_eq!(rate.check(&2), Ok(()));
        clock.advance(HALF_HOUR);
        assert_eq!([rate.check(&1), rate.check(&1)], [Ok(()), Err(HALF_HOUR)]);
    }

    #[test]
    fn only_those_long_gone_are_forgotten() {
        let (rate, clock) = two_per_hour();
        let known = |rate: &Rate<u8, _>| rate.limiter.as_ref().map(|limiter| limiter.len());
        let _ = (rate.check(&1), rate.check(&2));
        clock.advance(3 * HALF_HOUR);
        let _ = rate.check(&3);
        assert_eq!(known(&rate), Some(3));
        rate.tidy();
        assert_eq!(known(&rate), Some(1));
        let _ = rate.check(&3);
        assert!(rate.check(&3).is_err(), "a key near its limit is remembered");
    }

    #[test]
    fn without_a_limit_there_is_none() {
        let rate = Rate::<u8>::new(None);
        assert!((0..10_000).all(|_| rate.check(&1).is_ok()));
    }
}
