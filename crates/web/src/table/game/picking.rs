//! What is picked, and what comes of it.

use leptos::prelude::*;
use rabenburg_engine::{Action, Space};
use rabenburg_session::{Moment, NotDone};

use super::{Game, HintState, phase_of};
use crate::choosing::{Menu, Pick, PickOutcome, wish};

impl Game {
    /// The player points at something.
    pub(crate) fn pick(self, pick: Pick) {
        self.stage.finish();
        self.refusal.set(None);
        let menu = self.menu.get_untracked();
        let picked = self.picked.get_untracked();
        match menu.pick(&picked, pick) {
            PickOutcome::Picked(now) => self.take(&menu, now),
            PickOutcome::Refused => self.ask_why_not(&picked, pick),
        }
    }

    /// A piece was dropped on a space.
    pub(crate) fn drop(self, piece: Pick, space: Space) {
        self.refusal.set(None);
        let menu = self.menu.get_untracked();
        let picked = self.picked.get_untracked();
        match menu.drop(&picked, piece, space) {
            PickOutcome::Picked(now) => self.take(&menu, now),
            PickOutcome::Refused => self.ask_why_not(&picked, piece),
        }
    }

    fn take(self, menu: &Menu, picked: Vec<Pick>) {
        let at_once = picked.iter().any(|pick| matches!(pick, Pick::Do(button) if button.is_immediate()));
        let action = menu.chosen(&picked).map(|choice| choice.action).filter(|_| at_once);
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

    /// Confirms what is picked.
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
