//! Links that people paste into messengers: `/t/CODE` leads to a table, `/g/CODE` to the result of a game. Both are the page
//! itself, with a title, a description and a picture for whoever looks at the link before anyone opens it.
//!
//! They tell no more than the table and the result do to everybody who has the code.

mod document;
mod painter;
mod scene;
mod telling;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HOST, RETRY_AFTER, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rabenburg_protocol::Code;

use self::document::{Preview, gzip, with_preview};
use self::telling::Caption;
use crate::missing;
use crate::negotiation::{Coding, accepts, language};
use crate::server::Server;
use crate::settings::Settings;

pub(crate) use self::painter::Painter;

/// What a link leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Table,
    Game,
}

/// The links and their pictures.
pub(crate) fn router() -> Router<Server> {
    let page = |place| move |state, code, headers| page(place, state, code, headers);
    let picture = |place| move |state, code| picture(place, state, code);
    Router::new()
        .route("/t/{code}", get(page(Place::Table)))
        .route("/g/{code}", get(page(Place::Game)))
        .route("/t/{code}/picture.png", get(picture(Place::Table)))
        .route("/g/{code}/picture.png", get(picture(Place::Game)))
}

/// The page, with what is to be seen of it beforehand.
async fn page(place: Place, State(server): State<Server>, Path(code): Path<String>, headers: HeaderMap) -> Response {
    let found = server.page.iter().find(|asset| asset.path == "/").and_then(|asset| str::from_utf8(asset.raw).ok());
    let (Some(html), Ok(code)) = (found, code.parse::<Code>()) else { return missing::page(server.page) };
    let language = language(headers.get_all(ACCEPT_LANGUAGE).iter());
    let told = Caption::about(&server, place, code).await;
    let path = match place {
        Place::Table => format!("/t/{code}"),
        Place::Game => format!("/g/{code}"),
    };
    let preview = Preview {
        title: told.title(language),
        description: told.description(language),
        // Messengers keep pictures for long: one that changes has another address.
        picture: told.scene().map(|scene| (format!("{path}/picture.png?{:x}", scene.number()), told.alt(language))),
        path,
        home: home(&server.settings, &headers),
    };
    let html = with_preview(html, &preview);
    let status = if told == Caption::Nothing { StatusCode::NOT_FOUND } else { StatusCode::OK };
    let zipped =
        accepts(headers.get_all(ACCEPT_ENCODING).iter(), Coding::Gzip).then(|| gzip(html.as_bytes())).flatten();
    let mut response =
        (status, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")]).into_response();
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    if zipped.is_some() {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    *response.body_mut() = Body::from(zipped.unwrap_or_else(|| html.into_bytes()));
    response
}

async fn picture(place: Place, State(server): State<Server>, Path(code): Path<String>) -> Response {
    let Ok(code) = code.parse::<Code>() else { return missing::page(server.page) };
    let Some(scene) = Caption::about(&server, place, code).await.scene() else { return missing::page(server.page) };
    match server.painter.paint(scene).await {
        Some(png) => {
            let headers = [
                (CONTENT_TYPE, "image/png"),
                (CACHE_CONTROL, "public, max-age=300"),
                // Chats in a browser may show it, too.
                (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
            ];
            (headers, png).into_response()
        }
        None => (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "5")]).into_response(),
    }
}

/// Where this server is for whoever asks, without a slash at the end. Messengers want whole addresses.
fn home(settings: &Settings, headers: &HeaderMap) -> String {
    if let Some(url) = &settings.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let is_plain = |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    let host = text(HOST).filter(is_plain).unwrap_or_default();
    let proto = text(HeaderName::from_static("x-forwarded-proto")).filter(|_| settings.behind_proxy);
    let scheme = if proto == Some("https") { "https" } else { "http" };
    if host.is_empty() { String::new() } else { format!("{scheme}://{host}") }
}
