//! A game that is recorded and narrated as it is played.

use rabenburg_engine::{Event, Fact, Input, Position, Record, Stage};
use rabenburg_lab::LabError;
use rabenburg_lab::terminal::StyledLine;
use rabenburg_words::Language;

use crate::draw::{Teller, Told};

pub(crate) struct Story {
    record: Record,
    teller: Teller,
}

impl Story {
    /// A game that starts here. In an open game, drawn cards are named.
    pub(crate) fn new(start: Position, open: bool, language: Language) -> Story {
        Story { record: Record::new(start), teller: Teller::new(&start, open, language) }
    }

    /// Notes the reason for the next decision.
    pub(crate) fn explain(&mut self, why: StyledLine) {
        self.teller.explain(why);
    }

    /// Plays on. Returns whether a turn or the game ended with it.
    pub(crate) fn put(&mut self, input: Input) -> Result<bool, LabError> {
        let mut events: Vec<Event> = Vec::new();
        self.record.put(input, &mut events).map_err(|refusal| LabError::Bug(refusal.to_string()))?;
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

    /// The current turn in words.
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
