//! The analysis of the game, in a worker of its own that ends with the page.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_session::{Better, Inquiry, Swing, Thinker, turning_points};
use rabenburg_words::Language;

use super::source::Showing;
use crate::settings::{Preference, Settings};
use crate::thinker::WorkerThinker;

/// The minimum time between redraws, in milliseconds: answers come faster than a phone can draw them.
const PAUSE: f64 = 250.0;

/// An analysis in progress.
#[derive(Clone, Copy)]
pub(crate) struct Review {
    /// What is known so far.
    pub(crate) inquiry: RwSignal<Option<Inquiry>>,
    pub(crate) failed: RwSignal<bool>,
    showing: StoredValue<Arc<Showing>>,
    language: Preference<Language>,
    thinker: StoredValue<Option<Rc<WorkerThinker>>, LocalStorage>,
    /// What was asked about better moves already, by turn and language.
    asked: StoredValue<Vec<(usize, Language)>>,
}

impl Review {
    /// The analysis of a game, not started yet.
    pub(crate) fn new(showing: Arc<Showing>) -> Review {
        let review = Review {
            inquiry: RwSignal::new(None),
            failed: RwSignal::new(false),
            showing: StoredValue::new(showing),
            language: expect_context::<Settings>().language,
            thinker: StoredValue::new_local(None),
            asked: StoredValue::new(Vec::new()),
        };
        on_cleanup(move || {
            // The worker ends with it.
            review.thinker.try_update_value(|thinker| *thinker = None);
        });
        review
    }

    /// Starts, or restarts after a failure. An abandoned game has no end to compare with, so it is not analysed.
    pub(crate) fn begin(self) {
        if !self.showing.with_value(|showing| showing.film.outcome().is_some() && !showing.film.turns().is_empty()) {
            return;
        }
        let (inquiry, question) = self.showing.with_value(|showing| Inquiry::begin(1, &showing.film));
        self.failed.set(false);
        self.inquiry.set(Some(inquiry));
        let thinker = WorkerThinker::start();
        let asker = Rc::downgrade(&thinker);
        let shown = Cell::new(f64::NEG_INFINITY);
        thinker.on_answer(move |answer| {
            let hear = |inquiry: &mut Option<Inquiry>| {
                let inquiry = inquiry.as_mut()?;
                Some((inquiry.hear(answer), inquiry.is_done(), inquiry.has_failed()))
            };
            let Some((next, done, failed)) = self.inquiry.try_update_untracked(hear).flatten() else { return };
            if let (Some(next), Some(thinker)) = (next, asker.upgrade()) {
                thinker.ask(next);
            }
            let now = js_sys::Date::now();
            if done {
                // Once it is known where the game turned, it is looked for what would have been better there.
                let language = self.language.get_untracked();
                self.turning_points_now().into_iter().for_each(|swing| self.ask_better(swing.turn, language));
            }
            if done || failed || now - shown.get() >= PAUSE {
                shown.set(now);
                self.inquiry.notify();
            }
            if failed {
                self.failed.set(true);
            }
        });
        thinker.on_failure(move |_| {
            self.failed.try_set(true);
        });
        thinker.ask(question);
        self.thinker.set_value(Some(thinker));
    }

    /// Asks what would have been better in a turn, unless it was asked before.
    pub(crate) fn ask_better(self, turn: usize, language: Language) {
        let known = (turn, language);
        if self.asked.with_value(|asked| asked.contains(&known)) {
            return;
        }
        let question = self.inquiry.with_untracked(|inquiry| {
            inquiry.as_ref().filter(|inquiry| inquiry.is_done()).map(|inquiry| inquiry.improve(turn, language))
        });
        if let (Some(question), Some(thinker)) = (question, self.thinker.get_value()) {
            self.asked.update_value(|asked| asked.push(known));
            thinker.ask(question);
        }
    }

    /// What would have been better in a turn, once it is known: perhaps nothing.
    pub(crate) fn better(self, turn: usize, language: Language) -> Option<Option<Better>> {
        self.inquiry.with(|inquiry| inquiry.as_ref()?.better(turn, language).map(Option::<&Better>::cloned))
    }

    /// How much a turn's decision cost, where something else would have been better.
    pub(crate) fn gain(self, turn: usize) -> Option<f32> {
        let language = self.language.get();
        Some(self.better(turn, language)??.gain())
    }

    fn turning_points_now(self) -> Vec<Swing> {
        untrack(|| self.turning_points()).unwrap_or_default()
    }

    /// The turns that changed most, once everything is known.
    pub(crate) fn turning_points(self) -> Option<Vec<Swing>> {
        self.inquiry.with(|inquiry| {
            let inquiry = inquiry.as_ref().filter(|inquiry| inquiry.is_done())?;
            Some(self.showing.with_value(|showing| {
                let film = &showing.film;
                let seats: Vec<Seat> = film.turns().iter().map(|turn| turn.seat).collect();
                turning_points(film.rules(), &seats, inquiry.chances())
            }))
        })
    }
}
