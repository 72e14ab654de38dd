//! What processes use: memory and CPU time.

use tokio::time::timeout;

use super::TIMEOUT;
use super::http::Http;

/// What a server has used so far.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Usage {
    /// Memory in megabytes.
    pub(super) rss_mb: f64,
    /// CPU seconds on all cores together.
    pub(super) cpu_s: f64,
}

impl Usage {
    /// As reported by the server itself; `None` if it doesn't, or doesn't know.
    pub(super) async fn of_server(http: &Http) -> Option<Usage> {
        let answer = timeout(TIMEOUT, http.get("/metrics")).await.ok()?.ok()?;
        Usage::in_metrics(&answer.body)
    }

    fn in_metrics(text: &str) -> Option<Usage> {
        let figure = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            lines.next().and_then(|value| value.trim().parse::<f64>().ok())
        };
        let rss_mb = figure("process_resident_memory_bytes")? / 1e6;
        Some(Usage { rss_mb, cpu_s: figure("process_cpu_seconds_total")? })
    }
}

/// The CPU seconds we ourselves have used.
#[cfg(unix)]
pub(super) fn own_cpu_s() -> Option<f64> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;

    let usage = getrusage(UsageWho::RUSAGE_SELF).ok()?;
    Some((usage.user_time() + usage.system_time()).num_microseconds() as f64 / 1e6)
}

/// Elsewhere the system does not say.
#[cfg(not(unix))]
pub(super) fn own_cpu_s() -> Option<f64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_found_in_a_servers_metrics() {
        let text = "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 64000000\n\
                    process_cpu_seconds_total_other 9\nprocess_cpu_seconds_total 1.75\n";
        assert_eq!(Usage::in_metrics(text), Some(Usage { rss_mb: 64.0, cpu_s: 1.75 }));
        assert_eq!(Usage::in_metrics("up 1\n"), None);
    }
}
