//! The 404 page.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use rabenburg_asset::Asset;
use rabenburg_words::{Language, loading};

/// It says so in every language and leads home. It looks like the loading page, whose style sheet it shares.
pub(crate) fn page(assets: &[Asset]) -> Response {
    let page = document(assets);
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NOT_FOUND;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(page.len()));
    *response.body_mut() = Body::from(page);
    response
}

fn document(assets: &[Asset]) -> String {
    let sheet = assets.iter().find(|asset| asset.path.ends_with(".css"));
    let sheet = sheet.map_or(String::new(), |sheet| format!("<link rel=\"stylesheet\" href=\"{}\">\n", sheet.path));
    let said = |text: fn(Language) -> &'static str, between: &str| {
        let said =
            Language::ALL.map(|language| format!("<span lang=\"{}\">{}</span>", language.code(), text(language)));
        said.join(between)
    };
    let (nothing, home) = (said(loading::nothing_here, "<br>"), said(loading::start_page, " · "));
    format!(
        "<!doctype html>\n<html lang=\"en\" data-theme=\"dark\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>404 · Rabenburg</title>\n{sheet}\
         <main class=\"nowhere\">\n<h1>Rabenburg</h1>\n<p>{nothing}</p>\n\
         <a class=\"btn primary\" href=\"/\">{home}</a>\n</main>\n"
    )
}
