//! A game, with what everybody at the table knows about it.

use rabenburg_engine::{Event, Input, Knowledge, Position, Refusal, Seat, Viewer};

/// A running game: the truth, and each seat's knowledge, which is updated by what that seat is shown.
#[derive(Clone, Debug)]
pub struct ObservedGame {
    position: Position,
    minds: Vec<Knowledge>,
    events: Vec<Event>,
}

impl ObservedGame {
    /// A game that starts here, with everybody watching.
    pub fn new(start: Position) -> ObservedGame {
        let minds = start.rules().seats().map(|seat| Knowledge::new(&start, Viewer::Seat(seat))).collect();
        ObservedGame { position: start, minds, events: Vec::new() }
    }

    /// The truth: for whoever runs the game, never for a bot.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What a seat knows.
    pub fn knowledge(&self, seat: Seat) -> Option<&Knowledge> {
        self.minds.get(seat.index())
    }

    /// What the last input caused.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Applies a choice or a chance while everybody watches. A refused input changes nothing.
    pub fn put(&mut self, input: Input) -> Result<(), Refusal> {
        self.events.clear();
        self.position.put(input, &mut self.events)?;
        for mind in &mut self.minds {
            let viewer = mind.viewer();
            for event in &self.events {
                mind.see(&event.seen_by(viewer));
            }
        }
        Ok(())
    }
}
