//! The description of the HTTP interface for programs, made from the handlers and types themselves.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::api::{finished, me, phrases, socket, tables, visitors};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rabenburg",
        description = "Tables of Die wandelnden Türme (Wandering Towers) online. Games are played over a WebSocket, which \
            docs/PROTOCOL.md describes; everything round them is here."
    ),
    paths(
        visitors::welcome, me::tell, me::rename, tables::open, tables::create, tables::tell, finished::result,
        finished::record, socket::enter, phrases::list, tell,
    ),
    tags(
        (name = "visitors", description = "People without accounts: a name and a key."),
        (name = "tables", description = "Tables, from the first seat taken to the record of the game."),
    ),
    modifiers(&Keys),
)]
struct Description;

/// How visitors say who they are.
struct Keys;

impl Modify for Keys {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The visitor's key.")).build();
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("key", SecurityScheme::Http(bearer));
    }
}

/// It does not change while the server runs.
static TEXT: LazyLock<String> = LazyLock::new(|| Description::openapi().to_json().unwrap_or_default());

/// This description
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "tables", responses((status = 200, description = "OpenAPI 3.1")))]
pub(crate) async fn tell() -> Response {
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}
