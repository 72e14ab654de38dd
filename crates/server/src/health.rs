//! The health check, for monitoring.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::server::Server;

/// `ok` if the store can be read and written; otherwise, what is wrong.
pub(crate) async fn check(State(server): State<Server>) -> Response {
    match server.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}
