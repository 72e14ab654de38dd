//! The 404 page.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use rabenburg_webdist::ASSETS;

/// It says so and leads home. It looks like the loading page, whose style sheet it shares.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let sheet = ASSETS.iter().find(|asset| asset.path.ends_with(".css"));
    let sheet = sheet.map_or(String::new(), |sheet| format!("<link rel=\"stylesheet\" href=\"{}\">\n", sheet.path));
    format!(
        "<!doctype html>\n<html lang=\"en\" data-theme=\"dark\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>404 · Rabenburg</title>\n{sheet}\
         <main class=\"loading\">\n<h1>Rabenburg</h1>\n<p>There is nothing at this address.</p>\n\
         <p lang=\"de\">Unter dieser Adresse gibt es nichts.</p>\n\
         <a class=\"btn primary\" href=\"/\">To the game · <span lang=\"de\">Zum Spiel</span></a>\n</main>\n"
    )
});

pub(crate) fn page() -> Response {
    let mut response = Response::new(Body::from(PAGE.as_str()));
    *response.status_mut() = StatusCode::NOT_FOUND;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(PAGE.len()));
    response
}
