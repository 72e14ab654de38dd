//! The game as the client has been told it: the present, what was written down, and the last turn.

use rabenburg_engine::{Awaited, Fact, SeenEvent, View};
use rabenburg_protocol::{LogLine, Now};
use rabenburg_session::{Choice, Moment, Replay, Update, Waiting};

use crate::log::Log;

/// A game that is being told.
pub(crate) struct Story {
    moment: Moment,
    log: Log,
    /// The turn that is being played, if its beginning was seen.
    turn: Option<Replay>,
    /// The last completed one, if all of it was seen.
    last: Option<Replay>,
}

impl Story {
    /// A game of which this much may be known.
    pub(crate) fn new(version: u64, lines: &[LogLine], now: Now) -> Story {
        let log = Log::new(&now.view.rules);
        let mut story = Story { moment: moment(version, now), log, turn: None, last: None };
        story.write_down(lines.iter().map(|line| (line.turn, line.event)).collect());
        story
    }

    /// A game that begins: the cards have been dealt.
    pub(crate) fn of_deal(version: u64, events: &[SeenEvent], now: Now) -> Story {
        let mut story = Story::new(version, &[], now);
        let lines = events.iter().map(|event| (story.log.turn_of(event), *event)).collect();
        story.write_down(lines);
        story
    }

    /// What was told does not hold any more: it is told from the beginning.
    pub(crate) fn begin_anew(&mut self, version: u64, lines: &[LogLine], now: Now) -> Update {
        let shown = self.moment.version;
        *self = Story::new(version, lines, now);
        self.moment.version = self.moment.version.max(shown);
        Update { events: Vec::new(), now: self.moment.clone() }
    }

    pub(crate) fn moment(&self) -> &Moment {
        &self.moment
    }

    pub(crate) fn log(&self) -> Vec<(u32, SeenEvent)> {
        self.log.to_vec()
    }

    pub(crate) fn last_turn(&self) -> Option<Replay> {
        self.last.clone()
    }

    /// The last turn as a text, for the same client when it comes anew.
    pub(crate) fn kept_last_turn(&self) -> Option<String> {
        let Replay { from, events } = self.last.as_ref()?;
        serde_json::to_string(&(from, events)).ok()
    }

    /// Takes the last turn from such a text, unless it is known. One that does not lead to this present is no last turn.
    pub(crate) fn recall(&mut self, text: &str) {
        let Ok((from, events)) = serde_json::from_str::<(View, Vec<SeenEvent>)>(text) else { return };
        let now = &self.moment.view;
        let ended = matches!(now.awaited, Awaited::Over(_));
        let follows = if ended { from.turn == now.turn } else { from.turn + 1 == now.turn };
        if self.last.is_none() && follows && (from.viewer, from.rules) == (now.viewer, now.rules) {
            self.last = Some(Replay { from, events });
        }
    }

    /// Something happens. Nothing is told if it does not follow what is known: then something was missed.
    pub(crate) fn go_on(&mut self, version: u64, events: Vec<SeenEvent>, now: Now) -> Option<Update> {
        if !follows(&self.moment.view, &events, &now.view) {
            return None;
        }
        let lines = events.iter().map(|event| (self.log.turn_of(event), *event)).collect();
        self.moment = moment(version, now);
        self.write_down(lines);
        Some(Update { events, now: self.moment.clone() })
    }

    /// What has happened since, and where it led. Nothing is told if nothing has happened.
    pub(crate) fn catch_up(&mut self, version: u64, lines: &[LogLine], now: Now) -> Option<Update> {
        let events: Vec<SeenEvent> = lines.iter().map(|line| line.event).collect();
        // A log that has forgotten something (rule 13.3) begins with a later turn. Its events cannot be shown one after the
        // other, since they happened to pieces that stand elsewhere here: the present is shown at once.
        let whole = lines.first().is_none_or(|line| line.turn <= self.moment.view.turn)
            && follows(&self.moment.view, &events, &now.view);
        let next = moment(version, now);
        if lines.is_empty() && next.view == self.moment.view && next.choices == self.moment.choices {
            self.moment = next;
            return None;
        }
        self.moment = next;
        if !whole {
            (self.turn, self.last) = (None, None);
        }
        self.write_down(lines.iter().map(|line| (line.turn, line.event)).collect());
        Some(Update { events: if whole { events } else { Vec::new() }, now: self.moment.clone() })
    }

