//! What is answered to whom.

use std::net::SocketAddr;
use std::sync::Once;

use axum::Router;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::get;
use rabenburg_protocol::ProblemCode;

use crate::failed::Failed;
use crate::headers::{private, strict};
use crate::limits::{Address, is_forwarded};
use crate::metrics::RequestLabels;
use crate::server::Server;
use crate::{api, health, metrics, page};

/// The service: tables under `/api`, the page, and a clear answer to everything else.
pub fn app(server: Server) -> Router {
    let watched = Router::new()
        .route("/healthz", get(health::check))
        .route("/metrics", get(metrics::tell))
        .layer(map_response(private));
    Router::new()
        .merge(api::router(&server).layer(map_response(private)))
        .merge(watched)
        .fallback(page::answer)
        // To look after one's health costs a write to the disk, so that is counted too.
        .layer(from_fn_with_state(server.clone(), not_too_often))
        .layer(from_fn_with_state(server.clone(), counted))
        .layer(map_response(strict))
        .with_state(server)
}

/// Whoever asks too often waits.
async fn not_too_often(
    State(server): State<Server>,
    address: Address,
    request: Request,
    next: Next,
) -> Result<Response, Failed> {
    hint_at_proxy(&server, &request);
    server.limits.request(address)?;
    Ok(next.run(request).await)
}

/// A proxy that is not declared makes all its visitors one.
fn hint_at_proxy(server: &Server, request: &Request) {
    static SAID: Once = Once::new();
    if !server.settings.behind_proxy && is_forwarded(request.headers()) {
        SAID.call_once(|| {
            tracing::warn!(
                "requests come through a proxy; start with --behind-proxy, or its visitors share one address's limits"
            );
        });
    }
}

/// Counts what is answered, by route and not by what visitors put into it.
async fn counted(State(server): State<Server>, path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let route = path.as_ref().map_or("page", |path| path.as_str()).to_owned();
    let (method, from) = (request.method().clone(), request.extensions().get::<ConnectInfo<SocketAddr>>().copied());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    // By its route too: what visitors put there may be the way to their table.
    tracing::debug!(%method, route, status, from = from.map(|ConnectInfo(peer)| peer.to_string()), "answered");
    server.metrics.requests.get_or_create(&RequestLabels { route, status }).inc();
    if let Some(code) = response.extensions().get::<ProblemCode>() {
        server.metrics.refuse(*code);
    }
    response
}
