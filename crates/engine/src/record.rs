//! Whole games: where they began and what their inputs were, decision by decision and chance by chance.

use alloc::string::String;
use alloc::vec::Vec;

use crate::action::Action;
use crate::chance::Chance;
use crate::error::Refusal;
use crate::event::Sink;
use crate::position::Position;
use crate::seat::Seat;

/// An input of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Input {
    /// A seat's action.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// An outcome of chance.
    Chance(Chance),
}

/// A recorded game, all secrets included. As text it is the file format for games; see `docs/NOTATION.md`.
///
/// ```
/// use rabenburg_engine::{Position, Printing, Record, Rules};
///
/// let mut record = Record::new(Position::start(Rules::new(Printing::Third, 2))?);
/// record.resolve("draw W3".parse()?, &mut ())?;
/// let copy: Record = record.to_string().parse()?;
/// assert_eq!(copy, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Vec<(String, String)>,
    start: Position,
    inputs: Vec<Input>,
    now: Position,
}

impl Record {
    /// The version of the text format, written in the first line of every game. A reader that meets another one says
    /// so.
    pub const VERSION: u32 = 1;

    /// A game that begins here.
    pub fn new(start: Position) -> Record {
        Record { tags: Vec::new(), start, inputs: Vec::new(), now: start }
    }

    /// Free lines about the game, such as names and dates: a key of one word and a text.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Adds a tag. It becomes a line of text, so whatever would break the line (line breaks, `#`, `|`) and runs of
    /// spaces become single spaces; a key is cut to one word, and a tag without a key is not added.
    pub fn tag(&mut self, key: &str, text: &str) {
        let plain = |text: &str| {
            let breaks = |char: char| char.is_whitespace() || matches!(char, '#' | '|');
            text.split(breaks).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
        };
        if let Some(key) = plain(key).split(' ').next().filter(|key| !key.is_empty()) {
            self.tags.push((key.into(), plain(text)));
        }
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands now.
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// All inputs.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Plays an action and records it. A refused one is not recorded.
    pub fn play<S: Sink>(&mut self, seat: Seat, action: Action, sink: &mut S) -> Result<(), Refusal> {
        self.put(Input::Act { seat, action }, sink)
    }

    /// Resolves chance and records it.
    pub fn resolve<S: Sink>(&mut self, outcome: Chance, sink: &mut S) -> Result<(), Refusal> {
        self.put(Input::Chance(outcome), sink)
    }

    /// Applies and records either.
    pub fn put<S: Sink>(&mut self, input: Input, sink: &mut S) -> Result<(), Refusal> {
        self.now.put(input, sink)?;
        self.inputs.push(input);
        Ok(())
    }
}

impl Position {
    /// Plays an action or resolves chance, as a record has it.
    pub fn put<S: Sink>(&mut self, input: Input, sink: &mut S) -> Result<(), Refusal> {
        match input {
            Input::Act { seat, action } => self.play(seat, action, sink),
            Input::Chance(outcome) => self.resolve(outcome, sink),
        }
    }
}
