//! What really happened at a table, by version, made of the game's record once it is public.

use std::collections::BTreeSet;

use rabenburg_engine::{Event, Face, Fact, Input, Memory, Position, Record, Seat, SeenEvent, Viewer};
use serde_json::{Value, json};

use super::party::Transcript;

/// The game, version by version.
pub(super) struct Truth {
    start: Position,
    moments: Vec<Moment>,
    rules: rabenburg_engine::Rules,
}

/// Where the game stood after a version, and what that version brought.
pub(super) struct Moment {
    pub(super) version: u64,
    pub(super) position: Position,
    pub(super) events: Vec<Event>,
    /// For whom somebody acted; nobody did when the cards were dealt.
    pub(super) actor: Option<Seat>,
    /// The turn in which each event happened.
    turns: Vec<u32>,
}

impl Truth {
    /// The record holds inputs: those before the first action dealt the cards, and each action came with the draws and rolls
    /// after it. The versions at which that happened are those of the updates.
    pub(super) fn new(record: &str, transcripts: &[Transcript]) -> Truth {
        let record: Record = record.parse().expect("our notation");
        let mut groups: Vec<Vec<Input>> = vec![Vec::new()];
        for &input in record.inputs() {
            if matches!(input, Input::Act { .. }) {
                groups.push(Vec::new());
            }
            groups.last_mut().expect("one at least").push(input);
        }
        let versions = versions_of_updates(transcripts);
        assert_eq!(versions.len(), groups.len(), "each action has a version of its own");

        let (mut position, mut turn) = (*record.start(), record.start().turn_number());
        let mut moments = Vec::new();
        for (version, inputs) in versions.into_iter().zip(groups) {
            let mut events = Vec::new();
            for &input in &inputs {
                position.put(input, &mut events).expect("what was recorded");
            }
            let turns = events.iter().map(|event| {
                if let Event::Public(Fact::TurnBegan { turn: begun }) = *event {
                    turn = begun;
                }
                turn
            });
            let turns = turns.collect();
            let actor = inputs.first().and_then(|input| match input {
                Input::Act { seat, .. } => Some(*seat),
                Input::Chance(_) => None,
            });
            moments.push(Moment { version, position, events, actor, turns });
        }
        Truth { start: *record.start(), moments, rules: *record.start().rules() }
    }

    /// Where the game stood at a version of the table; nothing before it began.
    pub(super) fn at(&self, version: u64) -> Option<&Moment> {
        self.moments.iter().rev().find(|moment| moment.version <= version)
    }

    pub(super) fn is_strict(&self) -> bool {
        self.rules.memory == Memory::Strict
    }

    pub(super) fn began_at(&self) -> u64 {
        self.moments[0].version
    }

    /// What a viewer's written log may hold at a version (rule 13.3): in a strict game one round, in an aided one everything.
    pub(super) fn log(&self, version: u64, viewer: Viewer) -> Vec<Value> {
        let past = || self.moments.iter().filter(|moment| moment.version <= version);
        let lines = past().flat_map(|moment| {
            let dated = moment.turns.iter().zip(&moment.events);
            dated.map(|(turn, event)| (moment.version, *turn, event.seen_by(viewer)))
        });
        let lines: Vec<(u64, u32, SeenEvent)> = lines.collect();
        let now = lines.last().map_or(0, |(_, turn, _)| *turn);
        let reach = if self.is_strict() { u32::from(self.rules.players) } else { u32::MAX };
        let kept = lines.into_iter().filter(|(_, turn, _)| now - turn < reach);
        kept.map(|(version, turn, event)| json!({ "version": version, "turn": turn, "event": event })).collect()
    }

    /// What a viewer saw before the last few events up to a version.
    pub(super) fn before(&self, version: u64, events: usize, viewer: Viewer) -> Value {
        let past = self.moments.iter().filter(|moment| moment.version <= version);
        let past: Vec<&Event> = past.flat_map(|moment| &moment.events).collect();
        let mut position = self.start;
        past[..past.len() - events].iter().for_each(|event| position.apply(event));
        json!(position.view(viewer))
    }

    /// All cards that a viewer has seen named until a version, of whatever pile or hand they were.
    pub(super) fn seen_faces(&self, version: u64, viewer: Viewer) -> BTreeSet<Face> {
        let past = self.moments.iter().filter(|moment| moment.version <= version);
        past.flat_map(|moment| &moment.events).flat_map(|event| shown_faces(event, viewer)).collect()
    }
}

/// The cards that an event shows to a viewer. Told apart from what the server tells: this knows nothing of seen events.
pub(super) fn shown_faces(event: &Event, viewer: Viewer) -> Vec<Face> {
    match *event {
        Event::Public(Fact::Played { card, .. } | Fact::Discarded { card, .. }) => vec![card],
        // A card that moves something lies on the discard pile, and is named once more with its move.
        Event::Public(Fact::Announced { announced }) => vec![announced.card],
        Event::Public(Fact::HandDiscarded { cards, .. }) => cards.each().collect(),
        Event::Public(_) => Vec::new(),
        Event::Drew { seat, card } | Event::Offered { seat, card } if viewer.is(seat) => vec![card],
        Event::CardPassed { from, to, card } if viewer.is(from) || viewer.is(to) => vec![card],
        Event::Drew { .. } | Event::Offered { .. } | Event::CardPassed { .. } => Vec::new(),
    }
}

fn versions_of_updates(transcripts: &[Transcript]) -> BTreeSet<u64> {
    let texts = transcripts.iter().flat_map(|transcript| &transcript.sessions).flat_map(|session| &session.heard);
    let version = |text: &String| {
        // Far cheaper than to read all of it once more.
        let rest = text.strip_prefix(r#"{"type":"update","version":"#)?;
        rest.split(',').next()?.parse().ok()
    };
    texts.filter_map(version).collect()
}
