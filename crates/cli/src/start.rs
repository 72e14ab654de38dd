//! Where games begin: the set-up of a table, or a position read from a file.

use std::path::Path;

use rabenburg_engine::{Position, Rules};

use crate::failure::Failure;

/// The start of a game by these rules.
pub(crate) fn begin(rules: Rules) -> Result<Position, Failure> {
    Position::start(rules).map_err(|error| Failure::Usage(error.to_string()))
}

/// A position in text notation.
pub(crate) fn read(path: &Path) -> Result<Position, Failure> {
    let text = read_text(path)?;
    todo_parse(&text).map_err(|error: String| Failure::Text { path: path.into(), message: format!("{error}") })
}

/// The text of a file.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::Read { path: path.into(), error })
}
fn todo_parse(_: &str) -> Result<Position, String> {
    Err("not yet".into())
}
