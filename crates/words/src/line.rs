//! A line of the log.

use rabenburg_engine::Seat;

/// Something that happened, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who it is about, if anybody.
    pub seat: Option<Seat>,
    /// What it is about.
    pub icon: Icon,
    /// The sentence for the written log.
    pub text: String,
    /// What is said aloud as it happens, where that is more than the text: everybody sees who is locked up, but in a
    /// strict game nothing written may keep it (rule 13.3).
    pub aloud: Option<String>,
}

impl Line {
    /// What is said aloud as it happens.
    pub fn spoken(&self) -> &str {
        self.aloud.as_deref().unwrap_or(&self.text)
    }
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// A tower moves.
    Tower,
    /// A wizard moves.
    Wizard,
    /// Wizards are locked up.
    Lock,
    /// A flask is filled or passed.
    Flask,
    /// The castle moves, or somebody enters it.
    Castle,
    /// The die falls.
    Die,
    /// A card is drawn or discarded.
    Card,
    /// A spell is cast.
    Spell,
    /// A turn begins, or the game is over.
    Flag,
    /// The discard pile is shuffled.
    Shuffle,
    /// Partners exchange cards.
    Exchange,
    /// Somebody passes. Logs may leave it out: in the master variant it happens often.
    Pass,
    /// Something comes into sight.
    Eye,
}
