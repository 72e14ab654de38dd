//! What the client has written down of the game, no further back than rule 13.3 allows.

use std::collections::VecDeque;

use rabenburg_engine::{Fact, Memory, Rules, SeenEvent};

/// A written log: what the server told, with the turn of each event. In a strict game it reaches back one round.
pub(crate) struct Log {
    /// How many turns are kept; nothing for all.
    turns: Option<u32>,
    turn: u32,
    events: VecDeque<(u32, SeenEvent)>,
}

impl Log {
    pub(crate) fn new(rules: &Rules) -> Log {
        let turns = match rules.memory {
            Memory::Strict => Some(u32::from(rules.players)),
            Memory::Aided => None,
        };
        Log { turns, turn: 0, events: VecDeque::new() }
    }

    /// In which turn an event happens that follows what is written.
    pub(crate) fn turn_of(&mut self, event: &SeenEvent) -> u32 {
        if let SeenEvent::Public(Fact::TurnBegan { turn }) = event {
            self.turn = *turn;
        }
        self.turn
    }

    /// Writes down what was seen in a turn, and forgets what is more than a round ago.
    pub(crate) fn push(&mut self, turn: u32, event: SeenEvent) {
        self.turn = turn;
        self.events.push_back((turn, event));
        if let Some(turns) = self.turns {
            while self.events.front().is_some_and(|(turn, _)| turn + turns <= self.turn) {
                self.events.pop_front();
            }
        }
    }

    pub(crate) fn to_vec(&self) -> Vec<(u32, SeenEvent)> {
        self.events.iter().copied().collect()
    }
}
