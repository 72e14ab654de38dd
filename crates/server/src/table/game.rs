//! The game at a table: its record, and how long players have been thinking.

use rabenburg_engine::{
    Action, Event, Input, Position, Record, Refusal, Rules, Seat, SeenLog, SetupError, Turn, View, Viewer,
};
use rabenburg_protocol::{Happened, LogLine};

/// A game that has begun.
#[derive(Debug)]
pub(crate) struct Game {
    record: Record,
    /// Where in the record each of the table's versions ends.
    marks: Vec<Mark>,
    began_at: u64,
    /// When the awaited player began to think.
    since: u64,
    /// How long the active player has thought earlier in this turn.
    used: u64,
}

#[derive(Clone, Copy, Debug)]
struct Mark {
    version: u64,
    inputs: usize,
    /// Who made them, if not the person whose seat it is.
    by: Option<Happened>,
}

impl Game {
    pub(super) fn new(rules: Rules, at: u64) -> Result<Game, SetupError> {
        let record = Record::new(Position::start(rules)?);
        Ok(Game { record, marks: Vec::new(), began_at: at, since: at, used: 0 })
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.position()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(super) fn began_at(&self) -> u64 {
        self.began_at
    }

    /// The table's version at which something last happened in the game.
    pub(super) fn moved_at(&self) -> u64 {
        self.marks.last().map_or(0, |mark| mark.version)
    }

    /// When the awaited player began to think, and how long the active player has thought earlier in this turn.
    pub(super) fn thinking(&self) -> (u64, u64) {
        (self.since, self.used)
    }

    /// Replays inputs that were accepted before, and returns what happened.
    pub(super) fn put(
        &mut self,
        version: u64,
        at: u64,
        by: Option<Happened>,
        inputs: &[Input],
    ) -> Result<Vec<Event>, Refusal> {
        let before = *self.position();
        let mut events = Vec::new();
        inputs.iter().try_for_each(|&input| self.record.put(input, &mut events))?;
        self.marks.push(Mark { version, inputs: self.record.inputs().len(), by });
        let after = self.record.position();
        self.used = if after.turn_number() != before.turn_number() {
            0
        } else if before.awaited() == Some(before.active()) {
            self.used + at.saturating_sub(self.since)
        } else {
            self.used
        };
        self.since = at;
        Ok(events)
    }

    /// An action and every random outcome after it, as inputs. Nothing happens yet.
    pub(crate) fn act(
        &self,
        seat: Seat,
        action: Action,
        luck: &mut dyn FnMut(u8) -> u8,
    ) -> Result<Vec<Input>, Refusal> {
        let mut position = *self.position();
        let input = Input::Act { seat, action };
        position.put(input, &mut ())?;
        let mut inputs = vec![input];
        resolve_chances(&mut position, &mut inputs, luck)?;
        Ok(inputs)
    }

    /// The part of a viewer's written log (rule 13.3) after a version, and their view before it. The log is rebuilt
    /// rather than kept: it is needed only when someone arrives.
    pub(super) fn log(&self, viewer: Viewer, since: Option<u64>) -> (View, Vec<LogLine>) {
        let reach = SeenLog::reach(self.position().rules(), self.position().turn_number());
        let mut position = *self.record.start();
        let (mut from, mut lines) = (None, Vec::new());
        let (mut events, mut put) = (Vec::new(), 0);
        for &Mark { version, inputs, mut by } in &self.marks {
            let mut now = position;
            for &input in &self.record.inputs()[put..inputs] {
                position.put(input, &mut events).expect("what was accepted once is accepted again");
            }
            put = inputs;
            for event in events.drain(..) {
                let before = now;
                now.apply(&event);
                if now.turn_number() >= reach && since.is_none_or(|since| version > since) {
                    from.get_or_insert_with(|| before.view(viewer));
                    lines.push(LogLine {
                        version,
                        turn: now.turn_number(),
                        by: by.take(),
                        event: event.seen_by(viewer),
                    });
                }
            }
        }
        (from.unwrap_or_else(|| self.position().view(viewer)), lines)
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.position().turn(), Turn::Over(_))
    }
}

/// Draws and rolls until a player has to decide.
pub(super) fn resolve_chances(
    position: &mut Position,
    inputs: &mut Vec<Input>,
    luck: &mut dyn FnMut(u8) -> u8,
) -> Result<(), Refusal> {
    while let Some(chances) = position.chances() {
        let total = chances.total();
        let outcome = chances.pick(luck(total) % total).ok_or(Refusal::Impossible)?;
        let input = Input::Chance(outcome);
        position.put(input, &mut ())?;
        inputs.push(input);
    }
    Ok(())
}
