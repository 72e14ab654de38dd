//! What the server counts and measures, for Prometheus.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use rabenburg_protocol::ProblemCode;

use process::Process;

use crate::limits::is_forwarded;
use crate::server::Server;
use crate::store::sqlite::GroupCommit;

mod process;

/// Everything that is counted and measured.
#[derive(Debug)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Actions that were played, by whomever.
    pub moves: Counter,
    /// Commands and requests that were refused, by the code of the problem.
    pub refused: Family<RefusedLabel, Counter>,
    /// Seconds from a command's arrival until its consequences have been handed to all sockets.
    pub update_seconds: Histogram,
    /// Seconds that a commit to the store took.
    pub commit_seconds: Histogram,
    /// Entries that were written by one commit.
    pub commit_size: Histogram,
    /// Commits that failed.
    pub commit_failures: Counter,
    /// Bots that wait for a thread to think on.
    pub bots_waiting: Gauge,
    /// Seconds that a bot thought.
    pub bot_seconds: Histogram,
    /// Slow clients that were told to begin anew.
    pub resyncs: Counter,
    /// Sockets that were closed because their clients were too slow or silent.
    pub dropped_sockets: Counter,
    /// Requests by route and status.
    pub requests: Family<RequestLabels, Counter>,
    registry: Registry,
}

/// Why something was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct RefusedLabel {
    /// The code of the problem.
    pub code: CodeLabel,
}

/// The code of a problem, as it is on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodeLabel(pub ProblemCode);

impl EncodeLabelValue for CodeLabel {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
        let name = serde_json::to_value(self.0).map_err(|_| std::fmt::Error)?;
        name.as_str().unwrap_or_default().encode(encoder)
    }
}

/// A request as it is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct RequestLabels {
    /// The route, with names instead of what visitors put there.
    pub route: String,
    /// The status of the answer.
    pub status: u16,
}

/// From a tenth of a millisecond to 26 seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0001, 2.0, 19))
}

impl Metrics {
    /// Everything at zero.
    pub fn new() -> Arc<Metrics> {
        let mut metrics = Metrics {
            tables: Gauge::default(),
            sockets: Gauge::default(),
            moves: Counter::default(),
            refused: Family::default(),
            update_seconds: seconds(),
            commit_seconds: seconds(),
            commit_size: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            commit_failures: Counter::default(),
            bots_waiting: Gauge::default(),
            bot_seconds: seconds(),
            resyncs: Counter::default(),
            dropped_sockets: Counter::default(),
            requests: Family::default(),
            registry: Registry::default(),
        };
        metrics.registry = metrics.registered();
        Arc::new(metrics)
    }

    /// Under which names they are told.
    fn registered(&self) -> Registry {
        let mut registry = Registry::default();
        registry.register_collector(Box::new(Process::started_now()));
        let ours = registry.sub_registry_with_prefix("rabenburg");
        ours.register("tables", "Tables in memory", self.tables.clone());
        ours.register("sockets", "Open sockets", self.sockets.clone());
        ours.register("moves", "Actions played, by whomever", self.moves.clone());
        ours.register("refused", "Commands and requests that were refused", self.refused.clone());
        ours.register(
            "update_seconds",
            "From a command until all sockets have its update",
            self.update_seconds.clone(),
        );
        ours.register("commit_seconds", "How long commits to the store took", self.commit_seconds.clone());
        ours.register("commit_size", "Entries written by one commit", self.commit_size.clone());
        ours.register("commit_failures", "Commits that failed", self.commit_failures.clone());
        ours.register("bots_waiting", "Bots that wait for a thread to think on", self.bots_waiting.clone());
        ours.register("bot_seconds", "How long bots thought", self.bot_seconds.clone());
        ours.register("resyncs", "Slow clients that had to begin anew", self.resyncs.clone());
        ours.register("dropped_sockets", "Sockets closed on slow or silent clients", self.dropped_sockets.clone());
        ours.register("requests", "Requests by route and status", self.requests.clone());
        registry
    }

    /// Counts something that was refused.
    pub fn refuse(&self, code: ProblemCode) {
        self.refused.get_or_create(&RefusedLabel { code: CodeLabel(code) }).inc();
    }

    /// Counts a commit of the store.
    pub fn commit(&self, commit: GroupCommit) {
        self.commit_seconds.observe(commit.seconds);
        self.commit_size.observe(commit.appends as f64);
        if !commit.ok {
            self.commit_failures.inc();
        }
    }

    /// All of it, in the text format of OpenMetrics.
    pub fn text(&self) -> String {
        let mut text = String::new();
        match prometheus_client::encoding::text::encode(&mut text, &self.registry) {
            Ok(()) => text,
            // Writing to a string does not fail; half a text would be taken for the whole.
            Err(_) => "# EOF\n".to_owned(),
        }
    }
}

/// All of it, for whoever asks from this machine and not through a proxy: visitors need not know it.
pub(crate) async fn tell(
    State(server): State<Server>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Response {
    let local = peer.is_some_and(|Extension(ConnectInfo(peer))| peer.ip().to_canonical().is_loopback());
    if !local || is_forwarded(&headers) {
        return (StatusCode::FORBIDDEN, "Metrics are told on this machine only.\n").into_response();
    }
    let format = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, format)], server.metrics.text()).into_response()
}
