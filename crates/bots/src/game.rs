//! A game with what everybody at the table knows of it.

use rabenburg_engine::{Event, Input, Knowledge, Position, Refusal, Seat, Viewer};

/// A running game: the truth, and each seat's knowledge, which goes on by what that seat is shown.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    minds: Vec<Knowledge>,
    events: Vec<Event>,
}

impl Game {
    /// A game that begins here, with everybody watching.
    pub fn new(start: Position) -> Game {
        let minds = start.rules().seats().map(|seat| Knowledge::new(&start, Viewer::Seat(seat))).collect();
        Game { position: start, minds, events: Vec::new() }
    }

    /// The truth: for whoever runs the game, never for a bot.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What a seat knows.
    pub fn knowledge(&self, seat: Seat) -> Option<&Knowledge> {
        self.minds.get(seat.index())
    }

    /// What happened by the last input.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// A choice or a chance, which everybody watches. A refused one changes nothing.
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
