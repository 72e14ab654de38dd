//! The results of a test: for people, for programs, and as a table for documents.

use std::fmt::Write;

use serde::Serialize;

use super::plan::{Plan, Test};
use crate::figures::{grouped, milliseconds};

/// The report of a test.
#[derive(Clone, Default, Serialize)]
pub(crate) struct Report {
    pub(crate) test: &'static str,
    /// The load in words.
    pub(crate) load: String,
    pub(crate) tables: usize,
    pub(crate) players: usize,
    pub(crate) spectators: usize,
    pub(crate) sockets: usize,
    /// How long was measured.
    pub(crate) seconds: f64,
    pub(crate) moves: u64,
    pub(crate) moves_per_s: f64,
    /// From sending a move until everyone at the table has it.
    pub(crate) p50_ms: Option<f64>,
    pub(crate) p99_ms: Option<f64>,
    pub(crate) max_ms: Option<f64>,
    /// How late moves were sent, at the 99th percentile.
    pub(crate) behind_ms: Option<f64>,
    /// Games that came to an end.
    pub(crate) games: u64,
    pub(crate) errors: u64,
    /// The kinds of errors, with their counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) troubles: Vec<String>,
    /// Acknowledged moves that someone did not get.
    pub(crate) lost: u64,
    /// Moves that were made twice, or by nobody.
    pub(crate) doubled: u64,
    /// The server's peak memory.
    pub(crate) server_rss_mb: Option<f64>,
    /// The server's memory at the beginning and end of the measurement.
    pub(crate) server_rss_first_mb: Option<f64>,
    pub(crate) server_rss_last_mb: Option<f64>,
    /// Of one core.
    pub(crate) server_cpu_percent: Option<f64>,
    /// Of one core: what the simulated players took away from the server.
    pub(crate) load_cpu_percent: Option<f64>,
    /// Seconds until all were back and in step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reconnect_s: Option<f64>,
    /// Seconds from the server's death until it responded again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) restart_s: Option<f64>,
    /// The figure without bots, and the ratio with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) p99_alone_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) p99_ratio: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bot_moves_per_s: Option<f64>,
    /// Whether Ctrl-C stopped it early.
    pub(crate) interrupted: bool,
}

impl Report {
    pub(super) fn of(plan: &Plan) -> Report {
        Report {
            test: plan.test.id(),
            load: plan.describe(),
            tables: plan.tables,
            players: plan.players,
            spectators: plan.spectators,
            sockets: plan.sockets(),
            ..Report::default()
        }
    }

    /// For people.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("{}: {}\n", self.test, self.load);
        let mut line = |name: &str, value: String| {
            if !value.is_empty() {
                let _ = writeln!(text, "  {name:<12}{value}");
            }
        };
        let moves = format!("{} in {:.1} s: {} per second", grouped(self.moves as f64), self.seconds, self.rate());
        line("moves", moves);
        line("latency", self.latency());
        line("behind", self.behind_ms.map(|ms| format!("p99 {} ms", milliseconds(ms))).unwrap_or_default());
        line("server", self.server());
        line("players", self.load_cpu_percent.map(|percent| format!("{percent:.0} % of a core")).unwrap_or_default());
        line("also", self.extras().join(", "));
        line("games", grouped(self.games as f64));
        line("errors", grouped(self.errors as f64));
        line("moves lost", format!("{}, duplicated {}", self.lost, self.doubled));
        for trouble in &self.troubles {
            line("", trouble.clone());
        }
        if self.interrupted {
            line("", "stopped early".into());
        }
        text
    }

    /// A row of the table for documents.
    fn row(&self, aim: &str) -> String {
        let moves = if self.moves > 0 { format!("{} moves/s", self.rate()) } else { String::new() };
        let faults = format!("{} errors, {} lost, {} doubled", self.errors, self.lost, self.doubled);
        let extras = self.extras().join(", ");
        let parts = [moves, self.latency(), extras, self.server(), faults];
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("| {} | {} | {aim} | {} |\n", self.test, self.load, parts.join("; "))
    }

    fn rate(&self) -> String {
        grouped(self.moves_per_s)
    }

    fn latency(&self) -> String {
        match (self.p50_ms, self.p99_ms, self.max_ms) {
            (Some(p50), Some(p99), Some(max)) => {
                let [p50, p99, max] = [p50, p99, max].map(milliseconds);
                format!("p50 {p50} ms, p99 {p99} ms, max {max} ms")
            }
            _ => String::new(),
        }
    }

    fn server(&self) -> String {
        match (self.server_rss_mb, self.server_cpu_percent) {
            (Some(memory), Some(time)) => format!("{memory:.0} MB, {time:.0} % of a core"),
            (Some(memory), None) => format!("{memory:.0} MB"),
            _ => String::new(),
        }
    }

    /// What only some tests have.
    fn extras(&self) -> Vec<String> {
        let restart = self.restart_s.map(|seconds| format!("serving again after {seconds:.2} s"));
        let reconnect = self.reconnect_s.map(|seconds| format!("all in step after {seconds:.2} s"));
        let ratio = self.p99_ratio.zip(self.p99_alone_ms);
        let ratio =
            ratio.map(|(ratio, alone)| format!("p99 {ratio:.2} times the {} ms without bots", milliseconds(alone)));
        let bots = self.bot_moves_per_s.map(|rate| format!("{} moves/s by bots", grouped(rate)));
        [restart, reconnect, ratio, bots].into_iter().flatten().collect()
    }
}

/// A Markdown table of several tests, with our aims next to the measurements.
pub(crate) fn markdown(reports: &[(Test, Report)]) -> String {
    let mut text = String::from("| test | load | aim | measured |\n|---|---|---|---|\n");
    for (test, report) in reports {
        text.push_str(&report.row(test.aim()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::plan::Changes;
    use super::*;

    #[test]
    fn rows_say_what_was_measured_and_leave_out_what_was_not() {
        let mut report = Report::of(&Plan::new(Test::L4, Changes::default(), 60.0));
        report.server_rss_mb = Some(120.4);
        report.server_cpu_percent = Some(2.2);
        let row = "| L4 | 2,000 tables × 2 players + 2 watching, 8,000 idle sockets | 150 MB, 5 % of a core | \
                   120 MB, 2 % of a core; 0 errors, 0 lost, 0 doubled |\n";
        assert_eq!(markdown(&[(Test::L4, report)]).lines().nth(2), Some(row.trim_end()));
        let mut report = Report::of(&Plan::new(Test::L5, Changes::default(), 60.0));
        (report.moves, report.moves_per_s, report.reconnect_s) = (60_000, 1000.0, Some(1.234));
        (report.p50_ms, report.p99_ms, report.max_ms) = (Some(1.0), Some(10.0), Some(123.4));
        let text = report.text();
        assert!(text.contains("60,000 in 0.0 s: 1,000 per second"), "{text}");
        assert!(text.contains("p50 1.00 ms, p99 10.0 ms, max 123 ms"), "{text}");
        assert!(text.contains("all in step after 1.23 s"), "{text}");
    }
}
