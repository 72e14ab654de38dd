//! What is picked, and what comes of it.

use leptos::prelude::*;
use rabenburg_engine::{Action, Space};
use rabenburg_session::{Moment, NotDone};

use super::{Game, HintState, phase_of};
use crate::choosing::{Menu, Pick, PickOutcome, happens_at_once, wish};

impl Game {
    /// The player points at something.
    pub(crate) fn pick(self, pick: Pick) {
        self.stage.finish();
        self.refusal.set(None);
        if untrack(|| self.passes_with(pick)) {
            self.intended.set(Some(pick));
            self.act(Action::Pass);
            return;
        }
        let menu = self.menu.get_untracked();
        let picked = self.picked.get_untracked();
        match menu.pick(&picked, pick) {
            PickOutcome::Picked(now) => self.take(&menu, &picked, pick, now),
            PickOutcome::Refused => match self.upon(&menu, &picked, pick) {
                Some(wizard) => self.pick(wizard),
                None => self.ask_why_not(&picked, pick),
            },
        }
    }

    pub(crate) fn drop(self, piece: Pick, space: Space) {
        self.refusal.set(None);
        let menu = self.menu.get_untracked();
        let picked = self.picked.get_untracked();
        match menu.drop(&picked, piece, space) {
            PickOutcome::Picked(now) => self.take(&menu, &picked, piece, now),
            PickOutcome::Refused => self.ask_why_not(&picked, piece),
        }
    }

    fn upon(self, menu: &Menu, picked: &[Pick], pick: Pick) -> Option<Pick> {
        let Pick::Tower(tower) = pick else { return None };
        self.moment.with_untracked(|moment| menu.upon(picked, tower, &moment.view))
    }

    fn take(self, menu: &Menu, before: &[Pick], pointed: Pick, picked: Vec<Pick>) {
        let immediate = picked.iter().any(|pick| matches!(pick, Pick::Do(button) if button.is_immediate()));
        let confirm = self.settings.confirm.get_untracked();
        let chosen = menu.chosen(&picked);
        let chosen = chosen.filter(|choice| immediate || happens_at_once(confirm, choice, before, pointed, &picked));
        let action = chosen.map(|choice| choice.action);
        self.picked.set(picked);
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// Shows the picks of an action, as if the player had made them.
    pub(crate) fn show(self, action: &Action) {
        if let Some(picks) = self.menu.get_untracked().picks(action) {
            self.picked.set(picks);
        }
    }

    /// Shows an action in the guided game. What is impossible is tried, so that the reason is told.
    pub(crate) fn demonstrate(self, action: &Action) {
        if self.menu.get_untracked().picks(action).is_some() {
            self.show(action);
        } else {
            let reply = move |refusal| self.refusal.set(refusal);
            self.with_session(|session| session.why_not(*action, Box::new(reply)));
        }
    }

    pub(crate) fn confirm(self) {
        let menu = self.menu.get_untracked();
        let action = self.picked.with_untracked(|picked| menu.chosen(picked).map(|choice| choice.action));
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// Takes the last pick back; nothing has happened yet.
    pub(crate) fn take_back(self) {
        self.refusal.set(None);
        self.picked.update(|picked| {
            picked.pop();
        });
    }

    /// Does something.
    pub(crate) fn act(self, action: Action) {
        self.picked.set(Vec::new());
        self.advice.set(HintState::None);
        self.overtaken.set(false);
        self.sending.set(true);
        let reply = move |answer: Result<(), NotDone>| {
            self.sending.set(false);
            match answer {
                Ok(()) => {}
                Err(NotDone::Refused(refusal)) => self.refusal.set(Some(refusal)),
                Err(NotDone::Overtaken) => self.overtaken.set(true),
                // Reported by whoever runs the game.
                Err(NotDone::Otherwise) => {}
            }
        };
        self.with_session(|session| session.act(action, Box::new(reply)));
    }

    fn ask_why_not(self, picked: &[Pick], refused: Pick) {
        let Some(seat) = untrack(|| self.viewer()) else { return };
        let wished = |moment: &Moment| wish(&moment.view, phase_of(moment), seat, picked, refused);
        let Some(action) = self.moment.with_untracked(wished) else { return };
        let reply = move |refusal| self.refusal.set(refusal);
        self.with_session(|session| session.why_not(action, Box::new(reply)));
    }
}
