//! The way to a table's socket.

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use rabenburg_protocol::{Problem, ProblemCode};

use crate::api::TableCode;
use crate::failed::Failed;
use crate::limits::Address;
use crate::server::Server;

/// A seat at a table, or a place to watch
///
/// A WebSocket; `docs/PROTOCOL.md` describes the messages on it.
#[utoipa::path(
    get, path = "/api/v1/tables/{code}/socket", tag = "tables",
    params(("code" = String, Path, description = "The table's code.")),
    responses(
        (status = 101, description = "The socket is open. The first message is yours: `hello`."),
        (status = 403, body = Problem, description = "`foreign_origin`"),
        (status = 404, body = Problem, description = "`no_such_table`"),
        (status = 426, body = Problem, description = "`malformed`: not a WebSocket request"),
        (status = 429, body = Problem, description = "`too_many`: too many sockets from your address"),
        (status = 503, body = Problem, description = "`busy`: too many sockets on this server"),
    ),
)]
pub(crate) async fn enter(
    State(server): State<Server>,
    TableCode(code): TableCode,
    address: Address,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = upgrade.map_err(|error| {
        let message = format!("This address is a WebSocket: {error}.");
        Failed::new(ProblemCode::Malformed, message).with_status(StatusCode::UPGRADE_REQUIRED)
    })?;
    let permit = server.limits.socket(address)?;
    crate::socket::enter(server, code, address, permit, upgrade).await
}
