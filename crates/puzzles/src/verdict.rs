//! How an attempt stands: solved, open, or failed and why.

use rabenburg_engine::{Input, Space};

/// How an attempt stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal is met.
    Solved,
    /// The goal is not met yet, and there is still something to decide.
    Open,
    /// The goal was not met in time, or chance or the rival can prevent it.
    Failed(Shortfall),
}

/// What an attempt lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortfall {
    /// The parts of the goal, and whether they are met.
    pub parts: Vec<(Part, bool)>,
    /// What it came down to.
    pub cause: Cause,
}

/// A part of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A wizard who was locked up is in sight, or home.
    StowawayFree,
    /// A wizard who was locked up is home.
    StowawayHome,
    /// So many flasks are filled.
    Flasks {
        /// How many are.
        filled: u8,
        /// How many it takes.
        needed: u8,
    },
    /// One of the solver's wizards has come home in this turn.
    WizardHome,
    /// All of the solver's wizards are home.
    WizardsHome {
        /// How many are.
        home: u8,
        /// How many there are.
        all: u8,
    },
    /// The castle rests on this space.
    CastleRests {
        /// The space.
        space: Space,
    },
    /// The rival cannot come home.
    DoorShut,
}

/// Why an attempt failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The last walk went past the castle.
    Overshot {
        /// How far it was to the castle.
        away: u8,
        /// How far the wizard went.
        steps: u8,
    },
    /// The last walk ended before the castle.
    FellShort {
        /// How far it was to the castle.
        away: u8,
        /// How far the wizard went.
        steps: u8,
    },
    /// Nobody who was locked up came into sight.
    StillLockedUp,
    /// A wizard came home, but one who was in sight from the beginning.
    AnotherWizard,
    /// The entry ended the turn (rule 4.6) before the rest was done.
    EntryEndedTurn,
    /// Flasks are still empty, or too few were filled.
    FlasksMissing {
        /// How many.
        missing: u8,
    },
    /// The castle came to rest elsewhere.
    CastleElsewhere {
        /// Where it rests.
        rests: Space,
        /// Where it was to rest.
        wanted: Space,
    },
    /// Nobody came home.
    NobodyHome,
    /// It would not have worked for this roll.
    Luck {
        /// The roll.
        roll: u8,
    },
    /// The rival answers like this. For a goal that leaves their cards open, they are those that they play here.
    Answered {
        /// Their decisions and rolls, from the beginning of their turn.
        line: Vec<Input>,
    },
    /// So many wizards are still out, and only one comes home in a turn.
    TooSlow {
        /// How many.
        wizards: u8,
    },
    /// So many cards were discarded, and not all wizards are home.
    CardsSpent {
        /// How many wizards are not.
        wizards: u8,
    },
}
