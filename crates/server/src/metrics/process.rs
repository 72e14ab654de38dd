//! What the system knows about this process. Without `/proc`, only its start time.

use std::fs;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// Clock ticks per second in `/proc`. Linux guarantees this value to programs, whatever the kernel uses.
const TICKS: f64 = 100.0;

#[derive(Debug)]
pub(super) struct Process {
    start: f64,
}

impl Process {
    pub(super) fn started_now() -> Process {
        let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Process { start: start.as_secs_f64() }
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        let mut gauge = |name: &str, help: &str, value: f64| {
            let gauge = ConstGauge::new(value);
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
        };
        gauge("process_start_time_seconds", "Start time in seconds since 1970", self.start)?;
        if let Some(bytes) = fs::read_to_string("/proc/self/status").ok().as_deref().and_then(resident_bytes) {
            gauge("process_resident_memory_bytes", "Memory in use", bytes)?;
        }
        if let Some(seconds) = fs::read_to_string("/proc/self/stat").ok().as_deref().and_then(cpu_seconds) {
            let counter = ConstCounter::new(seconds);
            let descriptor =
                encoder.encode_descriptor("process_cpu_seconds", "CPU time", None, counter.metric_type())?;
            counter.encode(descriptor)?;
        }
        Ok(())
    }
}

/// The line `VmRSS:    1234 kB` of `/proc/self/status`.
fn resident_bytes(status: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0)
}

/// Fields 14 and 15 of `/proc/self/stat`, counted from behind the name, which may contain spaces and brackets.
fn cpu_seconds(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read() {
        assert_eq!(resident_bytes("Name:\tx\nVmRSS:\t    2048 kB\nRssAnon: 1 kB\n"), Some(2048.0 * 1024.0));
        assert_eq!(resident_bytes("Name:\tx\n"), None);
    }

    #[test]
    fn time_is_read_whatever_the_name() {
        let stat = "7 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20";
        assert_eq!(cpu_seconds(stat), Some(2.0));
        assert_eq!(cpu_seconds("7 (a) S 1"), None);
    }
}
