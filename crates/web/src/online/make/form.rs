//! The form on the screen, and what is saved of it for next time.

use leptos::prelude::*;
use rabenburg_protocol::NewTable;
use rabenburg_words::{Language, unplayable};

use super::order::{check, order};
use super::terms::{SeatWish, Terms};
use crate::start::plan::{Plan, Shelf};
use crate::start::set_up::Desk;
use crate::storage;

const PLANS: &str = "online-plans";
const TABLE: &str = "online-table";

/// A table about to be made.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// The game: one plan for one player, another for several.
    shelf: RwSignal<Shelf>,
    /// Everything else.
    pub(super) terms: RwSignal<Terms>,
}

impl Form {
    /// The table made last, or a newcomer's.
    pub(super) fn kept() -> Form {
        let mut shelf = Shelf::from_text(&storage::read(PLANS).unwrap_or_default());
        let table = storage::read(TABLE).and_then(|text| serde_json::from_str::<NewTable>(&text).ok());
        let terms = table.as_ref().map(Terms::of).unwrap_or_default();
        terms.fit(shelf.plan_mut(terms.kind()));
        Form { shelf: RwSignal::new(shelf), terms: RwSignal::new(terms) }
    }

    /// Saves it for next time. A browser that saves nothing offers a newcomer's table again.
    pub(super) fn keep(self) {
        storage::write(PLANS, &self.shelf.with_untracked(Shelf::to_text));
        if let Ok(text) = serde_json::to_string(&untrack(|| self.order())) {
            storage::write(TABLE, &text);
        }
    }

    /// The plan of the game, for the parts of the set-up that change it.
    pub(super) fn desk(self, language: Language) -> Desk {
        let kind = self.terms.with_untracked(Terms::kind);
        Desk::new(self.shelf, kind, language)
    }

    /// What would be sent.
    pub(super) fn order(self) -> NewTable {
        self.look(order)
    }

    /// Reads plan and terms, reactively.
    pub(super) fn look<T>(self, look: impl FnOnce(&Plan, &Terms) -> T) -> T {
        self.shelf.with(|shelf| self.terms.with(|terms| look(shelf.plan(terms.kind()), terms)))
    }

    /// Why this cannot be played.
    pub(super) fn objection(self, language: Language) -> Option<String> {
        check(&self.order()).err().map(|error| unplayable(error, language))
    }

    pub(super) fn play_with(self, players: u8) {
        let (mut shelf, mut terms) = (self.shelf.get_untracked(), self.terms.get_untracked());
        terms.play_with(players, &mut shelf);
        self.shelf.set(shelf);
        self.terms.set(terms);
    }

    pub(super) fn seat(self, seat: usize, wish: SeatWish) {
        let (mut shelf, mut terms) = (self.shelf.get_untracked(), self.terms.get_untracked());
        let kind = terms.kind();
        terms.seat(shelf.plan_mut(kind), seat, wish);
        self.shelf.set(shelf);
        self.terms.set(terms);
    }

    /// One of the terms, reactively.
    pub(super) fn term<T: Send + Sync + 'static>(self, of: fn(&Terms) -> T) -> Signal<T> {
        Signal::derive(move || self.terms.with(of))
    }

    pub(super) fn setting<T: 'static>(self, set: fn(&mut Terms, T)) -> Callback<T> {
        Callback::new(move |value| self.terms.update(|terms| set(terms, value)))
    }
}
