//! The analysis of the game, in a worker of its own that ends with the page.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_session::{Inquiry, Swing, Thinker, turning_points};

use super::source::Showing;
use crate::thinker::WorkerThinker;

/// The analysis as it goes on.
#[derive(Clone, Copy)]
pub(crate) struct Review {
    /// What is known so far.
    pub(crate) inquiry: RwSignal<Option<Inquiry>>,
    /// Whether it could not be done.
    pub(crate) failed: RwSignal<bool>,
    showing: StoredValue<Arc<Showing>>,
    thinker: StoredValue<Option<Rc<WorkerThinker>>, LocalStorage>,
}

impl Review {
    /// Begins to analyse a game. One that was given up has no end to compare with, and is not analysed.
    pub(crate) fn new(showing: Arc<Showing>) -> Review {
        let judged = showing.film.outcome().is_some() && !showing.film.turns().is_empty();
        let review = Review {
            inquiry: RwSignal::new(None),
            failed: RwSignal::new(false),
            showing: StoredValue::new(showing),
            thinker: StoredValue::new_local(None),
        };
        if judged {
            review.begin();
        }
        on_cleanup(move || {
            // The worker ends with it.
            review.thinker.try_update_value(|thinker| *thinker = None);
        });
        review
    }

    /// Begins, or begins anew after a failure.
    pub(crate) fn begin(self) {
        let (inquiry, question) = self.showing.with_value(|showing| Inquiry::begin(1, &showing.film));
        self.failed.set(false);
        self.inquiry.set(Some(inquiry));
        let thinker = WorkerThinker::start();
        let asker = Rc::downgrade(&thinker);
        thinker.on_answer(move |answer| {
            let hear = |inquiry: &mut Option<Inquiry>| inquiry.as_mut().and_then(|inquiry| inquiry.hear(answer));
            let next = self.inquiry.try_update(hear).flatten();
            if let (Some(next), Some(thinker)) = (next, asker.upgrade()) {
                thinker.ask(next);
            }
            if self.inquiry.try_with_untracked(|inquiry| inquiry.as_ref().is_some_and(Inquiry::has_failed))
                == Some(true)
            {
                self.failed.set(true);
            }
        });
        thinker.on_failure(move |_| {
            self.failed.try_set(true);
        });
        thinker.ask(question);
        self.thinker.set_value(Some(thinker));
    }

    /// The turns that changed most, once all is known.
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
