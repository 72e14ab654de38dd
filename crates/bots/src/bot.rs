//! What every bot can do.

use core::time::Duration;

use rabenburg_engine::{Action, Actions, Knowledge, MAX_SEATS};

/// A player made of code.
pub trait Bot: Send {
    /// Chooses one of the actions; `None` only if there are none, or if the knowledge is a spectator's.
    fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, budget: Budget) -> Option<Decision>;

    /// What to do while the partner decides (rules 11.2 and 11.3): one of these actions or, most of the time, nothing.
    fn interject(&mut self, knowledge: &Knowledge, asides: &Actions, budget: Budget) -> Option<Action> {
        let _ = (knowledge, asides, budget);
        None
    }
}

/// How long a bot may think about one decision. Bots that do not search need no time and ignore it.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// This many runs through the search tree: the same decision on every machine.
    Iterations(u32),
    /// This long by this clock, which says how much time has passed since some fixed moment.
    Time {
        /// How long.
        limit: Duration,
        /// The clock.
        clock: fn() -> Duration,
    },
}

/// A choice, and the thinking behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// What the bot does.
    pub action: Action,
    /// Why.
    pub thoughts: Thoughts,
}

/// What a bot thought about a decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Thoughts {
    /// What it considered, best first: every legal action that it noticed. Empty for bots that do not weigh their
    /// choices, and for searching bots where there is no choice.
    pub candidates: Vec<Candidate>,
    /// Each seat's chance of winning, as the bot sees it; all 0 if it has no opinion. The chances of all sides add up
    /// to 1, and partners both have their team's. In a solo game, how well it is going: more than a half if the bot
    /// expects to solve it.
    pub chances: [f32; MAX_SEATS],
    /// How many runs went through its search tree; 0 if it has none.
    pub iterations: u32,
}

/// An action that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// The bot's chance of winning with it, from 0 to 1.
    pub value: f32,
    /// How much of the thinking went into it, from 0 to 1; all shares add up to 1.
    pub share: f32,
}
