//! What remains of a finished game.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use rabenburg_protocol::{Code, GameResult, Problem, ProblemCode};

use crate::api::TableCode;
use crate::failed::Failed;
use crate::server::Server;

/// The result of a finished game
#[utoipa::path(
    get, path = "/api/v1/tables/{code}/result", tag = "tables",
    params(("code" = String, Path, description = "The table's code.")),
    responses(
        (status = 200, body = GameResult),
        (status = 404, body = Problem, description = "`no_such_table`"),
        (status = 409, body = Problem, description = "`wrong_status`: the game is not over"),
    ),
)]
pub(crate) async fn result(
    State(server): State<Server>,
    TableCode(code): TableCode,
) -> Result<Json<GameResult>, Failed> {
    match server.store.result(code).await? {
        Some(result) => Ok(Json(result)),
        None => Err(not_over(&server, code).await),
    }
}

/// The record of a finished game
///
/// The whole game in our notation, as a file.
#[utoipa::path(
    get, path = "/api/v1/tables/{code}/record", tag = "tables",
    params(("code" = String, Path, description = "The table's code.")),
    responses(
        (status = 200, body = String, content_type = "text/plain; charset=utf-8"),
        (status = 404, body = Problem, description = "`no_such_table`"),
        (status = 409, body = Problem, description = "`wrong_status`: the game is not over"),
    ),
)]
pub(crate) async fn record(
    State(server): State<Server>,
    TableCode(code): TableCode,
) -> Result<([(HeaderName, String); 2], String), Failed> {
    let Some(record) = server.store.record(code).await? else { return Err(not_over(&server, code).await) };
    let file = format!("attachment; filename=\"rabenburg-{code}.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, file)], record))
}

/// Why there is nothing: no such table, or its game is not over.
async fn not_over(server: &Server, code: Code) -> Failed {
    match server.hall.info(code).await {
        Ok(_) => Failed::new(ProblemCode::WrongStatus, "This game is not over."),
        Err(problem) => problem.into(),
    }
}
