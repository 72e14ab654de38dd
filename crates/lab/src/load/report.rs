//! The results of a test: for people, for programs, and as a table for documents.

use std::fmt::Write;

use rabenburg_words::{Language, measured as text};
use serde::Serialize;

use super::plan::{LoadPlan, Test};
use crate::figures::{grouped, milliseconds};

#[derive(Clone, Default, Serialize)]
pub(crate) struct LoadReport {
    pub(crate) test: &'static str,
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
    pub(crate) games: u64,
    pub(crate) errors: u64,
    /// The kinds of errors, with their counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) troubles: Vec<String>,
    /// Acknowledged moves that someone did not get.
    pub(crate) lost: u64,
    /// Moves that were made twice, or by nobody.
    pub(crate) doubled: u64,
    pub(crate) server_rss_mb: Option<f64>,
    /// The server's memory at the beginning and end of the measurement.
    pub(crate) server_rss_first_mb: Option<f64>,
    pub(crate) server_rss_last_mb: Option<f64>,
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

impl LoadReport {
    pub(super) fn of(plan: &LoadPlan, language: Language) -> LoadReport {
        LoadReport {
            test: plan.test.id(),
            load: plan.describe(language),
            tables: plan.tables,
            players: plan.players,
            spectators: plan.spectators,
            sockets: plan.sockets(),
            ..LoadReport::default()
        }
    }

    /// For people.
    pub(crate) fn text(&self, language: Language) -> String {
        let mut report = format!("{}: {}\n", self.test, self.load);
        let mut line = |name: &str, value: String| {
            if !value.is_empty() {
                let _ = writeln!(report, "  {name:<12}{value}");
            }
        };
        let (moves, seconds) = (grouped(self.moves as f64), format!("{:.1}", self.seconds));
        line(text::moves(language), text::moves_in_time(language, moves, seconds, grouped(self.moves_per_s)));
        line(text::latency(language), self.latency(language));
        let behind = self.behind_ms.map(|ms| format!("p99 {} ms", milliseconds(ms)));
        line(text::behind(language), behind.unwrap_or_default());
        line(text::server(language), self.server(language));
        let players = self.load_cpu_percent.map(|percent| of_a_core(percent, language));
        line(text::load_players(language), players.unwrap_or_default());
        line(text::also(language), self.extras(language).join(", "));
        line(text::games(language), grouped(self.games as f64));
        line(text::errors(language), grouped(self.errors as f64));
        line(text::moves_lost(language), text::lost_and_doubled(language, self.lost, self.doubled));
        for trouble in &self.troubles {
            line("", trouble.clone());
        }
        if self.interrupted {
            line("", text::stopped_early(language).into());
        }
        report
    }

    fn row(&self, aim: &str, language: Language) -> String {
        let moves = (self.moves > 0).then(|| text::moves_per_second(language, grouped(self.moves_per_s)));
        let faults = text::faults(language, self.errors, self.lost, self.doubled);
        let extras = self.extras(language).join(", ");
        let parts = [moves.unwrap_or_default(), self.latency(language), extras, self.server(language), faults];
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("| {} | {} | {aim} | {} |\n", self.test, self.load, parts.join("; "))
    }

    fn latency(&self, language: Language) -> String {
        match (self.p50_ms, self.p99_ms, self.max_ms) {
            (Some(p50), Some(p99), Some(max)) => {
                let [p50, p99, max] = [p50, p99, max].map(milliseconds);
                text::percentiles(language, p50, p99, max)
            }
            _ => String::new(),
        }
    }

    fn server(&self, language: Language) -> String {
        let memory = self.server_rss_mb.map(|memory| format!("{memory:.0} MB"));
        let time = self.server_cpu_percent.map(|percent| of_a_core(percent, language));
        memory.into_iter().chain(time).collect::<Vec<_>>().join(", ")
    }

    /// What only some tests have.
    fn extras(&self, language: Language) -> Vec<String> {
        let restart = self.restart_s.map(|seconds| text::serving_after(language, format!("{seconds:.2}")));
        let reconnect = self.reconnect_s.map(|seconds| text::in_step_after(language, format!("{seconds:.2}")));
        let ratio = self.p99_ratio.zip(self.p99_alone_ms);
        let ratio = ratio.map(|(ratio, ms)| text::p99_ratio(language, format!("{ratio:.2}"), milliseconds(ms)));
        let bots = self.bot_moves_per_s.map(|rate| text::moves_by_bots(language, grouped(rate)));
        [restart, reconnect, ratio, bots].into_iter().flatten().collect()
    }
}

fn of_a_core(percent: f64, language: Language) -> String {
    text::of_a_core(language, format!("{percent:.0}"))
}

/// A Markdown table of several tests, with our aims next to the measurements.
pub(crate) fn markdown(reports: &[(Test, LoadReport)], language: Language) -> String {
    let heads = [text::test, text::load_head, text::aim, text::measured].map(|head| head(language)).join(" | ");
    let mut table = format!("| {heads} |\n|---|---|---|---|\n");
    for (test, report) in reports {
        table.push_str(&report.row(test.aim(language), language));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::plan::Changes;
    use super::*;

    #[test]
    fn rows_say_what_was_measured_and_leave_out_what_was_not() {
        let mut report = LoadReport::of(&LoadPlan::new(Test::L4, Changes::default(), 60.0), Language::English);
        report.server_rss_mb = Some(120.4);
        report.server_cpu_percent = Some(2.2);
        let row = "| L4 | 2,000 tables × 2 players + 2 watching, 8,000 idle sockets | 150 MB, 5 % of a core | \
                   120 MB, 2 % of a core; 0 errors, 0 lost, 0 doubled |\n";
        assert_eq!(markdown(&[(Test::L4, report)], Language::English).lines().nth(2), Some(row.trim_end()));
        let mut report = LoadReport::of(&LoadPlan::new(Test::L5, Changes::default(), 60.0), Language::English);
        (report.moves, report.moves_per_s, report.reconnect_s) = (60_000, 1000.0, Some(1.234));
        (report.p50_ms, report.p99_ms, report.max_ms) = (Some(1.0), Some(10.0), Some(123.4));
        let text = report.text(Language::English);
        assert!(text.contains("60,000 in 0.0 s: 1,000 per second"), "{text}");
        assert!(text.contains("p50 1.00 ms, p99 10.0 ms, max 123 ms"), "{text}");
        assert!(text.contains("all in step after 1.23 s"), "{text}");
    }
}
