//! The levels a newcomer chooses from.

use rabenburg_bots::Level;
use rabenburg_words::{Language, start as words};

/// A level, and what the start page calls it.
type Step = (Level, fn(Language) -> &'static str);

/// All of them, from the gentlest on.
pub(crate) const STEPS: [Step; 3] =
    [(Level::Fledgling, words::gentle), (Level::Keeper, words::clever), (Level::Wizard, words::masterly)];
