//! A game as one viewer has seen it.

use rabenburg_engine::{Awaited, Fact, SeenEvent, SeenLog, View};

use crate::session::Replay;

/// The present as a viewer sees it, with as much of its past as may be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    now: View,
    log: SeenLog,
    /// The turn that is being played, unless its beginning is unknown.
    turn: Option<Replay>,
    last: Option<Replay>,
}

impl Story {
    /// A game of which nothing before this moment is known.
    pub fn new(now: View) -> Story {
        // A game may start from a position in the middle of a turn. The initial deal belongs to no turn.
        let turn = matches!(now.awaited, Awaited::Decision { .. }).then(|| Replay::new(now.clone()));
        Story { log: SeenLog::new(now.clone()), turn, last: None, now }
    }

    /// The viewer sees something happen.
    pub fn hear(&mut self, event: SeenEvent) {
        self.log.push(event);
        self.now.apply(&event);
        let begins = matches!(event, SeenEvent::Public(Fact::TurnBegan { .. }));
        if let Some(turn) = self.turn.as_mut().filter(|_| !begins) {
            turn.events.push(event);
        }
        if begins || matches!(self.now.awaited, Awaited::Over(_)) {
            let next = begins.then(|| Replay::new(self.now.clone()));
            let completed = std::mem::replace(&mut self.turn, next).filter(|turn| !turn.events.is_empty());
            self.last = completed.or(self.last.take());
        }
    }

    /// Hears events that are said to lead to that present, and returns whether they do. If not, something is missing in
    /// between, and nothing is heard.
    pub fn go_on(&mut self, events: &[SeenEvent], now: &View) -> bool {
        let mut then = self.now.clone();
        events.iter().for_each(|event| then.apply(event));
        let follows = then == *now;
        if follows {
            events.iter().for_each(|event| self.hear(*event));
        }
        follows
    }

    /// Takes over the last turn from somebody who has kept it, if it leads to this present.
    pub fn recall(&mut self, turn: Replay) {
        let (from, now) = (&turn.from, &self.now);
        let ended = matches!(now.awaited, Awaited::Over(_));
        let follows = if ended { from.turn == now.turn } else { from.turn + 1 == now.turn };
        if self.last.is_none() && follows && (from.viewer, from.rules) == (now.viewer, now.rules) {
            self.last = Some(turn);
        }
    }

    /// What the viewer sees.
    pub fn now(&self) -> &View {
        &self.now
    }

    /// What they have written down (rule 13.3).
    pub fn log(&self) -> &SeenLog {
        &self.log
    }

    /// The last completed turn: from right after it began to right before the next one did.
    pub fn last_turn(&self) -> Option<&Replay> {
        self.last.as_ref()
    }
}
