//! Everything the page asks for over HTTP by itself.

use std::time::Duration;

use leptos::prelude::{set_timeout_with_handle, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, RequestInit, Response};

/// A server that has accepted a request and does not answer within this time counts as unreachable.
const TIMEOUT: Duration = Duration::from_secs(15);

/// An answer, whatever its status.
pub(crate) struct Fetched {
    pub(crate) status: u16,
    pub(crate) text: String,
}

impl Fetched {
    /// The body of an answer that gives what was asked for.
    pub(crate) fn found(self) -> Option<String> {
        (200..300).contains(&self.status).then_some(self.text)
    }
}

/// There was no answer.
pub(crate) struct Unreachable;

impl From<JsValue> for Unreachable {
    fn from(_: JsValue) -> Unreachable {
        Unreachable
    }
}

pub(crate) async fn get(address: &str) -> Result<Fetched, Unreachable> {
    send(address, &RequestInit::new()).await
}

pub(crate) async fn send(address: &str, request: &RequestInit) -> Result<Fetched, Unreachable> {
    let patience = AbortController::new()?;
    request.set_signal(Some(&patience.signal()));
    let timer = set_timeout_with_handle(move || patience.abort(), TIMEOUT)?;
    let response = JsFuture::from(window().fetch_with_str_and_init(address, request)).await;
    // Only a silent server is given up: a large file on a slow line may take longer.
    timer.clear();
    let response: Response = response?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok(Fetched { status: response.status(), text: text.as_string().ok_or(Unreachable)? })
}
