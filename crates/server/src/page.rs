//! The page: its files, and a clear response to everything else.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::Response;
use rabenburg_asset::Asset;

use crate::missing;
use crate::negotiation::{Coding, choose, is_known};
use crate::server::Server;

/// For files whose path contains a hash of their content: a year, the customary maximum.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// For files that change in place: cached, but revalidated before every use.
const REVALIDATE: HeaderValue = HeaderValue::from_static("no-cache");

/// Responds to whatever no other route has handled.
pub(crate) async fn answer(
    State(Server { page, .. }): State<Server>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    // HEAD is answered like GET; the body is dropped on the way out.
    if !matches!(method, Method::GET | Method::HEAD) {
        return not_allowed();
    }
    match find(page, uri.path()) {
        Some(asset) if is_known(headers.get_all(IF_NONE_MATCH).iter(), asset.etag) => not_modified(asset),
        Some(asset) => send(asset, choose(headers.get_all(ACCEPT_ENCODING).iter())),
        None => missing::page(page),
    }
}

/// The file at a path. Paths are compared literally, so there is no way out of the set of files.
fn find(page: &'static [Asset], path: &str) -> Option<&'static Asset> {
    let path = if path == "/index.html" { "/" } else { path };
    page.iter().find(|asset| asset.path == path)
}

fn send(asset: &'static Asset, coding: Coding) -> Response {
    let coded = match coding {
        Coding::Brotli => asset.brotli,
        Coding::Gzip => asset.gzip,
        Coding::Identity => None,
    };
    let bytes = coded.unwrap_or(asset.raw);
    let mut response = described(asset);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(bytes.len()));
    if let (Some(_), Some(name)) = (coded, coding.name()) {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    *response.body_mut() = Body::from(bytes);
    response
}

fn not_modified(asset: &'static Asset) -> Response {
    let mut response = described(asset);
    *response.status_mut() = StatusCode::NOT_MODIFIED;
    response
}

/// The headers that caches keep alongside the content.
fn described(asset: &'static Asset) -> Response {
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(ETAG, HeaderValue::from_static(asset.etag));
    headers.insert(CACHE_CONTROL, if asset.immutable { IMMUTABLE } else { REVALIDATE });
    if asset.brotli.is_some() || asset.gzip.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    response
}

fn not_allowed() -> Response {
    let mut response = Response::new(Body::from("Only GET and HEAD are supported here.\n"));
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
