//! What visitors can see and change about themselves.

use axum::Json;
use axum::extract::State;
use rabenburg_protocol::{Me, NewVisitor, Problem};

use crate::api::{Known, Sent};
use crate::failed::Failed;
use crate::server::Server;

/// How many tables are listed.
const TABLES: u32 = 100;

/// Who you are, and your tables
#[utoipa::path(
    get, path = "/api/v1/me", tag = "visitors", security(("key" = [])),
    responses(
        (status = 200, body = Me),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
    ),
)]
pub(crate) async fn tell(State(server): State<Server>, Known(person): Known) -> Result<Json<Me>, Failed> {
    let tables = server.store.tables_of(person.visitor, TABLES).await?;
    Ok(Json(Me { visitor: person.visitor, name: person.name, tables }))
}

/// Change your name
///
/// At tables where you already sit, you keep the name you came with.
#[utoipa::path(
    patch, path = "/api/v1/me", tag = "visitors", security(("key" = [])), request_body = NewVisitor,
    responses(
        (status = 200, body = Me),
        (status = 400, body = Problem, description = "`malformed`"),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
    ),
)]
pub(crate) async fn rename(
    State(server): State<Server>,
    Known(person): Known,
    Sent(new): Sent<NewVisitor>,
) -> Result<Json<Me>, Failed> {
    let person = server.visitors.rename(person.visitor, new.name).await?;
    tell(State(server), Known(person)).await
}
