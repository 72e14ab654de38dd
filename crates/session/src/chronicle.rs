//! The truth about a game, and what each player on this device has seen of it.

use rabenburg_engine::{Event, Fact, Input, Position, Record, Refusal, SeenLog, Viewer};

use crate::story::Story;

/// A game with the stories of its viewers.
pub(crate) struct Chronicle {
    record: Record,
    stories: Vec<Story>,
}

impl Chronicle {
    /// A game that has come this far. The stories are in the order of the viewers.
    pub(crate) fn new(record: Record, viewers: &[Viewer]) -> Chronicle {
        let begin = |now: &Position| viewers.iter().map(|&viewer| Story::new(now.view(viewer))).collect();
        // Nobody may learn of earlier turns any more, neither from the log nor as the last turn.
        let last = record.position().turn_number();
        let first = SeenLog::reach(record.start().rules(), last).min(last.saturating_sub(1));
        let mut now = *record.start();
        let mut stories: Vec<Story> = begin(&now);
        let mut after = now;
        for &input in record.inputs() {
            let mut events: Vec<Event> = Vec::new();
            after.put(input, &mut events).expect("what was accepted once is accepted again");
            for event in &events {
                if matches!(event, Event::Public(Fact::TurnBegan { turn }) if *turn == first) && first > 0 {
                    stories = begin(&now);
                }
                now.apply(event);
                if now.turn_number() >= first {
                    tell(&mut stories, event);
                }
            }
        }
        Chronicle { record, stories }
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.position()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn stories(&self) -> &[Story] {
        &self.stories
    }

    /// How many inputs the game has taken.
    pub(crate) fn version(&self) -> u32 {
        self.record.inputs().len() as u32
    }

    /// Applies a choice or a chance and returns what happened. A refused input changes nothing.
    pub(crate) fn put(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.record.put(input, &mut events)?;
        events.iter().for_each(|event| tell(&mut self.stories, event));
        Ok(events)
    }
}

fn tell(stories: &mut [Story], event: &Event) {
    for story in stories {
        story.hear(event.seen_by(story.now().viewer));
    }
}
