//! What happened while somebody was not deciding, move by move, to be shown again.
//!
//! It is taken from the viewer's written log and nothing else. So in a strict game it reaches back no further than the
//! table remembers (rule 13.3), and holds nothing that the viewer was not shown.

use std::fmt;
use std::str::FromStr;

use rabenburg_engine::{Awaited, Face, Fact, Seat, SeenEvent, SeenLog, View, Viewer};
use rabenburg_words::{Icon, Language, Line, Names, Teller};

use crate::session::Replay;

/// How far somebody has followed a game: the turn, and how many events of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SeenMark {
    turn: u32,
    events: usize,
}

impl SeenMark {
    /// The end of what is written down.
    pub fn end_of(log: &SeenLog) -> SeenMark {
        let turn = log.iter().last().map_or(log.from().turn, |(turn, _)| turn);
        SeenMark { turn, events: log.iter().filter(|(other, _)| *other == turn).count() }
    }
}

impl fmt::Display for SeenMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.turn, self.events)
    }
}

/// A text that says nothing about how far somebody has followed a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a place in a game")]
pub struct NoMark;

impl FromStr for SeenMark {
    type Err = NoMark;

    fn from_str(text: &str) -> Result<SeenMark, NoMark> {
        let (turn, events) = text.split_once('/').ok_or(NoMark)?;
        Ok(SeenMark { turn: turn.parse().map_err(|_| NoMark)?, events: events.parse().map_err(|_| NoMark)? })
    }
}

impl Replay {
    /// Everything since the viewer's last turn, up to the present one if that is theirs. For a spectator, the last round.
    /// `None` if nothing has happened.
    pub fn since_own_turn(log: &SeenLog, now: &View) -> Option<Replay> {
        let over = matches!(now.awaited, Awaited::Over(_));
        let mut then = log.from().clone();
        let mut own = match now.viewer {
            // A round ago it was theirs; the log of a strict game begins after that.
            Viewer::Seat(seat) if then.active == seat && then.turn < now.turn => Some(then.turn),
            _ => None,
        };
        for (_, event) in log.iter() {
            then.apply(event);
            let began = matches!(event, SeenEvent::Public(Fact::TurnBegan { .. }));
            if began && now.viewer.is(then.active) && (over || then.turn < now.turn) {
                own = Some(then.turn);
            }
        }
        let round = u32::from(now.rules.players);
        let first = match now.viewer {
            Viewer::Seat(_) => own.map_or(0, |own| own + 1),
            Viewer::Spectator => (now.turn + 1).saturating_sub(round),
        };
        let last = if now.viewer.is(now.active) && !over { now.turn } else { now.turn + 1 };
        Replay::between(log, |turn, _| turn < first, |turn| turn >= last)
    }

    /// Everything that somebody has missed who has followed the game as far as the mark.
    pub fn since(log: &SeenLog, mark: SeenMark) -> Option<Replay> {
        Replay::between(log, |turn, place| (turn, place) < (mark.turn, mark.events), |_| false)
    }

    fn between(log: &SeenLog, before: impl Fn(u32, usize) -> bool, after: impl Fn(u32) -> bool) -> Option<Replay> {
        let mut replay = Replay::new(log.from().clone());
        let (mut turn, mut place) = (log.from().turn, 0);
        for (of_turn, event) in log.iter() {
            (turn, place) = if of_turn == turn { (turn, place + 1) } else { (of_turn, 1) };
            if before(turn, place - 1) {
                replay.from.apply(event);
            } else if !after(turn) {
                replay.events.push(*event);
            }
        }
        (!replay.events.is_empty()).then_some(replay)
    }
}

/// One move of a recap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecapStep {
    /// Who made it.
    pub seat: Seat,
    /// The card that was played or discarded for it.
    pub card: Option<Face>,
    /// What is written about it.
    pub lines: Vec<Line>,
    /// What the viewer saw happen, in order.
    pub events: Vec<SeenEvent>,
}

/// A stretch of the past, move by move. All its events are in the steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// What the viewer saw before it.
    pub from: View,
    /// The moves.
    pub steps: Vec<RecapStep>,
}

impl Recap {
    /// A replay, move by move. Nothing if nobody did anything in it.
    pub fn new(replay: Replay, names: Names, language: Language) -> Option<Recap> {
        let Replay { from, events } = replay;
        let mut teller = Teller::new(&from, names);
        let mut now = from.clone();
        let mut steps: Vec<RecapStep> = Vec::new();
        let mut waiting: Vec<SeenEvent> = Vec::new();
        for event in events {
            let mut lines = teller.tell(&event, language);
            // Whose turn it is stands above the moves, and who casts nothing is not told.
            lines.retain(|line| !matches!(line.icon, Icon::Pass | Icon::Flag));
            now.apply(&event);
            let doer =
                doer(&event).or_else(|| moves(&event).then(|| lines.iter().find_map(|line| line.seat)).flatten());
            let begins = match doer {
                Some(seat) => starts(&event) || steps.last().is_none_or(|step| step.seat != seat),
                None => false,
            };
            waiting.push(event);
            if begins {
                let (seat, events) = (doer.unwrap_or(now.active), std::mem::take(&mut waiting));
                steps.push(RecapStep { seat, card: card(&event), lines, events });
            } else if let Some(step) = steps.last_mut().filter(|_| !is_new_turn(&waiting)) {
                step.events.append(&mut waiting);
                step.lines.append(&mut lines);
            }
        }
        steps.last_mut()?.events.append(&mut waiting);
        Some(Recap { from, steps })
    }

    /// What was seen once this many moves were made.
    pub fn after(&self, moves: usize) -> impl Iterator<Item = &SeenEvent> {
        self.steps.iter().take(moves).flat_map(|step| &step.events)
    }
}

/// The beginning of a turn belongs to its first move, not to the last one before it.
fn is_new_turn(events: &[SeenEvent]) -> bool {
    events.iter().any(|event| matches!(event, SeenEvent::Public(Fact::TurnBegan { .. })))
}

/// Who does something, where the event says it.
fn doer(event: &SeenEvent) -> Option<Seat> {
    match *event {
        SeenEvent::Public(
            Fact::Played { seat, .. } | Fact::Discarded { seat, .. } | Fact::HandDiscarded { seat, .. },
        ) => Some(seat),
        SeenEvent::Public(Fact::SpellCast { caster, .. }) => Some(caster),
        SeenEvent::Public(Fact::FlasksPassed { from, .. })
        | SeenEvent::CardPassed { from, .. }
        | SeenEvent::CardPassedFaceDown { from, .. } => Some(from),
        SeenEvent::Offered { seat } | SeenEvent::OfferedCard { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whether something new begins, even if the same player has just done something.
fn starts(event: &SeenEvent) -> bool {
    matches!(
        event,
        SeenEvent::Public(
            Fact::Played { .. } | Fact::Discarded { .. } | Fact::HandDiscarded { .. } | Fact::SpellCast { .. }
        )
    )
}

/// Whether a piece moves: after a spell, the move that had been announced is somebody else's again.
fn moves(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::Public(Fact::TowerMoved { .. } | Fact::WizardMoved { .. } | Fact::WizardEntered { .. }))
}

fn card(event: &SeenEvent) -> Option<Face> {
    match *event {
        SeenEvent::Public(Fact::Played { card, .. } | Fact::Discarded { card, .. }) => Some(card),
        _ => None,
    }
}
