//! The settings file.

use std::path::Path;

use rabenburg_lab::start;

use super::options::Options;
use crate::error::CliError;

/// Reads a settings file: TOML, with the names of the flags.
pub(super) fn read(path: &Path) -> Result<Options, CliError> {
    let text = start::read_text(path)?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        CliError::Settings { path: path.to_owned(), line, reason: error.message().to_owned() }
    })
}
