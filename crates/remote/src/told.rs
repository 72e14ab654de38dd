//! The game as the server has described it to this client.

use rabenburg_engine::{Position, SeenEvent, SeenLog, View};
use rabenburg_protocol::{LogLine, Now};
use rabenburg_session::{Choice, Moment, Story, Update, Waiting};

pub(crate) struct KnownGame {
    pub(crate) story: Story,
    version: u32,
    choices: Vec<Choice>,
}

impl KnownGame {
    /// A game of which this much may be known: what happened, and the view before it.
    pub(crate) fn new(version: u64, from: Option<View>, log: &[LogLine], now: Now) -> KnownGame {
        let events: Vec<SeenEvent> = log.iter().map(|line| line.event).collect();
        let story = from.map(Story::new).and_then(|mut story| story.go_on(&events, &now.view).then_some(story));
        // If the log has no beginning or leads elsewhere, trust only the present.
        let story = story.unwrap_or_else(|| Story::new(now.view));
        KnownGame { story, version: short(version), choices: choices(now.choices) }
    }

    /// A game that has just begun: the cards have been dealt.
    pub(crate) fn of_deal(version: u64, events: &[SeenEvent], now: Now) -> KnownGame {
        let start = Position::start(now.view.rules).ok().map(|start| start.view(now.view.viewer));
        let line = |event: &SeenEvent| LogLine { version, turn: now.view.turn, by: None, event: *event };
        KnownGame::new(version, start, &events.iter().map(line).collect::<Vec<_>>(), now)
    }

    /// What was told no longer holds: start over.
    pub(crate) fn restart(&mut self, version: u64, from: Option<View>, log: &[LogLine], now: Now) -> Update {
        let shown = self.version;
        *self = KnownGame::new(version, from, log, now);
        self.version = self.version.max(shown);
        Update { events: Vec::new(), now: self.moment() }
    }

    /// Something happens. `None` if it does not follow from what is known: then something was missed.
    pub(crate) fn go_on(&mut self, version: u64, events: Vec<SeenEvent>, now: Now) -> Option<Update> {
        self.story.go_on(&events, &now.view).then(|| {
            self.version = short(version);
            self.choices = choices(now.choices);
            Update { events, now: self.moment() }
        })
    }

    /// The present, as shown by the page.
    pub(crate) fn moment(&self) -> Moment {
        let view = self.story.now().clone();
        let waiting = Waiting::of(&view, |_| false);
        Moment { version: self.version, view, choices: self.choices.clone(), waiting }
    }

    /// What these events add to what is known, as a log to read.
    pub(crate) fn missing(&self, events: &[SeenEvent]) -> SeenLog {
        let mut log = SeenLog::new(self.story.now().clone());
        events.iter().for_each(|event| log.push(*event));
        log
    }
}

/// A table has some ten thousand versions at most.
fn short(version: u64) -> u32 {
    u32::try_from(version).unwrap_or(u32::MAX)
}

fn choices(choices: Vec<rabenburg_protocol::LegalAction>) -> Vec<Choice> {
    let choice = |choice: rabenburg_protocol::LegalAction| Choice {
        action: choice.action,
        foreseen: choice.foreseen.unwrap_or_default(),
    };
    choices.into_iter().map(choice).collect()
}
