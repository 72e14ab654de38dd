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
    /// Actions played, whether by people or bots.
    pub moves: Counter,
    /// Commands and requests that were refused, by problem code.
    pub refused: Family<RefusedLabel, Counter>,
    /// Seconds from a command's arrival until its effects have been handed to all sockets.
    pub update_seconds: Histogram,
    /// Seconds per commit to the store.
    pub commit_seconds: Histogram,
    /// Entries written per commit.
    pub commit_size: Histogram,
    /// Failed commits.
    pub commit_failures: Counter,
    /// Bots waiting for a thread to think on.
    pub bots_waiting: Gauge,
    /// Seconds a bot thought.
    pub bot_seconds: Histogram,
    /// Slow clients that had to start over from a full welcome.
    pub resyncs: Counter,
    /// Sockets closed because their clients were too slow or silent.
    pub dropped_sockets: Counter,
    /// Requests by route and status.
    pub requests: Family<RequestLabels, Counter>,
    registry: Registry,
}

/// Why something was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct RefusedLabel {
    /// The problem code.
    pub code: CodeLabel,
}

/// A problem code, as on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodeLabel(pub ProblemCode);

impl EncodeLabelValue for CodeLabel {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
        let name = serde_json::to_value(self.0).map_err(|_| std::fmt::Error)?;
        name.as_str().ok_or(std::fmt::Error)?.encode(encoder)
    }
}

/// How a request is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct RequestLabels {
    /// The route, with placeholders for what visitors fill in.
    pub route: String,
    /// The response status.
    pub status: u16,
}

/// From a tenth of a millisecond to 26 seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0001, 2.0, 19))
}

impl Metrics {
    /// All zero.
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

    fn registered(&self) -> Registry {
        let mut registry = Registry::default();
        registry.register_collector(Box::new(Process::started_now()));
        let ours = registry.sub_registry_with_prefix("rabenburg");
        ours.register("tables", "Tables in memory", self.tables.clone());
        ours.register("sockets", "Open sockets", self.sockets.clone());
        ours.register("moves", "Actions played by people and bots", self.moves.clone());
        ours.register("refused", "Commands and requests that were refused", self.refused.clone());
        ours.register(
            "update_seconds",
            "Time from a command until all sockets have its update",
            self.update_seconds.clone(),
        );
        ours.register("commit_seconds", "Time per commit to the store", self.commit_seconds.clone());
        ours.register("commit_size", "Entries written per commit", self.commit_size.clone());
        ours.register("commit_failures", "Failed commits", self.commit_failures.clone());
        ours.register("bots_waiting", "Bots waiting for a thread to think on", self.bots_waiting.clone());
        ours.register("bot_seconds", "Time that bots thought", self.bot_seconds.clone());
        ours.register("resyncs", "Slow clients that had to start over", self.resyncs.clone());
        ours.register("dropped_sockets", "Sockets closed on slow or silent clients", self.dropped_sockets.clone());
        ours.register("requests", "Requests by route and status", self.requests.clone());
        registry
    }

    /// Counts a refusal.
    pub fn refuse(&self, code: ProblemCode) {
        self.refused.get_or_create(&RefusedLabel { code: CodeLabel(code) }).inc();
    }

    /// Records a commit to the store.
    pub fn commit(&self, commit: GroupCommit) {
        self.commit_seconds.observe(commit.seconds);
        self.commit_size.observe(commit.appends as f64);
        if !commit.ok {
            self.commit_failures.inc();
        }
    }

    /// Everything, in the OpenMetrics text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        match prometheus_client::encoding::text::encode(&mut text, &self.registry) {
            Ok(()) => text,
            // Writing to a string does not fail; half a text would be mistaken for the whole.
            Err(_) => "# EOF\n".to_owned(),
        }
    }
}

/// Everything, for clients on this machine that did not come through a proxy: it is not for visitors.
pub(crate) async fn tell(
    State(server): State<Server>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Response {
    let local = peer.is_some_and(|Extension(ConnectInfo(peer))| peer.ip().to_canonical().is_loopback());
    if !local || is_forwarded(&headers) {
        return (StatusCode::FORBIDDEN, "Metrics are available on this machine only.\n").into_response();
    }
    let format = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, format)], server.metrics.text()).into_response()
}
