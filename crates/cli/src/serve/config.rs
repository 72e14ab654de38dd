//! Settings in a file.

use std::fs;
use std::path::Path;

use super::options::Options;
use crate::failure::Failure;

/// Reads a file of settings: TOML, with the names of the flags.
pub(super) fn read(path: &Path) -> Result<Options, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map_or(String::new(), |before| format!("line {}: ", before.matches('\n').count() + 1));
        Failure::Text { path: path.to_owned(), message: format!("{line}{}", error.message()) }
    })
}
