//! Quick play: a seat for a visitor who wants to play at once, and how many others are here.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rabenburg_bots::Level;
use rabenburg_protocol::{
    Access, Code, Command, Found, Here, NewTable, Problem, ProblemCode, QuickPlay, QuickSeat, Sitter, Status,
    TableBrief, TableInfo, VisitorId,
};

use crate::api::tables::may_create;
use crate::api::{Known, Sent};
use crate::failed::Failed;
use crate::hall::Person;
use crate::limits::Address;
use crate::server::Server;

/// How many tables of each kind are looked at.
const SOME: u32 = 20;
/// How many of one's own tables are looked at.
const OWN: u32 = 100;

/// A seat to play at once
///
/// At the next table that is open to everyone; if there is none, at a new one where bots play until people come.
#[utoipa::path(
    post, path = "/api/v1/quick", tag = "tables", security(("key" = [])), request_body = QuickPlay,
    responses(
        (status = 200, body = QuickSeat, description = "At a table that was there already."),
        (status = 201, body = QuickSeat, description = "At a new table."),
        (status = 400, body = Problem, description = "`malformed`"),
        (status = 401, body = Problem, description = "`key_needed` or `unknown_key`"),
        (status = 422, body = Problem, description = "`rules` or `options`: that many cannot play"),
        (status = 429, body = Problem, description = "`too_many`: too many tables in the past hour, or too many unfinished ones"),
    ),
)]
pub(crate) async fn play(
    State(server): State<Server>,
    address: Address,
    Known(person): Known,
    Sent(wish): Sent<QuickPlay>,
) -> Result<(StatusCode, Json<QuickSeat>), Failed> {
    if wish.players.is_some_and(|players| !(2..=6).contains(&players)) {
        return Err(Failed::new(ProblemCode::Options, "2 to 6 can play."));
    }
    let seat = match find(&server, &person, wish).await? {
        Some(seat) => seat,
        None => {
            may_create(&server, address, person.visitor).await?;
            let code = server.hall.create(&person, wish.table()).await?.code;
            let start = Command::Start { bots: Some(Level::Keeper) };
            QuickSeat { how: Found::Opened, table: server.hall.command(code, &person, start).await? }
        }
    };
    let status = if seat.how == Found::Opened { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, Json(seat)))
}

/// A seat at a table that is there already.
async fn find(server: &Server, person: &Person, wish: QuickPlay) -> Result<Option<QuickSeat>, Failed> {
    let suits = |options: &NewTable| {
        let players = wish.players.is_none_or(|players| players == options.players);
        options.access == Access::Open && !options.clock.is_slow() && players
    };
    for brief in server.store.tables_of(person.visitor, OWN).await? {
        let on = matches!(brief.status, Status::Waiting | Status::Playing);
        if on && brief.options.takeover && suits(&brief.options) {
            let table = server.hall.info(brief.code).await?;
            if plays(&table, person.visitor) {
                return Ok(Some(QuickSeat { how: Found::Already, table }));
            }
        }
    }
    let waiting = server.store.open_tables(SOME).await?;
    let running = server.store.joinable_tables(SOME).await?;
    let sit = |brief: TableBrief| (brief, Found::Seated, Command::Sit { seat: None, colour: None });
    let take_over = |brief: TableBrief| (brief, Found::TookOver, Command::TakeOver { seat: None });
    for (brief, how, command) in waiting.into_iter().map(sit).chain(running.into_iter().map(take_over)) {
        if suits(&brief.options)
            && is_alive(server, brief.code, how).await
            && let Ok(table) = server.hall.command(brief.code, person, command).await
        {
            return Ok(Some(QuickSeat { how, table }));
        }
        // Somebody else was faster, or the game is over: there may be other tables.
    }
    Ok(None)
}

/// Whether somebody is there to play with: where the game has not begun, the host, who has to start it.
async fn is_alive(server: &Server, code: Code, how: Found) -> bool {
    let Ok(table) = server.hall.info(code).await else { return false };
    table.seats.iter().any(|seat| match &seat.sitter {
        Sitter::Person { present: true, visitor, .. } => how == Found::TookOver || *visitor == table.host,
        _ => false,
    })
}

fn plays(table: &TableInfo, who: VisitorId) -> bool {
    let is_theirs =
        |sitter: &Sitter| matches!(sitter, Sitter::Person { visitor, resigned: false, .. } if *visitor == who);
    table.seats.iter().any(|seat| is_theirs(&seat.sitter))
}

/// How many people are here
#[utoipa::path(get, path = "/api/v1/here", tag = "visitors", responses((status = 200, body = Here)))]
pub(crate) async fn here(State(server): State<Server>) -> Json<Here> {
    Json(Here { people: server.crowd.people() })
}
