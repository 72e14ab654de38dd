//! What the browser stores for us between visits.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Reads a text. Where the browser stores nothing (private windows may not), there is none.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(&full(key)).ok()?
}

/// Stores a text; `false` if the browser could not, because it is full or stores nothing.
pub(crate) fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&full(key), text).is_ok())
}

pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        // Nothing can keep it.
        let _ = storage.remove_item(&full(key));
    }
}

/// The ends of all keys that begin like this.
pub(crate) fn keys(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let all = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?);
    all.filter_map(|key| key.strip_prefix(&full(beginning)).map(str::to_owned)).collect()
}

/// Reads a text stored for this tab only.
pub(crate) fn read_in_tab(key: &str) -> Option<String> {
    tab()?.get_item(&full(key)).ok()?
}

/// Stores a text for this tab only, for as long as it is open. If the browser cannot, it is forgotten with the page.
pub(crate) fn write_in_tab(key: &str, text: &str) {
    if let Some(tab) = tab() {
        let _ = tab.set_item(&full(key), text);
    }
}

fn tab() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

fn full(key: &str) -> String {
    format!("rabenburg.{key}")
}
