//! What a viewer saw happen: a second kind of event that has no place for secrets.

use alloc::collections::VecDeque;

use crate::card::Face;
use crate::event::Event;
use crate::fact::Fact;
use crate::position::Position;
use crate::rules::Memory;
use crate::seat::Seat;
use crate::view::Viewer;

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
    /// The viewer himself drew a card.
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
    /// The viewer himself offered a card.
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

/// A viewer's written record of what happened. In a strict game it reaches back one round at most while the game runs,
/// as the memory of the table would (rule 13.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenLog {
    /// How many turns are kept; `None` for all.
    turns: Option<u32>,
    turn: u32,
    events: VecDeque<(u32, SeenEvent)>,
}

impl SeenLog {
    /// An empty record of a game that begins here.
    pub fn new(start: &Position) -> SeenLog {
        let rules = start.rules();
        let turns = match rules.memory {
            Memory::Strict => Some(u32::from(rules.players)),
            Memory::Aided => None,
        };
        SeenLog { turns, turn: start.turn_number(), events: VecDeque::new() }
    }

    /// Writes down what was seen, and forgets what is more than a round ago.
    pub fn push(&mut self, event: SeenEvent) {
        if let SeenEvent::Public(Fact::TurnBegan { turn }) = event {
            self.turn = turn;
        }
        self.events.push_back((self.turn, event));
        if let Some(turns) = self.turns {
            let forgotten = |&(turn, _): &(u32, SeenEvent)| turn + turns <= self.turn;
            while self.events.front().is_some_and(forgotten) {
                self.events.pop_front();
            }
        }
    }

    /// What is kept, oldest first, with the number of its turn.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &SeenEvent)> {
        self.events.iter().map(|(turn, event)| (*turn, event))
    }
}
