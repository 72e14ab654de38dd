//! Where games start: the set-up of a table, or a position read from a file.

use std::path::Path;

use rabenburg_engine::{ParseError, Position, Rules, SetupError};
use rabenburg_words::{Language, game, glossary};

use crate::error::{LabError, UsageError};

/// The start of a game with these rules.
pub(crate) fn begin(rules: Rules) -> Result<Position, LabError> {
    Position::start(rules).map_err(|error| match error {
        SetupError::Rules(error) => UsageError::Rules(error).into(),
        other => LabError::Bug(other.to_string()),
    })
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

/// The kind of game: "Master variant, Teams, Third printing".
pub fn describe(rules: &Rules, language: Language) -> String {
    let kind = if rules.is_solo() { game::solo(language) } else { glossary::variant(rules.variant, language) };
    let teams = rules.is_team().then(|| game::teams(language));
    let parts = [Some(kind), teams, Some(glossary::printing(rules.printing, language))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
