//! How long a bot thinks about its decisions.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The times of many decisions as a histogram, so that several games can be added up.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Thinking {
    pub(crate) decisions: u64,
    total_ns: u64,
    max_ns: u64,
    /// How many decisions fall into each bucket: eight buckets from any time to its double.
    classes: BTreeMap<u16, u64>,
}

/// How many bits of a time, after the first, its bucket keeps.
const KEPT: u32 = 3;

impl Thinking {
    pub(crate) fn add(&mut self, time: Duration) {
        let ns = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.total_ns = self.total_ns.saturating_add(ns);
        self.max_ns = self.max_ns.max(ns);
        *self.classes.entry(bucket(ns)).or_default() += 1;
    }

    /// Adds the decisions of another game.
    pub(crate) fn merge(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.total_ns = self.total_ns.saturating_add(other.total_ns);
        self.max_ns = self.max_ns.max(other.max_ns);
        for (&class, &count) in &other.classes {
            *self.classes.entry(class).or_default() += count;
        }
    }

    pub(crate) fn mean_ms(&self) -> f64 {
        ms(self.total_ns) / self.decisions.max(1) as f64
    }

    pub(crate) fn max_ms(&self) -> f64 {
        ms(self.max_ns)
    }

    /// The time that 99 out of 100 decisions did not exceed; accurate to an eighth.
    pub(crate) fn p99_ms(&self) -> f64 {
        let slowest = self.decisions / 100;
        let mut slower = 0;
        for (&class, &count) in self.classes.iter().rev() {
            slower += count;
            if slower > slowest {
                return ms(end_of(class).min(self.max_ns));
            }
        }
        0.0
    }
}

fn ms(ns: u64) -> f64 {
    ns as f64 / 1e6
}

/// The bucket of a time: its highest bit and the three after it.
fn bucket(ns: u64) -> u16 {
    let ns = ns.max(1 << KEPT);
    let shift = ns.ilog2() - KEPT;
    ((u64::from(shift) << KEPT) + ((ns >> shift) & ((1 << KEPT) - 1))) as u16
}

/// The longest time in a bucket.
fn end_of(class: u16) -> u64 {
    let (shift, bits) = (u32::from(class) >> KEPT, u64::from(class) & ((1 << KEPT) - 1));
    let after = (u128::from(bits) + (1 << KEPT) + 1) << shift;
    u64::try_from(after - 1).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_lies_in_its_bucket() {
        for ns in [8, 9, 15, 16, 17, 1000, 123_456_789, u64::MAX] {
            let class = bucket(ns);
            assert!(end_of(class) >= ns, "{ns}");
            assert!(class == 0 || end_of(class - 1) < ns, "{ns}");
        }
    }

    #[test]
    fn slow_decisions_show_in_the_99th_percentile_only_if_there_are_enough() {
        let mut thinking = Thinking::default();
        for _ in 0..990 {
            thinking.add(Duration::from_millis(1));
        }
        let mut slow = Thinking::default();
        for _ in 0..10 {
            slow.add(Duration::from_millis(500));
        }
        thinking.merge(&slow);
        assert!((1.0..1.2).contains(&thinking.p99_ms()), "{}", thinking.p99_ms());
        assert!((thinking.mean_ms() - 5.99).abs() < 1e-9);
        thinking.add(Duration::from_millis(500));
        assert_eq!((thinking.p99_ms(), thinking.max_ms(), thinking.decisions), (500.0, 500.0, 1001));
    }
}
