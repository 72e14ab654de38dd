//! A game in an address: its text, compressed by the browser and written in letters that addresses may have.
//!
//! The part after `#` is sent to no server. `docs/NOTATION.md` describes the format.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::base64;
use crate::dropped::LARGEST;

/// How browsers name the compression.
const DEFLATE: &str = "deflate-raw";

/// The longest address to unpack: a stranger may have made it, and what it holds is a thousand times larger at most.
const LONGEST: usize = 65_536;

/// A text as part of an address; `None` if the browser cannot compress.
pub(crate) async fn pack(text: &str) -> Option<String> {
    let bytes = through("CompressionStream", text.as_bytes()).await.ok()?;
    Some(base64::encode(&bytes.to_vec()))
}

/// The text in a part of an address.
pub(crate) async fn unpack(packed: &str) -> Option<String> {
    let packed = base64::decode(packed).filter(|_| packed.len() <= LONGEST)?;
    let bytes = through("DecompressionStream", &packed).await.ok()?;
    if bytes.length() as usize > LARGEST {
        return None;
    }
    String::from_utf8(bytes.to_vec()).ok()
}

/// Bytes that went through a stream of the browser. These streams are called by name, because there are no bindings for
/// them yet.
async fn through(stream: &str, bytes: &[u8]) -> Result<Uint8Array, JsValue> {
    let make = |name: &str, argument: JsValue| {
        let constructor: Function = Reflect::get(&window(), &name.into())?.dyn_into()?;
        Reflect::construct(&constructor, &Array::of1(&argument))
    };
    let call = |on: &JsValue, method: &str, arguments: &Array| {
        let function: Function = Reflect::get(on, &method.into())?.dyn_into()?;
        Reflect::apply(&function, on, arguments)
    };
    let stream = make(stream, DEFLATE.into())?;
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts)?;
    let source = call(&blob, "stream", &Array::new())?;
    let piped = call(&source, "pipeThrough", &Array::of1(&stream))?;
    let response = make("Response", piped)?;
    let arriving: Promise = call(&response, "arrayBuffer", &Array::new())?.dyn_into()?;
    Ok(Uint8Array::new(&JsFuture::from(arriving).await?))
}
