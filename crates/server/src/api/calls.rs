//! How visitors want to be called when it is their turn and they are not there.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rabenburg_protocol::{Call, CallWay, Calling, Calls, NewCall, Problem, ProblemCode, VisitorId};

use crate::api::{Known, Sent};
use crate::failed::Failed;
use crate::server::Server;

/// How this server can call people who are away
#[utoipa::path(get, path = "/api/v1/calls", tag = "visitors", responses((status = 200, body = Calling)))]
pub(crate) async fn offer(State(server): State<Server>) -> Result<Json<Calling>, Failed> {
    Ok(Json(Calling { push: server.calls.push_key().await?, webhooks: server.calls.has_webhooks() }))
}

/// How you are called
#[utoipa::path(
    get, path = "/api/v1/me/calls", tag = "visitors", security(("key" = [])),
    responses(
        (status = 200, body = Calls),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
    ),
)]
pub(crate) async fn list(State(server): State<Server>, Known(person): Known) -> Result<Json<Calls>, Failed> {
    Ok(Json(calls_of(&server, person.visitor).await?))
}

/// Be called
///
/// When it is your turn and you are not there, once until you have come back. Five browsers and two webhooks at most; one
/// more takes the place of the oldest.
#[utoipa::path(
    post, path = "/api/v1/me/calls", tag = "visitors", security(("key" = [])), request_body = NewCall,
    responses(
        (status = 201, body = Calls),
        (status = 400, body = Problem, description = "`malformed`: nobody can be called there"),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
        (status = 404, body = Problem, description = "`not_found`: the operator has not switched it on"),
    ),
)]
pub(crate) async fn add(
    State(server): State<Server>,
    Known(person): Known,
    Sent(call): Sent<NewCall>,
) -> Result<(StatusCode, Json<Calls>), Failed> {
    server.calls.add(person.visitor, call).await?;
    Ok((StatusCode::CREATED, Json(calls_of(&server, person.visitor).await?)))
}

/// Be called there no more
#[utoipa::path(
    delete, path = "/api/v1/me/calls/{id}", tag = "visitors", security(("key" = [])),
    params(("id" = u64, Path, description = "The number of the way to be called.")),
    responses(
        (status = 200, body = Calls),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
        (status = 404, body = Problem, description = "`not_found`: you are not called by such a number"),
    ),
)]
pub(crate) async fn end(
    State(server): State<Server>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Result<Json<Calls>, Failed> {
    let listed = calls_of(&server, person.visitor).await?;
    let Some(call) = id.parse::<u64>().ok().and_then(|id| listed.calls.iter().find(|call| call.id == id)) else {
        return Err(Failed::new(ProblemCode::NotFound, "You are not called by such a number."));
    };
    server.store.end_call(person.visitor, call.id).await?;
    Ok(Json(calls_of(&server, person.visitor).await?))
}

async fn calls_of(server: &Server, visitor: VisitorId) -> Result<Calls, Failed> {
    let stored = server.store.calls_of(visitor).await?;
    let told = stored.into_iter().map(|stored| {
        let (way, language) = match stored.call {
            NewCall::Push { endpoint, language, .. } => (CallWay::Push { endpoint }, language),
            NewCall::Webhook { url, kind, language } => {
                (CallWay::Webhook { kind: kind.unwrap_or_else(|| crate::calls::kind_of(&url)), url }, language)
            }
        };
        Call { id: stored.id, way, language }
    });
    Ok(Calls { calls: told.collect() })
}
