//! What a viewer saw happen: a second kind of event that has no place for secrets.

use alloc::collections::VecDeque;

use crate::card::Face;
use crate::event::Event;
use crate::fact::Fact;
use crate::rules::{Memory, Rules};
use crate::seat::Seat;
use crate::view::{View, Viewer};

/// Something that happened, as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum SeenEvent {
    /// Something that everybody sees.
    Public(Fact),
    /// Somebody else drew a card.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// The viewer drew a card.
    DrewCard {
        /// The viewer's seat.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card was passed face down between others.
    CardPassedFaceDown {
        /// Who passed it.
        from: Seat,
        /// Who has it now.
        to: Seat,
    },
    /// A card was passed to or by the viewer.
    CardPassed {
        /// Who passed it.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The card.
        card: Face,
    },
    /// Somebody else offered a card, face down.
    Offered {
        /// Who.
        seat: Seat,
    },
    /// The viewer offered a card.
    OfferedCard {
        /// The viewer's seat.
        seat: Seat,
        /// The card.
        card: Face,
    },
}

impl Event {
    /// What a viewer saw of this event. The only place that makes seen events.
    pub fn seen_by(&self, viewer: Viewer) -> SeenEvent {
        match *self {
            Event::Public(fact) => SeenEvent::Public(fact),
            Event::Drew { seat, card } if viewer.is(seat) => SeenEvent::DrewCard { seat, card },
            Event::Drew { seat, .. } => SeenEvent::Drew { seat },
            Event::CardPassed { from, to, card } if viewer.is(from) || viewer.is(to) => {
                SeenEvent::CardPassed { from, to, card }
            }
            Event::CardPassed { from, to, .. } => SeenEvent::CardPassedFaceDown { from, to },
            Event::Offered { seat, card } if viewer.is(seat) => SeenEvent::OfferedCard { seat, card },
            Event::Offered { seat, .. } => SeenEvent::Offered { seat },
        }
    }
}

/// A viewer's written record of what happened, and what it happened to. While a strict game is running it reaches back
/// one round at most, like the memory of the table (rule 13.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenLog {
    from: View,
    turn: u32,
    events: VecDeque<(u32, SeenEvent)>,
}

impl SeenLog {
    /// An empty record that starts with what the viewer sees now.
    pub fn new(now: View) -> SeenLog {
        SeenLog { turn: now.turn, from: now, events: VecDeque::new() }
    }

    /// The first turn of which a record still holds anything in a later one.
    pub fn reach(rules: &Rules, turn: u32) -> u32 {
        match rules.memory {
            Memory::Strict => (turn + 1).saturating_sub(rules.players.into()),
            Memory::Aided => 0,
        }
    }

    /// Records what was seen, and forgets what is more than a round ago.
    pub fn push(&mut self, event: SeenEvent) {
        if let SeenEvent::Public(Fact::TurnBegan { turn }) = event {
            self.turn = turn;
        }
        self.events.push_back((self.turn, event));
        let reach = SeenLog::reach(&self.from.rules, self.turn);
        while let Some((_, forgotten)) = self.events.front().filter(|(turn, _)| *turn < reach) {
            self.from.apply(forgotten);
            self.events.pop_front();
        }
    }

    /// What the viewer saw before the first recorded event.
    pub fn from(&self) -> &View {
        &self.from
    }

    /// What is recorded, oldest first, with the number of its turn.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &SeenEvent)> {
        self.events.iter().map(|(turn, event)| (*turn, event))
    }
}
