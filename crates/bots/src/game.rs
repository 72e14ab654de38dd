//! A game, with what everybody at the table knows about it.

use rabenburg_engine::{Actions, Event, Input, Knowledge, Position, Refusal, Seat, Viewer};

use crate::{Bot, Budget, Decision, Thoughts};

/// What a bot is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// The game waits for this seat: what does it do?
    Decide(Seat),
    /// The game waits for this seat's partner: does it do something of its own accord (rules 11.2 and 11.3)?
    Interject(Seat),
}

impl Question {
    /// Whose bot is asked.
    pub const fn seat(self) -> Seat {
        match self {
            Question::Decide(seat) | Question::Interject(seat) => seat,
        }
    }
}

/// A running game: the truth, and each seat's knowledge, which is updated by what that seat is shown.
#[derive(Clone, Debug)]
pub struct ObservedGame {
    position: Position,
    minds: Vec<Knowledge>,
    events: Vec<Event>,
}

impl ObservedGame {
    /// A game that starts here, with everybody watching.
    pub fn new(start: Position) -> ObservedGame {
        let minds = start.rules().seats().map(|seat| Knowledge::new(&start, Viewer::Seat(seat))).collect();
        ObservedGame { position: start, minds, events: Vec::new() }
    }

    /// The truth: for whoever runs the game, never for a bot.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What a seat knows.
    pub fn knowledge(&self, seat: Seat) -> Option<&Knowledge> {
        self.minds.get(seat.index())
    }

    /// What a seat's bot could do, and what it does. Nothing if this is not the question now, or if it lets a chance to
    /// interject pass.
    pub fn ask(&self, question: Question, bot: &mut dyn Bot, budget: Budget) -> Option<(Actions, Decision)> {
        let knowledge = self.knowledge(question.seat())?;
        match question {
            Question::Decide(seat) => {
                self.position.awaited().filter(|&awaited| awaited == seat)?;
                let actions = self.position.legal_actions(seat);
                let decision = bot.decide(knowledge, &actions, budget)?;
                Some((actions, decision))
            }
            Question::Interject(seat) => {
                let (_, asides) = self.position.asides().filter(|(partner, _)| *partner == seat)?;
                let action = bot.interject(knowledge, &asides, budget)?;
                Some((asides, Decision { action, thoughts: Thoughts::default() }))
            }
        }
    }

    /// What the last input caused.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Applies a choice or a chance while everybody watches. A refused input changes nothing.
    pub fn put(&mut self, input: Input) -> Result<(), Refusal> {
        self.events.clear();
        self.position.put(input, &mut self.events)?;
        for mind in &mut self.minds {
            let viewer = mind.viewer();
            for event in &self.events {
                mind.see(&event.seen_by(viewer));
            }
        }
        Ok(())
    }
}
