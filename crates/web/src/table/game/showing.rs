//! What happens, shown event by event, and replays of the last turn.

use std::collections::VecDeque;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::{Action, Phase};
use rabenburg_session::{Moment, Waiting};

use super::{Game, phase_of};
use crate::board::choreography::Cue;
use crate::focus;
use crate::settings::Asking;

impl Game {
    pub(super) fn hear(self, update: rabenburg_session::Update) {
        self.queue.update_value(|queue| queue.push_back(update));
        self.go_on();
    }

    /// The table has come into sight or gone out of it. Events wait for somebody to see them.
    pub(crate) fn be_present(self, present: bool) {
        self.present.set_value(present);
        self.go_on();
    }

    fn go_on(self) {
        let waiting = self.queue.with_value(|queue| !queue.is_empty());
        if waiting && self.present.get_value() && !self.busy.get_untracked() {
            self.busy.set(true);
            self.picked.set(Vec::new());
            let held = self.hold();
            spawn_local(async move {
                self.show_updates().await;
                drop(held);
            });
        }
    }

    async fn show_updates(self) {
        let next = || self.queue.try_update_value(VecDeque::pop_front).flatten().filter(|_| !self.has_ended());
        while let Some(update) = next() {
            self.stage.play_all(&update.events, move |event| self.tell(event)).await;
            self.settle(update.now);
            // What nobody could see happen is in the log all the same; what is waiting to be shown must not be told
            // yet.
            if update.events.is_empty() && self.queue.with_value(VecDeque::is_empty) {
                self.read_log();
            }
        }
        self.busy.set(false);
        // Another game may have been started in the meantime: nobody is waiting for this one.
        if self.has_ended() {
            return;
        }
        if self.moment.with_untracked(|moment| moment.waiting == Waiting::Viewer) {
            self.stage.sound(Cue::YourTurn);
            focus::bring_back();
            self.advise_by_itself();
        }
        self.pass_by_itself();
        let version = self.moment.read_untracked().version;
        self.with_session(|session| session.shown(version));
    }

    fn settle(self, now: Moment) {
        self.stage.show(&now.view);
        self.moment.set(now);
        self.repeatable.set(self.with_session(|session| session.last_turn().is_some()));
        self.forget_lines();
    }

    /// Rule 9.3 asks everybody who could cast. For people who do not want to be asked, the page passes.
    pub(super) fn pass_by_itself(self) {
        if untrack(|| self.passes_by_itself()) {
            self.act(Action::Pass);
        }
    }

    /// Whether the viewer is being asked for a spell and does not want to be.
    pub(crate) fn passes_by_itself(self) -> bool {
        self.moment.with(|moment| {
            let asked = moment.waiting == Waiting::Viewer && phase_of(moment) == Some(Phase::Window);
            let own_turn = moment.view.viewer.is(moment.view.active);
            let passes = match self.settings.asking.get() {
                Asking::Always => false,
                Asking::OwnTurn => !own_turn,
                Asking::Never => true,
            };
            asked && passes
        })
    }

    /// Replays the last turn, then returns to the present.
    pub(crate) fn replay(self) {
        if self.busy.get_untracked() {
            return;
        }
        let Some(replay) = self.with_session(|session| session.last_turn()) else { return };
        self.busy.set(true);
        self.replaying.set(true);
        let present = self.stage.scene.get_untracked();
        let log = self.with_session(|session| session.log());
        let before = log.iter().filter(|(turn, _)| *turn < replay.from.turn).map(|(_, event)| event);
        self.stage.recall(&replay.from, before);
        let held = self.hold();
        spawn_local(async move {
            self.stage.take_time();
            self.stage.play_all(&replay.events, |_| {}).await;
            self.stage.take_time();
            self.stage.scene.set(present);
            // Somebody else may sit here by now.
            self.stage.show(&self.moment.get_untracked().view);
            self.replaying.set(false);
            self.busy.set(false);
            // Something may have happened in the meantime; it waited.
            self.go_on();
            drop(held);
        });
    }
}
