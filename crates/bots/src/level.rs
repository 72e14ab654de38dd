//! The bots people meet: a yardstick and five levels.

use core::time::Duration;

use crate::bot::{Bot, Budget};
use crate::one_step::OneStep;
use crate::random::Random;
use crate::recall::Recall;
use crate::search::{Search, Style};

/// How a bot plays, from no plan at all to the best we have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Level {
    /// Any legal action: the yardstick.
    Random,
    /// Level 1: looks one step ahead, overlooks every third move and forgets who is locked up.
    Fledgling,
    /// Level 2: looks one step ahead.
    Apprentice,
    /// Level 3: plans its whole turn.
    Keeper,
    /// Level 4: searches for a tenth of a second.
    Wizard,
    /// Level 5: searches for a second.
    Queen,
}

impl Level {
    /// The yardstick and the five levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Fledgling, Level::Apprentice, Level::Keeper, Level::Wizard, Level::Queen];

    /// The short name for command lines and files.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Fledgling => "fledgling",
            Level::Apprentice => "apprentice",
            Level::Keeper => "keeper",
            Level::Wizard => "wizard",
            Level::Queen => "queen",
        }
    }

    /// The level with this short name.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How long the level thinks about a decision, by the clock. Levels that do not search need no time.
    pub const fn budget(self, clock: fn() -> Duration) -> Budget {
        match self {
            Level::Queen => Budget::Time { limit: Duration::from_millis(1000), clock },
            Level::Wizard => Budget::Time { limit: Duration::from_millis(100), clock },
            _ => Budget::Iterations(PLAN),
        }
    }

    /// A bot of this level with a seed of its own.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Fledgling => Box::new(OneStep::new(Recall::Nothing, seed).overlooking(3)),
            Level::Apprentice => Box::new(OneStep::new(Recall::Own, seed)),
            Level::Keeper => Box::new(Search::new(KEEPER, seed)),
            Level::Wizard => Box::new(Search::new(WIZARD, seed)),
            Level::Queen => Box::new(Search::new(QUEEN, seed)),
        }
    }
}

/// How many runs are enough to plan a turn: a few milliseconds' worth.
const PLAN: u32 = 400;

const KEEPER: Style = Style { recall: Recall::Own, beyond: false, size: 15 };
const WIZARD: Style = Style { recall: Recall::Own, beyond: true, size: 18 };
const QUEEN: Style = Style { recall: Recall::Everything, beyond: true, size: 20 };
