//! The game so far: the truth, what everybody has seen of it, and the last turn.

use rabenburg_engine::{Event, Fact, Input, Position, Record, Refusal, SeenEvent, SeenLog, Turn, Viewer};

use crate::session::Replay;

/// A game with everything that may be told of its past.
pub(crate) struct Story {
    record: Record,
    /// What each viewer has written down (rule 13.3).
    logs: Vec<(Viewer, SeenLog)>,
    /// The turn that is being played.
    turn: Option<Stretch>,
    /// The last completed one.
    last: Option<Stretch>,
}

/// A part of the game.
struct Stretch {
    from: Position,
    events: Vec<Event>,
}

impl Stretch {
    fn new(from: Position) -> Stretch {
        Stretch { from, events: Vec::new() }
    }
}

impl Story {
    /// A game that begins where the record stands.
    pub(crate) fn new(record: Record) -> Story {
        let now = record.position();
        let viewers = now.rules().seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        let logs = viewers.map(|viewer| (viewer, SeenLog::new(now))).collect();
        // A game may begin from a position in the middle of a turn; hands that are dealt belong to none.
        let turn = now.awaited().map(|_| Stretch::new(*now));
        Story { record, logs, turn, last: None }
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.position()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// How much was put in.
    pub(crate) fn version(&self) -> u32 {
        self.record.inputs().len() as u32
    }

    /// Puts in a choice or a chance and tells what happened. A refused one changes nothing.
    pub(crate) fn put(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let mut now = *self.record.position();
        let mut events = Vec::new();
        self.record.put(input, &mut events)?;
        for event in &events {
            now.apply(event);
            self.write_down(event, &now);
        }
        Ok(events)
    }

    fn write_down(&mut self, event: &Event, now: &Position) {
        for (viewer, log) in &mut self.logs {
            log.push(event.seen_by(*viewer));
        }
        match event {
            Event::Public(Fact::TurnBegan { .. }) => self.complete_turn(Some(Stretch::new(*now))),
            event => {
                if let Some(turn) = &mut self.turn {
                    turn.events.push(*event);
                }
                if let Turn::Over(_) = now.turn() {
                    self.complete_turn(None);
                }
            }
        }
    }

    fn complete_turn(&mut self, next: Option<Stretch>) {
        if let Some(completed) = std::mem::replace(&mut self.turn, next) {
            self.last = Some(completed);
        }
    }

    /// What a viewer has written down.
    pub(crate) fn log(&self, viewer: Viewer) -> Vec<(u32, SeenEvent)> {
        let log = self.logs.iter().find(|(whose, _)| *whose == viewer);
        log.into_iter().flat_map(|(_, log)| log.iter()).map(|(turn, event)| (turn, *event)).collect()
    }

    /// The last completed turn as a viewer saw it.
    pub(crate) fn last_turn(&self, viewer: Viewer) -> Option<Replay> {
        let Stretch { from, events } = self.last.as_ref()?;
        Some(Replay { from: from.view(viewer), events: events.iter().map(|event| event.seen_by(viewer)).collect() })
    }
}
