//! The OpenAPI description of the HTTP API, generated from the routes, handlers and types themselves.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::api;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rabenburg",
        description = "Tables of Die wandelnden Türme (Wandering Towers) online. Games are played over a WebSocket, which \
            docs/PROTOCOL.md describes; everything around them is here."
    ),
    tags(
        (name = "visitors", description = "People without accounts: a name and a key."),
        (name = "tables", description = "Tables, from the first seat taken to the record of the game."),
    ),
    modifiers(&Keys),
)]
struct Preface;

/// What comes before the routes.
pub(crate) fn preface() -> utoipa::openapi::OpenApi {
    Preface::openapi()
}

/// How visitors authenticate.
struct Keys;

impl Modify for Keys {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The visitor's key.")).build();
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("key", SecurityScheme::Http(bearer));
    }
}

/// It does not change while the server runs.
static TEXT: LazyLock<String> = LazyLock::new(|| api::description().to_json().expect("the description serializes"));

/// This description
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "tables", responses((status = 200, description = "OpenAPI 3.1")))]
pub(crate) async fn tell() -> Response {
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}
