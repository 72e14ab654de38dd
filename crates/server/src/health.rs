//! Whether the server can do its work, for whoever watches over it.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::server::Server;

/// `ok` if something can be read and written, and what is wrong otherwise.
pub(crate) async fn check(State(server): State<Server>) -> Response {
    match server.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}
