//! The page as a next version would be: every file has another name, and the previous ones are gone.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use axum::middleware::{Next, from_fn};
use rabenburg_server::Router;
use rabenburg_webdist::{ASSETS, Asset};

type File = (&'static str, Vec<u8>);

/// Serves the next version of the page instead of this one. Its document says so: `<html data-version="next">`.
pub(crate) fn instead(app: Router) -> Router {
    let files = Arc::new(files());
    app.layer(from_fn(move |request: Request, next: Next| {
        let files = Arc::clone(&files);
        async move {
            let path = request.uri().path();
            match files.get(path) {
                Some((kind, bytes)) => answer(StatusCode::OK, kind, bytes.clone()),
                None if path.starts_with("/assets/") => answer(StatusCode::NOT_FOUND, "text/plain", Vec::new()),
                None => next.run(request).await,
            }
        }
    }))
}

fn answer(status: StatusCode, kind: &'static str, bytes: Vec<u8>) -> Response<Body> {
    let answer = Response::builder().status(status).header(CONTENT_TYPE, kind).header(CACHE_CONTROL, "no-cache");
    answer.body(bytes.into()).expect("an answer that can be sent")
}

fn files() -> BTreeMap<String, File> {
    let names: Vec<(&str, String)> = ASSETS.iter().map(|asset| (asset.path, renamed(asset))).collect();
    let file = |asset: &Asset| (renamed(asset), (asset.content_type, rewritten(asset, &names)));
    ASSETS.iter().map(file).collect()
}

/// A content hash reversed is the hash of no content there ever was.
fn renamed(asset: &Asset) -> String {
    let mut parts: Vec<String> = asset.path.split('.').map(str::to_owned).collect();
    if let Some(hash) = parts.iter_mut().rev().nth(1).filter(|_| asset.immutable) {
        *hash = hash.chars().rev().collect();
    }
    parts.join(".")
}

/// Texts refer to the other files by their new names.
fn rewritten(asset: &Asset, names: &[(&str, String)]) -> Vec<u8> {
    let Some(text) = std::str::from_utf8(asset.raw).ok().filter(|_| !asset.content_type.contains("wasm")) else {
        return asset.raw.to_vec();
    };
    let mut text = text.to_owned();
    for (old, new) in names.iter().filter(|(old, _)| old.starts_with("/assets/")) {
        text = text.replace(old, new);
    }
    if asset.path == "/" {
        text = text.replacen("<html ", "<html data-version=\"next\" ", 1);
    }
    if asset.path == "/service-worker.js" {
        text = text.replacen("PREFIX + \"", "PREFIX + \"next-", 1);
    }
    text.into_bytes()
}
