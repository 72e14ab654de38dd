//! The page's side of an analysis: what to ask next, and what is known so far.

use crate::analysis::{WinningChances, moments};
use crate::film::Film;
use crate::message::{Answer, MILLION, Order};

/// An analysis under way in a [`Study`](crate::Study). Every answer leads to the next question, so it stops when nobody
/// asks any more.
#[derive(Clone, PartialEq, Debug)]
pub struct Inquiry {
    number: u64,
    all: usize,
    chances: Vec<WinningChances>,
    failed: bool,
}

impl Inquiry {
    /// Starts an inquiry, under a number that no other one has. The text is the first question.
    pub fn begin(number: u64, film: &Film) -> (Inquiry, String) {
        let question = Order::Analyse { number, record: film.text() };
        (Inquiry { number, all: moments(film).len(), chances: Vec::new(), failed: false }, question.to_string())
    }

    /// Takes an answer. The text is the next question, until everything is known.
    pub fn hear(&mut self, answer: &str) -> Option<String> {
        match answer.parse() {
            Ok(Answer::Judged { number, turns, chances }) if number == self.number && turns == self.chances.len() => {
                self.chances.push(chances.iter().map(|&chance| chance as f32 / MILLION).collect());
                let next = Order::Judge { number, turns: turns + 1 };
                (!self.is_done()).then(|| next.to_string())
            }
            Ok(Answer::Failed { .. }) => {
                self.failed = true;
                None
            }
            _ => None,
        }
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
