//! A visitor's finished games.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use rabenburg_protocol::{Code, GameResult, Games, Problem, ProblemCode, Sitter, VisitorId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::Known;
use crate::failed::Failed;
use crate::server::Server;
use crate::store::GameCursor;

/// How many games a page has.
const PAGE: u32 = 20;

/// Which page of the list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Page {
    /// Where it begins: `next` of the page before. Without it, the list begins with the latest game.
    before: Option<String>,
}

/// Your finished games
///
/// The results of the games you played to the end, gave up or abandoned, the latest first.
#[utoipa::path(
    get, path = "/api/v1/me/games", tag = "visitors", security(("key" = [])), params(Page),
    responses(
        (status = 200, body = Games),
        (status = 400, body = Problem, description = "`malformed`"),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
    ),
)]
pub(crate) async fn list(
    State(server): State<Server>,
    Known(person): Known,
    page: Result<Query<Page>, QueryRejection>,
) -> Result<Json<Games>, Failed> {
    let Query(page) = page.map_err(|error| malformed(&error.to_string()))?;
    let before = page.before.as_deref().map(place).transpose()?;
    let mut games = server.store.games_of(person.visitor, before, PAGE + 1).await?;
    let more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    let next = games.last().filter(|_| more).map(|(GameCursor { at, table }, _)| format!("{at}-{table}"));
    // Those who got up before the game began have not played it.
    let games = games.into_iter().map(|(_, game)| game).filter(|game| played(game, person.visitor)).collect();
    Ok(Json(Games { games, next }))
}

fn played(game: &GameResult, visitor: VisitorId) -> bool {
    game.players
        .iter()
        .any(|player| matches!(player.seat.sitter, Sitter::Person { visitor: who, .. } if who == visitor))
}

fn place(text: &str) -> Result<GameCursor, Failed> {
    let parts = text.split_once('-').and_then(|(at, table)| Some((at.parse().ok()?, table.parse::<Code>().ok()?)));
    let (at, table) = parts.ok_or_else(|| malformed("`before` must be the `next` of another page"))?;
    Ok(GameCursor { at, table })
}

fn malformed(message: &str) -> Failed {
    Failed::new(ProblemCode::Malformed, message)
}
