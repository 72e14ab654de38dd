//! Where the page's files are. Addresses carry a hash of the content, so they are looked up in the page's head.

use leptos::prelude::document;

/// The address of a file that is loaded when it is needed, such as `worker.js` or `rules/en.md`.
pub(crate) fn of(file: &str) -> Option<String> {
    let told = document().query_selector(&format!("meta[name=\"asset:{file}\"]")).ok().flatten()?;
    told.get_attribute("content")
}
