//! Routing: which handler answers what.

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
use crate::{api, health, metrics, page, preview};

/// The service: tables under `/api`, the page, and a clear answer to everything else.
pub fn app(server: Server) -> Router {
    let watched = Router::new()
        .route("/healthz", get(health::check))
        .route("/metrics", get(metrics::tell))
        .layer(map_response(private));
    Router::new()
        .merge(api::router(&server).layer(map_response(private)))
        .merge(watched)
        .merge(preview::router())
        .fallback(page::answer)
        // A health check costs a write to the disk, so it is rate-limited too.
        .layer(from_fn_with_state(server.clone(), not_too_often))
        .layer(from_fn_with_state(server.clone(), counted))
        .layer(map_response(strict))
        .with_state(server)
}

/// Applies the rate limit.
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

/// Behind an undeclared proxy, all visitors would share one address.
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

/// Counts responses by route, never by what visitors put into it.
async fn counted(State(server): State<Server>, path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let route = path.as_ref().map_or("page", |path| path.as_str()).to_owned();
    let (method, from) = (request.method().clone(), request.extensions().get::<ConnectInfo<SocketAddr>>().copied());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    // The log names only the route as well: the full path may contain a table's code.
    tracing::debug!(%method, route, status, from = from.map(|ConnectInfo(peer)| peer.to_string()), "answered");
    server.metrics.requests.get_or_create(&RequestLabels { route, status }).inc();
    if let Some(code) = response.extensions().get::<ProblemCode>() {
        server.metrics.refuse(*code);
    }
    response
}
