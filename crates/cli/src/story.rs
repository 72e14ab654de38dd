//! A game that is recorded and narrated as it is played.

use rabenburg_engine::{Event, Fact, Input, Position, Record, Stage};
use rabenburg_lab::LabError;
use rabenburg_lab::terminal::StyledLine;
use rabenburg_words::Language;

use crate::draw::{ToldTurn, TurnTeller};

pub(crate) struct Narration {
    record: Record,
    teller: TurnTeller,
}

impl Narration {
    /// A game that starts here. In an open game, drawn cards are named.
    pub(crate) fn new(start: Position, open: bool, language: Language) -> Narration {
        Narration { record: Record::new(start), teller: TurnTeller::new(&start, open, language) }
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
    pub(crate) fn told(&self) -> &ToldTurn {
        self.teller.told()
    }

    /// The turns before it.
    pub(crate) fn past(&self) -> &[ToldTurn] {
        self.teller.past()
    }

    pub(crate) fn into_record(self) -> Record {
        self.record
    }
}