    /// Writes down what has led to the present.
    fn write_down(&mut self, lines: Vec<(u32, SeenEvent)>) {
        let happened = !lines.is_empty();
        // Whether the turn has begun somewhere among these events.
        let mut fresh = false;
        for (turn, event) in lines {
            self.log.push(turn, event);
            if let SeenEvent::Public(Fact::TurnBegan { .. }) = event {
                self.last = self.turn.take().filter(|_| !fresh);
                self.turn = Some(Replay { from: self.moment.view.clone(), events: Vec::new() });
                fresh = true;
            } else if let Some(turn) = &mut self.turn {
                turn.events.push(event);
            }
        }
        if fresh {
            // Where it began nobody has told. If nothing has moved since, that was here.
            self.turn = self.turn.take().filter(|turn| !turn.events.iter().any(moves));
            self.turn.iter_mut().for_each(|turn| turn.events.clear());
        }
        if happened && matches!(self.moment.view.awaited, Awaited::Over(_)) {
            self.last = self.turn.take();
        }
    }
}

/// Whether something can be seen to happen.
fn moves(event: &SeenEvent) -> bool {
    let SeenEvent::Public(fact) = event else { return true };
    !matches!(fact, Fact::ActionBegan | Fact::Reached { .. } | Fact::InterludeReached { .. })
}

/// The present, as the page is shown it.
fn moment(version: u64, now: Now) -> Moment {
    let waiting = match now.view.awaited {
        Awaited::Over(outcome) => Waiting::Over(outcome),
        Awaited::Decision { seat, .. } if now.view.viewer.is(seat) => Waiting::Viewer,
        Awaited::Decision { seat, .. } => Waiting::Other(seat),
        // The server draws and rolls before it tells anybody.
        Awaited::Chance(_) => Waiting::Other(now.view.active),
    };
    let choice = |choice: rabenburg_protocol::Choice| Choice {
        action: choice.action,
        foreseen: choice.foreseen.unwrap_or_default(),
    };
    Moment {
        // A table has at most some ten thousand versions.
        version: u32::try_from(version).unwrap_or(u32::MAX),
        view: now.view,
        choices: now.choices.into_iter().map(choice).collect(),
        waiting,
    }
}

/// Whether events can have led from one view to another. Versions do not tell, since not every one reaches everybody; but
/// turns, wizards that come home and drawn cards are seen by all.
fn follows(before: &View, events: &[SeenEvent], after: &View) -> bool {
    let (mut turn, mut pile) = (before.turn, Some(u32::from(before.draw_pile)));
    let mut home: Vec<u8> = before.seats.iter().map(|seat| seat.home).collect();
    for event in events {
        match event {
            SeenEvent::Public(Fact::TurnBegan { turn: next }) if *next == turn + 1 => turn = *next,
            SeenEvent::Public(Fact::TurnBegan { .. }) => return false,
            SeenEvent::Public(Fact::Reshuffled) => pile = None,
            SeenEvent::Public(Fact::WizardEntered { colour, .. }) => {
                if let Some(home) = home.get_mut(colour.index()) {
                    *home += 1;
                }
            }
            SeenEvent::Drew { .. } | SeenEvent::DrewCard { .. } => pile = pile.map(|pile| pile.saturating_sub(1)),
            _ => {}
        }
    }
    turn == after.turn
        && pile.is_none_or(|pile| pile == u32::from(after.draw_pile))
        && home.iter().zip(&after.seats).all(|(home, seat)| *home == seat.home)
}
