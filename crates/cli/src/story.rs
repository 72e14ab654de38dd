//! A game that is recorded and told while it is played.

use rabenburg_engine::{Event, Fact, Input, Position, Record, Stage};
use rabenburg_lab::Failure;
use rabenburg_lab::terminal::Line;
use rabenburg_words::Language;

use crate::draw::{Teller, Told};

pub(crate) struct Story {
    record: Record,
    teller: Teller,
}

impl Story {
    /// A game that begins here. In an open one drawn cards are named.
    pub(crate) fn new(start: Position, open: bool, language: Language) -> Story {
        Story { record: Record::new(start), teller: Teller::new(&start, open, language) }
    }

    /// Notes the reason for the decision that comes next.
    pub(crate) fn explain(&mut self, why: Line) {
        self.teller.explain(why);
    }

    /// Plays on, and tells whether a turn or the game ended with it.
    pub(crate) fn put(&mut self, input: Input) -> Result<bool, Failure> {
        let mut events: Vec<Event> = Vec::new();
        self.record.put(input, &mut events).map_err(|refusal| Failure::Bug(refusal.to_string()))?;
        if let Input::Act { .. } = input {
            self.teller.decided();
        }
        for event in &events {
            self.teller.listen(event);
        }
        let ends = |event: &Event| {
            matches!(event, Event::Public(Fact::TurnBegan { .. } | Fact::Reached { stage: Stage::Over(_) }))
        };
        Ok(events.iter().any(ends))
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.position()
    }

    /// The last turn in words.
    pub(crate) fn told(&self) -> &Told {
        self.teller.told()
    }

    /// The turns before it.
    pub(crate) fn past(&self) -> &[Told] {
        self.teller.past()
    }

    pub(crate) fn into_record(self) -> Record {
        self.record
    }
}
