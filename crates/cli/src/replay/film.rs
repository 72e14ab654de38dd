//! A recorded game as a sequence of stills, one for every input.

use rabenburg_engine::{Action, Chance, Input, Position, Record};
use rabenburg_lab::LabError;
use rabenburg_lab::terminal::StyledLine;
use rabenburg_words::Language;

use crate::draw::{Frame, ToldTurn};
use crate::story::Narration;

/// The table after an input.
struct Still {
    position: Position,
    told: ToldTurn,
    /// How many turns were told before this one.
    past: usize,
    input: String,
    turned: bool,
}

/// The stills, all turns in words, and the current position.
pub(super) struct Stills {
    stills: Vec<Still>,
    turns: Vec<ToldTurn>,
    title: String,
    open: bool,
    language: Language,
    at: usize,
}

impl Stills {
    /// Plays the game through once. It was checked when it was read.
    pub(super) fn new(record: &Record, open: bool, language: Language) -> Result<Stills, LabError> {
        let mut story = Narration::new(*record.start(), open, language);
        let mut stills = vec![Still::of(&story, "start".into(), false)];
        for &input in record.inputs() {
            let turned = story.put(input)?;
            stills.push(Still::of(&story, written(input, open), turned));
        }
        let mut turns = story.past().to_vec();
        turns.push(story.told().clone());
        let tags: Vec<_> = record.tags().iter().map(|(key, text)| format!("{key} {text}")).collect();
        Ok(Stills { stills, turns, title: tags.join("   "), open, language, at: 0 })
    }

    /// The same still with secrets shown or hidden.
    pub(super) fn turned_over(&self, record: &Record) -> Result<Stills, LabError> {
        Ok(Stills { at: self.at, ..Stills::new(record, !self.open, self.language)? })
    }

    pub(super) fn frame(&self, footer: StyledLine) -> Frame<'_> {
        let still = &self.stills[self.at];
        Frame {
            position: &still.position,
            told: &still.told,
            past: &self.turns[..still.past],
            title: &self.title,
            footer,
            open: self.open,
            why: false,
            language: self.language,
        }
    }

    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// The turn shown; `None` for the deal.
    pub(super) fn turn(&self) -> Option<u32> {
        self.stills[self.at].told.turn
    }

    /// The number of the still, and of the last one.
    pub(super) fn step(&self) -> usize {
        self.at
    }

    pub(super) fn steps(&self) -> usize {
        self.stills.len() - 1
    }

    pub(super) fn input(&self) -> &str {
        &self.stills[self.at].input
    }

    /// The numbers of the first and the last turn.
    pub(super) fn turns(&self) -> (u32, u32) {
        let mut numbers = self.turns.iter().filter_map(|told| told.turn);
        let first = numbers.next().unwrap_or(0);
        (first, numbers.next_back().unwrap_or(first))
    }

    /// Goes to a still, or to the last one if there are fewer.
    pub(super) fn go_to(&mut self, step: usize) {
        self.at = step.min(self.steps());
    }

    /// Goes to the first thing that happens in a turn; `None` if there is no such turn.
    pub(super) fn go_to_turn(&mut self, turn: u32) -> Option<()> {
        self.at = self.stills.iter().position(|still| still.told.turn == Some(turn))?;
        Some(())
    }

    /// One step forward. Returns whether there was one.
    pub(super) fn next(&mut self) -> bool {
        let more = self.at < self.steps();
        self.at += usize::from(more);
        more
    }

    pub(super) fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    pub(super) fn finish_turn(&mut self) {
        while !self.stills[self.at].turned && self.next() {}
    }

    /// Forward to the end of the next turn.
    pub(super) fn next_turn(&mut self) {
        self.next();
        self.finish_turn();
    }

    /// Back to the end of the previous turn.
    pub(super) fn previous_turn(&mut self) {
        self.back();
        while self.at > 0 && !self.stills[self.at].turned {
            self.at -= 1;
        }
    }
}

impl Still {
    fn of(story: &Narration, input: String, turned: bool) -> Still {
        Still { position: *story.position(), told: story.told().clone(), past: story.past().len(), input, turned }
    }
}

/// An input as written in the file, without cards that the table does not see.
fn written(input: Input, open: bool) -> String {
    let (text, secret) = match input {
        Input::Act { seat, action } => {
            let secret = matches!(action, Action::Give { .. } | Action::Offer { .. } | Action::GiveBack { .. });
            (format!("{seat} {action}"), secret)
        }
        Input::Chance(outcome) => (outcome.to_string(), matches!(outcome, Chance::Card { .. })),
    };
    match text.rsplit_once(' ') {
        Some((public, _)) if secret && !open => public.into(),
        _ => text,
    }
}
