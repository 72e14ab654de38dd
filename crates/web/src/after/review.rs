//! The analysis of the game, in a worker of its own that ends with the page.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_session::{Inquiry, Swing, Thinker, turning_points};

use super::source::Showing;
use crate::thinker::WorkerThinker;

/// The minimum time between redraws, in milliseconds: answers come faster than a phone can draw them.
const PAUSE: f64 = 250.0;

/// An analysis in progress.
#[derive(Clone, Copy)]
pub(crate) struct Review {
    /// What is known so far.
    pub(crate) inquiry: RwSignal<Option<Inquiry>>,
    /// Whether it failed.
    pub(crate) failed: RwSignal<bool>,
    showing: StoredValue<Arc<Showing>>,
    thinker: StoredValue<Option<Rc<WorkerThinker>>, LocalStorage>,
}

impl Review {
    /// The analysis of a game, not started yet.
    pub(crate) fn new(showing: Arc<Showing>) -> Review {
        let review = Review {
            inquiry: RwSignal::new(None),
            failed: RwSignal::new(false),
            showing: StoredValue::new(showing),
            thinker: StoredValue::new_local(None),
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
