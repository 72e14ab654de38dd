//! The page's side of an analysis: what to ask next, and what is known so far.

use rabenburg_words::Language;

use crate::analysis::{WinningChances, moments};
use crate::film::Film;
use crate::improvement::Better;
use crate::message::{Answer, MILLION, Order};

/// An analysis under way in a [`Study`](crate::Study). Every answer leads to the next question, so it stops when nobody
/// asks any more.
#[derive(Clone, PartialEq, Debug)]
pub struct Inquiry {
    number: u64,
    all: usize,
    chances: Vec<WinningChances>,
    /// What would have been better, by turn and language.
    better: Vec<(usize, Language, Option<Better>)>,
    failed: bool,
}

impl Inquiry {
    /// Starts an inquiry, under a number that no other one has. The text is the first question.
    pub fn begin(number: u64, film: &Film) -> (Inquiry, String) {
        let question = Order::Analyse { number, record: film.text() };
        (
            Inquiry { number, all: moments(film).len(), chances: Vec::new(), better: Vec::new(), failed: false },
            question.to_string(),
        )
    }

    /// Takes an answer. The text is the next question, until everything is known.
    pub fn hear(&mut self, answer: &str) -> Option<String> {
        match answer.parse() {
            Ok(Answer::Judged { number, turns, chances }) if number == self.number && turns == self.chances.len() => {
                self.chances.push(chances.iter().map(|&chance| chance as f32 / MILLION).collect());
                let next = Order::Judge { number, turns: turns + 1 };
                (!self.is_done()).then(|| next.to_string())
            }
            Ok(Answer::Improved { number, turn, language, better }) if number == self.number => {
                self.better.push((turn, language, better));
                None
            }
            Ok(Answer::Failed { .. }) if !self.is_done() => {
                self.failed = true;
                None
            }
            _ => None,
        }
    }

    /// The question what would have been better in a turn. It can be asked once everything is known.
    pub fn improve(&self, turn: usize, language: Language) -> String {
        Order::Improve { number: self.number, turn, language }.to_string()
    }

    /// What would have been better in a turn, once it is known: perhaps nothing.
    pub fn better(&self, turn: usize, language: Language) -> Option<Option<&Better>> {
        let known = self.better.iter().find(|(other, told, _)| (*other, *told) == (turn, language));
        known.map(|(.., better)| better.as_ref())
    }

    /// How many moments are known, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.chances.len(), self.all)
    }

    /// Whether everything is known.
    pub fn is_done(&self) -> bool {
        self.chances.len() >= self.all
    }

    /// Whether nothing more will come.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// What is known so far: the chances before the first turn and after every turn.
    pub fn chances(&self) -> &[WinningChances] {
        &self.chances
    }
}
