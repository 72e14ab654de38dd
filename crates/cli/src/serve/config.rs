//! The settings file.

use std::path::Path;

use rabenburg_lab::{LabError, start};

use super::options::Options;

/// Reads a settings file: TOML, with the names of the flags.
pub(super) fn read(path: &Path) -> Result<Options, LabError> {
    let text = start::read_text(path)?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map_or(String::new(), |before| format!("line {}: ", before.matches('\n').count() + 1));
        LabError::Text { path: path.to_owned(), message: format!("{line}{}", error.message()) }
    })
}
