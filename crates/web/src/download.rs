//! Saves a text as a file.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Offers a text as a file of that name.
pub(crate) fn text(name: &str, text: &str) {
    // A browser that refuses has told its user why.
    let _ = offer(name, text);
}

fn offer(name: &str, text: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let link: HtmlElement = document.create_element("a").ok()?.dyn_into().ok()?;
    let address = format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text));
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.click();
    Some(())
}
