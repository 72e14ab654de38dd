//! Requests to the server over HTTP.

use std::time::Duration;

use leptos::prelude::set_timeout_with_handle;
use rabenburg_protocol::{Code, Key, Me, NewTable, NewVisitor, Problem, TableInfo, Tables, Visitor};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, Headers, RequestInit, Response};

use super::problem::Trouble;

/// The base path of the API. The page comes from the server itself, so there is no other address to know.
const BASE: &str = "/api/v1";

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// What comes of a request.
pub(crate) type Answer<T> = Result<T, Trouble>;

/// A new visitor with that name.
pub(crate) async fn new_visitor(visitor: &NewVisitor) -> Answer<Visitor> {
    ask("POST", "/visitors", None, Some(visitor)).await
}

/// Who has this key, and where they play.
pub(crate) async fn me(key: Key) -> Answer<Me> {
    ask::<(), _>("GET", "/me", Some(key), None).await
}

/// Changes the visitor's name.
pub(crate) async fn rename(key: Key, visitor: &NewVisitor) -> Answer<Me> {
    ask("PATCH", "/me", Some(key), Some(visitor)).await
}

/// The open tables.
pub(crate) async fn tables() -> Answer<Tables> {
    ask::<(), _>("GET", "/tables", None, None).await
}

/// A table by its code.
pub(crate) async fn table(code: Code) -> Answer<TableInfo> {
    ask::<(), _>("GET", &format!("/tables/{code}"), None, None).await
}

/// Makes a table.
pub(crate) async fn new_table(key: Key, table: &NewTable) -> Answer<TableInfo> {
    ask("POST", "/tables", Some(key), Some(table)).await
}

async fn ask<Q: Serialize, A: DeserializeOwned>(
    method: &str,
    path: &str,
    key: Option<Key>,
    question: Option<&Q>,
) -> Answer<A> {
    let (status, text) = fetch(method, path, key, question).await.map_err(|_| Trouble::Unreachable)?;
    if (200..300).contains(&status) {
        // Anything that answers differently is not our server.
        return serde_json::from_str(&text).map_err(|_| Trouble::Unreachable);
    }
    Err(serde_json::from_str::<Problem>(&text).map_or(Trouble::Unreachable, Trouble::Problem))
}

async fn fetch<Q: Serialize>(
    method: &str,
    path: &str,
    key: Option<Key>,
    question: Option<&Q>,
) -> Result<(u16, String), JsValue> {
    let headers = Headers::new()?;
    if let Some(key) = key {
        headers.set("authorization", &format!("Bearer {}", key.reveal()))?;
    }
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(question) = question {
        headers.set("content-type", "application/json")?;
        let body = serde_json::to_string(question).map_err(|error| JsValue::from_str(&error.to_string()))?;
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    // A server that accepts the request and never answers cannot be reached either.
    let patience = AbortController::new()?;
    init.set_signal(Some(&patience.signal()));
    let timer = set_timeout_with_handle(move || patience.abort(), PATIENCE)?;
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response = JsFuture::from(window.fetch_with_str_and_init(&format!("{BASE}{path}"), &init)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    timer.clear();
    Ok((response.status(), text.as_string().unwrap_or_default()))
}
