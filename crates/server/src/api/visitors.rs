//! Becoming a visitor.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rabenburg_protocol::{NewVisitor, Problem, Visitor};

use crate::api::Sent;
use crate::failed::Failed;
use crate::limits::Address;
use crate::server::Server;

/// Become a visitor
///
/// All you need is a name. The response contains your key. It is shown only once, and whoever has it is you.
#[utoipa::path(
    post, path = "/api/v1/visitors", tag = "visitors", request_body = NewVisitor,
    responses(
        (status = 201, body = Visitor),
        (status = 400, body = Problem, description = "`malformed`"),
        (status = 429, body = Problem, description = "`too_many`: too many visitors from your address; see `Retry-After`"),
    ),
)]
pub(crate) async fn welcome(
    State(server): State<Server>,
    address: Address,
    Sent(new): Sent<NewVisitor>,
) -> Result<(StatusCode, Json<Visitor>), Failed> {
    server.limits.visitor(address)?;
    Ok((StatusCode::CREATED, Json(server.visitors.welcome(new.name).await?)))
}
