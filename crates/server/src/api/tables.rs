//! Creating and finding tables.

use axum::Json;
use axum::extract::State;
use axum::http::header::LOCATION;
use axum::http::{HeaderName, StatusCode};
use rabenburg_protocol::{NewTable, Problem, ProblemCode, TableInfo, Tables, VisitorId};

use crate::api::{BASE, Known, Sent, TableCode};
use crate::failed::Failed;
use crate::limits::Address;
use crate::server::Server;

/// How many open tables are listed.
const OPEN: u32 = 100;

/// The open tables
///
/// Tables that are waiting for players and open to everyone, the most recently changed first; a hundred at most.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", responses((status = 200, body = Tables)))]
pub(crate) async fn open(State(server): State<Server>) -> Result<Json<Tables>, Failed> {
    Ok(Json(Tables { tables: server.store.open_tables(OPEN).await? }))
}

/// Create a table
#[utoipa::path(
    post, path = "/api/v1/tables", tag = "tables", security(("key" = [])), request_body = NewTable,
    responses(
        (status = 201, body = TableInfo, headers(("location" = String, description = "The table's address."))),
        (status = 400, body = Problem, description = "`malformed`"),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
        (status = 422, body = Problem, description = "`rules` or `options`: such a game cannot be played"),
        (status = 429, body = Problem, description = "`too_many`: too many tables in the past hour, or too many unfinished ones"),
    ),
)]
pub(crate) async fn create(
    State(server): State<Server>,
    address: Address,
    Known(person): Known,
    Sent(options): Sent<NewTable>,
) -> Result<(StatusCode, [(HeaderName, String); 1], Json<TableInfo>), Failed> {
    may_create(&server, address, person.visitor).await?;
    let table = server.hall.create(&person, options).await?;
    let location = format!("{BASE}/tables/{}", table.code);
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(table)))
}

/// A table
#[utoipa::path(
    get, path = "/api/v1/tables/{code}", tag = "tables", params(("code" = String, Path, description = "The table's code.")),
    responses(
        (status = 200, body = TableInfo),
        (status = 404, body = Problem, description = "`no_such_table`"),
    ),
)]
pub(crate) async fn tell(State(server): State<Server>, TableCode(code): TableCode) -> Result<Json<TableInfo>, Failed> {
    Ok(Json(server.hall.info(code).await?))
}

/// Counts a new table, if the visitor may have another one.
pub(crate) async fn may_create(server: &Server, address: Address, visitor: VisitorId) -> Result<(), Failed> {
    server.limits.table(address, visitor)?;
    if let Some(limit) = server.limits.live_tables(address)
        && server.store.live_tables_of(visitor).await? >= limit
    {
        let message = format!("You have {limit} unfinished tables. Finish or close one of them first.");
        return Err(Failed::new(ProblemCode::TooMany, message));
    }
    Ok(())
}
