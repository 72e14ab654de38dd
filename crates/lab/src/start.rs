//! Where games start: the set-up of a table, or a position read from a file.

use std::path::Path;

use rabenburg_engine::{ParseError, Position, Rules};

use crate::error::{LabError, UsageError};

/// The start of a game with these rules.
pub(crate) fn begin(rules: Rules) -> Result<Position, LabError> {
    Position::start(rules).map_err(|error| UsageError::Start(error).into())
}

/// A position in text notation.
pub fn read(path: &Path) -> Result<Position, LabError> {
    let text = read_text(path)?;
    text.parse().map_err(|error: ParseError| LabError::Notation { path: path.into(), error })
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, LabError> {
    std::fs::read_to_string(path).map_err(|error| LabError::Read { path: path.into(), error })
}

/// The kind of game in words.
pub fn describe(rules: &Rules) -> String {
    let teams = if rules.is_team() { " in teams" } else { "" };
    let variant = if rules.is_solo() { "solo" } else { rules.variant.name() };
    format!("{variant}{teams}, {} printing", rules.printing.name())
}
