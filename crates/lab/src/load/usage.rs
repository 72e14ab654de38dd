//! What a process needs: its memory and its time on the processors.

use std::fs;

/// The system counts time on processors in hundredths of a second, whatever its own clock does.
const TICKS: f64 = 100.0;

/// What a process has used so far.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Usage {
    /// Memory in megabytes.
    pub(super) rss_mb: f64,
    /// Seconds on processors, all of them together.
    pub(super) cpu_s: f64,
}

impl Usage {
    /// Of a process of this machine; nothing where the system does not tell.
    pub(super) fn of_process(id: u32) -> Option<Usage> {
        let memory = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let time = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        Some(Usage { rss_mb: memory_in(&memory)?, cpu_s: time_in(&time)? })
    }

    pub(super) fn of_ourselves() -> Option<Usage> {
        Usage::of_process(std::process::id())
    }

    /// From the figures of a server that runs elsewhere.
    pub(super) fn in_metrics(text: &str) -> Option<Usage> {
        let figure = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            lines.next().and_then(|value| value.trim().parse::<f64>().ok())
        };
        let rss_mb = figure("process_resident_memory_bytes")? / 1e6;
        Some(Usage { rss_mb, cpu_s: figure("process_cpu_seconds_total")? })
    }
}

/// `VmRSS:     12345 kB`, where a kB is 1,024 bytes.
fn memory_in(status: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0 / 1e6)
}

/// Fields 14 and 15, counted behind the name, which may hold anything.
fn time_in(stat: &str) -> Option<f64> {
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_found_in_what_the_system_says() {
        assert_eq!(memory_in("Name:\tx\nVmRSS:\t   62500 kB\nThreads:\t1\n"), Some(64.0));
        let stat = "42 (a b) c) S 1 42 42 0 -1 4194304 90 0 0 0 150 25 0 0 20 0 3 0 12345 1 2";
        assert_eq!(time_in(stat), Some(1.75));
    }

    #[test]
    fn memory_and_time_are_found_among_the_figures_of_a_server() {
        let text = "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 64000000\n\
                    process_cpu_seconds_total_other 9\nprocess_cpu_seconds_total 1.75\n";
        assert_eq!(Usage::in_metrics(text), Some(Usage { rss_mb: 64.0, cpu_s: 1.75 }));
        assert_eq!(Usage::in_metrics("up 1\n"), None);
    }
}
