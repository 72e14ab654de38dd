//! A measurement: what the server and the players used meanwhile. It may have several parts with breaks in between.

use std::time::Instant;

use rabenburg_words::measured;

use super::report::LoadReport;
use super::run::Run;
use super::usage::{Usage, own_cpu_s};
use crate::figures::grouped;

#[derive(Default)]
pub(super) struct Measurement {
    /// When the current part began, and what the server and we had used by then.
    part: Option<(Instant, Option<Usage>, Option<f64>)>,
    seconds: f64,
    server_cpu_s: Option<f64>,
    load_cpu_s: Option<f64>,
    first_mb: Option<f64>,
    last_mb: Option<f64>,
    most_mb: Option<f64>,
    looks: u32,
}

/// The server's memory is checked once in this many looks.
const MEMORY_LOOKS: u32 = 4;

impl Measurement {
    pub(super) async fn begin(&mut self, run: &Run) {
        let usage = Usage::of_server(&run.http).await;
        self.note(usage);
        self.part = Some((Instant::now(), usage, own_cpu_s()));
    }

    pub(super) async fn end(&mut self, run: &Run) {
        let Some((began, server_before, ours_before)) = self.part.take() else { return };
        self.seconds += began.elapsed().as_secs_f64();
        let usage = Usage::of_server(&run.http).await;
        self.note(usage);
        let spent = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        let cpu_s = |usage: Option<Usage>| usage.map(|usage| usage.cpu_s);
        let add = |sum: Option<f64>, more: Option<f64>| more.map(|more| sum.unwrap_or(0.0) + more);
        self.server_cpu_s = add(self.server_cpu_s, spent(cpu_s(server_before), cpu_s(usage)));
        self.load_cpu_s = add(self.load_cpu_s, spent(ours_before, own_cpu_s()));
    }

    fn note(&mut self, usage: Option<Usage>) {
        let Some(Usage { rss_mb, .. }) = usage else { return };
        self.first_mb = self.first_mb.or(Some(rss_mb));
        self.last_mb = Some(rss_mb);
        self.most_mb = Some(self.most_mb.map_or(rss_mb, |most| most.max(rss_mb)));
    }

    /// Checks the memory now and then; returns a progress message.
    pub(super) async fn look(&mut self, run: &Run) -> String {
        self.looks += 1;
        if self.looks.is_multiple_of(MEMORY_LOOKS) {
            let usage = Usage::of_server(&run.http).await;
            self.note(usage);
        }
        let moves = measured::some_moves(run.language, grouped(run.tally.borrow().moves() as f64));
        let memory = self.last_mb.map(|memory| format!("{memory:.0} MB"));
        [Some(moves), memory, run.errors()].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    pub(super) fn write_into(&self, report: &mut LoadReport, run: &Run) {
        let mut tally = run.tally.borrow_mut();
        report.seconds = self.seconds;
        report.moves = tally.moves();
        report.moves_per_s = tally.moves() as f64 / self.seconds.max(f64::EPSILON);
        let latency = tally.latency();
        report.p50_ms = latency.map(|latency| latency.p50);
        report.p99_ms = latency.map(|latency| latency.p99);
        report.max_ms = latency.map(|latency| latency.max);
        // Without a plan, nobody can be behind it.
        report.behind_ms = run.plan.interval().and_then(|_| tally.delay()).map(|delay| delay.p99);
        let percent = |cpu_s: Option<f64>| cpu_s.map(|cpu_s| 100.0 * cpu_s / self.seconds.max(f64::EPSILON));
        report.server_cpu_percent = percent(self.server_cpu_s);
        report.load_cpu_percent = percent(self.load_cpu_s);
        report.server_rss_mb = self.most_mb;
        report.server_rss_first_mb = self.first_mb;
        report.server_rss_last_mb = self.last_mb;
    }
}
