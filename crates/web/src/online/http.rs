//! Requests to the server over HTTP.

use rabenburg_protocol::{
    Calling, Calls, Code, Games, Here, Key, Me, NewCall, NewTable, NewVisitor, Problem, QuickPlay, QuickSeat,
    TableInfo, Tables, Visitor,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use web_sys::{Headers, RequestInit};

use super::problem::Trouble;
use crate::fetch;

/// The base path of the API. The page comes from the server itself, so there is no other address to know.
const BASE: &str = "/api/v1";

/// What comes of a request.
pub(crate) type HttpResult<T> = Result<T, Trouble>;

pub(crate) async fn new_visitor(visitor: &NewVisitor) -> HttpResult<Visitor> {
    ask("POST", "/visitors", None, Some(visitor)).await
}

pub(crate) async fn me(key: Key) -> HttpResult<Me> {
    ask::<(), _>("GET", "/me", Some(key), None).await
}

/// A page of the visitor's finished games: the latest, or those before.
pub(crate) async fn games(key: Key, before: Option<&str>) -> HttpResult<Games> {
    let before = before.map(|before| format!("?before={}", js_sys::encode_uri_component(before)));
    ask::<(), _>("GET", &format!("/me/games{}", before.unwrap_or_default()), Some(key), None).await
}

/// A seat to play at once.
pub(crate) async fn quick(key: Key, wish: &QuickPlay) -> HttpResult<QuickSeat> {
    ask("POST", "/quick", Some(key), Some(wish)).await
}

/// How many people are here.
pub(crate) async fn here() -> HttpResult<Here> {
    ask::<(), _>("GET", "/here", None, None).await
}

/// In which ways the server can call people.
pub(crate) async fn calling() -> HttpResult<Calling> {
    ask::<(), _>("GET", "/calls", None, None).await
}

pub(crate) async fn calls(key: Key) -> HttpResult<Calls> {
    ask::<(), _>("GET", "/me/calls", Some(key), None).await
}

pub(crate) async fn new_call(key: Key, call: &NewCall) -> HttpResult<Calls> {
    ask("POST", "/me/calls", Some(key), Some(call)).await
}

/// Wishes to be called in that way no longer.
pub(crate) async fn end_call(key: Key, id: u64) -> HttpResult<Calls> {
    ask::<(), _>("DELETE", &format!("/me/calls/{id}"), Some(key), None).await
}

pub(crate) async fn rename(key: Key, visitor: &NewVisitor) -> HttpResult<Me> {
    ask("PATCH", "/me", Some(key), Some(visitor)).await
}

pub(crate) async fn tables() -> HttpResult<Tables> {
    ask::<(), _>("GET", "/tables", None, None).await
}

pub(crate) async fn table(code: Code) -> HttpResult<TableInfo> {
    ask::<(), _>("GET", &format!("/tables/{code}"), None, None).await
}

pub(crate) async fn new_table(key: Key, table: &NewTable) -> HttpResult<TableInfo> {
    ask("POST", "/tables", Some(key), Some(table)).await
}

async fn ask<Q: Serialize, A: DeserializeOwned>(
    method: &str,
    path: &str,
    key: Option<Key>,
    question: Option<&Q>,
) -> HttpResult<A> {
    let request = request(method, key, question).map_err(|_| Trouble::Unreachable)?;
    let answer = fetch::send(&format!("{BASE}{path}"), &request).await.map_err(|_| Trouble::Unreachable)?;
    if (200..300).contains(&answer.status) {
        // Anything that answers differently is not our server.
        return serde_json::from_str(&answer.text).map_err(|_| Trouble::Unreachable);
    }
    Err(serde_json::from_str::<Problem>(&answer.text).map_or(Trouble::Unreachable, Trouble::Problem))
}

fn request<Q: Serialize>(method: &str, key: Option<Key>, question: Option<&Q>) -> Result<RequestInit, JsValue> {
    let headers = Headers::new()?;
    if let Some(key) = key {
        headers.set("authorization", &format!("Bearer {}", key.reveal()))?;
    }
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(question) = question {
        headers.set("content-type", "application/json")?;
        let body = serde_json::to_string(question).map_err(|error| JsValue::from_str(&error.to_string()))?;
        request.set_body(&JsValue::from_str(&body));
    }
    request.set_headers(&headers);
    Ok(request)
}
